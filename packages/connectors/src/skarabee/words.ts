/**
 * Skarabee's codes in our words. A code that is in no table leaves its fact open.
 * Source: the enumerations of the WSDL, fw4-bvba/skarabee-weblink (2024-06) src/ApiAdapter/weblink.asmx.xml. It does
 * not document what the codes of three letters stand for: those below are named by the website of
 * infoweb-internet-solutions/yii2-skarabee (2016-06) models/RealEstate.php, but for IND and SHO, which are assumed. They
 * count only where `Typo` says nothing.
 */
import type { DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';
import type { ListedFacts, ListedStatus } from '../contract/listing.ts';
import {
  SOME_FLOOR_INSULATION,
  SOME_INSULATION,
  SOME_ROOF_INSULATION,
  SOME_WALL_INSULATION,
} from '../reading/energy-words.ts';

type Codes<Value> = Readonly<Record<string, Value>>;

/** `Typo.Sort`. */
export const SORTS: Codes<EstateType> = {
  Dwelling: 'HOUSE',
  Flat: 'APARTMENT',
  ServiceFlat: 'APARTMENT',
  Land: 'LAND',
  ProfessionalLand: 'LAND',
  Parking: 'GARAGE',
  Office: 'OFFICE',
  Shop: 'COMMERCIAL',
  Catering: 'COMMERCIAL',
  Industry: 'INDUSTRIAL',
  Room: 'OTHER',
  Other: 'OTHER',
  ProfessionalOther: 'OTHER',
};

/** `Type`. */
export const TYPES: Codes<EstateType> = {
  APP: 'APARTMENT',
  FRH: 'HOUSE',
  HFH: 'HOUSE',
  CLH: 'HOUSE',
  GAR: 'GARAGE',
  PAR: 'GARAGE',
  BGH: 'LAND',
  BGO: 'LAND',
  BUT: 'LAND',
  OFF: 'OFFICE',
  CAT: 'COMMERCIAL',
  STO: 'COMMERCIAL',
  IND: 'INDUSTRIAL',
  SHO: 'COMMERCIAL',
};

/** `Typo.Characterisation`. A quadrant shares two walls that meet: none of ours. */
export const CHARACTERISATIONS: Codes<EstateFormat> = {
  Dwelling_Detached: 'OPEN',
  Dwelling_SemiDetached: 'SEMI_OPEN',
  Dwelling_HalfDetached: 'SEMI_OPEN',
  Dwelling_LinkedSemiDetached: 'SEMI_OPEN',
  Dwelling_Linked: 'SEMI_OPEN',
  Dwelling_Corner: 'SEMI_OPEN',
  Dwelling_End: 'SEMI_OPEN',
  Dwelling_Terraced: 'CLOSED',
};

export const COMMON_WALLS: Codes<EstateFormat> = { ONE_WALL: 'SEMI_OPEN', TWO_WALLS: 'CLOSED' };

/** `Typo.Genre` of flats. */
export const FLOORS: Codes<NonNullable<DwellingFacts['apartment_floor']>> = {
  GroundfloorFlat: 'GROUND',
  GroundfloorBasementFlat: 'GROUND',
  Penthouse: 'TOP',
  RoofAppartement: 'TOP',
};

/** `Status`. IN_MANAGEMENT says nothing of a sale. */
export const STATUSES: Codes<ListedStatus> = {
  FOR_SALE: 'FOR_SALE',
  FOR_RENT: 'FOR_RENT',
  OPTION_FOR_SALE: 'UNDER_OPTION',
  OPTION_FOR_RENT: 'UNDER_OPTION',
  SOLD: 'SOLD',
  RENTED: 'RENTED',
  FOR_SALE_ORDER_ENDED: 'WITHDRAWN',
  FOR_RENT_ORDER_ENDED: 'WITHDRAWN',
  PROSPECT_FOR_SALE: 'PREPARATION',
  PROSPECT_FOR_RENT: 'PREPARATION',
  PRICING: 'PREPARATION',
};

/** `FlowStatus`, where it says more than `Status`. */
export const FLOW_STATUSES: Codes<ListedStatus> = {
  PREPARATION_FOR_SALE: 'PREPARATION',
  PREPARATION_FOR_RENT: 'PREPARATION',
  TO_COMPLETE_OPTION_FOR_SALE: 'UNDER_CONTRACT',
  TO_COMPLETE_FOR_SALE: 'UNDER_CONTRACT',
  TO_COMPLETE_FOR_RENT: 'UNDER_CONTRACT',
  SOLD_UNDER_RESERVE: 'UNDER_CONTRACT',
  FOR_SALE_ON_HOLD: 'SUSPENDED',
  FOR_RENT_ON_HOLD: 'SUSPENDED',
};

/** `GeneralState`. */
export const STATES: Codes<NonNullable<DwellingFacts['condition']>> = {
  LUXURY_FINISH: 'AS_NEW',
  READY_FOR_ENTRY: 'JUST_RENOVATED',
  NORMAL: 'GOOD',
  TO_REFURBISH: 'TO_BE_DONE_UP',
  SIMPLE: 'TO_BE_DONE_UP',
  TO_RENOVATE: 'TO_RENOVATE',
  TO_BE_DEMOLISHED: 'TO_RESTORE',
};

/** `MaintenanceInside` and `…Outside`, worst first. */
export const MAINTENANCE: readonly (readonly [string, NonNullable<DwellingFacts['condition']>])[] = [
  ['BAD', 'TO_RENOVATE'],
  ['MODERATE', 'TO_RENOVATE'],
  ['MEDIOCRE', 'TO_BE_DONE_UP'],
  ['GOOD', 'GOOD'],
  ['EXCELLENT', 'AS_NEW'],
];

export const ROOFS: Codes<NonNullable<DwellingFacts['roof_type']>> = {
  PITCHED_ROOF: 'INCLINED',
  LEAN_TO_ROOF: 'INCLINED',
  MANSARD_ROOF: 'INCLINED',
  CROSS_GABLE_ROOF: 'INCLINED',
  SHIELD_ROOF: 'INCLINED',
  TENT_ROOF: 'INCLINED',
  FLAT_ROOF: 'FLAT',
  FLAT_FELT_ROOF: 'FLAT',
  FLAT_WOODEN_ROOF: 'FLAT',
  FLAT_CONCRETE_ROOF: 'FLAT',
};

/**
 * `HeatingTypes`: what heats a whole house. HP_BOILER may be a heat pump or a boiler of high performance: it is left
 * open.
 */
export const HEATS: Codes<NonNullable<DwellingFacts['heating_type']>> = {
  NATURAL_GAS: 'GAS',
  HEATING_OIL: 'OIL',
  ELECTRICITY: 'ELECTRIC',
  DISTRICT_HEATING: 'DISTRICT',
  HEATING_PUMP: 'HEAT_PUMP',
  GEOTHERMAL: 'HEAT_PUMP',
};

/** `HeatingTypes`: what heats a room, and counts where nothing heats the whole house. */
export const STOVES: Codes<NonNullable<DwellingFacts['heating_type']>> = {
  GAS_STOVE: 'GAS',
  GAS_FIREPLACE: 'GAS',
  PELLET_STOVE: 'WOOD',
};

/** `WarmWaterTypes`. GAS and HEATING_PUMP leave open whether the heating makes it. */
export const HOT_WATER: Codes<NonNullable<DwellingFacts['sanitary_heating_device']>> = {
  COMBI_BOILER: 'WITH_HEATING',
  CONDENSING_BOILER: 'WITH_HEATING',
  ELECTRICITY: 'ELECTRIC_BOILER',
};

/** `IsolationTypes`: none gives a thickness. */
export const INSULATIONS: Codes<ListedFacts> = {
  ROOF_ISOLATION: SOME_ROOF_INSULATION,
  WALL_ISOLATION: SOME_WALL_INSULATION,
  FLOOR_ISOLATION: SOME_FLOOR_INSULATION,
  FULLY_ISOLATED: SOME_INSULATION,
};

/** Pictures that show no house. */
export const DRAWINGS: ReadonlySet<string> = new Set([
  'MAP_OVERALL',
  'MAP_UPSTAIRS',
  'MAP_DOWNSTAIRS',
  'PRINTS',
  'POSTER',
]);
