import { Fault } from '../../fault.ts';
import { ComputeError, type ComputePool, computeTask } from '../compute/compute-pool.ts';
import type { renderPng } from './render-png.thread.ts';

const RENDER_PNG = computeTask<typeof renderPng>(
  new URL('./render-png.thread.ts', import.meta.url),
  'renderPng',
);

/** Of our own drawing, in a thread of the pool, so that the API stays responsive. */
export async function drawPng(compute: ComputePool, contextId: string, svg: string): Promise<Uint8Array> {
  try {
    return await compute.run(RENDER_PNG, svg, { contextId });
  } catch (error) {
    throw error instanceof ComputeError ? new Fault('busy', [], { cause: error }) : error;
  }
}
