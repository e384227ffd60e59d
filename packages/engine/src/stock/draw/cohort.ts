/**
 * The dwellings of one country, kind, format and year: which states their elements can be in, and how likely each is.
 */
import type { Country, EstateFormat, LabelScale, Region } from '../../contract/codes.ts';
import { type DwellingFacts, INSULATION_TYPES, type InsulationType } from '../../contract/dwelling-fields.ts';
import {
  BARE_U_VALUES,
  CLASS_THICKNESS_CM,
  CONDUCTIVITY_W_PER_M_K,
  GLAZING,
  INFILTRATION_PER_HOUR,
  ORIGINAL_U_VALUES,
  THERMAL_BRIDGES_W_PER_M2_K,
  valueAt,
} from '../../data/constructions.ts';
import { WINDOW_SHARE_BY_YEAR } from '../../data/shapes.ts';
import {
  GLAZING_SHARES,
  type Glazing,
  HOT_WATER_SHARES,
  IMPROVED_TO,
  SOLAR_PANEL_APARTMENT_FACTOR,
  SOLAR_PANEL_SHARES,
  STILL_ORIGINAL,
  VENTILATION_SHARES,
} from '../../data/stock-shares.ts';
import type { HotWaterGenerator, VentilationType } from '../../dwelling/dwelling.ts';
import { scaleOf } from '../../label/label.ts';
import { type HeatingState, stockHeating } from './heating-states.ts';

/** States from worst to best with the share of each, and the cumulative share up to and including it. */
export interface Distribution<Value> {
  values: readonly Value[];
  shares: readonly number[];
  upTo: readonly number[];
}

type InsulationClass = (typeof INSULATION_TYPES)[number];
export type InsulatedElement = 'pitchedRoof' | 'flatRoof' | 'wall' | 'floor';

export interface Cohort {
  country: Country;
  region: Region;
  scale: LabelScale;
  estateType: 'HOUSE' | 'APARTMENT';
  format: EstateFormat | null;
  yearBuilt: number;
  /** Possible U-values of each insulated element. */
  uValues: Record<InsulatedElement, Distribution<number>>;
  /** What a given class of insulation means here. */
  classUValues: Record<InsulatedElement, Record<InsulationClass, number>>;
  doorUValue: number;
  /** A wall with a higher U-value than this has no insulation. */
  bareWallFromUValue: number;
  hasCavity: boolean;
  windowShare: number;
  glazing: Distribution<Glazing>;
  heating: readonly HeatingState[];
  hotWater: Distribution<HotWaterGenerator>;
  ventilation: Distribution<VentilationType>;
  solarPanelShare: number;
  infiltrationPerHour: number;
  thermalBridgesWPerM2K: number;
}

export function cohortOf(
  country: Country,
  region: Region,
  estateType: 'HOUSE' | 'APARTMENT',
  format: EstateFormat | null,
  yearBuilt: number,
): Cohort {
  const scale = scaleOf(region);
  const solarShare = valueAt(SOLAR_PANEL_SHARES[country], yearBuilt);
  const uValues = byElement((element) => insulationStates(country, element, yearBuilt));
  return {
    country,
    region,
    scale,
    estateType,
    format,
    yearBuilt,
    uValues,
    classUValues: byElement((element) => classUValues(country, element, yearBuilt, uValues[element].values)),
    doorUValue: valueAt(ORIGINAL_U_VALUES[country].door, yearBuilt),
    bareWallFromUValue: uValueOf(country, 'wall', 'CM_1_5', yearBuilt),
    hasCavity: hasCavityByYear(country, yearBuilt),
    windowShare: valueAt(WINDOW_SHARE_BY_YEAR, yearBuilt),
    glazing: states(valueAt(GLAZING_SHARES[country], yearBuilt)),
    heating: stockHeating(scale, estateType === 'HOUSE' ? format : null, yearBuilt),
    hotWater: states(HOT_WATER_SHARES),
    ventilation: states(valueAt(VENTILATION_SHARES[country], yearBuilt)),
    solarPanelShare: estateType === 'HOUSE' ? solarShare : solarShare * SOLAR_PANEL_APARTMENT_FACTOR,
    infiltrationPerHour: valueAt(INFILTRATION_PER_HOUR, yearBuilt),
    thermalBridgesWPerM2K: valueAt(THERMAL_BRIDGES_W_PER_M2_K, yearBuilt),
  };
}

function byElement<Value>(of: (element: InsulatedElement) => Value): Record<InsulatedElement, Value> {
  return { pitchedRoof: of('pitchedRoof'), flatRoof: of('flatRoof'), wall: of('wall'), floor: of('floor') };
}

/**
 * A class says how much there is, the year where in the class it lies: a given class counts as the state of the stock
 * that is shown as that class, the one as built first. A class that no state has counts by its thickness. Otherwise a
 * wall of 1988, which is as TABULA has it at 1.00 W/m²K and shown as 1 to 5 cm, would be another one once it is given.
 */
function classUValues(
  country: Country,
  element: InsulatedElement,
  yearBuilt: number,
  values: readonly number[],
): Record<InsulationClass, number> {
  const meaning = (name: InsulationClass): number =>
    values.find((uValue) => insulationClassOf(country, element, uValue, yearBuilt) === name) ??
    uValueOf(country, element, name, yearBuilt);
  // Every class has an entry.
  return Object.fromEntries(INSULATION_TYPES.map((name) => [name, meaning(name)])) as Record<
    InsulationClass,
    number
  >;
}

