/**
 * Who may live in each house that this one can be, and under which sun its roof lies: no range of a bill or of a saving
 * is narrower.
 */
import { SOLAR_YIELD_SPREAD } from '../data/systems.ts';
import type { Dwelling, Household } from '../dwelling/dwelling.ts';
import { exp } from '../energy/exponential.ts';
import { HOUSEHOLD_SPREAD } from '../energy/household.ts';
import { normalQuantile } from '../stock/normal.ts';

/**
 * What a metered use still leaves open: the weather of its year, standard deviation of ln. General knowledge (2026),
 * weak.
 */
const METERED_SPREAD = 0.1;

/**
 * Steps of an additive sequence that fills a cube evenly however many points are taken: powers of 1/g with g⁴ = g + 1.
 * Source: M. Roberts, "The unreasonable effectiveness of quasirandom sequences" (2018).
 */
const STEPS = { heat: 0.8191725133961645, power: 0.6710436067037893, sun: 0.5497004779019703 } as const;

/** Of the houses in their order, for every home the same; filled when first needed. */
const NORMALS: Record<keyof typeof STEPS, number[]> = { heat: [], power: [], sun: [] };

/** The houses in their order, each with a household and a roof of its own. A label does not depend on either. */
export function withHouseholds(dwellings: readonly Dwelling[]): readonly Dwelling[] {
  return dwellings.map((dwelling, house) => ({
    ...dwelling,
    household: householdAt(dwelling.household, house),
  }));
}

function householdAt(
  { residents, heatFactor, powerFactor, meteredPowerFactor, solarYieldFactor }: Household,
  house: number,
): Household {
  const factor = (name: keyof typeof STEPS, spread: number): number => {
    NORMALS[name][house] ??= normalQuantile((0.5 + (house + 1) * STEPS[name]) % 1);
    return exp(spread * NORMALS[name][house]);
  };
  return {
    residents,
    heatFactor: heatFactor * factor('heat', spreadOf(heatFactor)),
    powerFactor: powerFactor * factor('power', spreadOf(powerFactor)),
    meteredPowerFactor,
    solarYieldFactor: solarYieldFactor * factor('sun', SOLAR_YIELD_SPREAD),
  };
}

/** A factor other than 1 comes from a meter. */
function spreadOf(factor: number): number {
  return factor === 1 ? HOUSEHOLD_SPREAD : METERED_SPREAD;
}
