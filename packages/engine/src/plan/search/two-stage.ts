/**
 * What to do at once, and what after the answer to a question: the rule with the least expected cost over the houses
 * that this one can be, later repair included. One part of the house after the other gets the best rule beside those of
 * the other parts, until none changes.
 */
import { SLOTS, type Slot } from '../../contract/codes.ts';
import type { Measure } from '../../measures/measure.ts';
import type { Question } from './answers.ts';
import type { OwnPlan } from './own-plans.ts';
import { SECOND_VISIT } from './regret.ts';
import { bitOf } from './work-bits.ts';

/** What is done on one part of the house. */
export interface PartRule {
  /** Null where the same is done in every house. */
  question: Question | null;
  /** By the answer to the question. */
  byAnswer: ReadonlyMap<string, Measure | null>;
  /** In every house, or in one whose answer is not known. */
  otherwise: Measure | null;
}

export type TwoStagePlan = ReadonlyMap<Slot, PartRule>;

/** Rounds over all parts; three are enough for nearly all houses. */
const MOST_ROUNDS = 4;
/** A question that saves less than this, in cents, decides nothing. */
const LEAST_SAVED_CENTS = 5000;
/**
 * What this share of the houses needs is shown as sure, unless waiting or asking saves what coming back a second time
 * costs: no adviser would wait with what nearly every house needs because waiting is a little cheaper. Judgement of an
 * adviser (2026).
 */
const SURE_SHARE = 0.9;
const LEAST_SAVED_IF_SURE_CENTS = SECOND_VISIT.cents;
/**
 * A work that costs nothing where it is done already ("fill the cavity") is shown with the question that distinguishes
 * those houses, when that costs no more and the work is needed in so many more of the houses that are left.
 */
const LEAST_TOLD_APART = 0.2;
/** Of a part of the shell, whatever the share was before: nearly all of the houses that are left. */
const LEAST_SEEN = 0.98;
/** Sums of cents in another order are off by less. */
const ROUNDING_CENTS = 0.01;
/** Of the works that are best on a part in some house, so many are weighed. */
const MOST_WORKS = 3;

const SIZE = ['estate_format', 'habitable_space_m2'] as const;
const HEATING = ['heating_type', 'heating_device'] as const;

/** The parts that lose most, on which the size of a heat pump hangs. */
export const LOSING_MOST: readonly Slot[] = ['pitched_roof', 'flat_roof', 'wall', 'floor', 'windows'];

/**
 * What may decide about a part: how it is today, and the size of the house. With a few dozen houses to learn from, any
 * fact seems to decide anything: on houses drawn apart, letting all facts decide costs more.
 */
export const DECIDED_BY: Record<Slot, readonly Question['fact'][]> = {
  pitched_roof: ['inclined_roof_insulation_type', 'apartment_floor', ...SIZE],
  flat_roof: ['flat_roof_insulation_type', 'apartment_floor', ...SIZE],
  wall: ['outer_wall_insulation_type', ...SIZE],
  floor: ['floor_insulation_type', 'apartment_floor', ...SIZE],
  windows: ['window_glazing_type', ...SIZE],
  doors: ['window_glazing_type', ...SIZE],
  airtightness: ['ventilation_type', 'window_glazing_type', ...SIZE],
  ventilation: ['ventilation_type', 'window_glazing_type', ...SIZE],
  shading: [],
  heating: HEATING,
  hot_water: ['sanitary_heating_device', ...HEATING],
  solar_panels: ['has_solar_panels', ...SIZE],
  battery: ['has_solar_panels'],
};

/**
 * `costOf`: in cents, of a set of works, as bits, in one of the houses. `sure`: works of the shown plan on parts that
 * are known to be bare, done in every house.
 */
