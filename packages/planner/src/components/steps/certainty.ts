/** Which steps are sure, which depend, and which works some houses need that the plan has not. */
import {
  type DecidingAnswer,
  type Decision,
  measuresOf,
  type StoredPlan,
  type StoredStep,
  type WorkCertainty,
} from '@rooftree/engine';

export interface CertainSteps {
  core: readonly StoredStep[];
  depends: readonly StoredStep[];
  perhaps: readonly WorkCertainty[];
}

export function certainSteps(plan: StoredPlan, decision: Decision | null): CertainSteps | null {
  if (decision === null) return null;
  const isCore = (step: StoredStep) =>
    measuresOf(step).every((code) => certaintyOf(decision, code)?.certainty !== 'depends');
  return {
    core: plan.steps.filter(isCore),
    depends: plan.steps.filter((step) => !isCore(step)),
    perhaps: decision.works.filter(
      ({ measure, is_in_plan: isInPlan, decided_by: decidedBy }) =>
        !isInPlan &&
        decidedBy !== null &&
        !plan.steps.some((step) => measuresOf(step).includes(measure)) &&
        !plan.controls.excluded_measures.includes(measure),
    ),
  };
}

export function certaintyOf(decision: Decision, measure: string): WorkCertainty | undefined {
  return decision.works.find((work) => work.measure === measure);
}

export type Need = 'always' | 'usually' | 'sometimes' | 'seldom' | 'never';

/** The answers by what follows from them, most needed first. */
export function needsOf(answers: readonly DecidingAnswer[]): { need: Need; answers: readonly string[] }[] {
  const needs: Need[] = ['always', 'usually', 'sometimes', 'seldom', 'never'];
  return needs.flatMap((need) => {
    const of = answers.filter(({ share_of_cases: share }) => needOf(share) === need);
    return of.length === 0 ? [] : [{ need, answers: of.map(({ answer }) => answer) }];
  });
}

function needOf(share: number): Need {
  if (share >= 0.9) return 'always';
  if (share >= 0.6) return 'usually';
  if (share >= 0.35) return 'sometimes';
  return share >= 0.1 ? 'seldom' : 'never';
}
