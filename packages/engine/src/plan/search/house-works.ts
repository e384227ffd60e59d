/** What lists of works come to in one house. The decision compares thousands of lists that differ in one work: what they share is found once. */
import { evaluateDemand } from '../../energy/evaluate.ts';
import { type HeatDemand, heatDemand } from '../../energy/heat-demand.ts';
import { CATALOGUE } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { partOf } from '../../measures/part-of.ts';
import { type Costs, costsOf as costsOfWorks, type PricingContext, supportCase } from '../pricing-context.ts';
import { applyAll } from './choices.ts';
import { type Heating, heatingCosts, NO_LOAD } from './search-space.ts';

export interface Done {
  primaryKwhPerM2: number;
  /** Less support. */
  netCents: number;
}

/** A list of works in a house, after others that are done already. */
export type HouseWorks = (measures: readonly Measure[], before?: readonly Measure[]) => Done;

/** A set of works as a number with a bit for each. */
const BITS = new Map(CATALOGUE.map(({ code }, index) => [code, 2 ** index]));

export function bitsOf(measures: readonly Measure[]): number {
  let bits = 0;
  for (const { code } of measures) bits |= BITS.get(code) ?? 0;
  return bits;
}

const PARTS = ['shell', 'openings', 'heating', 'hot_water', 'solar'] as const;
/** Bits of the works on each part whose costs add up with those of the others (search.ts). */
const PART_BITS = PARTS.map((part) => bitsOf(CATALOGUE.filter(({ code }) => partOf(code) === part)));
const [SHELL_BITS = 0, OPENING_BITS = 0, HEATING_BITS = 0] = PART_BITS;

export function houseWorks(pricingContext: PricingContext): HouseWorks {
  const { dwelling } = pricingContext;
  const demands = new Map<number, HeatDemand>();
  const states = new Map<number, { primaryKwhPerM2: number; demand: HeatDemand }>();
  const costs = new Map<number, Costs>();
  const heatings = new Map<number, Heating>();
  const firsts = new Map<number, Done>();

  function stateAfter(bits: number, measures: readonly Measure[]) {
    return entry(states, bits, () => {
      const changed = applyAll(dwelling, measures);
      const demand = entry(demands, bits & (SHELL_BITS | OPENING_BITS), () => heatDemand(changed));
      return { primaryKwhPerM2: evaluateDemand(changed, demand).primaryKwhPerM2, demand };
    });
  }

  function costsOf(bits: number, measures: readonly Measure[], demand: HeatDemand): Costs {
    const works = () => measures.filter((measure) => (bitsOf([measure]) & bits) !== 0);
    if ((bits & HEATING_BITS) === 0) {
      return entry(costs, bits, () => costsOfWorks(works(), NO_LOAD, pricingContext));
    }
    const heating = entry(heatings, bits, (): Heating => ({ measures: works(), costs: [] }));
    return heatingCosts(pricingContext, heating, demand);
  }

  function done(bits: number, measures: readonly Measure[], before: readonly Measure[]): Done {
    const { primaryKwhPerM2, demand } =
      before.length === 0
        ? stateAfter(bits, measures)
        : stateAfter(bits | bitsOf(before), [...before, ...measures]);
    const parts: Costs[] = [];
    let [counted, insulations, netCents] = [0, 0, 0];
    for (const partBits of PART_BITS) {
      if ((bits & partBits) === 0) continue;
      const part = costsOf(bits & partBits, measures, demand);
      counted += part.counted.measures;
      insulations += part.counted.insulations;
      parts.push(part);
    }
    const supported = supportCase(counted, insulations);
    for (const part of parts) netCents += part.netCents[supported] ?? 0;
    return { primaryKwhPerM2, netCents };
  }

  return (measures, before = []) => {
    const bits = bitsOf(measures);
    if (before.length > 0) return done(bits, measures, before);
    return entry(firsts, bits, () => done(bits, measures, before));
  };
}

/** The entry of a key, made when it is missing. */
function entry<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
