import type { HeatDemand } from '../../energy/heat-demand.ts';
import type { Measure } from '../../measures/measure.ts';
import { priceMeasures, type RemainingLoad } from '../../money/price-measures.ts';
import { type Costs, costsOfWorks, supportCase } from '../../plan/pricing-context.ts';
import { remainingLoad } from '../../plan/search/remaining-load.ts';
import {
  type Heating,
  type Installation,
  lifetimeBillCents,
  type Opening,
  type Shell,
} from '../../plan/search/search-space.ts';
import type { UnitClass } from '../units/unit-classes.ts';

const NO_HEAT_DEMAND = { standardHeatNeedKwh: 0, certifiedHeatNeedKwh: 0, peakHeatLoadKw: 0 };

/** What works cost the owner of one apartment. */
export class UnitPrices {
  readonly #unit: UnitClass;
  readonly isByBill: boolean;

  constructor(unit: UnitClass) {
    this.#unit = unit;
    this.isByBill = unit.context.controls.objective === 'least_lifetime_cost';
  }

  /** Of what the owner pays alone. */
  costs(measures: readonly Measure[], load: RemainingLoad): Costs {
    const { pricingContext } = this.#unit.context;
    const { dwelling, pricing } = pricingContext;
    const works = priceMeasures(measures, dwelling, load, pricing).filter(({ track }) => track === 'private');
    return costsOfWorks(works, pricingContext);
  }

  least(costs: Costs): number {
    return this.isByBill ? costs.leastLifetimeCents : costs.leastNetCents;
  }

  /** The heating of a low load is never dearer than that of a high one. */
  leastHeating(heating: Heating): number {
    return this.least(this.#heatingCosts(heating, NO_HEAT_DEMAND));
  }

  /** What is paid, and what is minimised. */
  total(
    shell: Shell,
    opening: Opening,
    { heating, water, solar, equipped }: Installation,
    demand: HeatDemand,
  ): { netCents: number; cents: number } {
    const heat = this.#heatingCosts(heating, demand);
    const parts = [shell.costs, opening.costs, heat, water.costs, solar.costs];
    let [measures, insulations, netCents, lifetimeCents] = [0, 0, 0, 0];
    for (const { counted } of parts) {
      measures += counted.measures;
      insulations += counted.insulations;
    }
    const supported = supportCase(measures, insulations);
    for (const part of parts) {
      netCents += part.netCents[supported] ?? 0;
      lifetimeCents += part.lifetimeCents[supported] ?? 0;
    }
    if (!this.isByBill) return { netCents, cents: netCents };
    const bill = lifetimeBillCents(this.#unit.context.pricingContext, equipped().dwelling, demand);
    return { netCents, cents: lifetimeCents + bill };
  }

  #heatingCosts(heating: Heating, { peakHeatLoadKw }: HeatDemand): Costs {
    const { dwelling } = this.#unit;
    const load = remainingLoad(dwelling, peakHeatLoadKw);
    const quantity = heating.measures[0]?.quantity(dwelling, peakHeatLoadKw) ?? 0;
    const key = 2 * Math.round(quantity * 10) + (load.isLowTemperatureReady ? 1 : 0);
    heating.costs[key] ??= this.costs(heating.measures, load);
    return heating.costs[key];
  }
}
