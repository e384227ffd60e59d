import { Fault } from '../fault.ts';
import { ComputeError, type ComputePool, computeTask } from '../infra/compute/compute-pool.ts';
import type { renderPng } from '../infra/png/render-png.thread.ts';

const RENDER_PNG = computeTask<typeof renderPng>(
  new URL('../infra/png/render-png.thread.ts', import.meta.url),
  'renderPng',
);
/** In a thread of the pool, so that the API stays responsive. */
export async function drawPng(compute: ComputePool, svg: string): Promise<Uint8Array> {
  try {
    return await compute.run(RENDER_PNG, svg);
  } catch (error) {
    throw error instanceof ComputeError ? new Fault('busy', [], { cause: error }) : error;
  }
}