export function twoStagePlan(
  shown: readonly Measure[],
  houses: readonly OwnPlan[],
  questions: readonly Question[],
  costOf: (house: number, bits: number) => number,
  sure: readonly Measure[] = [],
): TwoStagePlan {
  const options = new Map(SLOTS.map((slot) => [slot, optionsOn(slot, shown, houses)]));
  for (const work of sure) options.set(work.slot, [work]);
  const starts = [shown, sure].map((works) => {
    const start = new Map<Slot, PartRule>();
    for (const slot of SLOTS) start.set(slot, always(works.find((one) => one.slot === slot) ?? null));
    return improved(start, { options, shown, questions }, houses, costOf);
  });
  const [first, second] = starts;
  if (first === undefined || second === undefined) throw new RangeError('there are two starts');
  return second.cents < first.cents ? second.rules : first.rules;
}

/** The works of the plan in a house, by its answers. */
export function worksIn(rules: TwoStagePlan, house: number): readonly Measure[] {
  const works: Measure[] = [];
  for (const rule of rules.values()) {
    const work = workIn(rule, house);
    if (work !== null) works.push(work);
  }
  return works;
}

function bitsIn(rule: PartRule, houses: readonly OwnPlan[]): readonly number[] {
  return houses.map((_, house) => {
    const work = workIn(rule, house);
    return work === null ? 0 : bitOf(work);
  });
}

function workIn({ question, byAnswer, otherwise }: PartRule, house: number): Measure | null {
  const answer = question?.answers[house];
  return answer === undefined ? otherwise : (byAnswer.get(answer) ?? null);
}

function always(measure: Measure | null): PartRule {
  return { question: null, byAnswer: new Map(), otherwise: measure };
}

interface Choice {
  options: ReadonlyMap<Slot, readonly (Measure | null)[]>;
  /** Only works of the shown plan are done in every house: core is a part of the plan. */
  shown: readonly Measure[];
  questions: readonly Question[];
}

function improved(
  start: ReadonlyMap<Slot, PartRule>,
  { options, shown, questions }: Choice,
  houses: readonly OwnPlan[],
  costOf: (house: number, bits: number) => number,
): { rules: TwoStagePlan; cents: number } {
  const rules = new Map(start);
  // What each rule does in each house, as bits.
  const done = new Map([...start].map(([slot, rule]) => [slot, bitsIn(rule, houses)]));
  let cents = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cents;
    for (const [slot, onSlot] of options) {
      if (onSlot.length === 1) continue;
      done.delete(slot);
      const others = houses.map((_, house) => {
        let bits = 0;
        for (const inHouses of done.values()) bits |= inHouses[house] ?? 0;
        return bits;
      });
      const costs = onSlot.map((work) => {
        const bit = work === null ? 0 : bitOf(work);
        return houses.map(({ weight }, house) => weight * costOf(house, (others[house] ?? 0) | bit));
      });
      const own = questions.filter(({ fact }) => DECIDED_BY[slot].includes(fact));
      const need = houses.map(({ weight, measures }) => {
        return { weight, isNeeded: measures.some((measure) => measure.slot === slot) };
      });
      const best = bestRule(onSlot, shown, costs, own, need, LOSING_MOST.includes(slot));
      rules.set(slot, best.rule);
      done.set(slot, bitsIn(best.rule, houses));
      cents = best.cents;
    }
    if (!(cents < before - 1)) break;
  }
  return { rules, cents };
}

/** A house, and whether its best plan has a work on the part in question. */
interface Need {
  weight: number;
  isNeeded: boolean;
}

/** `costs`: of each option in each house, weighted. */
function bestRule(
  options: readonly (Measure | null)[],
  shown: readonly Measure[],
  costs: readonly (readonly number[])[],
  questions: readonly Question[],
  need: readonly Need[],
  isOnShell: boolean,
): { rule: PartRule; cents: number } {
  const isSure = shareInNeed(need, () => true) >= SURE_SHARE;
  const leastSaved = isSure ? LEAST_SAVED_IF_SURE_CENTS : LEAST_SAVED_CENTS;
  const everywhere = bestEverywhere(options, shown, costs, isSure);
  let best = { rule: always(everywhere.option), cents: everywhere.cents };
  const asked = questions.map((question) => byAnswers(question, options, costs, everywhere.option));
  for (const one of asked) {
    const least = best.rule.question === null ? best.cents - leastSaved : best.cents;
    if (one.cents < least) best = one;
  }
  if (best.rule.question !== null || best.rule.otherwise === null || isSure) return best;
  return distinguishable(best, asked, need, isOnShell) ?? best;
}

