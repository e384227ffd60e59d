/**
 * What lists of works come to in one house. The decision compares thousands of lists that differ in one work: what they
 * share is found once.
 */
import { evaluateDemand } from '../../energy/evaluate.ts';
import { type HeatDemand, heatDemand } from '../../energy/heat-demand.ts';
import { type Costs, costsOf as costsOfWorks, type PricingContext, supportCase } from '../pricing-context.ts';
import { applyAll } from './choices.ts';
import { type Heating, heatingCosts, NO_LOAD } from './search-space.ts';
import { partBits, worksOf } from './work-bits.ts';

export interface Done {
  primaryKwhPerM2: number;
  peakHeatLoadKw: number;
  /** Less support. */
  netCents: number;
}

/** A set of works in a house, after others that are done already; both as bits. */
export type HouseWorks = (bits: number, before?: number) => Done;

/** Bits of the works on each part whose costs add up with those of the others (search.ts). */
const SHELL_BITS = partBits('shell');
const OPENING_BITS = partBits('openings');
const HEATING_BITS = partBits('heating');
const PART_BITS = [SHELL_BITS, OPENING_BITS, HEATING_BITS, partBits('hot_water'), partBits('solar')] as const;

interface State {
  primaryKwhPerM2: number;
  demand: HeatDemand;
}

export function houseWorks(pricingContext: PricingContext): HouseWorks {
  const { dwelling } = pricingContext;
  const demands = new Map<number, HeatDemand>();
  const states = new Map<number, State>();
  const costs = new Map<number, Costs>();
  const heatings = new Map<number, Heating>();

  function stateAfter(bits: number): State {
    let state = states.get(bits);
    if (state === undefined) {
      const changed = applyAll(dwelling, worksOf(bits));
      const demandBits = bits & (SHELL_BITS | OPENING_BITS);
      let demand = demands.get(demandBits);
      if (demand === undefined) {
        demand = heatDemand(changed);
        demands.set(demandBits, demand);
      }
      state = { primaryKwhPerM2: evaluateDemand(changed, demand).primaryKwhPerM2, demand };
      states.set(bits, state);
    }
    return state;
  }

  function costsOf(bits: number, demand: HeatDemand): Costs {
    if ((bits & HEATING_BITS) !== 0) {
      let heating = heatings.get(bits);
      if (heating === undefined) {
        heating = { measures: worksOf(bits), costs: [] };
        heatings.set(bits, heating);
      }
      return heatingCosts(pricingContext, heating, demand);
    }
    let found = costs.get(bits);
    if (found === undefined) {
      found = costsOfWorks(worksOf(bits), NO_LOAD, pricingContext);
      costs.set(bits, found);
    }
    return found;
  }

  return (bits, before = 0) => {
    const { primaryKwhPerM2, demand } = stateAfter(bits | before);
    const parts: Costs[] = [];
    let counted = 0;
    let insulations = 0;
    for (const ofPart of PART_BITS) {
      if ((bits & ofPart) === 0) continue;
      const part = costsOf(bits & ofPart, demand);
      counted += part.counted.measures;
      insulations += part.counted.insulations;
      parts.push(part);
    }
    const supported = supportCase(counted, insulations);
    let netCents = 0;
    for (const part of parts) netCents += part.netCents[supported] ?? 0;
    return { primaryKwhPerM2, peakHeatLoadKw: demand.peakHeatLoadKw, netCents };
  };
}
