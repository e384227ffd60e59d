/** The whole energy of a dwelling in numbers: the planner calls it thousands of times for one plan. */
import { CLIMATES } from '../data/climate.ts';
import { HEATING_CONVENTION } from '../data/conventions.ts';
import { PRIMARY_FACTORS } from '../data/energy-factors.ts';
import {
  DESIGN_OUTSIDE_C,
  HEAT_RECOVERY,
  PUMP_KWH_PER_M2,
  SOLAR_YIELD_KWH_PER_KWP,
  VENTILATION_FANS_KWH_PER_M2,
} from '../data/systems.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { type Apertures, heatNeed, MONTHLY, type Period, type Zone } from './balance.ts';
import {
  hasWaterborneHeating,
  heatingFactor,
  hotWaterCarrier,
  hotWaterFactor,
  hybridElectricityFactor,
} from './installations.ts';
import { solarPowerUsedKwh } from './solar-power.ts';
import {
  AIR_CAPACITY_WH_PER_M3_K,
  AIR_CHANGES_BY_USE_PER_HOUR,
  CAPACITY_WH_PER_M2_K,
  GLASS_SHARE,
  HEATING_LIMIT_C,
  HOT_WATER_KWH_PER_M2,
  householdElectricityKwh,
  INSIDE_C,
  INTERNAL_GAINS_W_PER_M2,
  OBLIQUE_ANGLE,
  REDUCTION,
  ROOM_HEIGHT_M,
  SHADING_HORIZONTAL,
  SHADING_VERTICAL,
  temperatureReduction,
  typicalShareOfStandard,
} from './use-conditions.ts';

/** Per year. Primary energy follows standard use, delivered energy typical use with light and appliances. */
export interface Evaluation {
  primaryKwhPerM2: number;
  primaryKwh: number;
  standardHeatNeedKwh: number;
  typicalHeatNeedKwh: number;
  gasKwh: number;
  oilKwh: number;
  /** Taken from the grid: what the panels give directly is not in it. */
  electricityKwh: number;
  woodKwh: number;
  districtHeatKwh: number;
  solarUsedKwh: number;
  solarExportedKwh: number;
  peakHeatLoadKw: number;
}

const SEASONS: Record<Dwelling['country'], readonly Period[]> = {
  BE: CLIMATES.BE.filter((month) => month.outsideC < HEATING_LIMIT_C),
  NL: CLIMATES.NL.filter((month) => month.outsideC < HEATING_LIMIT_C),
};

/** What the envelope, its air and the use of the house ask for, whatever gives the heat. */
export interface HeatDemand {
  standardHeatNeedKwh: number;
  peakHeatLoadKw: number;
}

export function evaluate(dwelling: Dwelling): Evaluation {
  return evaluateDemand(dwelling, heatDemand(dwelling));
}

export function heatDemand(dwelling: Dwelling): HeatDemand {
  const transmissionWPerK = transmissionLoss(dwelling);
  const lossWPerK = transmissionWPerK + airLoss(dwelling);
  return {
    standardHeatNeedKwh: standardHeatNeed(dwelling, transmissionWPerK, lossWPerK),
    peakHeatLoadKw: (lossWPerK * (INSIDE_C - DESIGN_OUTSIDE_C[dwelling.country])) / 1000,
  };
}

/** The installations of a dwelling meeting a demand. At one peak load primary energy is linear in the heat need: the planner relies on it. */
export function evaluateDemand(dwelling: Dwelling, demand: HeatDemand): Evaluation {
  const { country, floorAreaM2 } = dwelling;
  const { standardHeatNeedKwh, peakHeatLoadKw } = demand;
  const typicalHeatNeedKwh = standardHeatNeedKwh * typicalShareOfStandard(standardHeatNeedKwh / floorAreaM2);

  const perHeat = heatingFactor(dwelling, peakHeatLoadKw);
  const hybridPerHeat = hybridElectricityFactor(dwelling, peakHeatLoadKw);
  const hotWaterKwh = HOT_WATER_KWH_PER_M2[dwelling.estateType] * floorAreaM2 * hotWaterFactor(dwelling);
  const waterCarrier = hotWaterCarrier(dwelling);
  const fansAndPumpsKwh =
    floorAreaM2 *
    (VENTILATION_FANS_KWH_PER_M2[dwelling.ventilation] +
      (hasWaterborneHeating(dwelling) ? PUMP_KWH_PER_M2 : 0));
  const solarKwh = dwelling.solarPanelsKwp * SOLAR_YIELD_KWH_PER_KWP[country];

  // Label: every kWh of the panels counts, used or exported. Source: NTA 8800:2025+C1 table 5.2; Flemish EPC, general knowledge.
  const primary = PRIMARY_FACTORS[country];
  const primaryPerHeat = perHeat * primary[dwelling.heatCarrier] + hybridPerHeat * primary.electricity;
  const primaryKwh =
    HEATING_CONVENTION[dwelling.labelScale] * standardHeatNeedKwh * primaryPerHeat +
    hotWaterKwh * primary[waterCarrier] +
    (fansAndPumpsKwh - solarKwh) * primary.electricity;

  const heatingKwh = typicalHeatNeedKwh * perHeat;
  const heatingPowerKwh =
    typicalHeatNeedKwh * hybridPerHeat + (dwelling.heatCarrier === 'electricity' ? heatingKwh : 0);
  const otherPowerKwh =
    fansAndPumpsKwh +
    householdElectricityKwh(floorAreaM2) +
    (waterCarrier === 'electricity' ? hotWaterKwh : 0);
  const solarUsedKwh = solarPowerUsedKwh(solarKwh, otherPowerKwh, heatingPowerKwh, dwelling.batteryKwh);

  return {
    primaryKwhPerM2: primaryKwh / floorAreaM2,
    primaryKwh,
    standardHeatNeedKwh,
    typicalHeatNeedKwh,
    gasKwh: carried('gas', dwelling.heatCarrier, heatingKwh, waterCarrier, hotWaterKwh),
    oilKwh: carried('oil', dwelling.heatCarrier, heatingKwh, waterCarrier, hotWaterKwh),
    electricityKwh: heatingPowerKwh + otherPowerKwh - solarUsedKwh,
    woodKwh: carried('wood', dwelling.heatCarrier, heatingKwh, waterCarrier, hotWaterKwh),
    districtHeatKwh: carried('district_heat', dwelling.heatCarrier, heatingKwh, waterCarrier, hotWaterKwh),
    solarUsedKwh,
    solarExportedKwh: solarKwh - solarUsedKwh,
    peakHeatLoadKw,
  };
}

