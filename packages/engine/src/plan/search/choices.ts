import type { MeasureCode, Slot } from '../../contract/codes.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { CATALOGUE } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { TIGHTENING_MEASURES } from '../../measures/openings.ts';
import { suitedTo } from '../../measures/suited-to.ts';
import { heatPumpLimitWPerM2 } from './heat-pump-limit.ts';

/** What may be done on each slot: a list of measures, `null` for leaving it. */
export type SlotOptions = Record<Slot, readonly (Measure | null)[]>;

/** Sets of measures on parts that are decided together, because they share a work, a grant's ceiling or a rule. */
export interface Choices {
  /** Roofs, walls and floor: scaffolding and the ceiling of the roof grants are shared. */
  shells: readonly (readonly Measure[])[];
  /** Windows, doors, airtightness and ventilation: tight windows bring ventilation. */
  openings: readonly (readonly Measure[])[];
  heatings: readonly (readonly Measure[])[];
  waters: readonly (readonly Measure[])[];
  solars: readonly (readonly Measure[])[];
  /** The most peak load after the works, W/m², that an all-electric heat pump is put behind. */
  heatPumpLimitWPerM2: number;
}

export function slotOptions(
  dwelling: Dwelling,
  excluded: readonly MeasureCode[],
  locked: readonly MeasureCode[],
): SlotOptions {
  // The catalogue has measures for every slot: the next line gives each its list.
  const options = {} as Record<Slot, (Measure | null)[]>;
  for (const { slot } of CATALOGUE) options[slot] = [null];
  for (const measure of CATALOGUE) {
    if (!excluded.includes(measure.code) && measure.isApplicable(dwelling))
      options[measure.slot].push(measure);
  }
  // It saves nothing that a label or a bill counts, so that no goal would choose it.
  if (!locked.includes('solar_shading')) options.shading = [null];
  const canHavePanels = dwelling.solarPanelsKwp > 0 || options.solar_panels.length > 1;
  if (!canHavePanels) options.battery = [null];
  // Object.keys forgets which keys the options have.
  for (const slot of Object.keys(options) as Slot[]) {
    const lockedHere = options[slot].filter((measure) => measure !== null && locked.includes(measure.code));
    if (lockedHere.length > 0) options[slot] = lockedHere;
  }
  return options;
}

export function choicesOf(options: SlotOptions, dwelling: Dwelling): Choices {
  return {
    shells: combine(options.pitched_roof, options.flat_roof, options.wall, options.floor),
    openings: combine(
      options.windows,
      options.doors,
      options.airtightness,
      options.ventilation,
      options.shading,
    ).filter((measures) => isSoundOpening(measures, options, dwelling)),
    heatings: combine(options.heating),
    waters: combine(options.hot_water),
    solars: combine(options.solar_panels, options.battery).filter(
      (measures) => dwelling.solarPanelsKwp > 0 || measures.length !== 1 || measures[0]?.slot !== 'battery',
    ),
    heatPumpLimitWPerM2: heatPumpLimitWPerM2(options, dwelling),
  };
}

/** What may be done together on windows, doors, draughts and ventilation. The search and its proof both ask here. */
export function isSoundOpening(
  measures: readonly Measure[],
  options: SlotOptions,
  dwelling: Dwelling,
): boolean {
  return (
    isVentilated(measures, options, dwelling) &&
    !isRecoveryWasted(measures, options, dwelling) &&
    isSealingUseful(measures, options) &&
    isDoorUseful(measures, options)
  );
}

/**
 * Doors are done with the windows; by themselves they are a letter bought at 1,100 EUR a square metre, unless they are
 * wanted. Judgement of an adviser (2026).
 */
function isDoorUseful(measures: readonly Measure[], { doors }: SlotOptions): boolean {
  return (
    !doors.includes(null) ||
    !measures.some(({ slot }) => slot === 'doors') ||
    measures.some(({ slot }) => slot === 'windows')
  );
}

/** Sealing belongs to new windows or to heat recovery; by itself it is a letter bought, unless it is wanted. */
function isSealingUseful(measures: readonly Measure[], { airtightness }: SlotOptions): boolean {
  return (
    !airtightness.includes(null) ||
    !measures.some(({ slot }) => slot === 'airtightness') ||
    measures.some(({ slot, code }) => slot === 'windows' || code === 'ventilation_balanced')
  );
}

/** The oldest double glass has 2.9 W/m²K and more (data/constructions.ts). */
const OLD_GLASS_W_PER_M2K = 2.8;

/**
 * Heat is not recovered from air that goes out through old windows or through draughts that can be sealed, unless they
 * must stay or the recovery is wanted.
 */
function isRecoveryWasted(
  measures: readonly Measure[],
  options: SlotOptions,
  { windows }: Dwelling,
): boolean {
  if (options.ventilation.length === 1 || !measures.some(({ code }) => code === 'ventilation_balanced'))
    return false;
  const isLeft = (slot: Slot): boolean =>
    options[slot].some((measure) => measure !== null) && !measures.some((measure) => measure.slot === slot);
  return isLeft('airtightness') || (windows.uValueWPerM2K >= OLD_GLASS_W_PER_M2K && isLeft('windows'));
}

/**
 * Tight windows bring a ventilation system with them where one can be had. Sealing is not done without one at all,
 * unless it is all that the caller lets us do: no certificate counts it, and mould follows.
 */
function isVentilated(measures: readonly Measure[], options: SlotOptions, dwelling: Dwelling): boolean {
  if (!lacksVentilation(measures, dwelling)) return true;
  if (options.ventilation.some((measure) => measure !== null)) return false;
  const isSealingWanted = !options.airtightness.includes(null);
  return isSealingWanted || !measures.some(({ slot }) => slot === 'airtightness');
}

/** A tighter house without a ventilation system: mould follows. */
export function lacksVentilation(measures: readonly Measure[], dwelling: Dwelling): boolean {
  return (
    dwelling.ventilation === 'NATURAL' &&
    measures.some(({ code }) => TIGHTENING_MEASURES.has(code)) &&
    !measures.some(({ slot }) => slot === 'ventilation')
  );
}

export function applyAll(dwelling: Dwelling, measures: readonly Measure[]): Dwelling {
  let changed = dwelling;
  for (const measure of measures) changed = measure.apply(changed);
  return changed;
}

/** The works that make sense in this house, done; a roof is not insulated twice. */
export function applyNeeded(dwelling: Dwelling, measures: readonly Measure[]): Dwelling {
  let changed = dwelling;
  for (const measure of measures) {
    const suited = suitedTo(measure, dwelling);
    if (suited.isApplicable(dwelling)) changed = suited.apply(changed);
  }
  return changed;
}

/** Every way to take one option of each list; the one that leaves all as it is comes first where it is allowed. */
function combine(...lists: (readonly (Measure | null)[])[]): readonly (readonly Measure[])[] {
  let sets: Measure[][] = [[]];
  for (const list of lists) {
    sets = sets.flatMap((set) => list.map((measure) => (measure === null ? set : [...set, measure])));
  }
  return sets;
}
