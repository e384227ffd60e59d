/**
 * Which state each part of a dwelling is in: the states that are possible with the given facts, and the one at a point.
 */
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { APARTMENT_SHAPE } from '../../data/shapes.ts';
import type { Point } from '../points.ts';
import { type Cohort, cumulative, indexAt } from './cohort.ts';
import { type HeatingState, possibleHeating } from './heating-states.ts';

export const POSITIONS = ['TOP', 'MIDDLE', 'GROUND'] as const;

export interface PossibleStates {
  heating: readonly HeatingState[];
  /** Cumulative share of the points that each way of heating is given. */
  heatingUpTo: readonly number[];
  /** What a point with this way of heating weighs, so that a rare one has points of its own without gaining weight. */
  heatingWeights: readonly number[];
  /** Of `POSITIONS`; a house has none. */
  positions: readonly number[];
  positionsUpTo: readonly number[];
}

/** Indices into the states of the cohort, worst first, and what varies without states. */
export interface States {
  heating: number;
  roof: number;
  wall: number;
  floor: number;
  glazing: number;
  ventilation: number;
  hotWater: number;
  /** 1 with panels. */
  solarPanels: number;
  position: number;
  /** Quantile of the use of the attic: storage first. */
  attic: number;
  /** Factors on what is typical. */
  shape: number;
  size: number;
  draughts: number;
}

/** Runs through the points of `kind` so that no other element follows it. */
const ATTIC_STRIDE = 13;

/** Share of the points that a rare way of heating gets at least. */
const LEAST_SAMPLED = 0.04;

export function possibleStates(cohort: Cohort, facts: DwellingFacts): PossibleStates {
  const heating = possibleHeating(cohort.heating, facts);
  const total = heating.reduce((sum, { share }) => sum + share, 0);
  const shares = heating.map(({ share }) => share / total);
  const sampled = shares.map((share) => Math.max(share, LEAST_SAMPLED));
  const sampledTotal = sampled.reduce((sum, share) => sum + share, 0);
  const positions = positionShares(facts);
  return {
    heating,
    heatingUpTo: cumulative(sampled),
    heatingWeights: shares.map((share, index) => (share * sampledTotal) / (sampled[index] ?? 1)),
    positions,
    positionsUpTo: cumulative(positions),
  };
}

export function statesAt(cohort: Cohort, possible: PossibleStates, { uniform, factor }: Point): States {
  return {
    heating: indexAt(possible.heatingUpTo, uniform.heating),
    // Both kinds of roof have the same states.
    roof: indexAt(cohort.uValues.pitchedRoof.upTo, uniform.roof),
    wall: indexAt(cohort.uValues.wall.upTo, uniform.wall),
    floor: indexAt(cohort.uValues.floor.upTo, uniform.floor),
    glazing: indexAt(cohort.glazing.upTo, uniform.glazing),
    ventilation: indexAt(cohort.ventilation.upTo, uniform.ventilation),
    hotWater: indexAt(cohort.hotWater.upTo, uniform.hotWater),
    solarPanels: uniform.solarPanels > 1 - cohort.solarPanelShare ? 1 : 0,
    position: indexAt(possible.positionsUpTo, uniform.kind),
    // A dimension of its own would move all others; this one runs through each format evenly.
    attic: (uniform.kind * ATTIC_STRIDE) % 1,
    shape: factor.shape,
    size: factor.size,
    draughts: factor.draughts,
  };
}

/**
 * Of the states at a point of the cohort, those that given facts draw anew: what may heat it, and where in its building
 * it lies.
 */
export function withGiven(states: States, possible: PossibleStates, { uniform }: Point): States {
  // Every name, and not a copy with two changes: all states have one shape, and what reads them stays fast.
  return {
    heating: indexAt(possible.heatingUpTo, uniform.heating),
    roof: states.roof,
    wall: states.wall,
    floor: states.floor,
    glazing: states.glazing,
    ventilation: states.ventilation,
    hotWater: states.hotWater,
    solarPanels: states.solarPanels,
    position: indexAt(possible.positionsUpTo, uniform.kind),
    attic: states.attic,
    shape: states.shape,
    size: states.size,
    draughts: states.draughts,
  };
}

/**
 * A given floor decides; else a given surface or insulation of a roof or a floor does; else each floor is as likely.
 */
function positionShares(facts: DwellingFacts): readonly number[] {
  const givenFloor = facts.apartment_floor;
  if (givenFloor !== undefined) return POSITIONS.map((position) => (position === givenFloor ? 1 : 0));
  const hasRoof = isThere(
    [facts.inclined_roof_surface_m2, facts.attic_floor_surface_m2, facts.flat_roof_surface_m2],
    [facts.inclined_roof_insulation_type, facts.attic_floor_insulation_type, facts.flat_roof_insulation_type],
  );
  const hasFloor = isThere([facts.ground_floor_surface_m2], [facts.floor_insulation_type]);
  if (hasRoof === true || hasFloor === true) return [hasRoof === true ? 1 : 0, 0, hasFloor === true ? 1 : 0];
  const storeys = Math.max(facts.storeys ?? APARTMENT_SHAPE.buildingStoreys, 1);
  const top = hasRoof === false ? 0 : 1 / storeys;
  const ground = hasFloor === false ? 0 : 1 / storeys;
  const middle = top + ground === 0 ? 1 : Math.max(1 - 2 / storeys, 0);
  return [top, middle, ground];
}

/** Null when nothing is given. A surface of 0 says that there is none. */
function isThere(surfaces: readonly (number | undefined)[], insulations: readonly unknown[]): boolean | null {
  if (surfaces.some((surface) => surface !== undefined && surface > 0)) return true;
  if (surfaces.some((surface) => surface === 0)) return false;
  return insulations.some((insulation) => insulation !== undefined) ? true : null;
}
