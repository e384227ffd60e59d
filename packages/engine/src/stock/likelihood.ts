/** How well a given fact fits a dwelling in this state of renovation: triple glass makes a bare roof less likely. */
import type { DwellingFacts, InsulationType } from '../dwelling/dwelling-fields.ts';
import { type Cohort, type InsulatedElement, type States, uValueOf } from './cohort.ts';
import { normalCdf, normalQuantile } from './normal.ts';
import { type ElementOfChance, FOLLOWS_RENOVATION, type Point } from './points.ts';

/** No fact rules a scenario out: agents mistype. */
const LEAST_LIKELIHOOD = 0.02;

export function likelihoodOfFacts(cohort: Cohort, point: Point, facts: DwellingFacts): number {
  let likelihood = 1;
  if (facts.inclined_roof_insulation_type !== undefined) {
    likelihood *= ofInsulation(cohort, point, 'pitchedRoof', 'roof', facts.inclined_roof_insulation_type);
  }
  if (facts.flat_roof_insulation_type !== undefined) {
    likelihood *= ofInsulation(cohort, point, 'flatRoof', 'roof', facts.flat_roof_insulation_type);
  }
  if (facts.outer_wall_insulation_type !== undefined) {
    likelihood *= ofInsulation(cohort, point, 'wall', 'wall', facts.outer_wall_insulation_type);
  }
  if (facts.floor_insulation_type !== undefined) {
    likelihood *= ofInsulation(cohort, point, 'floor', 'floor', facts.floor_insulation_type);
  }
  if (facts.window_glazing_type !== undefined) {
    likelihood *= ofState(
      cohort.glazing,
      cohort.glazing.values.indexOf(facts.window_glazing_type),
      'glazing',
      point,
    );
  }
  return likelihood;
}

function ofInsulation(
  cohort: Cohort,
  point: Point,
  element: InsulatedElement,
  chance: ElementOfChance,
  insulation: InsulationType,
): number {
  const uValue = uValueOf(cohort.country, element, insulation, cohort.yearBuilt);
  const states = cohort.uValues[element];
  let nearest = 0;
  for (const [index, value] of states.values.entries()) {
    const best = states.values[nearest] ?? value;
    if (Math.abs(Math.log(value / uValue)) < Math.abs(Math.log(best / uValue))) nearest = index;
  }
  return ofState(states, nearest, chance, point);
}

/** Probability of the state, given the dwelling's state of renovation (Gaussian copula). */
function ofState(states: States<unknown>, index: number, chance: ElementOfChance, point: Point): number {
  if (index < 0) return 1;
  const follows = FOLLOWS_RENOVATION[chance];
  const rest = Math.sqrt(1 - follows ** 2);
  const upTo = (share: number) => normalCdf((normalQuantile(share) - follows * point.renovation) / rest);
  const high = upTo(states.upTo[index] ?? 1);
  const low = index === 0 ? 0 : upTo(states.upTo[index - 1] ?? 0);
  return Math.max(high - low, LEAST_LIKELIHOOD);
}
