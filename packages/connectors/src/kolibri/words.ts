/**
 * Kolibri's codes in our words. Source: the enumerations of brixion/kolibri-sdk-php (2026-08), which is made from
 * Kolibri's OpenAPI document 4.1.1245.0. The document gives the codes and not what they mean: where a code can mean two
 * things, it is in no table and leaves its fact open.
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

/** `listingType`. Farms, quotas and shares are listed among them, too. */
export const ESTATE_TYPES: Codes<EstateType> = {
  House: 'HOUSE',
  AgriculturalHouse: 'HOUSE',
  Apartment: 'APARTMENT',
  Plot: 'LAND',
  Lot: 'LAND',
  LooseSoil: 'LAND',
  OutdoorArea: 'LAND',
  Office: 'OFFICE',
  PracticeSpace: 'OFFICE',
  RetailSpace: 'COMMERCIAL',
  HotelRestaurantCafe: 'COMMERCIAL',
  Services: 'COMMERCIAL',
  Leisure: 'COMMERCIAL',
  BusinessSpace: 'COMMERCIAL',
  ProductionHall: 'INDUSTRIAL',
  Warehouse: 'INDUSTRIAL',
  WarehouseProduction: 'INDUSTRIAL',
  Parking: 'GARAGE',
  Garage: 'GARAGE',
  SummerCottage: 'OTHER',
  SocialProperty: 'OTHER',
  Investment: 'OTHER',
  Other: 'OTHER',
  ArableCompany: 'OTHER',
  DairyFarmingCompany: 'OTHER',
  PoultryCompany: 'OTHER',
  HorsesCompany: 'OTHER',
  Horticultural: 'OTHER',
  PigHolding: 'OTHER',
  VealCalvesFarming: 'OTHER',
  CattleFarming: 'OTHER',
};

/** `houseSort`: what is listed as a house and is no building to renovate. */
export const NO_BUILDINGS: ReadonlySet<string> = new Set(['HouseBoat', 'MobileHome', 'GipsyCart']);

/** `houseType`. OffsetHouse (staggered) says nothing of the free sides. */
export const ESTATE_FORMATS: Codes<EstateFormat> = {
  DetachedHouse: 'OPEN',
  LinkedHouse: 'SEMI_OPEN',
  SemiDetachedHouse: 'SEMI_OPEN',
  SemiDetachedHouseOneRoof: 'SEMI_OPEN',
  SemiDetachedLinkedHouseOneRoof: 'SEMI_OPEN',
  RowHouseCorner: 'SEMI_OPEN',
  RowHouseEnd: 'SEMI_OPEN',
  RowHouseMiddle: 'CLOSED',
};

/** `apartmentSort`, where it gives the floor. An UpstairsApartment may have another one above it. */
export const FLOORS: Codes<NonNullable<DwellingFacts['apartment_floor']>> = {
  GroundFloorApartment: 'GROUND',
  DoubleGroundFloorApartment: 'GROUND',
  Penthouse: 'TOP',
};

/** `availabilityStatus`; Available is for sale or for rent, by the offers. */
export const STATUSES: Codes<ListedStatus> = {
  UnderBid: 'UNDER_OPTION',
  UnderOption: 'UNDER_OPTION',
  SoldUnderCondition: 'UNDER_CONTRACT',
  RentedUnderCondition: 'UNDER_CONTRACT',
  LeasedUnderCondition: 'UNDER_CONTRACT',
  FarmedUnderCondition: 'UNDER_CONTRACT',
  Sold: 'SOLD',
  Rented: 'RENTED',
  Leased: 'RENTED',
  Farmed: 'RENTED',
  Withdrawn: 'WITHDRAWN',
};

/** `maintenanceInside.rating` and `maintenanceOutside.rating`, worst first: of two words, the lower one counts. */
export const CONDITIONS: readonly (readonly [string, NonNullable<DwellingFacts['condition']>])[] = [
  ['Poor', 'TO_RENOVATE'],
  ['PoorToModerate', 'TO_RENOVATE'],
  ['Moderate', 'TO_RENOVATE'],
  ['ModerateToHabitable', 'TO_RENOVATE'],
  ['Habitable', 'TO_BE_DONE_UP'],
  ['HabitableToGood', 'TO_BE_DONE_UP'],
  ['Good', 'GOOD'],
  ['GoodToExcellent', 'GOOD'],
  ['Excellent', 'AS_NEW'],
];

