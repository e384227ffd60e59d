/** Runs in a thread of the compute pool: estates in, results out, both as JSON text. */
import {
  InputError,
  type OwnPriceBook,
  type Plan,
  type PlanControls,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import { indicateWithAssumptions } from '@rooftree/engine/indicate';
import { outlinePlan } from '../../renovations/outline-plan.ts';
import { planCents } from '../../renovations/plan-cents.ts';
import { planLabels } from '../../renovations/plan-labels.ts';
import { type ChunkResults, PLAN_SEPARATOR } from './chunk-results.ts';
import { PlanCache, planKeys, type WrittenPlan } from './plan-cache.ts';

export interface EstatesWork {
  /** `[{"job_id", "estate"}]`, as `startJobs` gives it. */
  estates: string;
  contextId: string;
  controls: PlanControls | null;
  date: string;
  /** The context's own prices and grants; null for ours alone. */
  priceBook: OwnPriceBook | null;
  /** Becomes 1 when the rest is no longer wanted. Shared with the thread that waits for this one. */
  stopFlag: Int32Array;
}
export interface EstatesDone extends ChunkResults {
  /** What the log records about estates on which the engine failed; the client reads a friendlier sentence. */
  breakdowns: { jobId: string; cause: string }[];
}
/** The result of one estate; the plan is separate from the rest, see `ChunkResults`. */
type Calculate = (estate: unknown) => Partial<WrittenPlan> & Pick<WrittenPlan, 'result'>;

const planCache = new PlanCache();

export function planEstates({ contextId, controls, date, priceBook, ...work }: EstatesWork): EstatesDone {
  const keyOf = planKeys({ contextId, controls, date, priceBook });
  return calculateEach(work, (estate) => {
    const input = parseEstateInput(estate, date);
    return planCache.getOrMake(keyOf(input), () =>
      writtenPlan(planRenovation(input, { ...controls, date, ...(priceBook && { priceBook }) })),
    );
  });
}

function writtenPlan(plan: Plan): WrittenPlan {
  const price_book_version = plan.price_book?.version ?? 0;
  const columns = { ...planCents(plan.totals), labels: planLabels(plan), outline: outlinePlan(plan) };
  return { plan: JSON.stringify(plan), result: { ...columns, price_book_version } };
}

export function indicateEstates({ date, ...work }: EstatesWork): EstatesDone {
  return calculateEach(work, (estate) => {
    return { result: { indication: indicateWithAssumptions(parseEstateInput(estate, date)) } };
  });
}

/** An estate that cannot be calculated never affects the others. */
function calculateEach(
  { estates, stopFlag }: Pick<EstatesWork, 'estates' | 'stopFlag'>,
  calculate: Calculate,
): EstatesDone {
  const results: object[] = [];
  const plans: string[] = [];
  const breakdowns: EstatesDone['breakdowns'] = [];
  const entries: { job_id: string; estate: unknown }[] = JSON.parse(estates);
  for (const { job_id, estate } of entries) {
    if (Atomics.load(stopFlag, 0) === 1) break;
    try {
      const { plan, result } = calculate(estate);
      const plan_number = plan === undefined ? null : plans.push(plan);
      results.push({ job_id, plan_number, ...result });
    } catch (error) {
      results.push({ job_id, failure: reasonOf(error) });
      if (!(error instanceof InputError)) {
        breakdowns.push({
          jobId: job_id,
          cause: error instanceof Error ? (error.stack ?? '') : String(error),
        });
      }
    }
  }
  return { results: JSON.stringify(results), plans: plans.join(PLAN_SEPARATOR), breakdowns };
}

function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.faults.map(({ message }) => message).join('; ');
  return "the calculation can't handle this estate's data; its operator finds the cause in the log";
}
