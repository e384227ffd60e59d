/** The engine's thread, but some estates break it: what no input is known to do can then be tested. */
import { type EstatesDone, type EstatesWork, planEstates } from './calculate-estates.thread.ts';

/** m² of an estate that ends its thread, and of one whose plan costs less than its parts. */
export const FATAL_M2 = 666;
export const WRONG_SUM_M2 = 667;

export function planOrBreak(work: EstatesWork): EstatesDone {
  const entries: { job_id: string; estate: { dwelling: { habitable_space_m2?: number } } }[] = JSON.parse(
    work.estates,
  );
  const has = (m2: number) => entries.filter(({ estate }) => estate.dwelling.habitable_space_m2 === m2);
  if (has(FATAL_M2).length > 0) process.exit(1);
  const wrong = new Set(has(WRONG_SUM_M2).map(({ job_id }) => job_id));
  const done = planEstates(work);
  const spoilt = JSON.parse(done.results).map((result: { job_id: string }) =>
    wrong.has(result.job_id) ? { ...result, total_cents: 1 } : result,
  );
  return { ...done, results: JSON.stringify(spoilt) };
}
