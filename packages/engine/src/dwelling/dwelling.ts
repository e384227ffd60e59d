/**
 * A dwelling with nothing left open: numbers and codes that the balance reads and the measures change.
 * It is small and flat on purpose: the planner copies it thousands of times for one plan.
 */
import type { Country, EstateFormat, LabelScale, MeasureCode, Region } from '../contract/codes.ts';

export interface Element {
  areaM2: number;
  uValueWPerM2K: number;
  /** Temperature correction: 1 to outside air, about 0.5 to the ground, a cellar or an unheated attic. */
  temperatureFactor: number;
}

export interface Windows extends Element {
  /** Solar energy transmittance of the glass at normal incidence. */
  gValue: number;
  areaByOrientationM2: { horizontal: number; east: number; south: number; west: number; north: number };
}

export type VentilationType = 'NATURAL' | 'EXHAUST' | 'BALANCED' | 'BALANCED_WITH_RECOVERY';

/** Generators by what they burn and how; their expenditure factors are in the data tables. */
export type HeatGenerator =
  | 'boiler_old'
  | 'boiler_non_condensing'
  | 'boiler_condensing'
  | 'stove'
  | 'electric_direct'
  | 'heat_pump_hybrid'
  | 'heat_pump_air_water'
  | 'heat_pump_ground'
  | 'heat_pump_air_air'
  | 'district';

/** What a certificate makes of the house beside the region's method: the file energy/certified-need.ts reads it. */
export interface CertificateView {
  /** Heat need that the certificate finds, over the standard need of the house as it was found. */
  factor: number;
  /** That standard need, kWh: as works take from it, the factor goes back towards 1. */
  heatNeedKwh: number;
  /**
   * Where a given certificate says less than the house can be: that part of the whole score, of every later one as
   * well. 1 but for contradictions.
   */
  scoreFactor: number;
  /** What even the least such part does not explain, kWh primary per m²; 0 but for great contradictions. */
  offsetKwhPerM2: number;
}

/** Who lives in it, how, and under which sun: for bills, never for labels. */
export interface Household {
  residents: number;
  /** Heat that they use, over what is typical of the dwelling. */
  heatFactor: number;
  /** Electricity for light and appliances, over what is typical of as many residents. */
  powerFactor: number;
  /** The same where a meter says so, else null: panels are of one size whoever may live here. */
  meteredPowerFactor: number | null;
  /** What panels on this roof give, over what is typical: a label takes the typical roof. */
  solarYieldFactor: number;
}

export type HotWaterGenerator = 'with_heating' | 'gas_geyser' | 'electric_boiler' | 'heat_pump_boiler';

/** The building that an apartment is part of. */
export interface Building {
  storeys: number;
  /** The owner's part of what the building spends, above 0 and at most 1. */
  ownerShare: number;
  /** Null where it is not known. */
  heatingIsCollective: boolean | null;
  /** By the deed; mostly windows are common. */
  windowsArePrivate?: true;
}

/** Values of a work that an adviser has set, in the place of those that we would choose. */
export interface WorkValues {
  addedM2KPerW?: number;
  uValueWPerM2K?: number;
  powerKw?: number;
  powerKwp?: number;
}

export interface Dwelling {
  country: Country;
  region: Region;
  labelScale: LabelScale;
  estateType: 'HOUSE' | 'APARTMENT';
  estateFormat: EstateFormat | null;
  yearBuilt: number;
  floorAreaM2: number;
  storeys: number;
  pitchedRoof: Element;
  /** True when the insulation lies (or would lie) on the floor of an unused attic. */
  atticIsUnheated: boolean;
  /** False where the use of the attic is one of several that it may have. */
  atticUseIsKnown: boolean;
  flatRoof: Element;
  wall: Element;
  /** Clear width of an unfilled cavity, cm; 0 without one. */
  cavityCm: number;
  floor: Element;
  basement: 'NONE' | 'CRAWL_SPACE' | 'PARTIAL' | 'FULL';
  windows: Windows;
  doors: Element;
  thermalBridgesWPerM2K: number;
  infiltrationPerHour: number;
  ventilation: VentilationType;
  heatGenerator: HeatGenerator;
  heatCarrier: 'gas' | 'oil' | 'electricity' | 'wood' | 'district_heat';
  heatGeneratorYear: number;
  /** False where the year is that of its kind. */
  heatGeneratorYearIsKnown: boolean;
  hasLowTemperatureEmitters: boolean;
  hotWaterGenerator: HotWaterGenerator;
  solarCollectorM2: number;
  solarPanelsKwp: number;
  batteryKwh: number;
  certificate: CertificateView;
  /** Gas can be burnt here without a new connection. */
  hasGasConnection: boolean;
  hasHeatNetwork: boolean;
  hasSolarShading: boolean;
  /** The façade and the outline of the roof stay as they are. */
  isHeritage: boolean;
  /** Null for a house. */
  building: Building | null;
  household: Household;
  /** Absent without any. */
  workValues?: Partial<Record<MeasureCode, WorkValues>>;
}
