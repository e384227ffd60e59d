/** The whole energy of a dwelling in numbers: the planner calls it thousands of times for one plan. */
import { METHOD_FACTOR } from '../data/conventions.ts';
import { PRIMARY_FACTORS } from '../data/energy-factors.ts';
import { PUMP_KWH_PER_M2, SOLAR_YIELD_KWH_PER_KWP, VENTILATION_FANS_KWH_PER_M2 } from '../data/systems.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { type HeatDemand, heatDemand } from './heat-demand.ts';
import {
  ELECTRIC_BOILER_STANDING_KWH,
  HOT_WATER_KWH_PER_PERSON,
  householdElectricityKwh,
  typicalResidents,
  typicalShareOfStandard,
} from './household.ts';
import {
  hasWaterborneHeating,
  heatingFactor,
  hotWaterCarrier,
  hotWaterFactor,
  hybridElectricityFactor,
} from './installations.ts';
import { solarPowerUsedKwh } from './solar-power.ts';
import { HOT_WATER_KWH_PER_M2 } from './use-conditions.ts';

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

export function evaluate(dwelling: Dwelling): Evaluation {
  return evaluateDemand(dwelling, heatDemand(dwelling));
}

/** Delivered energy of a dwelling's installations, and what its label makes of it. */
interface Supply {
  perHeat: number;
  hybridPerHeat: number;
  /** Per kWh of heat in the water. */
  perWater: number;
  standingKwh: number;
  waterCarrier: Dwelling['heatCarrier'];
  fansAndPumpsKwh: number;
  solarKwh: number;
  /** Primary energy = primaryPerHeat × certified heat need + primaryFixedKwh. */
  primaryPerHeat: number;
  primaryFixedKwh: number;
}

function supplyOf(dwelling: Dwelling, peakHeatLoadKw: number): Supply {
  const { country, floorAreaM2 } = dwelling;
  const perHeat = heatingFactor(dwelling, peakHeatLoadKw);
  const hybridPerHeat = hybridElectricityFactor(dwelling, peakHeatLoadKw);
  const perWater = hotWaterFactor(dwelling);
  const standingKwh = dwelling.hotWaterGenerator === 'electric_boiler' ? ELECTRIC_BOILER_STANDING_KWH : 0;
  const waterCarrier = hotWaterCarrier(dwelling);
  const fansAndPumpsKwh =
    floorAreaM2 *
    (VENTILATION_FANS_KWH_PER_M2[dwelling.ventilation] +
      (hasWaterborneHeating(dwelling) ? PUMP_KWH_PER_M2 : 0));
  const solarKwh = dwelling.solarPanelsKwp * SOLAR_YIELD_KWH_PER_KWP[country];
  // Label: every kWh of the panels counts, used or exported. Source: NTA 8800:2025+C1 table 5.2; Flemish EPC, general
  // knowledge.
  const primary = PRIMARY_FACTORS[country];
  const primaryPerHeat =
    METHOD_FACTOR[dwelling.labelScale] *
    (perHeat * primary[dwelling.heatCarrier] + hybridPerHeat * primary.electricity);
  const primaryFixedKwh =
    labelHotWaterKwh(dwelling, perWater, standingKwh) * primary[waterCarrier] +
    (fansAndPumpsKwh - solarKwh) * primary.electricity +
    dwelling.certificate.offsetKwhPerM2 * floorAreaM2;
  return {
    perHeat,
    hybridPerHeat,
    perWater,
    standingKwh,
    waterCarrier,
    fansAndPumpsKwh,
    solarKwh,
    primaryPerHeat,
    primaryFixedKwh,
  };
}

/**
 * Belgium by area, the Netherlands by the persons that live in a dwelling of this size, and with what a boiler loses.
 */
function labelHotWaterKwh(dwelling: Dwelling, perWater: number, standingKwh: number): number {
  const { country, estateType, floorAreaM2 } = dwelling;
  if (country === 'BE') return HOT_WATER_KWH_PER_M2[estateType] * floorAreaM2 * perWater;
  return HOT_WATER_KWH_PER_PERSON * typicalResidents(country, floorAreaM2) * perWater + standingKwh;
}

/**
 * The score of a dwelling as it is, taken apart: score = otherKwhPerM2 + factor of its certificate × heatingKwhPerM2.
 */
export interface ScoreParts {
  standardHeatNeedKwh: number;
  peakHeatLoadKw: number;
  heatingKwhPerM2: number;
  otherKwhPerM2: number;
}

/** Primary energy that a label counts besides heating: hot water, fans and pumps, less what panels make. */
export function primaryBesideHeating(dwelling: Dwelling): number {
  return supplyOf(dwelling, 0).primaryFixedKwh;
}

export function scoreParts(dwelling: Dwelling): ScoreParts {
  const { standardHeatNeedKwh, peakHeatLoadKw } = heatDemand(dwelling);
  const { primaryPerHeat, primaryFixedKwh } = supplyOf(dwelling, peakHeatLoadKw);
  return {
    standardHeatNeedKwh,
    peakHeatLoadKw,
    heatingKwhPerM2: (primaryPerHeat * standardHeatNeedKwh) / dwelling.floorAreaM2,
    otherKwhPerM2: primaryFixedKwh / dwelling.floorAreaM2,
  };
}

/**
 * The installations of a dwelling meeting a demand. At one peak load primary energy is linear in the certified heat
 * need: the planner relies on it.
 */
export function evaluateDemand(dwelling: Dwelling, demand: HeatDemand): Evaluation {
  const { region, floorAreaM2, estateType, household } = dwelling;
  const { standardHeatNeedKwh, peakHeatLoadKw } = demand;
  const typicalHeatNeedKwh =
    standardHeatNeedKwh *
    typicalShareOfStandard(standardHeatNeedKwh / floorAreaM2, region, estateType) *
    household.heatFactor;
  const supply = supplyOf(dwelling, peakHeatLoadKw);
  const { perHeat, hybridPerHeat, waterCarrier, fansAndPumpsKwh } = supply;
  const solarKwh = supply.solarKwh * household.solarYieldFactor;
  const hotWaterKwh =
    HOT_WATER_KWH_PER_PERSON * household.residents * household.heatFactor * supply.perWater +
    supply.standingKwh;
  const primaryKwh = supply.primaryPerHeat * demand.certifiedHeatNeedKwh + supply.primaryFixedKwh;

  const heatingKwh = typicalHeatNeedKwh * perHeat;
  const heatingPowerKwh =
    typicalHeatNeedKwh * hybridPerHeat + (dwelling.heatCarrier === 'electricity' ? heatingKwh : 0);
  const otherPowerKwh =
    fansAndPumpsKwh +
    householdElectricityKwh(household.residents) * household.powerFactor +
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

function carried(
  carrier: Dwelling['heatCarrier'],
  heatCarrier: Dwelling['heatCarrier'],
  heatingKwh: number,
  waterCarrier: Dwelling['heatCarrier'],
  hotWaterKwh: number,
): number {
  return (heatCarrier === carrier ? heatingKwh : 0) + (waterCarrier === carrier ? hotWaterKwh : 0);
}
