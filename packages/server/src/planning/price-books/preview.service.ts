import { planningDayOf } from '../../access/contexts/planning-day.ts';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import { computeTask } from '../../infra/compute/compute-pool.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { planTwice } from './preview.thread.ts';
import { type Preview, previewOf } from './preview.ts';
import { countPlans, samplePlanned } from './price-books.repository.ts';
import { bookOf, getCurrentBook } from './price-books.service.ts';

const PLAN_TWICE = computeTask<typeof planTwice>(
  new URL('./preview.thread.ts', import.meta.url),
  'planTwice',
);

/**
 * Enough that the median of the change is known to a few percent of its spread; of a context with no more plans it is
 * exact.
 */
const SAMPLE = 200;
/** So many at once in a thread, one piece after the other: others get their turn in between. */
const PIECE = 10;
/** A person waits for it: what was made by then is the sample. */
const LONGEST_MS = 8000;

interface PreviewSettings {
  sql: Sql;
  compute: ComputePool;
  now?: () => number;
}

/**
 * What publishing the draft (`null`) or a version would do to the suggested plans, both ways planned for today by the
 * same engine.
 */
export async function previewBook(
  { sql, compute, now = () => performance.now() }: PreviewSettings,
  contextId: string,
  version: number | null,
): Promise<Preview> {
  const [after, { book: before }, { plans }, planned, date] = await Promise.all([
    bookOf(sql, contextId, version),
    getCurrentBook(sql, contextId),
    countPlans(sql, contextId),
    samplePlanned(sql, contextId, SAMPLE),
    planningDayOf(sql, contextId, null),
  ]);
  const start = now();
  const sample = [];
  for (let from = 0; from < planned.length; from += PIECE) {
    if (from > 0 && now() - start > LONGEST_MS) break;
    const piece = planned.slice(from, from + PIECE);
    sample.push(...(await compute.run(PLAN_TWICE, { planned: piece, date, before, after }, { contextId })));
  }
  return previewOf(sample, plans);
}
