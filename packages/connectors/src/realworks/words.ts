/**
 * The codes of Realworks' `wonen` v3 in our words. A code that is in no table leaves its fact open.
 * Seen in public code (SteveJonk/hart-huis 2026-08, focusonyoursite/realworks-api-import 2021): those marked [C]. The
 * others are believed: they are the words that Dutch listings share, in the spelling of the ones that were seen.
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

/** `object.type.objecttype`; WOONHUIS, APPARTEMENT and BOUWGROND [C]. */
export const ESTATE_TYPES: Codes<EstateType> = {
  WOONHUIS: 'HOUSE',
  APPARTEMENT: 'APARTMENT',
  BOUWGROND: 'LAND',
  PARKEERGELEGENHEID: 'GARAGE',
  GARAGE: 'GARAGE',
  BERGING: 'OTHER',
  OVERIG: 'OTHER',
  OVERIG_ONROEREND_GOED: 'OTHER',
};

/** `algemeen.woonhuissoort`: what is listed as a house and is no building to renovate [C]. */
export const NO_BUILDINGS: ReadonlySet<string> = new Set(['WOONBOOT', 'STACARAVAN', 'WOONWAGEN']);

/** `algemeen.woonhuistype`, all [C]. VERSPRINGEND (staggered) says nothing of the free sides. */
export const ESTATE_FORMATS: Codes<EstateFormat> = {
  VRIJSTAANDE_WONING: 'OPEN',
  TWEE_ONDER_EEN_KAPWONING: 'SEMI_OPEN',
  GESCHAKELDE_TWEE_ONDER_EEN_KAPWONING: 'SEMI_OPEN',
  HALFVRIJSTAANDE_WONING: 'SEMI_OPEN',
  GESCHAKELDE_WONING: 'SEMI_OPEN',
  HOEKWONING: 'SEMI_OPEN',
  EINDWONING: 'SEMI_OPEN',
  TUSSENWONING: 'CLOSED',
};

/** `algemeen.appartementsoort`, where it gives the floor. A BOVENWONING [C] may have another one above it. */
export const FLOORS: Codes<NonNullable<DwellingFacts['apartment_floor']>> = {
  BENEDENWONING: 'GROUND',
  PENTHOUSE: 'TOP',
};

/** `isolatievormen`: none gives a thickness. All [C]. */
export const INSULATIONS: Codes<ListedFacts> = {
  DAKISOLATIE: SOME_ROOF_INSULATION,
  MUURISOLATIE: SOME_WALL_INSULATION,
  VLOERISOLATIE: SOME_FLOOR_INSULATION,
  VOLLEDIG_GEISOLEERD: SOME_INSULATION,
};

/**
 * `financieel.overdracht.status`, all [C]; BESCHIKBAAR is for sale or for rent, by its price. GEVEILD (auctioned) and
 * VERKOCHT_BIJ_INSCHRIJVING (by tender) are left open.
 */
export const STATUSES: Codes<ListedStatus> = {
  PROSPECT: 'PREPARATION',
  IN_AANMELDING: 'PREPARATION',
  ONDER_BOD: 'UNDER_OPTION',
  ONDER_OPTIE: 'UNDER_OPTION',
  VERKOCHT_ONDER_VOORBEHOUD: 'UNDER_CONTRACT',
  VERHUURD_ONDER_VOORBEHOUD: 'UNDER_CONTRACT',
  VERKOCHT: 'SOLD',
  VERHUURD: 'RENTED',
  INGETROKKEN: 'WITHDRAWN',
  GEANNULEERD: 'WITHDRAWN',
};

/** `onderhoudswaarderingBinnen` and `…Buiten`, worst first; REDELIJK, GOED, GOED_TOT_UITSTEKEND [C]. Of two words, the
 * lower one counts. */
