/** From the best plans of all possible houses: what is sure, what depends and on what, and what to ask next. */
import { isGivenBare } from '../../completion/given-facts.ts';
import { type MeasureCode, SLOTS, type Slot } from '../../contract/codes.ts';
import type { DecidingAnswer, Decision, NextQuestion, WorkCertainty } from '../../contract/decision.ts';
import type { EstateInput } from '../../contract/estate.ts';
import { CERTIFICATE_EUR } from '../../data/advice.ts';
import { requirePlannable } from '../../dwelling/plannable.ts';
import { labelBounds } from '../../label/label.ts';
import { measureOf, slotOf } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { quantiles } from '../../stock/spread.ts';
import type { PlanContext } from '../plan-context.ts';
import { openQuestions, type Question } from './answers.ts';
import { chanceOfReaching, ROUNDING } from './chance.ts';
import { isAllElectric } from './heat-pump-limit.ts';
import { measureOn, type OwnPlan, ownPlans } from './own-plans.ts';
import { type Outcomes, outcomesIn, plansToCompare } from './regret.ts';
import { DECIDED_BY, LOSING_MOST, type PartRule, twoStagePlan } from './two-stage.ts';
import { bitOf } from './work-bits.ts';

/** A work that is in fewer best plans is not worth a sentence. */
const LEAST_SHARE = 0.1;
const MOST_QUESTIONS = 5;
/** A question that saves less is not worth asking. */
const LEAST_SAVED_EUR = 50;

export function decisionOf(input: EstateInput, context: PlanContext, shown: readonly Measure[]): Decision {
  const { houses, controls, target, pricingContext } = context;
  const own = ownPlans(houses, controls, target, pricingContext);
  const questions = openQuestions(requirePlannable(input), pricingContext.dwelling, own);
  const limit = labelBounds(pricingContext.dwelling.labelScale, target).high;
  const outcomes = outcomesIn(own, limit);
  const sure = shown.filter(
    ({ slot }) =>
      LOSING_MOST.includes(slot) && DECIDED_BY[slot].some((fact) => isGivenBare(input.dwelling, fact)),
  );
  const rules = twoStagePlan(shown, own, questions, (house, bits) => outcomes(house, bits).cents, sure);
  const works = SLOTS.flatMap((slot) => certaintyOn(slot, shown, own, questions, rules.get(slot)));
  holdBackPump(works, controls.locked_measures);
  const core = works.filter(({ certainty }) => certainty === 'core').map(({ measure }) => measureOf(measure));
  return {
    houses: own.length,
    works: works.sort((a, b) => rankOf(a) - rankOf(b) || b.share_of_cases - a.share_of_cases),
    probability_after_core: hundredths(chanceOfReaching(limit, core, houses)),
    probability_if_known: hundredths(shareOf(own, ({ isTargetReached }) => isTargetReached)),
    next_questions: nextQuestions(shown, own, questions, outcomes),
  };
}

/**
 * A heat pump that heats alone is sized on the envelope: it is not sure while works on that are open, unless it is
 * locked. What decides about them then decides about it.
 */
function holdBackPump(works: readonly WorkCertainty[], locked: readonly MeasureCode[]): void {
  const open = works.find(
    ({ measure, is_in_plan: isInPlan, certainty }) =>
      isInPlan && certainty === 'depends' && LOSING_MOST.includes(slotOf(measure)),
  );
  if (open === undefined) return;
  for (const work of works) {
    const { measure, certainty } = work;
    if (certainty !== 'core' || locked.includes(measure) || !isAllElectric(measureOf(measure))) continue;
    work.certainty = 'depends';
    work.decided_by = open.decided_by && { fact: open.decided_by.fact, answers: [] };
  }
}

/** What is right in any case leads. */
function rankOf({ certainty }: WorkCertainty): number {
  return certainty === 'core' ? 0 : 1;
}