/** `roof.roofType`. CompositeRoof and Kapmetplat (a pitched roof with a flat part) are left open. */
export const ROOFS: Codes<NonNullable<DwellingFacts['roof_type']>> = {
  FlatRoof: 'FLAT',
  GableRoof: 'INCLINED',
  SideGabledRoof: 'INCLINED',
  PentRoof: 'INCLINED',
  MansardRoof: 'INCLINED',
  HipRoof: 'INCLINED',
  PavilionRoof: 'INCLINED',
  RoofWithOwlBoards: 'INCLINED',
  HelmRoof: 'INCLINED',
};

/** `insulationTypes`: none gives a thickness. CavityWall is a kind of wall and no insulation. */
export const INSULATIONS: Codes<ListedFacts> = {
  RoofInsulation: SOME_ROOF_INSULATION,
  WallInsulation: SOME_WALL_INSULATION,
  FloorInsulation: SOME_FLOOR_INSULATION,
  FullyInsulated: SOME_INSULATION,
};

/** `insulationTypes` that are glass. Partial kinds and secondary panes (Sash) leave open what most windows have. */
export const GLASSES: ReadonlySet<string> = new Set([
  'DoubleGlazing',
  'PartialDoubleGlazing',
  'LargelyDoubleGlazing',
  'HrGlass',
  'TripleGlazing',
  'Sash',
]);

/** `boilerFuel`. */
export const BOILER_FUELS: Codes<NonNullable<DwellingFacts['heating_type']>> = {
  Gas: 'GAS',
  Oil: 'OIL',
  Electric: 'ELECTRIC',
  Pellets: 'WOOD',
};

type Heating = Pick<DwellingFacts, 'heating_type' | 'heating_device' | 'heating_is_collective'>;

/**
 * `heating`, what heats a whole house; Boiler has its fuel elsewhere. Emitters, open fires and stoves of wood stand
 * beside it.
 */
export const HEATINGS: Codes<Heating> = {
  Boiler: {},
  BlockHeating: { heating_is_collective: true },
  DistrictHeating: { heating_type: 'DISTRICT', heating_device: 'DISTRICT_SUBSTATION' },
  HeatPump: { heating_type: 'HEAT_PUMP' },
  GeothermalEnergy: { heating_type: 'HEAT_PUMP', heating_device: 'GROUND_SOURCE_HEAT_PUMP' },
  ElectricHeating: { heating_type: 'ELECTRIC', heating_device: 'ELECTRIC_HEATER' },
  GasStoves: { heating_type: 'GAS', heating_device: 'STOVE' },
  GasStove: { heating_type: 'GAS', heating_device: 'STOVE' },
};

/** `warmWaterTypes`. Boiler may be the boiler of the heating or a tank of its own: left open. */
export const HOT_WATER: Codes<NonNullable<DwellingFacts['sanitary_heating_device']>> = {
  CentralHeating: 'WITH_HEATING',
  DistrictHeating: 'WITH_HEATING',
  WaterHeaterRental: 'GAS_WATER_HEATER',
  WaterHeaterOwnership: 'GAS_WATER_HEATER',
  GasBoilerRental: 'GAS_WATER_HEATER',
  GasBoilerOwnership: 'GAS_WATER_HEATER',
  ElectricBoilerRental: 'ELECTRIC_BOILER',
  ElectricBoilerOwnership: 'ELECTRIC_BOILER',
};

/** `peculiarities` that are a protected monument; a protected view of a town or village is none. */
export const MONUMENTS: ReadonlySet<string> = new Set(['Monument', 'MonumentalBuilding', 'Heritage']);

/** Every code that is understood: those that begin with a capital look like names to a recording. */
export const KNOWN_CODES: readonly string[] = [
  ...[
    ESTATE_TYPES,
    ESTATE_FORMATS,
    FLOORS,
    STATUSES,
    Object.fromEntries(CONDITIONS),
    ROOFS,
    INSULATIONS,
    BOILER_FUELS,
    HEATINGS,
    HOT_WATER,
  ].flatMap((table) => Object.keys(table)),
  ...NO_BUILDINGS,
  ...GLASSES,
  ...MONUMENTS,
  ...[
    'Available',
    'Concept',
    'Public',
    'Inch',
    'HeatRecoveryInstallation',
    'SolarWaterHeater',
    'SolarPanels',
  ],
  ...[
    'SolarCollectors',
    'OutdoorBlinds',
    'MechanicalVentilation',
    'BalanceVentilation',
    'NaturalVentilation',
  ],
];