/** The U-value that a given insulation means. */
export function givenUValue(cohort: Cohort, element: InsulatedElement, insulation: InsulationType): number {
  return typeof insulation === 'object'
    ? insulation.u_value_w_per_m2_k
    : cohort.classUValues[element][insulation];
}

/** Which state lies at a quantile. */
export function indexAt(upTo: readonly number[], uniform: number): number {
  let index = 0;
  while (index < upTo.length - 1 && uniform > (upTo[index] ?? 1)) index++;
  return index;
}

export function stateAt<Value>({ values }: Distribution<Value>, index: number): Value {
  const value = values[index];
  if (value === undefined) throw new RangeError(`there is no state ${index}`);
  return value;
}

/** Of a class by its thickness. */
export function uValueOf(
  country: Country,
  element: InsulatedElement,
  insulation: InsulationClass,
  yearBuilt: number,
): number {
  const bare = bareUValue(country, element, yearBuilt);
  return 1 / (1 / bare + CLASS_THICKNESS_CM[insulation] / 100 / CONDUCTIVITY_W_PER_M_K[element]);
}

/**
 * The class of thickness whose U-value lies nearest, by ratio: between two classes the geometric mean of their U-values
 * divides.
 */
export function insulationClassOf(
  country: Country,
  element: InsulatedElement,
  uValue: number,
  yearBuilt: number,
): InsulationClass {
  const isSolidWall = element === 'wall' && !hasCavityByYear(country, yearBuilt);
  const limits = CLASS_LIMITS[country][isSolidWall ? 'solidWall' : element];
  let order = 0;
  while (order < limits.length && uValue * uValue <= (limits[order] ?? 0)) order++;
  return INSULATION_TYPES[order] ?? 'NONE';
}

/** The glass whose windows come nearest to a U-value, by ratio. */
export function glazingOfUValue(country: Country, uValue: number): Glazing {
  const far = (glazing: Glazing) => {
    const ratio = GLAZING[country][glazing].uValueWPerM2K / uValue;
    return Math.max(ratio, 1 / ratio);
  };
  return GLAZING_TYPES.reduce((nearest, glazing) => (far(glazing) < far(nearest) ? glazing : nearest));
}

/** The glass that is given, or that a given U-value implies. */
export function givenGlazing(
  country: Country,
  { window_glazing_type: glazing, window_u_value_w_per_m2_k: uValue }: DwellingFacts,
): Glazing | undefined {
  if (glazing !== undefined || uValue === undefined) return glazing;
  return glazingOfUValue(country, uValue);
}

const GLAZING_TYPES: readonly Glazing[] = ['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY', 'TRIPLE'];

/** Years in which walls were built with a cavity, and without one. */
const CAVITY_YEAR = 2000;
const SOLID_WALL_YEAR = 1900;

/** Squares of the U-values that divide each class of thickness from the next, NONE first. */
const CLASS_LIMITS = { BE: classLimits('BE'), NL: classLimits('NL') };

function classLimits(country: Country): Record<InsulatedElement | 'solidWall', readonly number[]> {
  const of = (element: InsulatedElement, yearBuilt: number): readonly number[] => {
    const uValues = INSULATION_TYPES.map((name) => uValueOf(country, element, name, yearBuilt));
    return uValues.slice(1).map((thicker, order) => (uValues[order] ?? 0) * thicker);
  };
  return {
    pitchedRoof: of('pitchedRoof', CAVITY_YEAR),
    flatRoof: of('flatRoof', CAVITY_YEAR),
    wall: of('wall', CAVITY_YEAR),
    solidWall: of('wall', SOLID_WALL_YEAR),
    floor: of('floor', CAVITY_YEAR),
  };
}

/** Solid walls were built until the cavity became common. */
function bareUValue(country: Country, element: InsulatedElement, yearBuilt: number): number {
  const bare = BARE_U_VALUES[country];
  if (element === 'wall' && !hasCavityByYear(country, yearBuilt)) return bare.solidWall;
  return bare[element];
}

/** Source: years of the wall rows in TABULA (first generation of cavity walls). */
function hasCavityByYear(country: Country, yearBuilt: number): boolean {
  return yearBuilt >= (country === 'BE' ? 1946 : 1931);
}

function insulationStates(
  country: Country,
  element: InsulatedElement,
  yearBuilt: number,
): Distribution<number> {
  const original = valueAt(ORIGINAL_U_VALUES[country][element], yearBuilt);
  const part = element === 'wall' || element === 'floor' ? element : 'roof';
  const stillOriginal = valueAt(STILL_ORIGINAL[country][part], yearBuilt);
  const values = [original];
  const shares = [stillOriginal];
  // `entries` forgets the names that the type of the table has.
  for (const [name, share] of Object.entries(IMPROVED_TO[part]) as [
    keyof typeof CLASS_THICKNESS_CM,
    number,
  ][]) {
    // Insulation that hardly changes the element is not added.
    const improved = Math.min(uValueOf(country, element, name, yearBuilt), 0.8 * original);
    values.push(improved);
    shares.push((1 - stillOriginal) * share);
  }
  return { values, shares, upTo: cumulative(shares) };
}

function states<Code extends string>(shares: Partial<Record<Code, number>>): Distribution<Code> {
  // `entries` forgets the names that the type of the table has.
  const present = (Object.entries(shares) as [Code, number][]).filter(([, share]) => share > 0);
  const ofEach = present.map(([, share]) => share);
  return { values: present.map(([code]) => code), shares: ofEach, upTo: cumulative(ofEach) };
}

export function cumulative(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return shares.map((share) => {
    sum += share / total;
    return sum;
  });
}
