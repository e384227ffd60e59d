import type { Track } from '../contract/codes.ts';
import type { PlanControls } from '../contract/plan.ts';
import { ENGINE_VERSION } from '../data/version.ts';
import { DEFAULT_CONTROLS } from '../plan/plan-options.ts';
import type { StoredControls, StoredPlan, StoredStep, StoredWork } from './stored-plan.ts';

type Earlier<T, Missing extends keyof T> = Omit<T, Missing> & Partial<Pick<T, Missing>>;

/** What every version wrote. Plans of 0.1.0 have the least; versions between added the rest in several commits each. */
interface EarlierPlan
  extends Earlier<
    Omit<StoredPlan, 'controls' | 'target' | 'steps' | 'totals' | 'loans'>,
    'cash_flow' | 'milestones' | 'emission_factors' | 'decision' | 'expected_result' | 'conflicts'
  > {
  controls: Earlier<StoredControls, 'confidence' | 'fossil_free'>;
  target: Earlier<StoredPlan['target'], 'probability'>;
  steps: EarlierStep[];
  totals: Earlier<StoredPlan['totals'], 'contingency'>;
  loans: Earlier<StoredPlan['loans'][number], 'conditions'>[];
}

interface EarlierStep extends Omit<Earlier<StoredStep, 'timing' | 'track' | 'expected_after'>, 'works'> {
  works: Earlier<StoredWork, 'track' | 'specification'>[];
}

/**
 * Whether plans of that version lack what this one writes. A newer version, which runs beside this one during an
 * update, lacks nothing.
 */
export function isEarlierEngine(version: string): boolean {
  const ours = ENGINE_VERSION.split('.').map(Number);
  const differences = version.split('.').map((part, place) => Number(part) - (ours[place] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}

/**
 * A plan as it was kept, in the form of today. What its version did not work out becomes null: no figure is added, none
 * is changed. `stored` is the document as parsed from JSON.
 */
export function upgradePlan(stored: unknown): StoredPlan {
  // Only plans of the engine are kept, and every version of it wrote at least these fields.
  const plan = stored as EarlierPlan;
  // A plan of this version, or of a newer one.
  if (!isEarlierEngine(plan.engine_version)) return stored as StoredPlan;
  // A house has one owner, who decides about every work; of an apartment it has to be worked out.
  const track = plan.estate_type === 'HOUSE' ? 'private' : null;
  return {
    ...plan,
    controls: upgradeControls(plan.controls),
    target: { ...plan.target, probability: plan.target.probability ?? null },
    steps: plan.steps.map((step) => upgradeStep(step, track)),
    totals: { ...plan.totals, contingency: plan.totals.contingency ?? null },
    cash_flow: plan.cash_flow ?? null,
    milestones: plan.milestones ?? null,
    emission_factors: plan.emission_factors ?? null,
    loans: plan.loans.map((loan) => ({ ...loan, conditions: loan.conditions ?? null })),
    decision: plan.decision ?? null,
    expected_result: plan.expected_result
      ? { ...plan.expected_result, probability: plan.expected_result.probability ?? null }
      : null,
    conflicts: plan.conflicts ?? null,
  };
}

function upgradeStep(step: EarlierStep, track: Track | null): StoredStep {
  return {
    ...step,
    timing: step.timing ?? null,
    expected_after: step.expected_after ?? null,
    track: step.track ?? track,
    works: step.works.map((work) => ({
      ...work,
      track: work.track ?? track,
      specification: work.specification ?? null,
    })),
  };
}

/** An earlier version had no way to request a home without gas and oil. */
function upgradeControls(controls: EarlierPlan['controls']): StoredControls {
  return {
    ...controls,
    confidence: controls.confidence ?? null,
    fossil_free: controls.fossil_free ?? false,
    ownership: controls.ownership ?? null,
  };
}

/**
 * The wishes of a plan, to plan with again: where none could be expressed, or none but the default, the rules decide on
 * the chance.
 */
export function wishesOf({ confidence, ...controls }: StoredControls): Partial<PlanControls> {
  const isAsked = confidence !== null && confidence !== DEFAULT_CONTROLS.confidence;
  return { ...controls, ...(isAsked && { confidence }) };
}
