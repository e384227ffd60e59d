import type { Slot } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from '../measures/measure.ts';
import { needsScaffolding } from '../measures/related-works.ts';

/** Measures that are carried out together: a step of the plan before it has its place. */
export type WorkPackage = readonly Measure[];

/** Done by the same trade or opening the same part of the house, so one step. */
const TOGETHER: readonly (readonly Slot[])[] = [
  ['pitched_roof', 'flat_roof'],
  ['wall'],
  ['floor'],
  ['windows', 'doors', 'airtightness', 'ventilation', 'shading'],
  ['heating', 'hot_water'],
  ['solar_panels', 'battery'],
];

/** What can't be parted even when a phase budget is small: tight windows and their ventilation. */
const INSEPARABLE: readonly (readonly Slot[])[] = [
  ['pitched_roof'],
  ['flat_roof'],
  ['wall'],
  ['floor'],
  ['windows', 'airtightness', 'ventilation'],
  ['doors'],
  ['shading'],
  ['heating'],
  ['hot_water'],
  ['solar_panels'],
  ['battery'],
];

const ENVELOPE: ReadonlySet<Slot> = new Set([
  'pitched_roof',
  'flat_roof',
  'wall',
  'floor',
  'windows',
  'doors',
  'airtightness',
  'ventilation',
]);

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

/** True when `earlier` must be done before `later`. */
export function mustPrecede(earlier: WorkPackage, later: WorkPackage): boolean {
  const has = (workPackage: WorkPackage, slot: Slot): boolean =>
    workPackage.some((measure) => measure.slot === slot);
  // The generator is sized on the loss that the envelope leaves.
  if (has(later, 'heating') && !has(earlier, 'heating') && isEnvelope(earlier)) return true;
  // Panels and collectors would have to come off again.
  const isOnRoof = has(later, 'solar_panels') || later.some(({ code }) => code === 'hot_water_solar');
  if (isOnRoof && (has(earlier, 'pitched_roof') || has(earlier, 'flat_roof'))) return true;
  return has(later, 'battery') && has(earlier, 'solar_panels');
}

export function isEnvelope(workPackage: WorkPackage): boolean {
  return workPackage.some(({ slot }) => ENVELOPE.has(slot));
}

function bySlots(measures: readonly Measure[], groups: readonly (readonly Slot[])[]): WorkPackage[] {
  return groups
    .map((slots) => measures.filter(({ slot }) => slots.includes(slot)))
    .filter((workPackage) => workPackage.length > 0);
}

/** A scaffold is put up once: what is worked from it goes together. */
function shareScaffolding(packages: readonly WorkPackage[], dwelling: Dwelling): WorkPackage[] {
  const onScaffold = packages.filter((workPackage) =>
    workPackage.some((measure) => needsScaffolding(measure, dwelling)),
  );
  if (onScaffold.length < 2) return [...packages];
  return [onScaffold.flat(), ...packages.filter((workPackage) => !onScaffold.includes(workPackage))];
}
