import { Fault } from '../../fault.ts';
import { ComputeError, type ComputePool, computeTask } from '../compute/compute-pool.ts';
import type { tryRenderPng } from './render-png.thread.ts';

const RENDER_PNG = computeTask<typeof tryRenderPng>(
  new URL('./render-png.thread.ts', import.meta.url),
  'tryRenderPng',
);

/** Of a drawing of somebody else's, which may be anything: some milliseconds on a quiet machine. */
const LONGEST_MS = 20_000;

/** Of our own drawing. */
export async function drawPng(compute: ComputePool, svg: string): Promise<Uint8Array> {
  const png = await draw(compute, svg);
  if (png === null) throw new Error('a drawing of our own cannot be drawn');
  return png;
}

/** Null for what cannot be drawn. */
export function tryDrawPng(compute: ComputePool, svg: string): Promise<Uint8Array | null> {
  return draw(compute, svg, LONGEST_MS);
}

/** In a thread of the pool, so that the API stays responsive. */
async function draw(compute: ComputePool, svg: string, longestMs?: number): Promise<Uint8Array | null> {
  try {
    return await compute.run(RENDER_PNG, svg, longestMs);
  } catch (error) {
    throw error instanceof ComputeError ? new Fault('busy', [], { cause: error }) : error;
  }
}
