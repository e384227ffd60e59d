/** The engine's thread, but an estate of 666 m² breaks it: what no input is known to do can then be tested. */
import {
  type EstatesDone,
  type EstatesWork,
  planEstates,
} from '../calculation-jobs/calculate-estates.thread.ts';

export function planOrBreak(work: EstatesWork): EstatesDone {
  const entries: { estate: { dwelling: { habitable_space_m2?: number } } }[] = JSON.parse(work.estates);
  if (entries.some(({ estate }) => estate.dwelling.habitable_space_m2 === 666)) process.exit(1);
  return planEstates(work);
}
