import { assertWhole, countsOf } from '../../packages/server/src/testing/data/batches.ts';
import type { Call } from './cluster-load.ts';
import type { Cluster, Promotion } from './start-cluster.ts';

export interface Verdict {
  /** What was found, for whoever reads it. */
  lines: string[];
  /** What must not be, each with its number; all are 0 when everything that was promised is there, once. */
  faults: {
    lostWrites: number;
    brokenBatches: number;
    batchesTooMany: number;
    reportsWithoutFile: number;
    lostReports: number;
    wrongAnswers: number;
  };
  /** From the promotion until writes were answered again. */
  secondsWithoutWrites: number;
}

/**
 * Holds what callers were promised against what the database and the bucket have. `batches` are those besides the
 * load's own.
 */
export async function judgeCluster(
  { sql, contextId, bucket, load, machines }: Cluster,
  batches: readonly string[],
  promotion: Promotion,
): Promise<Verdict> {
  const [rows] = await sql<[{ found: number }]>`
    SELECT count(*) AS found FROM estates WHERE context_id = ${contextId} AND external_id = ANY(${load.written})`;
  const [jobs] = await sql<[{ parents: number }]>`
    SELECT count(*) AS parents FROM calculation_jobs WHERE context_id = ${contextId} AND estates_total IS NOT NULL AND parent_id IS NULL`;
  const broken: string[] = [];
  let plans = 0;
  const asked = [...batches, ...load.batches.values()];
  for (const id of asked) {
    const { total, finished } = await countsOf(sql, id);
    plans += finished;
    if (total !== finished) broken.push(`${id}: ${finished} of ${total}`);
    await assertWhole(sql, contextId, id).catch((error: Error) => broken.push(error.message));
  }
  const files = await sql<{ path: string }[]>`SELECT path FROM stored_files WHERE state = 'live'`;
  const objects = new Set(await bucket.objects());
  const [kept] = await sql<[{ reports: number }]>`SELECT count(*) AS reports FROM renovation_reports`;
  const wrong = load.calls.filter(
    ({ status, hasRetryAfter }) => (status >= 300 || status === 0) && (status !== 503 || !hasRetryAfter),
  );
  const faults = {
    lostWrites: load.written.length - rows.found,
    brokenBatches: broken.length,
    batchesTooMany: jobs.parents - asked.length,
    reportsWithoutFile: files.filter(({ path }) => !objects.has(path)).length,
    lostReports: Math.max(0, load.reports.length - kept.reports),
    wrongAnswers: wrong.length,
  };
  const away = findSecondsWithoutWrites(load.calls, promotion);
  const starts = machines.map(({ name, starts }) => `${name} ${starts()}`).join(', ');
  const lines = [
    `${load.calls.length} calls: ${countStatuses(load.calls)}; starts: ${starts}`,
    `${load.written.length} acknowledged writes, ${faults.lostWrites} lost`,
    `${batches.length} large batches and ${load.batches.size} small ones: ${plans} plans, ${broken.length} faults; ${faults.batchesTooMany} batches too many`,
    `${load.reports.length} reports answered, ${kept.reports} kept, ${faults.reportsWithoutFile} without their file`,
    `${wrong.length} answers other than a success or 503 with Retry-After`,
    ...wrong.slice(0, 10).map(({ what, status, text }) => `  ${what}: ${status} ${text.slice(0, 200)}`),
    ...broken.slice(0, 10).map((fault) => `  ${fault}`),
    `The standby was promoted ${promotion.secondsAway.toFixed(1)} s after the primary was lost; writes worked again ${away.toFixed(1)} s after that`,
  ];
  return { lines, faults, secondsWithoutWrites: away };
}

/**
 * Until the first write with a success, and the last that began before it and failed: later faults have failures of
 * their own.
 */
function findSecondsWithoutWrites(calls: readonly Call[], { promotedAt }: Promotion): number {
  const writes = calls.filter(({ what, endedAt }) => what.startsWith('PUT') && endedAt > promotedAt);
  const firstGood = Math.min(...writes.filter(({ status }) => status === 201).map(({ endedAt }) => endedAt));
  const failed = writes.filter(({ status, startedAt }) => status !== 201 && startedAt < firstGood);
  return (Math.max(firstGood, ...failed.map(({ endedAt }) => endedAt)) - promotedAt) / 1000;
}

function countStatuses(calls: readonly Call[]): string {
  const counts = Map.groupBy(calls, ({ status }) => status);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, some]) => `${some.length} × ${status || 'no answer'}`)
    .join(', ');
}
