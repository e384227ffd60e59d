/**
 * What an adviser would not leave out or put together, whatever the label asks for. Each rule is said as options of a
 * slot or as a limit on the load, so that the search stays exact: it looks for the best of what is allowed.
 */
import { type MeasureCode, SLOTS, type Slot } from '../../contract/codes.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import type { Measure } from '../../measures/measure.ts';
import { isOwnOutdoorUnit } from '../../measures/track.ts';
import { isDueInPlan, isPastItsLife, isWorking } from '../../money/heating-life.ts';
import type { SlotOptions } from '../search/choices.ts';
import { isAllElectric, isBeyondHeatPumps } from '../search/heat-pump-limit.ts';

/** A roof without insulation has 1.35 W/m²K and more, one of 3 cm 0.8 and less (data/constructions.ts). */
const BARE_ROOF_W_PER_M2K = 1;
/** Single glass has 5 W/m²K and more, the oldest double glass 3.5 (data/constructions.ts). */
const SINGLE_GLASS_W_PER_M2K = 4.3;
/** The minimum of a good house: no bare roof, no single glass, no empty cavity that can be filled. */
export function basicSlots(dwelling: Dwelling, options: SlotOptions): readonly Slot[] {
  const slots: Slot[] = [];
  if (dwelling.pitchedRoof.areaM2 > 0 && isBareRoof(dwelling.pitchedRoof)) slots.push('pitched_roof');
  if (dwelling.flatRoof.areaM2 > 0 && isBareRoof(dwelling.flatRoof)) slots.push('flat_roof');
  // Protected windows are repaired or get a second pane, unless their office allows new ones.
  if (hasSingleGlass(dwelling) && !dwelling.isHeritage) slots.push('windows');
  if (options.wall.some((measure) => measure?.code === 'wall_cavity')) slots.push('wall');
  return slots;
}

function isBareRoof({ uValueWPerM2K }: Dwelling['flatRoof']): boolean {
  return uValueWPerM2K >= BARE_ROOF_W_PER_M2K;
}

export function hasSingleGlass({ windows }: Dwelling): boolean {
  return windows.uValueWPerM2K >= SINGLE_GLASS_W_PER_M2K;
}

/**
 * The options under the rules. `isWithBasics`: the basic works must be done and a worn-out heating replaced; without it
 * (a budget that can't pay for them) they are left to the goal, and a heat pump is not offered behind a bare roof or
 * single glass. `isFossilFree`: gas and oil are not wanted, so that where they burn an apartment's own heat pump is
 * offered as well.
 */
export function underRules(
  options: SlotOptions,
  dwelling: Dwelling,
  locked: readonly MeasureCode[],
  date: string,
  { isWithBasics = true, isFossilFree = false } = {},
): SlotOptions {
  const ruled: Record<Slot, readonly (Measure | null)[]> = { ...options };
  ruled.heating = withoutBoreholes(ruled.heating, locked);
  const isOnlyWay = isFossilFree && burnsFossilFuel(dwelling);
  const isAskedFor = ruled.heating.some((measure) => measure !== null && locked.includes(measure.code));
  if (isWorking(dwelling, date) && !isOnlyWay && !isAskedFor) ruled.heating = [null];
  ruled.wall = withoutUnfitWalls(ruled, dwelling, locked);
  ruled.windows = withoutTripleBesideBareWalls(ruled, dwelling, locked);
  ruled.solar_panels = withoutUnfitPanels(ruled, dwelling, locked);
  if (!isOnlyWay) ruled.hot_water = withoutIdleWaterHeaters(ruled, dwelling, locked);
  ruled.floor = withoutBreakingUpFloors(ruled, dwelling, locked);
  if (!isOnlyWay) ruled.heating = withoutOwnOutdoorUnits(ruled.heating, dwelling, locked);
  const basics = basicSlots(dwelling, options);
  if (isWithBasics) for (const slot of basics) ruled[slot] = required(ruled[slot]);
  const isBareLeft = basics.some((slot) => slot !== 'wall' && ruled[slot].includes(null));
  if (isBareLeft || isBeyondHeatPumps(ruled, dwelling)) {
    const other = ruled.heating.filter(
      (measure) => !isAllElectric(measure) || (measure !== null && locked.includes(measure.code)),
    );
    ruled.heating = other.length > 0 ? other : [null];
  }
  if (isWithBasics && isDueInPlan(dwelling, date)) ruled.heating = required(ruled.heating);
  return isWithBasics ? ruled : basicsAlone(ruled, basics, locked, isPastItsLife(dwelling, date));
}

/**
 * A budget below the basics is spent on them alone: no panels, no solar boiler and no sealing while the roof is bare or
 * the boiler worn out. So more money never buys a worse label either.
 */
function basicsAlone(
  options: SlotOptions,
  basics: readonly Slot[],
  locked: readonly MeasureCode[],
  isHeatingWornOut: boolean,
): SlotOptions {
  const wanted = new Set<Slot>(basics);
  if (isHeatingWornOut) wanted.add('heating');
  const alone: Record<Slot, readonly (Measure | null)[]> = { ...options };
  for (const slot of SLOTS) {
    if (options[slot].some((measure) => measure !== null && locked.includes(measure.code))) wanted.add(slot);
  }
  // A tighter house brings its ventilation, a battery its panels.
  if (wanted.has('windows') || wanted.has('airtightness')) wanted.add('ventilation');
  if (wanted.has('battery')) wanted.add('solar_panels');
  for (const slot of SLOTS) {
    if (!wanted.has(slot) && options[slot].includes(null)) alone[slot] = [null];
  }
  return alone;
}

