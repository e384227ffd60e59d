/** What the owners can decide together: one option on each common part. */
import { SLOTS, type Slot } from '../../contract/codes.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import type { Measure } from '../../measures/measure.ts';
import { trackOf } from '../../measures/track.ts';
import type { SlotOptions } from '../../plan/search/choices.ts';
import { optionsUnder } from '../../plan/search/planned-options.ts';
import type { UnitClass } from '../units/unit-classes.ts';

/** Choices on the parts that are decided together: their works share a scaffold, a rule or a load. */
export interface CommonOptions {
  /** Roofs, outer walls and floor. */
  shells: readonly (readonly Measure[])[];
  windows: readonly (readonly Measure[])[];
  heatings: readonly (readonly Measure[])[];
}

/** One set of common works, as indexes of the options. */
export interface CommonChoice {
  shell: number;
  windows: number;
  heating: number;
}

export function isCommon(measure: Measure, dwelling: Dwelling): boolean {
  return trackOf(measure, dwelling) === 'building';
}

/** What an adviser allows in each class, common and private. */
export function optionsOfClasses(classes: readonly UnitClass[]): SlotOptions[] {
  return classes.map(({ context }) => optionsUnder(context.pricingContext, context.controls, true));
}

export function commonOptions(classes: readonly UnitClass[], allowed: readonly SlotOptions[]): CommonOptions {
  const options = new Map(SLOTS.map((slot) => [slot, commonOptionsOn(slot, classes, allowed)]));
  const on = (slot: Slot): readonly (Measure | null)[] => options.get(slot) ?? [null];
  return {
    shells: combine(on('pitched_roof'), on('flat_roof'), on('wall'), on('floor')),
    windows: combine(on('windows')),
    heatings: fossilFreeIfWanted(combine(on('heating')), classes),
  };
}

/**
 * A work is offered where one apartment can have it. Nothing must be done on a part unless it must for half of the
 * floor area that it serves.
 */
function commonOptionsOn(
  slot: Slot,
  classes: readonly UnitClass[],
  allowed: readonly SlotOptions[],
): readonly (Measure | null)[] {
  const offered = new Map<Measure, number>();
  let servedM2 = 0;
  let requiredM2 = 0;
  for (const [index, { dwelling, units }] of classes.entries()) {
    const options = allowed[index]?.[slot] ?? [];
    const works = options.filter((one): one is Measure => one !== null && isCommon(one, dwelling));
    if (works.length === 0) continue;
    const areaM2 = dwelling.floorAreaM2 * units.length;
    servedM2 += areaM2;
    if (!options.includes(null)) requiredM2 += areaM2;
    for (const work of works) offered.set(work, (offered.get(work) ?? 0) + areaM2);
  }
  // One heating serves all: what only a few flats could do with is not offered.
  const least = slot === 'heating' ? servedM2 / 2 : 0;
  const works = [...offered].filter(([, areaM2]) => areaM2 >= least).map(([work]) => work);
  return works.length > 0 && requiredM2 * 2 >= servedM2 && requiredM2 > 0 ? works : [null, ...works];
}

/** Without gas and oil, if there is a way. */
function fossilFreeIfWanted(
  heatings: readonly (readonly Measure[])[],
  classes: readonly UnitClass[],
): readonly (readonly Measure[])[] {
  const [first] = classes;
  if (first === undefined || !first.context.controls.fossil_free) return heatings;
  const clean = heatings.filter((works) => !burnsFossilFuel(applyWhereNeeded(first.dwelling, works)));
  return clean.length > 0 ? clean : heatings;
}

/** The common works that make sense in an apartment. */
export function neededWorks(dwelling: Dwelling, works: readonly Measure[]): readonly Measure[] {
  return works.filter((work) => work.isApplicable(dwelling));
}

function applyWhereNeeded(dwelling: Dwelling, works: readonly Measure[]): Dwelling {
  let changed = dwelling;
  for (const work of neededWorks(dwelling, works)) changed = work.apply(changed);
  return changed;
}

export function combine(...lists: (readonly (Measure | null)[])[]): readonly (readonly Measure[])[] {
  let sets: Measure[][] = [[]];
  for (const list of lists) {
    sets = sets.flatMap((set) => list.map((work) => (work === null ? set : [...set, work])));
  }
  return sets;
}
