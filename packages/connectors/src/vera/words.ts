/**
 * VERA's reference codes in our words. A code that is in no table leaves its fact open.
 * Source: the reference data of VERA 4.2 (2025-01) as woonstadrotterdam/woningwaardering publishes them under
 * woningwaardering/vera/referentiedata, and the schema of Aedes-datastandaarden/vera-openapi
 * docs/Ketenprocessen/BVG.yaml.
 */
import type { DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';
import type { ListedFacts } from '../contract/listing.ts';
import {
  SOME_FLOOR_INSULATION,
  SOME_INSULATION,
  SOME_ROOF_INSULATION,
  SOME_WALL_INSULATION,
} from '../reading/energy-words.ts';

type Codes<Value> = Readonly<Record<string, Value>>;

/** EENHEIDSOORT of what is no dwelling; WOO is one, specified by its EENHEIDDETAILSOORT. */
export const KINDS: Codes<EstateType> = { BED: 'COMMERCIAL', PAR: 'GARAGE', INT: 'OTHER', MOG: 'OTHER' };
/** The same by name, where the code was not seen. */
export const KIND_NAMES: Codes<EstateType> = { overig: 'OTHER', recreatiebestemming: 'OTHER' };

/** EENHEIDDETAILSOORT. Boats, wagons, rooms and what stands for some years only are no buildings to renovate. */
export const DETAILS: Codes<EstateType> = {
  TUS: 'HOUSE',
  HOE: 'HOUSE',
  EIN: 'HOUSE',
  TWE: 'HOUSE',
  GTW: 'HOUSE',
  GWO: 'HOUSE',
  HAL: 'HOUSE',
  VRI: 'HOUSE',
  HER: 'HOUSE',
  PRW: 'HOUSE',
  KNG: 'HOUSE',
  BEN: 'APARTMENT',
  BOV: 'APARTMENT',
  COR: 'APARTMENT',
  GAL: 'APARTMENT',
  MAI: 'APARTMENT',
  POF: 'APARTMENT',
  POW: 'APARTMENT',
  KAM: 'OTHER',
  TIJ: 'OTHER',
  TIN: 'OTHER',
  WAT: 'OTHER',
  WOB: 'OTHER',
  WOW: 'OTHER',
  KAN: 'OFFICE',
};

/** PANDSOORT, where the unit itself says no more than that people live in it. */
export const BUILDINGS: Codes<EstateType> = { EGW: 'HOUSE', MGW: 'APARTMENT' };

export const FORMATS: Codes<EstateFormat> = {
  TUS: 'CLOSED',
  HOE: 'SEMI_OPEN',
  EIN: 'SEMI_OPEN',
  TWE: 'SEMI_OPEN',
  GTW: 'SEMI_OPEN',
  GWO: 'SEMI_OPEN',
  HAL: 'SEMI_OPEN',
  VRI: 'OPEN',
};

/** ENERGIELABEL; the code, or the label itself as a public client of real units writes it. */
export const LABELS: Codes<string> = {
  AP4: 'A++++',
  AP3: 'A+++',
  APP: 'A++',
  AP: 'A+',
  'A++++': 'A++++',
  'A+++': 'A+++',
  'A++': 'A++',
  'A+': 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
};

/** EENHEIDISOLATIE: parts. None gives a thickness. */
export const INSULATIONS: Codes<ListedFacts> = {
  DAK: SOME_ROOF_INSULATION,
  MUU: SOME_WALL_INSULATION,
  VLO: SOME_FLOOR_INSULATION,
  VOL: SOME_INSULATION,
};

/** EENHEIDISOLATIE: glass. DGL is defined as the plain kind; GDG (partly double) says nothing of most windows. */
export const GLASS: Codes<NonNullable<DwellingFacts['window_glazing_type']>> = {
  DGL: 'DOUBLE',
  HR: 'HIGH_EFFICIENCY',
  HR1: 'HIGH_EFFICIENCY',
  HR2: 'HIGH_EFFICIENCY',
  HR3: 'TRIPLE',
};

type Heating = Pick<DwellingFacts, 'heating_type' | 'heating_device' | 'heating_is_collective'>;

/**
 * EENHEIDKLIMAATBEHEERSING: what heats a whole dwelling. CEV (central) and VOL (all electric) do not tell with what.
 */
export const HEATINGS: Codes<Heating> = {
  CEV: {},
  VOL: {},
  BLO: { heating_is_collective: true },
  STV: { heating_type: 'DISTRICT', heating_device: 'DISTRICT_SUBSTATION' },
  WAR: { heating_type: 'HEAT_PUMP' },
  WAC: { heating_type: 'HEAT_PUMP', heating_device: 'HYBRID_HEAT_PUMP' },
  WKO: { heating_type: 'HEAT_PUMP', heating_device: 'GROUND_SOURCE_HEAT_PUMP' },
  GAS: { heating_type: 'GAS', heating_device: 'STOVE' },
};

/** EENHEIDKLIMAATBEHEERSINGSOORT; GEM (shared) stands beside IND in a public description of real units. */
export const SHARED: Codes<boolean> = { IND: false, COL: true, GEM: true };
