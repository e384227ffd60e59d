import type { Dwelling } from '../dwelling/dwelling.ts';

/** A semi-detached Flemish house of 1960 with a gas boiler and hardly any insulation. */
export function exampleDwelling(changes: Partial<Dwelling> = {}): Dwelling {
  return {
    country: 'BE',
    region: 'BE-VLG',
    labelScale: 'flanders',
    estateType: 'HOUSE',
    estateFormat: 'SEMI_OPEN',
    yearBuilt: 1960,
    floorAreaM2: 160,
    storeys: 2,
    pitchedRoof: { areaM2: 95, uValueWPerM2K: 1.9, temperatureFactor: 1 },
    atticIsUnheated: false,
    flatRoof: { areaM2: 0, uValueWPerM2K: 1.9, temperatureFactor: 1 },
    wall: { areaM2: 150, uValueWPerM2K: 1.7, temperatureFactor: 1 },
    cavityCm: 6,
    floor: { areaM2: 85, uValueWPerM2K: 0.85, temperatureFactor: 0.5 },
    basement: 'PARTIAL',
    windows: {
      areaM2: 30,
      uValueWPerM2K: 3.5,
      temperatureFactor: 1,
      gValue: 0.75,
      areaByOrientationM2: { horizontal: 0, east: 5, south: 12, west: 5, north: 8 },
    },
    doors: { areaM2: 2.5, uValueWPerM2K: 3.5, temperatureFactor: 1 },
    thermalBridgesWPerM2K: 0.1,
    infiltrationPerHour: 0.4,
    ventilation: 'NATURAL',
    heatGenerator: 'boiler_non_condensing',
    heatCarrier: 'gas',
    heatGeneratorYear: 1998,
    hasLowTemperatureEmitters: false,
    hotWaterGenerator: 'with_heating',
    solarCollectorM2: 0,
    solarPanelsKwp: 0,
    batteryKwh: 0,
    ...changes,
  };
}