/** Façades of brick and stucco stand at the street until then; later ones are plainer. Judgement of an adviser (2026). */
const PLAIN_FACADES_FROM = 1945;
/** Inside, rooms are lost and damp is risked: not for a wall that has some insulation. Judgement of an adviser (2026). */
const WORTH_LINING_W_PER_M2K = 0.8;

/**
 * The façade of an old terraced house or apartment building at the street is not packed up: most permits are refused,
 * and these facts do not say how much of the wall is at the rear.
 */
function withoutUnfitWalls(
  { wall }: SlotOptions,
  { yearBuilt, estateType, estateFormat, wall: { uValueWPerM2K } }: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['wall'] {
  const isAtStreet = estateType === 'APARTMENT' || estateFormat === 'CLOSED';
  const isOrnate = isAtStreet && yearBuilt < PLAIN_FACADES_FROM;
  const isUnfit = ({ code }: Measure): boolean =>
    (code === 'wall_external' && isOrnate) ||
    (code === 'wall_internal' && uValueWPerM2K < WORTH_LINING_W_PER_M2K);
  return wall.filter((measure) => measure === null || locked.includes(measure.code) || !isUnfit(measure));
}

/** The wall next to it would lose five times as much. Judgement of an adviser (2026). */
const BARE_WALL_W_PER_M2K = 1;

function withoutTripleBesideBareWalls(
  { windows, wall }: SlotOptions,
  dwelling: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['windows'] {
  const staysBare = dwelling.wall.uValueWPerM2K >= BARE_WALL_W_PER_M2K && wall.includes(null);
  if (!staysBare || locked.includes('windows_triple')) return windows;
  return windows.filter((measure) => measure?.code !== 'windows_triple');
}

/**
 * Panels come off again when the roof below them is done: a bare one that cannot be done, because it is excluded,
 * carries none unasked. Nor does the roof of a protected home, before its office has allowed it.
 */
function withoutUnfitPanels(
  options: SlotOptions,
  { pitchedRoof, flatRoof, isHeritage }: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['solar_panels'] {
  const isLeftBare = (roof: Dwelling['flatRoof'], slot: 'pitched_roof' | 'flat_roof'): boolean =>
    roof.areaM2 > 0 && isBareRoof(roof) && options[slot].every((measure) => measure === null);
  const isBare = isLeftBare(pitchedRoof, 'pitched_roof') || isLeftBare(flatRoof, 'flat_roof');
  const isWanted = locked.includes('solar_panels') || locked.includes('battery');
  return (isBare || isHeritage) && !isWanted ? [null] : options.solar_panels;
}

/**
 * Beside a boiler that makes the hot water too, a heat-pump boiler costs thousands and saves nothing: what it spares in
 * gas it takes in power at three times the price. A solar water heater costs 5,000 EUR for 130 EUR a year and lives 20
 * years; a wood boiler can stay off in summer with it. They are letters bought, unless they are wanted. In the place of
 * electric boilers and geysers they may pay. Judgement of an adviser (2026).
 */
function withoutIdleWaterHeaters(
  { hot_water: options }: SlotOptions,
  { hotWaterGenerator, heatGenerator, heatCarrier }: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['hot_water'] {
  if (hotWaterGenerator !== 'with_heating' || heatGenerator === 'electric_direct') return options;
  const isIdle = ({ code }: Measure): boolean => code === 'hot_water_heat_pump' || heatCarrier !== 'wood';
  return options.filter((measure) => measure === null || locked.includes(measure.code) || !isIdle(measure));
}

/**
 * Floors on the ground lose little in Belgium (0.85 W/m²K and less), more in the Netherlands (data/constructions.ts).
 */
const LEAKY_FLOOR_W_PER_M2K = 1;

/** Rooms are not broken up for a floor that loses little, unless it is wanted. Judgement of an adviser (2026). */
function withoutBreakingUpFloors(
  { floor: options }: SlotOptions,
  { floor }: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['floor'] {
  if (floor.uValueWPerM2K >= LEAKY_FLOOR_W_PER_M2K || locked.includes('floor_on_ground')) return options;
  return options.filter((measure) => measure?.code !== 'floor_on_ground');
}

/** An apartment heated with oil has no other way: a new oil boiler is never planned. */
function withoutOwnOutdoorUnits(
  options: SlotOptions['heating'],
  dwelling: Dwelling,
  locked: readonly MeasureCode[],
): SlotOptions['heating'] {
  if (dwelling.heatCarrier === 'oil') return options;
  return options.filter(
    (measure) => measure === null || locked.includes(measure.code) || !isOwnOutdoorUnit(measure, dwelling),
  );
}

/**
 * These facts do not say whether a drilling rig reaches the garden or the ground may be drilled: like gas without a
 * connection, a borehole is planned on request only. Judgement of an adviser (2026).
 */
function withoutBoreholes(
  options: SlotOptions['heating'],
  locked: readonly MeasureCode[],
): SlotOptions['heating'] {
  const isAskedFor = locked.includes('heat_pump_ground');
  return isAskedFor ? options : options.filter((measure) => measure?.code !== 'heat_pump_ground');
}

/** Something must be done here, if anything can be. */
function required(options: readonly (Measure | null)[]): readonly (Measure | null)[] {
  const works = options.filter((measure) => measure !== null);
  return works.length > 0 ? works : options;
}