/** The best that is the same in every house: a work of the shown plan, or nothing. */
function bestEverywhere(
  options: readonly (Measure | null)[],
  shown: readonly Measure[],
  costs: readonly (readonly number[])[],
  isSure: boolean,
): Best {
  const bestOf = (isOption: (option: Measure | null) => boolean): Best =>
    cheapest(
      options.filter(isOption),
      costs.filter((_, index) => isOption(options[index] ?? null)),
      () => true,
    );
  const best = bestOf((option) => option === null || shown.includes(option));
  if (!isSure || best.option !== null) return best;
  const work = bestOf((option) => option !== null && shown.includes(option));
  return work.cents < best.cents + LEAST_SAVED_IF_SURE_CENTS ? work : best;
}

function byAnswers(
  question: Question,
  options: readonly (Measure | null)[],
  costs: readonly (readonly number[])[],
  otherwise: Measure | null,
): { rule: PartRule; cents: number } {
  const byAnswer = new Map<string, Measure | null>();
  let cents = 0;
  for (const answer of new Set(question.answers)) {
    const among = cheapest(options, costs, (house) => question.answers[house] === answer);
    byAnswer.set(answer, among.option);
    cents += among.cents;
  }
  return { rule: { question, byAnswer, otherwise }, cents };
}

/**
 * The question that leaves those houses to a work in which it is needed most, if it costs no more than doing it
 * everywhere.
 */
function distinguishable(
  everywhere: { rule: PartRule; cents: number },
  asked: readonly { rule: PartRule; cents: number }[],
  need: readonly Need[],
  isOnShell: boolean,
): { rule: PartRule; cents: number } | null {
  let most = shareInNeed(need, () => true) + LEAST_TOLD_APART;
  // An endoscope or a hatch shows what is there: nothing needs to be bought unseen.
  if (isOnShell) most = Math.min(most, LEAST_SEEN);
  let best: { rule: PartRule; cents: number } | null = null;
  for (const one of asked) {
    if (one.cents > everywhere.cents + ROUNDING_CENTS) continue;
    const share = shareInNeed(need, (house) => workIn(one.rule, house) !== null);
    if (share < most) continue;
    most = share;
    best = one;
  }
  return best;
}

/** Of some of the houses, the share that needs the work. */
function shareInNeed(need: readonly Need[], isAmong: (house: number) => boolean): number {
  let [all, inNeed] = [0, 0];
  for (const [house, { weight, isNeeded }] of need.entries()) {
    if (!isAmong(house)) continue;
    all += weight;
    if (isNeeded) inNeed += weight;
  }
  return all === 0 ? 0 : inNeed / all;
}

interface Best {
  option: Measure | null;
  cents: number;
}

function cheapest(
  options: readonly (Measure | null)[],
  costs: readonly (readonly number[])[],
  isAmong: (house: number) => boolean,
): Best {
  let best: Best = { option: null, cents: Number.POSITIVE_INFINITY };
  for (const [index, option] of options.entries()) {
    const ofHouses = costs[index] ?? [];
    let cents = 0;
    for (let house = 0; house < ofHouses.length; house++) if (isAmong(house)) cents += ofHouses[house] ?? 0;
    // What is left undone stands first and wins a tie.
    if (cents < best.cents) best = { option, cents };
  }
  return best;
}

/** Nothing, the work of the shown plan, and those that are best in most of the houses. */
function optionsOn(
  slot: Slot,
  shown: readonly Measure[],
  houses: readonly OwnPlan[],
): readonly (Measure | null)[] {
  const weights = new Map<Measure, number>();
  for (const { measures, weight } of houses) {
    const work = measures.find((measure) => measure.slot === slot);
    if (work !== undefined) weights.set(work, (weights.get(work) ?? 0) + weight);
  }
  const inOrder = [...weights].sort((a, b) => b[1] - a[1]).map(([work]) => work);
  const inPlan = shown.filter((measure) => measure.slot === slot);
  return [null, ...new Set([...inPlan, ...inOrder.slice(0, MOST_WORKS)])];
}