function certaintyOn(
  slot: Slot,
  shown: readonly Measure[],
  own: readonly OwnPlan[],
  questions: readonly Question[],
  rule: PartRule | undefined,
): WorkCertainty[] {
  const inPlan = measureOn(slot, shown);
  const hasWork = own.map(({ measures }) => measureOn(slot, measures) !== null);
  const share = shareOf(own, (_, house) => hasWork[house] === true);
  const always = rule?.question === null ? (rule.otherwise?.code ?? null) : null;
  const measure = inPlan ?? likeliest(slot, own);
  const isAsked = Boolean(rule?.question);
  if (measure === null || (inPlan === null && !isAsked && share < LEAST_SHARE)) return [];
  // Of the work that is named, also where the house's own best plan holds another on this part: a heat pump's price
  // beside the name of a boiler would mislead.
  const bit = bitOf(measureOf(measure));
  const costs = own.map(({ done }, house) => (hasWork[house] ? done(bit).netCents / 100 : 0));
  const weights = own.map(({ weight }, house) => (hasWork[house] ? weight / (share || 1) : 0));
  const [middle = 0] = share > 0 ? quantiles(costs, weights, [0.5]) : [0];
  return [
    {
      measure,
      is_in_plan: inPlan !== null,
      share_of_cases: hundredths(share),
      share_of_this_work: hundredths(shareOf(own, ({ works }) => (works & bit) !== 0)),
      certainty: always === null ? 'depends' : 'core',
      net_cost_eur: Math.round(middle),
      decided_by:
        always === null
          ? decidingFact(
              hasWork,
              own,
              questions.filter(({ fact }) => DECIDED_BY[slot].includes(fact)),
              rule,
            )
          : null,
    },
  ];
}

