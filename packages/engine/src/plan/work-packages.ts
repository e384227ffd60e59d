import type { Slot } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from '../measures/measure.ts';
import { needsScaffolding } from '../measures/related-works.ts';

/** Measures that are carried out together: a step of the plan before it has its place. */
export type WorkPackage = readonly Measure[];

/** Done by the same trade or opening the same part of the house, so one step. */
const TOGETHER: readonly (readonly Slot[])[] = [
  ['pitched_roof', 'flat_roof'],
  ['windows', 'doors', 'airtightness', 'ventilation', 'shading'],
  ['heating', 'hot_water'],
  ['solar_panels', 'battery'],
];

/** What can't be parted even when a phase budget is small: tight windows and their ventilation. */
const INSEPARABLE: readonly (readonly Slot[])[] = [['windows', 'airtightness', 'ventilation']];

const ENVELOPE: readonly string[] = [
  'pitched_roof',
  'flat_roof',
  'wall',
  'floor',
  'windows',
  'doors',
  'airtightness',
  'ventilation',
];

/** `isTooDear` asks for a package to be split as far as it can be. */
export function workPackages(
  measures: readonly Measure[],
  dwelling: Dwelling,
  isTooDear: (workPackage: WorkPackage) => boolean,
): readonly WorkPackage[] {
  const packages = shareScaffolding(bySlots(measures, TOGETHER), dwelling);
  return packages.flatMap((workPackage) =>
    isTooDear(workPackage) ? shareScaffolding(bySlots(workPackage, INSEPARABLE), dwelling) : [workPackage],
  );
}

/** What is done first, and what only after it. */
const ORDER: readonly (readonly [readonly string[], readonly string[]])[] = [
  // The generator is sized on the loss that the envelope leaves.
  [ENVELOPE, ['heating']],
  // Panels and collectors would have to come off again.
  [
    ['pitched_roof', 'flat_roof'],
    ['solar_panels', 'hot_water_solar'],
  ],
  [['solar_panels'], ['battery']],
  // The reveals are insulated up to the new frames.
  [['windows'], ['wall_internal', 'wall_external']],
  // Sealed and tested once nothing of it is opened again.
  [['windows', 'doors', 'ventilation', 'roof_pitched_inside', 'wall_internal'], ['airtightness']],
];

/** True when `earlier` must be done before `later`. */
export function mustPrecede(earlier: WorkPackage, later: WorkPackage): boolean {
  return ORDER.some(([first, next]) => hasOneOf(later, next) && hasOneOf(earlier, first));
}

function hasOneOf(workPackage: WorkPackage, names: readonly string[]): boolean {
  return workPackage.some(({ slot, code }) => names.includes(slot) || names.includes(code));
}

export function isEnvelope(workPackage: WorkPackage): boolean {
  return hasOneOf(workPackage, ENVELOPE);
}

/** What is in none of the groups is a package of its own. */
function bySlots(measures: readonly Measure[], groups: readonly (readonly Slot[])[]): WorkPackage[] {
  const hasWallInside = measures.some(({ code }) => code === 'wall_internal');
  const packages = new Map<unknown, Measure[]>();
  for (const measure of measures) {
    // A wall that is insulated from the inside comes after its windows and is sealed with them: in its own step.
    const slot = hasWallInside && measure.slot === 'airtightness' ? 'wall' : measure.slot;
    const group = groups.find((slots) => slots.includes(slot)) ?? slot;
    packages.set(group, [...(packages.get(group) ?? []), measure]);
  }
  return [...packages.values()];
}

/** A scaffold is put up once: what is worked from it goes together. */
function shareScaffolding(packages: readonly WorkPackage[], dwelling: Dwelling): WorkPackage[] {
  const onScaffold = packages.filter((workPackage) =>
    workPackage.some((measure) => needsScaffolding(measure, dwelling)),
  );
  if (onScaffold.length < 2) return [...packages];
  return [onScaffold.flat(), ...packages.filter((workPackage) => !onScaffold.includes(workPackage))];
}
