/** Random complete dwellings, possible but not necessarily common, for property tests. */
import fc from 'fast-check';
import { ESTATE_FORMATS, REGIONS } from '../contract/codes.ts';
import type { Dwelling, Element } from '../dwelling/dwelling.ts';
import { scaleOf } from '../label/label.ts';

const element = (areaM2: fc.Arbitrary<number>, lowU: number, highU: number): fc.Arbitrary<Element> =>
  fc.record({
    areaM2,
    uValueWPerM2K: number(lowU, highU),
    temperatureFactor: fc.constantFrom(0.5, 1),
  });

function number(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

function orNone(areaM2: fc.Arbitrary<number>): fc.Arbitrary<number> {
  return fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: areaM2 });
}

/** Generators with a fuel that they can burn. */
const heating = fc.constantFrom(
  ...([
    ['boiler_old', 'gas'],
    ['boiler_old', 'oil'],
    ['boiler_non_condensing', 'gas'],
    ['boiler_non_condensing', 'oil'],
    ['boiler_non_condensing', 'wood'],
    ['boiler_condensing', 'gas'],
    ['stove', 'gas'],
    ['stove', 'wood'],
    ['electric_direct', 'electricity'],
    ['heat_pump_hybrid', 'gas'],
    ['heat_pump_air_water', 'electricity'],
    ['heat_pump_air_air', 'electricity'],
    ['district', 'district_heat'],
  ] as const),
);

const shape = fc.record({
  region: fc.constantFrom(...REGIONS),
  estateType: fc.constantFrom('HOUSE' as const, 'HOUSE' as const, 'APARTMENT' as const),
  estateFormat: fc.constantFrom(...ESTATE_FORMATS),
  yearBuilt: fc.integer({ min: 1850, max: 2024 }),
  floorAreaM2: number(35, 400),
  storeys: fc.integer({ min: 1, max: 3 }),
  pitchedRoof: element(orNone(number(20, 220)), 0.15, 3.5),
  atticIsUnheated: fc.boolean(),
  atticUseIsKnown: fc.boolean(),
  flatRoof: element(orNone(number(5, 150)), 0.15, 3.5),
  wall: element(orNone(number(20, 300)), 0.18, 2.5),
  cavityCm: fc.constantFrom(0, 0, 3, 5, 6, 8),
  floor: element(orNone(number(20, 200)), 0.2, 2.5),
  basement: fc.constantFrom('NONE' as const, 'CRAWL_SPACE' as const, 'PARTIAL' as const, 'FULL' as const),
  windowU: number(0.8, 5.5),
  windowG: number(0.4, 0.85),
  windowM2: number(4, 70),
  doors: element(number(1.5, 6), 1.2, 4),
  thermalBridgesWPerM2K: number(0, 0.15),
  infiltrationPerHour: number(0.05, 0.5),
  ventilation: fc.constantFrom(
    'NATURAL' as const,
    'EXHAUST' as const,
    'BALANCED' as const,
    'BALANCED_WITH_RECOVERY' as const,
  ),
  heating,
  heatGeneratorYear: fc.integer({ min: 1970, max: 2026 }),
  heatGeneratorYearIsKnown: fc.boolean(),
  hasLowTemperatureEmitters: fc.boolean(),
  hotWaterGenerator: fc.constantFrom(
    'with_heating' as const,
    'gas_geyser' as const,
    'electric_boiler' as const,
    'heat_pump_boiler' as const,
  ),
  solarCollectorM2: fc.constantFrom(0, 0, 4.5),
  solarPanelsKwp: fc.constantFrom(0, 0, 2, 5),
  batteryKwh: fc.constantFrom(0, 0, 5),
  household: fc.record({
    residents: number(1, 6),
    heatFactor: number(0.4, 2),
    powerFactor: number(0.4, 2),
    meteredPowerFactor: fc.constantFrom(null, null, 0.5, 2),
    solarYieldFactor: number(0.7, 1.2),
  }),
  certificate: fc
    .record({
      factor: number(0.5, 2.5),
      heatNeedKwh: number(2_000, 60_000),
      offsetKwhPerM2: fc.constantFrom(0, 0, -20),
    })
    // There is an amount only below the least part.
    .map((drawn) => ({ ...drawn, scoreFactor: drawn.offsetKwhPerM2 < 0 ? 0.7 : 1 })),
  isGasInStreet: fc.boolean(),
  hasHeatNetwork: fc.constantFrom(false, false, false, true),
  hasSolarShading: fc.boolean(),
  isHeritage: fc.constantFrom(false, false, false, true),
  building: fc.record({
    storeys: fc.integer({ min: 1, max: 12 }),
    ownerShare: number(0.005, 0.5),
    heatingIsCollective: fc.constantFrom(true, false, null),
  }),
});

export const arbitraryDwelling: fc.Arbitrary<Dwelling> = shape.map(
  ({
    region,
    estateType,
    estateFormat,
    heating: [heatGenerator, heatCarrier],
    windowU,
    windowG,
    windowM2,
    isGasInStreet,
    building,
    ...rest
  }) => ({
    ...rest,
    country: region.startsWith('BE') ? 'BE' : 'NL',
    region,
    labelScale: scaleOf(region),
    estateType,
    estateFormat: estateType === 'HOUSE' ? estateFormat : null,
    windows: {
      areaM2: windowM2,
      uValueWPerM2K: windowU,
      temperatureFactor: 1,
      gValue: windowG,
      areaByOrientationM2: {
        horizontal: 0,
        east: windowM2 * 0.2,
        south: windowM2 * 0.4,
        west: windowM2 * 0.2,
        north: windowM2 * 0.2,
      },
    },
    heatGenerator,
    heatCarrier,
    hasGasConnection: isGasInStreet || heatCarrier === 'gas',
    building: estateType === 'APARTMENT' ? building : null,
  }),
);
