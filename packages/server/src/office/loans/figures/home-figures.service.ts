import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import { type ComputePool, computeTask } from '../../../infra/compute/compute-pool.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { countStaleHomes, readStaleHomes, storeFigures } from './home-figures.repository.ts';
import type { computeFigures } from './home-figures.thread.ts';

const COMPUTE = computeTask<typeof computeFigures>(
  new URL('./home-figures.thread.ts', import.meta.url),
  'computeFigures',
);
// Some tenths of a second for a thread.
const HOMES_AT_ONCE = 50;
/** Counts up when what is stored of a home changes its form or its meaning. */
const FORM = 1;
export const VERSIONS = `${FORM} ${ENGINE_VERSION} ${DATA_VERSION}`;

interface RefreshOptions {
  sql: Sql;
  compute: ComputePool;
  date: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => Promise<void>;
}

/**
 * Computes the figures of homes with loans that have none of their present state, in the threads. What is stored stays
 * after a crash.
 */
export async function refreshFigures(contextId: string, options: RefreshOptions): Promise<void> {
  const { sql, compute, date, signal, onProgress } = options;
  const total = await countStaleHomes(sql, contextId, VERSIONS);
  await onProgress(0, total);
  let done = 0;
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const stale: Awaited<ReturnType<typeof readStaleHomes>> = await readStaleHomes(sql, contextId, VERSIONS, {
      after,
      limit: HOMES_AT_ONCE,
    });
    if (stale === null) return;
    await storeFigures(
      sql,
      contextId,
      await compute.run(COMPUTE, { homes: stale.homes, date }, { contextId }),
    );
    after = stale.last;
    done += stale.count;
    await onProgress(done, total);
  }
}
