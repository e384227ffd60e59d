/**
 * What comes of plans in houses that the engine's own points do not hold: drawn at random from its model of the stock.
 * The stated chance against the share of houses that reach the target, and what a plan costs more than the best one of
 * each house.
 */
import { FACT_READERS } from '../completion/assumptions.ts';
import { LABEL_SCALES, type LabelScale } from '../contract/codes.ts';
import type { Decision } from '../contract/decision.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { requirePlannable } from '../dwelling/plannable.ts';
import { labelBounds } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import { measuresOf } from '../plan/measures-of.ts';
import { planContextOf } from '../plan/plan-context.ts';
import { planRenovation } from '../plan/plan-renovation.ts';
import { chanceOfReaching } from '../plan/search/chance.ts';
import { decisionOf } from '../plan/search/decision.ts';
import { type OwnPlan, ownPlans } from '../plan/search/own-plans.ts';
import { outcomeIn } from '../plan/search/regret.ts';
import { drawn, numbers, randomStock } from './random.ts';
import { estateOf, FORMATS } from './stock-grid.ts';

const DATE = '2026-11-15';
const YEARS = [1915, 1935, 1955, 1966, 1976, 1988, 1998, 2008];
const SEED = 20_261_115;
const RANDOM_POINTS = 1200;
const QUESTIONS = 2;

export interface DecisionQuality {
  plans: number;
  /** Chances, added up: as stated, and as they come true. */
  stated: number;
  realised: number;
  /** Sum over the plans of the distance between the two. */
  off: number;
  /**
   * EUR, added up over `houses`: of the whole list of the plan, of its core first, of the best plan of the shown house,
   * of the list after two answers, and of the plan as it is shown: its core, and what depends by the answers of the
   * house.
   */
  houses: number;
  /** Of the best plans of the houses. */
  netEur: number;
  regretEur: { plan: number; core: number; shownHouse: number; answered: number; asPresented: number };
}

/** Another seed draws other floor areas and other houses. */
export function measureDecisions(
  truthsPerCohort: number,
  seed: number = SEED,
): Map<LabelScale, DecisionQuality> {
  const random = numbers(seed);
  const tallies = new Map<LabelScale, DecisionQuality>();
  for (const scale of LABEL_SCALES) {
    const tally: DecisionQuality = {
      plans: 0,
      stated: 0,
      realised: 0,
      off: 0,
      houses: 0,
      netEur: 0,
      regretEur: { plan: 0, core: 0, shownHouse: 0, answered: 0, asPresented: 0 },
    };
    tallies.set(scale, tally);
    for (const format of FORMATS) {
      for (const year of YEARS) {
        const area: DwellingFacts = { habitable_space_m2: Math.round(80 + 110 * random()) };
        tallyCohort(tally, estateOf(scale, format, year, area), random, truthsPerCohort);
      }
    }
  }
  return tallies;
}

function tallyCohort(tally: DecisionQuality, input: EstateInput, random: () => number, truths: number): void {
  const stock = randomStock(requirePlannable(input), RANDOM_POINTS, random);
  const context = planContextOf(input, { date: DATE });
  const { target, controls, pricingContext } = context;
  const limit = labelBounds(pricingContext.dwelling.labelScale, target).high;
  // Asked for: all the way to the goal, whatever the last label costs.
  const options = { date: DATE, target_label: target };
  const plan = planRenovation(input, options);
  const measures = worksOf(plan);
  const everyTruth = {
    dwellings: stock.map(({ dwelling }) => dwelling),
    weights: stock.map(({ weight }) => weight),
    certificateNoise: context.houses.certificateNoise,
  };
  const realised = chanceOfReaching(limit, measures, everyTruth);
  tally.plans += 1;
  tally.stated += plan.target.probability;
  tally.realised += realised;
  tally.off += Math.abs(plan.target.probability - realised);

  const drawnTruths = Array.from({ length: truths }, () => drawn(stock, random()).dwelling);
  const own = ownPlans(
    { dwellings: drawnTruths, weights: drawnTruths.map(() => 1 / truths), certificateNoise: 0 },
    controls,
    target,
    pricingContext,
  );
  const shownHouse = ownPlans(
    { dwellings: [pricingContext.dwelling], weights: [1], certificateNoise: 0 },
    controls,
    target,
    pricingContext,
  )[0];
  const decision = decisionOf(input, context, measures);
  const questions = decision.next_questions.slice(0, QUESTIONS);
  const coreCodes = decision.works
    .filter(({ certainty }) => certainty === 'core')
    .map(({ measure }) => measure);
  const core = coreCodes.map(measureOf);
  const regretOf = (works: readonly Measure[], house: OwnPlan): number => {
    return (outcomeIn(house, works, limit).cents - house.netCents) / 100;
  };
  for (const house of own) {
    const answers = answersOf(house.dwelling, questions);
    const answered = planRenovation({ ...input, dwelling: { ...input.dwelling, ...answers } }, options);
    tally.houses += 1;
    tally.netEur += house.netCents / 100;
    tally.regretEur.plan += regretOf(measures, house);
    tally.regretEur.core += regretOf(core, house);
    tally.regretEur.shownHouse += regretOf(shownHouse?.measures ?? [], house);
    tally.regretEur.answered += regretOf(worksOf(answered), house);
    tally.regretEur.asPresented += regretOf(worksOfAnswer(decision, house.dwelling), house);
  }
}

function worksOf({ steps }: Plan): readonly Measure[] {
  return steps.flatMap(measuresOf).map(measureOf);
}

/** The core, and of what depends that which the answer of this house asks for. */
function worksOfAnswer({ works }: Decision, dwelling: Dwelling): readonly Measure[] {
  const codes = works.map(({ measure, certainty, decided_by: decided }) => {
    if (certainty === 'core') return measure;
    const read = FACT_READERS.find(({ fact }) => fact === decided?.fact)?.read;
    const answer = read === undefined ? String(dwelling.estateFormat) : String(read(dwelling));
    return decided?.answers.find((one) => one.answer === answer)?.measure ?? null;
  });
  return codes.filter((code) => code !== null).map(measureOf);
}

/** What the owner of this house would say. */
function answersOf(dwelling: Dwelling, questions: readonly { fact: string }[]): DwellingFacts {
  const wanted = new Set(questions.map(({ fact }) => fact));
  return Object.fromEntries(
    FACT_READERS.filter(({ fact }) => wanted.has(fact)).map(({ fact, read }) => [fact, read(dwelling)]),
  );
}
