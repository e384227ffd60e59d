/**
 * How steadily plans follow their facts: a square metre, a meter reading, a fact that was shown anyway, money and
 * confidence.
 */

import { type CompletedDwelling, completeDwelling } from '../completion/complete.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { Plan } from '../contract/plan.ts';
import { evaluate } from '../energy/evaluate.ts';
import { compareLabels } from '../label/label.ts';
import { estatePlanner, planRenovation } from '../plan/plan-renovation.ts';
import { type RandomHome, randomHomes } from './random-homes.ts';

const DATE = '2026-11-15';
const SEED = 20_261_118;
/** Of the cost, for a square metre. */
const MOST_COST_MOVED = 0.1;
/** Of the range of the score, for a fact that was shown. */
const MOST_WIDENED = 0.05;

export interface Count {
  pairs: number;
  breaks: string[];
}

export interface Steadiness {
  /** The cost moves by more than a tenth for a square metre, while the plan leads to the same label. */
  area: Count;
  /** …because it leads to another label, where two leave nearly the same. */
  areaToLabel: Count;
  /** The score falls while the gas meter rises: with gas given, and with the fuel unknown. */
  meterOfGas: Count;
  meterOfUnknownFuel: Count;
  /** A fact that was shown anyway widens the range of the score, also beside its middle. */
  fact: Count;
  /** …only because the whole range moves up with it. */
  moved: Count;
  /** …where it makes known that given facts contradict each other: the range should widen. */
  contradicted: Count;
  /** More money buys a worse label. */
  budget: Count;
  /** More confidence costs less, both reached. */
  confidence: Count;
}

export function measureSteadiness(homes: number): Steadiness {
  const found: Steadiness = {
    area: noCount(),
    areaToLabel: noCount(),
    meterOfGas: noCount(),
    meterOfUnknownFuel: noCount(),
    fact: noCount(),
    moved: noCount(),
    contradicted: noCount(),
    budget: noCount(),
    confidence: noCount(),
  };
  for (const home of randomHomes(homes, SEED)) {
    const plan = planOf(home, home.facts);
    countArea(home, plan, found);
    countMeters(home, found);
    countFacts(home, found);
    countWishes(home, plan, found);
  }
  return found;
}

function noCount(): Count {
  return { pairs: 0, breaks: [] };
}

function count(into: Count, isBroken: boolean, what: () => string): void {
  into.pairs += 1;
  if (isBroken) into.breaks.push(what());
}

function planOf(home: RandomHome, facts: DwellingFacts): Plan {
  return planRenovation(home.withFacts(facts), { date: DATE });
}

function completedOf(home: RandomHome, facts: DwellingFacts): CompletedDwelling {
  return completeDwelling(home.withFacts(facts), DATE);
}

function countArea(home: RandomHome, plan: Plan, found: Pick<Steadiness, 'area' | 'areaToLabel'>): void {
  const { habitable_space_m2: areaM2 = 0 } = home.facts;
  for (const step of [-1, 1]) {
    const other = planOf(home, { ...home.facts, habitable_space_m2: (areaM2 ?? 0) + step });
    const [cost, moved] = [plan, other].map(({ totals }) => totals.total_estimated_cost_incl_vat);
    if (cost === undefined || moved === undefined || Math.max(cost, moved) === 0) continue;
    const isMoved = Math.abs(moved - cost) / Math.min(cost, moved) > MOST_COST_MOVED;
    const isSameLabel = plan.expected_result.label === other.expected_result.label;
    const what = () => `${home.name}: ${step} m², ${cost} to ${moved} EUR`;
    count(found.area, isMoved && isSameLabel, what);
    count(found.areaToLabel, isMoved && !isSameLabel, what);
  }
}

/** kWh a year. */
const READINGS = [3000, 6500, 10_000, 15_000, 20_000, 30_000, 45_000];

function countMeters(home: RandomHome, found: Pick<Steadiness, 'meterOfGas' | 'meterOfUnknownFuel'>): void {
  const { heating_type: heating, energy_label: label, energy_score_kwh_per_m2: score } = home.facts;
  if (label != null || score != null || home.isApartment) return;
  if (heating != null && heating !== 'GAS') return;
  const scores = READINGS.map(
    (metered_gas_kwh) =>
      evaluate(completedOf(home, { ...home.facts, metered_gas_kwh }).dwelling).primaryKwhPerM2,
  );
  const falls = scores.findIndex(
    (one, index) => index > 0 && one < (scores[index - 1] ?? 0) - SCORE_ROUNDING,
  );
  const into = heating === 'GAS' ? found.meterOfGas : found.meterOfUnknownFuel;
  count(into, falls !== -1, () => `${home.name}: ${scores.map(Math.round).join(' ')}`);
}

/** A score is read to a tenth. kWh/m². */
const SCORE_ROUNDING = 0.1;

const SHOWN_FACTS = [
  'inclined_roof_insulation_type',
  'outer_wall_insulation_type',
  'floor_insulation_type',
  'window_glazing_type',
  'heating_type',
  'ventilation_type',
  'attic_usage',
] as const;

function countFacts(home: RandomHome, found: Pick<Steadiness, 'fact' | 'moved' | 'contradicted'>): void {
  const width = ({ primaryKwhPerM2: { p10, p90 } }: CompletedDwelling): number => p90 - p10;
  const ratio = ({ primaryKwhPerM2: { p10, p90 } }: CompletedDwelling): number => p90 / Math.max(1, p10);
  const before = completedOf(home, home.facts);
  for (const fact of SHOWN_FACTS) {
    if (home.facts[fact] != null) continue;
    const shown = before.assumptions.find((one) => one.fact === fact)?.value;
    if (shown == null) continue;
    const after = completedOf(home, { ...home.facts, [fact]: shown });
    const widened = width(after) > (1 + MOST_WIDENED) * width(before) + SCORE_ROUNDING;
    const isMoved = ratio(after) <= (1 + MOST_WIDENED) * ratio(before);
    const what = () => `${home.name}: ${fact} ${shown}, ${rangeText(before)} to ${rangeText(after)} kWh/m²`;
    if (after.conflicts.length > before.conflicts.length) count(found.contradicted, widened, what);
    else {
      count(found.fact, widened && !isMoved, what);
      count(found.moved, widened && isMoved, what);
    }
  }
}

function rangeText({ primaryKwhPerM2: { p10, p50, p90 } }: CompletedDwelling): string {
  return [p10, p50, p90].map(Math.round).join(' ');
}

function countWishes(
  home: RandomHome,
  plan: Plan,
  { budget, confidence }: Pick<Steadiness, 'budget' | 'confidence'>,
): void {
  const planFor = estatePlanner(home.withFacts(home.facts), { date: DATE });
  const { label_scale: scale, totals } = plan;
  let last: string | null = null;
  for (const share of [0.25, 0.5, 0.75, 1, 1.5]) {
    const budget_eur = Math.round(share * totals.net_cost);
    const { label } = planFor({ objective: 'best_label_within_budget', budget_eur }).expected_result;
    const before = last;
    if (before !== null)
      count(budget, compareLabels(scale, label, before) > 0, () => `${home.name}: ${budget_eur} EUR`);
    last = label;
  }
  let least = 0;
  for (const chance of [0.5, 0.65, 0.8, 0.9]) {
    const { target, totals: sum } = planFor({ confidence: chance });
    if (!target.reached) continue;
    count(confidence, sum.net_cost < least - 0.005, () => `${home.name}: ${chance}`);
    least = sum.net_cost;
  }
}