/** Through the envelope, thermal bridges included, W/K. */
export function transmissionLoss(dwelling: Dwelling): number {
  const { pitchedRoof, flatRoof, wall, floor, windows, doors } = dwelling;
  return (
    pitchedRoof.areaM2 * pitchedRoof.uValueWPerM2K * pitchedRoof.temperatureFactor +
    flatRoof.areaM2 * flatRoof.uValueWPerM2K * flatRoof.temperatureFactor +
    wall.areaM2 * wall.uValueWPerM2K * wall.temperatureFactor +
    floor.areaM2 * floor.uValueWPerM2K * floor.temperatureFactor +
    windows.areaM2 * windows.uValueWPerM2K * windows.temperatureFactor +
    doors.areaM2 * doors.uValueWPerM2K * doors.temperatureFactor +
    envelopeM2(dwelling) * dwelling.thermalBridgesWPerM2K
  );
}

export function envelopeM2(dwelling: Dwelling): number {
  const { pitchedRoof, flatRoof, wall, floor, windows, doors } = dwelling;
  return pitchedRoof.areaM2 + flatRoof.areaM2 + wall.areaM2 + floor.areaM2 + windows.areaM2 + doors.areaM2;
}

/** W/K of the air that the use of the house asks for, less what is recovered. */
export function ventilationLoss(dwelling: Dwelling): number {
  const recovery = dwelling.ventilation === 'BALANCED_WITH_RECOVERY' ? HEAT_RECOVERY : 0;
  return airWPerK(dwelling, AIR_CHANGES_BY_USE_PER_HOUR * (1 - recovery));
}

/** W/K of the air that comes in through the cracks. */
export function infiltrationLoss(dwelling: Dwelling): number {
  return airWPerK(dwelling, dwelling.infiltrationPerHour);
}

function airLoss(dwelling: Dwelling): number {
  return ventilationLoss(dwelling) + infiltrationLoss(dwelling);
}

function airWPerK(dwelling: Dwelling, changesPerHour: number): number {
  return AIR_CAPACITY_WH_PER_M3_K * changesPerHour * dwelling.floorAreaM2 * ROOM_HEIGHT_M;
}

function standardHeatNeed(dwelling: Dwelling, transmissionWPerK: number, lossWPerK: number): number {
  const { floorAreaM2, windows } = dwelling;
  const reduction = REDUCTION[dwelling.estateType];
  const zone: Zone = {
    lossWPerK,
    insideC: INSIDE_C,
    temperatureReduction: temperatureReduction(transmissionWPerK / floorAreaM2, reduction.at1, reduction.at4),
    internalGainsW: INTERNAL_GAINS_W_PER_M2 * floorAreaM2,
    capacityWhPerK: CAPACITY_WH_PER_M2_K * floorAreaM2,
  };
  const area = windows.areaByOrientationM2;
  const vertical = SHADING_VERTICAL * GLASS_SHARE * OBLIQUE_ANGLE * windows.gValue;
  const apertures: Apertures = {
    horizontalM2: SHADING_HORIZONTAL * GLASS_SHARE * OBLIQUE_ANGLE * windows.gValue * area.horizontal,
    eastM2: vertical * area.east,
    southM2: vertical * area.south,
    westM2: vertical * area.west,
    northM2: vertical * area.north,
  };
  return heatNeed(SEASONS[dwelling.country], MONTHLY, zone, apertures).heatNeedKwh;
}

function carried(
  carrier: Dwelling['heatCarrier'],
  heatCarrier: Dwelling['heatCarrier'],
  heatingKwh: number,
  waterCarrier: Dwelling['heatCarrier'],
  hotWaterKwh: number,
): number {
  return (heatCarrier === carrier ? heatingKwh : 0) + (waterCarrier === carrier ? hotWaterKwh : 0);
}
