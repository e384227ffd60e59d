/**
 * Codes of the tailored advice 2.0 and what they mean for the facts of a home; null leaves a fact open.
 * Source: Maatwerkadviesbestand.xsd of github Dictu/EP-online-API (MIT), read 2026-11.
 */
import type { Facts } from '../contract/reading.ts';

export const NAMESPACE = 'http://schemas.ep-online.nl/maatwerkadviesbestand';

type Heating = readonly [type: Facts['heating_type'] | null, device: Facts['heating_device'] | null];

/** A boiler may burn gas or oil: the file does not say which. */
export const HEATING: Readonly<Record<string, Heating>> = {
  Absorptiewarmtepomp: [null, null],
  WKK: [null, null],
  LokaalCentraalElektrisch: ['ELECTRIC', 'ELECTRIC_HEATER'],
  StoomketelGas: ['GAS', 'NON_CONDENSING_BOILER'],
  StoomketelOlie: ['OIL', 'NON_CONDENSING_BOILER'],
  ExterneWarmte: ['DISTRICT', 'DISTRICT_SUBSTATION'],
  Conventioneel: [null, 'NON_CONDENSING_BOILER'],
  VR: [null, 'NON_CONDENSING_BOILER'],
  HR100: [null, 'CONDENSING_BOILER'],
  HR104: [null, 'CONDENSING_BOILER'],
  HR107: [null, 'CONDENSING_BOILER'],
  ConventioneelLucht: [null, 'NON_CONDENSING_BOILER'],
  VRLucht: [null, 'NON_CONDENSING_BOILER'],
  HR100Lucht: [null, 'CONDENSING_BOILER'],
  HR104Lucht: [null, 'CONDENSING_BOILER'],
  HR107Lucht: [null, 'CONDENSING_BOILER'],
  LokaalGasMetAfvoer: [null, 'STOVE'],
  LokaalGasZonderAfvoer: [null, 'STOVE'],
  ElektrischeWarmtepomp: ['HEAT_PUMP', null],
  GasWarmtepomp: [null, null],
  VrijstaandeHoutkachel: ['WOOD', 'STOVE'],
  InbouwInzetkachel: ['WOOD', 'STOVE'],
  Pelletkachel: ['WOOD', 'STOVE'],
  AccumulerendToestel: [null, null],
  HandgestookteKetel: ['WOOD', 'WOOD_BOILER'],
  AutomatischGestookteKetel: ['WOOD', 'WOOD_BOILER'],
  ElektrischElement: ['ELECTRIC', 'ELECTRIC_HEATER'],
  CVKetelElektrisch: ['ELECTRIC', null],
  CentraleDirectGestookteLuchtverwarmerElektrisch: ['ELECTRIC', null],
  LokaleDirectGestookteLuchtverwarmerGas: ['GAS', null],
  Onbekend: [null, null],
  Overig: [null, null],
};

export const HOT_WATER: Readonly<Record<string, Facts['sanitary_heating_device'] | null>> = {
  Conventioneel: 'WITH_HEATING',
  VR: 'WITH_HEATING',
  HR100: 'WITH_HEATING',
  HR104: 'WITH_HEATING',
  HR107: 'WITH_HEATING',
  Biomassa: 'WITH_HEATING',
  Badgeiser: 'GAS_WATER_HEATER',
  Keukengeiser: 'GAS_WATER_HEATER',
  Combitoestel: 'WITH_HEATING',
  CombiGK: 'WITH_HEATING',
  CombiGKCW: 'WITH_HEATING',
  CombiGKHRCW: 'WITH_HEATING',
  WKK: null,
  WarmtepompRetourlucht: 'HEAT_PUMP_BOILER',
  WarmtepompBodem: 'HEAT_PUMP_BOILER',
  WarmtepompGrondwater: 'HEAT_PUMP_BOILER',
  WarmtepompOverig: 'HEAT_PUMP_BOILER',
  WarmtepompGas: null,
  Boosterwarmtepomp: 'HEAT_PUMP_BOILER',
  Elektroboiler: 'ELECTRIC_BOILER',
  ElektrischElement: 'ELECTRIC_BOILER',
  Hotfillboiler: null,
  Heetwater: null,
  ElektrischDoorstroomtoestel: null,
  CVKetelElektrisch: null,
  Gasboiler: 'GAS_WATER_HEATER',
  Overig: null,
  Onbekend: null,
  ExterneWarmtelevering: 'WITH_HEATING',
  ZonneboilerMetGeïntegreerdeElektrischeNaverwarming: null,
  ZonneboilerMetGeïntegreerdeGasgestookteNaverwarming: null,
  WarmteUitVerwarmingssysteem: 'WITH_HEATING',
  OpwekkerVanVerwarmingssysteem: 'WITH_HEATING',
};

/** D without a type of heat recovery may be with or without it. */
export const VENTILATION: Readonly<Record<string, Facts['ventilation_type'] | null>> = {
  A: 'NATURAL',
  B: null,
  C: 'EXHAUST',
  Dc: null,
  Dd: null,
  E: null,
};

export const HEAT_RECOVERY = [
  'Onbekende WTW',
  'Koude laden met LBK',
  'Platen-of buizenwarmtewisselaar',
  'Kruisstroomwarmtewisselaar',
  'Twee-elementensysteem',
  'Warmtebuisapparaat',
  'Roterende of intermitterende warmtewisselaar',
  'Enthalpiewisselaar',
  'Tegenstroomwarmtewisselaar, aluminium',
  'Tegenstroomwarmtewisselaar, kunststof',
  'WTW rendement volgens EN13141-7, EN13141-8',
  'WTW rendement volgens EN13142',
  'WTW rendement volgens NEN-EN 13053',
] as const;

export const LIGHTING = [
  'ZonderOfGeintegreerdeBallast',
  'Led',
  'FluorescentieT5',
  'FluorescentieT8Elektronisch',
  'FluorescentieT8Elektromagnetisch',
  'FluorescentieT12',
  'FluorescentieCompact',
  'Overig',
  '',
] as const;

export const STATIONS = [
  'De Bilt (NTA 8800)',
  'Arcen',
  'Berkhout',
  'Cabauw Mast',
  'Deelen',
  'Eelde',
  'Eindhoven',
  'Ell',
  'Gilze-Rijen',
  'Heino',
  'Herwijnen',
  'Hoek van Holland',
  'Hoogeveen',
  'Hoorn Terschelling',
  'Hupsel',
  'De Kooy',
  'Lauwersoog',
  'Leeuwarden',
  'Lelystad',
  'Maastricht',
  'Marknesse',
  'Nieuw Beerta',
  'Rotterdam',
  'Schiphol',
  'Stavoren',
  'Twenthe',
  'Vlissingen',
  'Volkel',
  'Voorschoten',
  'Westdorpe',
] as const;

export const LABELS = ['A+++++', 'A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/**
 * Gross calorific value of Dutch gas, 35.17 MJ/m³: general knowledge. The schema names no unit; Dutch meters and bills
 * count m³.
 */
export const GAS_KWH_PER_M3 = 9.769;