export const CONDITIONS: readonly (readonly [string, NonNullable<DwellingFacts['condition']>])[] = [
  ['SLECHT', 'TO_RENOVATE'],
  ['SLECHT_TOT_MATIG', 'TO_RENOVATE'],
  ['MATIG', 'TO_RENOVATE'],
  ['MATIG_TOT_REDELIJK', 'TO_RENOVATE'],
  ['REDELIJK', 'TO_BE_DONE_UP'],
  ['REDELIJK_TOT_GOED', 'TO_BE_DONE_UP'],
  ['GOED', 'GOOD'],
  ['GOED_TOT_UITSTEKEND', 'GOOD'],
  ['UITSTEKEND', 'AS_NEW'],
];

/** `detail.buitenruimte.daktype`; PLAT_DAK, ZADELDAK, TENTDAK [C]. SAMENGESTELD_DAK (composite) is left open. */
export const ROOFS: Codes<NonNullable<DwellingFacts['roof_type']>> = {
  PLAT_DAK: 'FLAT',
  ZADELDAK: 'INCLINED',
  SCHILDDAK: 'INCLINED',
  TENTDAK: 'INCLINED',
  MANSARDEDAK: 'INCLINED',
  LESSENAARDAK: 'INCLINED',
  DWARSKAP: 'INCLINED',
};

/** `cvKetelBrandstof`; GAS [C]. */
export const BOILER_FUELS: Codes<NonNullable<DwellingFacts['heating_type']>> = {
  GAS: 'GAS',
  OLIE: 'OIL',
  ELEKTRISCH: 'ELECTRIC',
  HOUT: 'WOOD',
  PELLETS: 'WOOD',
};

type Heating = Pick<DwellingFacts, 'heating_type' | 'heating_device' | 'heating_is_collective'>;

/**
 * `verwarmingsoorten`, what heats a whole house; WARMTEPOMP [C]; CV_KETEL [C] has its fuel elsewhere. Emitters and open
 * fires are not here.
 */
export const HEATINGS: Codes<Heating> = {
  CV_KETEL: {},
  BLOKVERWARMING: { heating_is_collective: true },
  STADSVERWARMING: { heating_type: 'DISTRICT', heating_device: 'DISTRICT_SUBSTATION' },
  WARMTEPOMP: { heating_type: 'HEAT_PUMP' },
  HYBRIDE_WARMTEPOMP: { heating_type: 'HEAT_PUMP', heating_device: 'HYBRID_HEAT_PUMP' },
  ELEKTRISCHE_VERWARMING: { heating_type: 'ELECTRIC', heating_device: 'ELECTRIC_HEATER' },
  GASKACHELS: { heating_type: 'GAS', heating_device: 'STOVE' },
  GASHAARD: { heating_type: 'GAS', heating_device: 'STOVE' },
};

/** `warmwatersoorten`; CV_KETEL, STADSVERWARMING [C]. */
export const HOT_WATER: Codes<NonNullable<DwellingFacts['sanitary_heating_device']>> = {
  CV_KETEL: 'WITH_HEATING',
  STADSVERWARMING: 'WITH_HEATING',
  ELEKTRISCHE_BOILER: 'ELECTRIC_BOILER',
  ELEKTRISCHE_BOILER_EIGENDOM: 'ELECTRIC_BOILER',
  ELEKTRISCHE_BOILER_HUUR: 'ELECTRIC_BOILER',
  GASBOILER: 'GAS_WATER_HEATER',
  GASBOILER_EIGENDOM: 'GAS_WATER_HEATER',
  GASBOILER_HUUR: 'GAS_WATER_HEATER',
  GEISER: 'GAS_WATER_HEATER',
  GEISER_EIGENDOM: 'GAS_WATER_HEATER',
  GEISER_HUUR: 'GAS_WATER_HEATER',
  WARMTEPOMPBOILER: 'HEAT_PUMP_BOILER',
};

/** `adres.land`; Nederland [C]. */
export const COUNTRIES: Codes<'BE' | 'NL'> = {
  nederland: 'NL',
  nl: 'NL',
  belgië: 'BE',
  belgie: 'BE',
  be: 'BE',
};
