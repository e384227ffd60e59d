/** How well given facts fit a dwelling in some state of renovation: triple glass makes a bare roof less likely. */
import type { DwellingFacts, InsulationType } from '../../contract/dwelling-fields.ts';
import { log } from '../../energy/exponential.ts';
import {
  type Cohort,
  type Distribution,
  givenGlazing,
  givenUValue,
  type InsulatedElement,
} from '../draw/cohort.ts';
import { normalCdf, normalQuantile } from '../normal.ts';
import { type ElementOfChance, FOLLOWS_RENOVATION } from '../points.ts';

/** No fact rules a scenario out: agents mistype. */
const LEAST_LIKELIHOOD = 0.02;

type Likelihood = (renovation: number) => number;

/** A function of the state of renovation, so that the facts are looked up once for all points. */
export function likelihoodOfFacts(cohort: Cohort, facts: DwellingFacts): Likelihood {
  const all: Likelihood[] = [];
  const addInsulation = (
    element: InsulatedElement,
    chance: ElementOfChance,
    insulation: InsulationType | undefined,
  ) => {
    if (insulation === undefined) return;
    const uValue = givenUValue(cohort, element, insulation);
    const states = cohort.uValues[element];
    all.push(ofState(states, nearest(states.values, uValue), FOLLOWS_RENOVATION[chance]));
  };
  addInsulation('pitchedRoof', 'roof', facts.inclined_roof_insulation_type);
  addInsulation('flatRoof', 'roof', facts.flat_roof_insulation_type);
  addInsulation('wall', 'wall', facts.outer_wall_insulation_type);
  addInsulation('floor', 'floor', facts.floor_insulation_type);
  addInsulation('pitchedRoof', 'roof', facts.attic_floor_insulation_type);
  const glazing = givenGlazing(cohort.country, facts);
  if (glazing !== undefined) {
    const index = cohort.glazing.values.indexOf(glazing);
    if (index >= 0) all.push(ofState(cohort.glazing, index, FOLLOWS_RENOVATION.glazing));
  }
  return (renovation) => all.reduce((product, likelihood) => product * likelihood(renovation), 1);
}

function nearest(uValues: readonly number[], uValue: number): number {
  const distances = uValues.map((value) => Math.abs(log(value / uValue)));
  return distances.indexOf(Math.min(...distances));
}

/** Probability of the state, given the dwelling's state of renovation (Gaussian copula). */
function ofState(states: Distribution<unknown>, index: number, follows: number): Likelihood {
  const rest = Math.sqrt(1 - follows ** 2);
  const high = threshold(states.upTo[index] ?? 1);
  const low = threshold(index === 0 ? 0 : (states.upTo[index - 1] ?? 0));
  return (renovation) => {
    const upTo = (bound: number) => normalCdf((bound - follows * renovation) / rest);
    return Math.max(upTo(high) - upTo(low), LEAST_LIKELIHOOD);
  };
}

function threshold(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  return share >= 1 ? Number.POSITIVE_INFINITY : normalQuantile(share);
}
