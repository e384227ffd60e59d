/** The one dwelling that is shown and planned: each part in its middle or likeliest state, and the median score. */
import { ESTATE_FORMATS } from '../../contract/codes.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { scoreParts } from '../../energy/evaluate.ts';
import { meetScore } from '../evidence/meet-score.ts';
import type { CohortInUse, DrawnScenario } from '../scenarios.ts';
import { drawDwelling } from './draw.ts';
import { familyOf, type HeatingState } from './heating-states.ts';
import { inOneShape } from './one-shape.ts';
import type { States } from './states.ts';

/**
 * States are the same for all formats, so that each can be chosen for itself: by its own share, which the stock holds,
 * and not by the luck of which scenario lies nearest. A little more or less floor area then leaves every state as it
 * is.
 */
export function medianDwelling(
  scenarios: readonly DrawnScenario[],
  facts: DwellingFacts,
  scoreKwhPerM2: number,
): Dwelling {
  const { cohort, possible } = medianGroup(scenarios);
  const heating = medianHeating(scenarios);
  const sameHeating = scenarios.filter(({ states }) => states.heating === heating);
  const median = (state: (states: States) => number) => medianState(scenarios, ({ states }) => state(states));
  const states: States = {
    heating,
    roof: median(({ roof }) => roof),
    wall: median(({ wall }) => wall),
    floor: median(({ floor }) => floor),
    glazing: median(({ glazing }) => glazing),
    ventilation: likeliest(scenarios, ({ states: { ventilation } }) => ventilation),
    hotWater: likeliest(sameHeating, ({ states: { hotWater } }) => hotWater),
    solarPanels: median(({ solarPanels }) => solarPanels),
    position: likeliest(scenarios, ({ states: { position } }) => position),
    attic: 0.5,
    shape: 1,
    size: 1,
    draughts: 1,
  };
  const dwelling = drawDwelling(cohort, states, heatingAt(possible.heating, heating), inOneShape(facts));
  return meetScore(dwelling, facts, scoreParts(dwelling), scoreKwhPerM2);
}

function heatingAt(ways: readonly HeatingState[], index: number): HeatingState {
  const heating = ways[index];
  if (heating === undefined) throw new RangeError(`there is no way of heating ${index}`);
  return heating;
}

/** The likeliest fuel, and of what burns it the device in the middle. */
function medianHeating(scenarios: readonly DrawnScenario[]): number {
  const familyAt = ({ group, states }: DrawnScenario) =>
    familyOf(heatingAt(group.possible.heating, states.heating));
  const family = likeliest(scenarios, familyAt);
  return medianState(
    scenarios.filter((scenario) => familyAt(scenario) === family),
    ({ states }) => states.heating,
  );
}

/** Of a house of unknown format the one in the middle. */
function medianGroup(scenarios: readonly DrawnScenario[]): CohortInUse {
  const rank = ({ group }: DrawnScenario) =>
    group.cohort.format === null ? 0 : ESTATE_FORMATS.indexOf(group.cohort.format);
  const middle = medianState(scenarios, rank);
  const found = scenarios.find((scenario) => rank(scenario) === middle);
  if (found === undefined) throw new RangeError('there is always a scenario');
  return found.group;
}

/** A hair under the half, so that a share of exactly one half, which tables have, does not hang on a rounding. */
const MIDDLE = 0.48;

/** Of states that are numbered from worst to best. */
function medianState(
  scenarios: readonly DrawnScenario[],
  stateOf: (scenario: DrawnScenario) => number,
): number {
  const shares: number[] = [];
  let total = 0;
  for (const scenario of scenarios) {
    const state = stateOf(scenario);
    shares[state] = (shares[state] ?? 0) + scenario.weight;
    total += scenario.weight;
  }
  let upTo = 0;
  for (let state = 0; state < shares.length; state++) {
    upTo += shares[state] ?? 0;
    if (upTo >= MIDDLE * total) return state;
  }
  return shares.length - 1;
}

function likeliest<Value>(
  scenarios: readonly DrawnScenario[],
  of: (scenario: DrawnScenario) => Value,
): Value {
  const shares = new Map<Value, number>();
  for (const scenario of scenarios) {
    const value = of(scenario);
    shares.set(value, (shares.get(value) ?? 0) + scenario.weight);
  }
  let found: { value: Value; share: number } | null = null;
  for (const [value, share] of shares) {
    // Shares that are equal but for a rounding go to the one that comes first among the points.
    if (found === null || share > found.share + 1e-6) found = { value, share };
  }
  if (found === null) throw new RangeError('there is always a scenario');
  return found.value;
}
