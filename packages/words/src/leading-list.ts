/** The list that leads: what to do whatever the house turns out to be, then what to decide once more is known. */
import {
  type Decision,
  type MeasureCode,
  measuresOf,
  type StoredPlan,
  type StoredStep,
  type WorkCertainty,
} from '@rooftree/engine';
import { wholeEuroSums } from './whole-euros.ts';

export interface StepGroup {
  steps: readonly StoredStep[];
  /** Whole euros after grants; those of both groups add up to what the plan costs. */
  netEur: number;
}

export interface LeadingList {
  core: StepGroup;
  decide: StepGroup;
  /** Works that some of the possible houses need and the plan lacks. */
  perhaps: readonly WorkCertainty[];
}

/** Null without a decision, and where the decision is about another plan. */
export function leadingList(plan: StoredPlan, decision: Decision | null): LeadingList | null {
  if (decision === null) return null;
  const measures = plan.steps.flatMap(measuresOf);
  if (measures.some((measure) => certaintyOf(decision, measure) === undefined)) return null;
  // The works of a step are done together: it goes with the one that costs most.
  const isCore = (step: StoredStep) =>
    certaintyOf(decision, dearestMeasure(step) ?? '')?.certainty !== 'depends';
  const sums = wholeEuroSums(plan).steps;
  const group = (isIn: (step: StoredStep) => boolean): StepGroup => ({
    steps: plan.steps.filter(isIn),
    netEur: plan.steps.reduce((sum, step, index) => sum + (isIn(step) ? (sums[index]?.net ?? 0) : 0), 0),
  });
  return {
    core: group(isCore),
    decide: group((step) => !isCore(step)),
    perhaps: decision.works.filter(
      ({ measure, is_in_plan: isInPlan, decided_by: decidedBy }) =>
        !isInPlan &&
        decidedBy !== null &&
        !measures.includes(measure) &&
        !plan.controls.excluded_measures.includes(measure),
    ),
  };
}

function dearestMeasure(step: StoredStep): string | undefined {
  const measures: readonly string[] = measuresOf(step);
  return step.works
    .filter(({ work }) => measures.includes(work))
    .toSorted((a, b) => b.total_estimated_cost_incl_vat - a.total_estimated_cost_incl_vat)[0]?.work;
}

/** The works of a step that not every possible house needs. */
export function dependingWorks(step: StoredStep, decision: Decision | null): readonly WorkCertainty[] {
  if (decision === null) return [];
  return measuresOf(step).flatMap((measure) => {
    const work = certaintyOf(decision, measure);
    return work?.certainty === 'depends' ? [work] : [];
  });
}

/** A fact to find out before deciding about works of a step; `works` is empty where it decides about all of them. */
export interface StepCheck {
  fact: string;
  works: readonly MeasureCode[];
}

const PRACTICALLY_EVERY = 0.98;

/** Whether practically every possible house needs a work on each part of a step, and only which one is open. */
export function isNeededAnyway(step: StoredStep, decision: Decision | null): boolean {
  const works = dependingWorks(step, decision);
  return (
    works.length === measuresOf(step).length &&
    works.every(({ share_of_cases: share }) => share >= PRACTICALLY_EVERY)
  );
}

/** What to find out before deciding about a step. */
export function checksOf(step: StoredStep, decision: Decision | null): readonly StepCheck[] {
  const worksByFact = Map.groupBy(
    dependingWorks(step, decision).filter(({ decided_by: by }) => by !== null),
    ({ decided_by: by }) => by?.fact ?? '',
  );
  return [...worksByFact].map(([fact, works]) => ({
    fact,
    works: works.length === measuresOf(step).length ? [] : works.map(({ measure }) => measure),
  }));
}

function certaintyOf(decision: Decision, measure: string): WorkCertainty | undefined {
  return decision.works.find((work) => work.measure === measure);
}
