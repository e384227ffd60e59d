/** Which common works are sure whatever the apartments turn out to be, and which depend on what is not known. */
import type { BuildingControls, BuildingInput } from '../contract/building.ts';
import type { BuildingPlan } from '../contract/building-plan.ts';
import type { Slot } from '../contract/codes.ts';
import { evaluate } from '../energy/evaluate.ts';
import type { Measure } from '../measures/measure.ts';
import { type JointAnswer, jointSpace, searchJoint } from './search/joint-search.ts';
import { wholeBuilding } from './search/price-common.ts';
import type { UnitClass } from './units/unit-classes.ts';

/**
 * Buildings that this one can be: what is not known of one apartment is not known of its neighbours, so that all are at
 * the same rank of their scores.
 */
const RANKS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
/** Of apartments beyond this many, those in between stand for their neighbours: the answer is a word, no figure. */
const MOST_APARTMENTS = 6;
/** In four of five buildings. Own rule. */
const SURE = 0.75;
const LIKELY_ENOUGH = 0.25;

export function certaintyOf(
  building: BuildingInput,
  classes: readonly UnitClass[],
  controls: BuildingControls,
  { measures }: JointAnswer,
): Pick<BuildingPlan, 'core' | 'depends'> {
  const typical = typicalClasses(classes).map((unit) => ({ unit, houses: byScore(unit) }));
  const chosen = RANKS.map((rank) => {
    const known = typical.map(({ unit, houses }) => asHouse(unit, houses, rank));
    return searchJoint(jointSpace(wholeBuilding(building, known), controls))?.measures ?? [];
  });
  const shareOn = (slot: Slot): number =>
    chosen.filter((works) => works.some((work) => work.slot === slot)).length / RANKS.length;
  const inPlan = new Set(measures.map(({ slot }) => slot));
  const core = measures.filter(({ slot }) => shareOn(slot) >= SURE);
  const others = chosen
    .flat()
    .filter((work: Measure) => !inPlan.has(work.slot) && shareOn(work.slot) >= LIKELY_ENOUGH);
  const depends = [...measures.filter((work) => !core.includes(work)), ...firstOfSlots(others)];
  return { core: core.map(({ code }) => code), depends: depends.map(({ code }) => code) };
}

function firstOfSlots(works: readonly Measure[]): Measure[] {
  return works.filter((work, index) => works.findIndex(({ slot }) => slot === work.slot) === index);
}

/** Evenly spread over the building, each with the units of those that it stands for. */
function typicalClasses(classes: readonly UnitClass[]): UnitClass[] {
  const inOrder = [...classes].sort((a, b) => scoreOf(a) - scoreOf(b));
  const groups = Math.min(MOST_APARTMENTS, inOrder.length);
  return Array.from({ length: groups }, (_, group) => {
    const [from, to] = [group, group + 1].map((at) => Math.floor((at * inOrder.length) / groups));
    const own = inOrder.slice(from, to);
    // A group has at least one.
    const middle = own[Math.floor(own.length / 2)] as UnitClass;
    return { ...middle, units: own.flatMap(({ units }) => units) };
  });
}

function scoreOf({ dwelling }: UnitClass): number {
  return evaluate(dwelling).primaryKwhPerM2;
}

interface RankedHouse {
  house: UnitClass['dwelling'];
  /** Weight of it and all that score better. */
  upTo: number;
}

function byScore({ context: { houses } }: UnitClass): RankedHouse[] {
  const scored = houses.dwellings.map((house, index) => ({
    house,
    score: evaluate(house).primaryKwhPerM2,
    weight: houses.weights[index] ?? 0,
  }));
  let upTo = 0;
  return scored
    .sort((a, b) => a.score - b.score)
    .map(({ house, weight }) => {
      upTo += weight;
      return { house, upTo };
    });
}

/** The apartment as if it were known to be this house. */
function asHouse(unit: UnitClass, houses: readonly RankedHouse[], rank: number): UnitClass {
  const { house: dwelling } = houses.find(({ upTo }) => upTo >= rank) ?? { house: unit.dwelling };
  const { context } = unit;
  return {
    ...unit,
    dwelling,
    context: {
      ...context,
      houses: { dwellings: [dwelling], weights: [1], certificateNoise: 0 },
      pricingContext: { ...context.pricingContext, dwelling },
    },
  };
}
