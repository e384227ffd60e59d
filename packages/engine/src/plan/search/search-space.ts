/** All combinations of measures, taken apart into parts whose costs add up (see search.ts). */
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluateDemand, primaryBesideHeating, primaryPerNeed } from '../../energy/evaluate.ts';
import {
  demandWithin,
  type HeatDemand,
  type Inside,
  insideOf,
  type ShellLoss,
  shellLoss,
  transmissionLoss,
} from '../../energy/heat-demand.ts';
import { followsPeakLoad } from '../../energy/installations.ts';
import type { Measure } from '../../measures/measure.ts';
import { ANNUITY_YEARS } from '../../money/lifetime-cost.ts';
import type { RemainingLoad } from '../../money/price-measures.ts';
import { type Costs, costsOf, type PricingContext, SUPPORT_CASES } from '../pricing-context.ts';
import { applyAll, type Choices } from './choices.ts';
import { canHeat } from './heat-pump-limit.ts';
import { remainingLoad } from './remaining-load.ts';

export interface Part {
  measures: readonly Measure[];
  costs: Costs;
}

export interface Shell extends Part {
  own: ShellLoss;
  /** Of the whole house with this shell and nothing else. */
  lossWPerK: number;
}

export interface Opening extends Part {
  ventilation: Dwelling['ventilation'];
  inside: Inside;
  /** Heat demand with each shell, by its index; filled when first asked for. */
  demands: (HeatDemand | undefined)[];
}

/** A dwelling with its installations: primary energy = perNeed × heat need + fixed. */
export interface Equipped {
  dwelling: Dwelling;
  /** Null where it follows the load. */
  perNeed: number | null;
  primaryFixedKwh: number;
}

/** On one kind of ventilation. */
export interface Installation {
  heating: Heating;
  water: Part;
  solar: Part;
  /** Worked out when first needed: the search leaves most of them at their price. */
  equipped(): Equipped;
}

export interface Heating {
  measures: readonly Measure[];
  /** Costs by the power and emitters that a load asks for; filled when first asked for. */
  costs: (Costs | undefined)[];
}

export interface SearchSpace {
  pricingContext: PricingContext;
  shells: readonly Shell[];
  /** Index of the shell that loses least. */
  tightest: number;
  openings: readonly Opening[];
  /** False for a combination that no adviser would propose. */
  isAllowed(heating: Heating, demand: HeatDemand): boolean;
  installationsFor(ventilation: Dwelling['ventilation']): readonly Installation[];
}

export const NO_LOAD: RemainingLoad = { peakHeatLoadKw: 0, isLowTemperatureReady: true };

/**
 * `isForOneHouse`: only the house of the plan counts. A shell that loses to another one there may still be the better
 * one in a house that this one can be as well, so that it is left out only when no other house will be asked.
 */
export function searchSpace(
  choices: Choices,
  pricingContext: PricingContext,
  { isForOneHouse = true } = {},
): SearchSpace {
  const today = pricingContext.dwelling;
  const part = (measures: readonly Measure[]): Part => ({
    measures,
    costs: costsOf(measures, NO_LOAD, pricingContext),
  });
  const allShells = choices.shells.map((measures): Shell => {
    const dwelling = applyAll(today, measures);
    return { ...part(measures), own: shellLoss(dwelling), lossWPerK: transmissionLoss(dwelling) };
  });
  const shells = isForOneHouse ? withoutDominated(allShells) : allShells;
  const openings = choices.openings.map((measures): Opening => {
    const dwelling = applyAll(today, measures);
    return { ...part(measures), ventilation: dwelling.ventilation, inside: insideOf(dwelling), demands: [] };
  });
  const heatings = choices.heatings.map((measures): Heating => ({ measures, costs: [] }));
  const waters = choices.waters.map(part);
  const solars = choices.solars.map(part);

  const byVentilation = new Map<Dwelling['ventilation'], readonly Installation[]>();
  return {
    pricingContext,
    shells,
    tightest: shells.reduce((best, { lossWPerK }, index) => {
      return lossWPerK < (shells[best]?.lossWPerK ?? 0) ? index : best;
    }, 0),
    openings,
    isAllowed: ({ measures }, { peakHeatLoadKw }) =>
      canHeat(measures, peakHeatLoadKw, today.floorAreaM2, choices.heatPumpLimitWPerM2),
    installationsFor(ventilation) {
      let made = byVentilation.get(ventilation);
      if (made === undefined) {
        const ventilated = { ...today, ventilation };
        made = heatings.flatMap((heating) =>
          waters.flatMap((water) => solars.map((solar) => installation(ventilated, heating, water, solar))),
        );
        byVentilation.set(ventilation, made);
      }
      return made;
    },
  };
}