function likeliest(slot: Slot, own: readonly OwnPlan[]): WorkCertainty['measure'] | null {
  const weights = new Map<WorkCertainty['measure'], number>();
  for (const { measures, weight } of own) {
    const code = measureOn(slot, measures);
    if (code !== null) weights.set(code, (weights.get(code) ?? 0) + weight);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * The question of the rule, with what follows from each answer. Where the rule waits whatever the answer, the question
 * whose answers tell the houses that need the work best from those that do not (variance between answers). Only
 * questions about the part itself: among few houses the glass seems to tell something of the roof.
 */
function decidingFact(
  hasWork: readonly boolean[],
  own: readonly OwnPlan[],
  questions: readonly Question[],
  rule: PartRule | undefined,
): WorkCertainty['decided_by'] {
  const told = (answers: readonly string[]) => answersOf(answers, hasWork, own);
  if (rule?.question) {
    return {
      fact: rule.question.fact,
      answers: told(rule.question.answers).map((answer) => ({
        ...roundedAnswer(answer),
        measure: rule.byAnswer.get(answer.answer)?.code ?? null,
      })),
    };
  }
  const share = shareOf(own, (_, house) => hasWork[house] === true);
  let best: WorkCertainty['decided_by'] = null;
  // What all houses need differs by nothing but rounding.
  let most = Math.max(LEAST_BETWEEN * share * (1 - share), ROUNDING);
  for (const { fact, answers } of questions) {
    const byAnswer = told(answers);
    const between = byAnswer.reduce(
      (sum, answer) => sum + answer.probability * (answer.share_of_cases - share) ** 2,
      0,
    );
    if (between <= most) continue;
    most = between;
    best = { fact, answers: byAnswer.map(roundedAnswer) };
  }
  return best;
}

/** A fact that explains less of it decides nothing. */
const LEAST_BETWEEN = 0.1;

function answersOf(
  answers: readonly string[],
  hasWork: readonly boolean[],
  own: readonly OwnPlan[],
): readonly DecidingAnswer[] {
  return [...new Set(answers)].map((answer) => {
    const probability = shareOf(own, (_, house) => answers[house] === answer);
    const both = shareOf(own, (_, house) => answers[house] === answer && hasWork[house] === true);
    return { answer, probability, share_of_cases: both / probability };
  });
}

function roundedAnswer({ answer, probability, share_of_cases: share }: DecidingAnswer): DecidingAnswer {
  return { answer, probability: hundredths(probability), share_of_cases: hundredths(share) };
}

/**
 * Any division of a few dozen houses finds a better plan for some of them. What answers that belong to other houses
 * would seem to save is luck, and is taken off.
 */
const ROTATIONS = [5, 11, 17, 23] as const;

/** Value of an answer: what the best plan for each answer costs less, on average, than the best plan for all. */
function nextQuestions(
  shown: readonly Measure[],
  own: readonly OwnPlan[],
  questions: readonly Question[],
  outcomeOf: Outcomes,
): NextQuestion[] {
  const plans = plansToCompare(shown, own).map((bits): Weighted => {
    const outcomes = own.map((_, house) => outcomeOf(house, bits));
    return {
      cents: own.map(({ weight }, house) => weight * (outcomes[house]?.cents ?? 0)),
      reached: own.map(({ weight }, house) => (outcomes[house]?.isTargetReached ? weight : 0)),
    };
  });
  const now = cheapestByGroup(
    plans,
    own.map(() => 0),
    0,
  );
  const asked = questions.map(({ fact, answers }) => {
    const names = [...new Set(answers)];
    const groups = answers.map((answer) => names.indexOf(answer));
    const withAnswers = (rotation: number) => cheapestByGroup(plans, groups, rotation);
    const { cents, reached } = withAnswers(0);
    const byLuck = ROTATIONS.map((by) => now.cents - withAnswers(by).cents);
    const luckCents = byLuck.reduce((sum, one) => sum + one, 0) / ROTATIONS.length;
    const costsEur = fact === 'energy_score_kwh_per_m2' ? CERTIFICATE_EUR : 0;
    return {
      fact,
      saves_eur: Math.round((now.cents - cents - luckCents) / 100) - costsEur,
      costs_eur: costsEur,
      gains_probability: hundredths(reached - now.reached),
    };
  });
  return asked
    .filter(({ saves_eur: saves }) => saves >= LEAST_SAVED_EUR)
    .sort((a, b) => b.saves_eur - a.saves_eur)
    .slice(0, MOST_QUESTIONS);
}

/**
 * What comes of a plan in each house, times the weight of the house: its cost, and the weight that it brings to the
 * target.
 */
interface Weighted {
  cents: readonly number[];
  reached: readonly number[];
}

/**
 * For each group of houses the plan that is cheapest there, all together. `rotation`: each house has the group of the
 * one so many places on.
 */
function cheapestByGroup(
  plans: readonly Weighted[],
  groups: readonly number[],
  rotation: number,
): { cents: number; reached: number } {
  const best = groups.map(() => ({ cents: Number.POSITIVE_INFINITY, reached: 0 }));
  const [cents, reached] = [new Float64Array(groups.length), new Float64Array(groups.length)];
  for (const plan of plans) {
    cents.fill(0);
    reached.fill(0);
    for (let house = 0; house < groups.length; house++) {
      const group = groups[(house + rotation) % groups.length] ?? 0;
      cents[group] = (cents[group] ?? 0) + (plan.cents[house] ?? 0);
      reached[group] = (reached[group] ?? 0) + (plan.reached[house] ?? 0);
    }
    for (const [group, found] of best.entries()) {
      if ((cents[group] ?? 0) < found.cents) {
        best[group] = { cents: cents[group] ?? 0, reached: reached[group] ?? 0 };
      }
    }
  }
  return best.reduce((sum, one) => ({ cents: sum.cents + one.cents, reached: sum.reached + one.reached }));
}

function shareOf(own: readonly OwnPlan[], isCounted: (plan: OwnPlan, house: number) => boolean): number {
  return own.reduce((sum, plan, house) => (isCounted(plan, house) ? sum + plan.weight : sum), 0);
}

function hundredths(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