export function installation(house: Dwelling, heating: Heating, water: Part, solar: Part): Installation {
  let known: Equipped | undefined;
  return {
    heating,
    water,
    solar,
    equipped() {
      known ??= equipped(
        applyAll(applyAll(applyAll(house, heating.measures), water.measures), solar.measures),
      );
      return known;
    },
  };
}

export function equipped(dwelling: Dwelling): Equipped {
  return {
    dwelling,
    perNeed: followsPeakLoad(dwelling) ? null : primaryPerNeed(dwelling, 0),
    primaryFixedKwh: primaryBesideHeating(dwelling),
  };
}

export function demandOf({ shells }: SearchSpace, opening: Opening, shellIndex: number): HeatDemand {
  let demand = opening.demands[shellIndex];
  if (demand === undefined) {
    // The index is one of the list of shells.
    demand = demandWithin((shells[shellIndex] as Shell).own, opening.inside);
    opening.demands[shellIndex] = demand;
  }
  return demand;
}

export function heatingCosts(pricingContext: PricingContext, heating: Heating, demand: HeatDemand): Costs {
  const load = remainingLoad(pricingContext.dwelling, demand.peakHeatLoadKw);
  const quantity = heating.measures[0]?.quantity(pricingContext.dwelling, load.peakHeatLoadKw) ?? 0;
  const key = 2 * quantity + (load.isLowTemperatureReady ? 1 : 0);
  let costs = heating.costs[key];
  if (costs === undefined) {
    costs = costsOf(heating.measures, load, pricingContext);
    heating.costs[key] = costs;
  }
  return costs;
}

/** kWh/m²; off by rounding only. */
export function estimate(
  { dwelling, perNeed, primaryFixedKwh }: Equipped,
  certifiedHeatNeedKwh: number,
  peakHeatLoadKw: number,
): number {
  const factor = perNeed ?? primaryPerNeed(dwelling, peakHeatLoadKw);
  return (factor * certifiedHeatNeedKwh + primaryFixedKwh) / dwelling.floorAreaM2;
}

/** The energy bill over the horizon of the lifetime cost. */
export function lifetimeBillCents(
  { lifetimePrices }: PricingContext,
  dwelling: Dwelling,
  demand: HeatDemand,
): number {
  return billEur(evaluateDemand(dwelling, demand), lifetimePrices) * 100 * ANNUITY_YEARS;
}

/**
 * Leaves out a shell that another one beats or equals in loss and in every cost, with the same count for the grants.
 */
function withoutDominated(shells: readonly Shell[]): readonly Shell[] {
  return shells.filter(
    (shell, index) => !shells.some((other, at) => at !== index && dominates(other, shell, at < index)),
  );
}

function dominates(other: Shell, shell: Shell, comesFirst: boolean): boolean {
  if (other.lossWPerK > shell.lossWPerK) return false;
  if (Math.min(2, other.costs.counted.measures) !== Math.min(2, shell.costs.counted.measures)) return false;
  let isBetter = other.lossWPerK < shell.lossWPerK;
  for (const supported of SUPPORT_CASES) {
    for (const name of ['netCents', 'lifetimeCents'] as const) {
      // Costs have an entry for every case of support.
      const difference = (other.costs[name][supported] as number) - (shell.costs[name][supported] as number);
      if (difference > 0) return false;
      if (difference < 0) isBetter = true;
    }
  }
  return isBetter || comesFirst;
}
