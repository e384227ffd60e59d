/** The whole energy of a dwelling in numbers: the planner calls it thousands of times for one plan. */
import type { Carrier } from '../contract/codes.ts';
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

function standingKwhOf({ hotWaterGenerator }: Dwelling): number {
  return hotWaterGenerator === 'electric_boiler' ? ELECTRIC_BOILER_STANDING_KWH : 0;
}

function fansKwhPerM2({ ventilation }: Dwelling): number {
  switch (ventilation) {
    case 'NATURAL':
      return VENTILATION_FANS_KWH_PER_M2.NATURAL;
    case 'EXHAUST':
      return VENTILATION_FANS_KWH_PER_M2.EXHAUST;
    case 'BALANCED':
      return VENTILATION_FANS_KWH_PER_M2.BALANCED;
    case 'BALANCED_WITH_RECOVERY':
      return VENTILATION_FANS_KWH_PER_M2.BALANCED_WITH_RECOVERY;
  }
}

function fansAndPumpsKwhOf(dwelling: Dwelling): number {
  const pump = hasWaterborneHeating(dwelling) ? PUMP_KWH_PER_M2 : 0;
  return dwelling.floorAreaM2 * (fansKwhPerM2(dwelling) + pump);
}

function solarKwhOf({ solarPanelsKwp, country }: Dwelling): number {
  return solarPanelsKwp * (country === 'BE' ? SOLAR_YIELD_KWH_PER_KWP.BE : SOLAR_YIELD_KWH_PER_KWP.NL);
}

/**
 * Belgium by area, the Netherlands by the persons that live in a dwelling of this size, and with what a boiler loses.
 */
function labelHotWaterKwh(dwelling: Dwelling): number {
  const { country, estateType, floorAreaM2 } = dwelling;
  const perWater = hotWaterFactor(dwelling);
  if (country === 'BE') {
    const perM2 = estateType === 'HOUSE' ? HOT_WATER_KWH_PER_M2.HOUSE : HOT_WATER_KWH_PER_M2.APARTMENT;
    return perM2 * floorAreaM2 * perWater;
  }
  return (
    HOT_WATER_KWH_PER_PERSON * typicalResidents(country, floorAreaM2) * perWater + standingKwhOf(dwelling)
  );
}

/**
 * Primary energy of a label per kWh of certified heat need; it never falls when the peak load rises, which the search
 * relies on.
 */
export function primaryPerNeed(dwelling: Dwelling, peakHeatLoadKw: number): number {
  return labelPrimary(
    dwelling,
    heatingFactor(dwelling, peakHeatLoadKw),
    hybridElectricityFactor(dwelling, peakHeatLoadKw),
  );
}

function factorOf(primary: Readonly<Record<Carrier, number>>, carrier: Carrier): number {
  switch (carrier) {
    case 'gas':
      return primary.gas;
    case 'oil':
      return primary.oil;
    case 'electricity':
      return primary.electricity;
    case 'wood':
      return primary.wood;
    case 'district_heat':
      return primary.district_heat;
  }
}

function labelPrimary(
  { country, labelScale, heatCarrier, certificate }: Dwelling,
  perHeat: number,
  hybridPerHeat: number,
): number {
  const primary = country === 'BE' ? PRIMARY_FACTORS.BE : PRIMARY_FACTORS.NL;
  const perKwh = perHeat * factorOf(primary, heatCarrier) + hybridPerHeat * primary.electricity;
  return certificate.scoreFactor * METHOD_FACTOR[labelScale] * perKwh;
}

/**
 * Primary energy that a label counts besides heating: hot water, fans and pumps, less what panels make. Every kWh of
 * the panels counts, used or exported. Source: NTA 8800:2025+C1 table 5.2; Flemish EPC, general knowledge.
 */
export function primaryBesideHeating(dwelling: Dwelling): number {
  const { certificate, floorAreaM2 } = dwelling;
  const primary = dwelling.country === 'BE' ? PRIMARY_FACTORS.BE : PRIMARY_FACTORS.NL;
  const kwh =
    labelHotWaterKwh(dwelling) * factorOf(primary, hotWaterCarrier(dwelling)) +
    (fansAndPumpsKwhOf(dwelling) - solarKwhOf(dwelling)) * primary.electricity;
  return certificate.scoreFactor * kwh + certificate.offsetKwhPerM2 * floorAreaM2;
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

export function scoreParts(dwelling: Dwelling): ScoreParts {
  const { standardHeatNeedKwh, peakHeatLoadKw } = heatDemand(dwelling);
  return {
    standardHeatNeedKwh,
    peakHeatLoadKw,
    heatingKwhPerM2: (primaryPerNeed(dwelling, peakHeatLoadKw) * standardHeatNeedKwh) / dwelling.floorAreaM2,
    otherKwhPerM2: primaryBesideHeating(dwelling) / dwelling.floorAreaM2,
  };
}

/** The score alone. */
export function scoreOfDemand(
  dwelling: Dwelling,
  { certifiedHeatNeedKwh, peakHeatLoadKw }: HeatDemand,
): number {
  const heatingKwh = primaryPerNeed(dwelling, peakHeatLoadKw) * certifiedHeatNeedKwh;
  return (heatingKwh + primaryBesideHeating(dwelling)) / dwelling.floorAreaM2;
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
  const waterCarrier = hotWaterCarrier(dwelling);
  const solarKwh = solarKwhOf(dwelling) * household.solarYieldFactor;
  const hotWaterKwh =
    HOT_WATER_KWH_PER_PERSON * household.residents * household.heatFactor * hotWaterFactor(dwelling) +
    standingKwhOf(dwelling);
  const perHeat = heatingFactor(dwelling, peakHeatLoadKw);
  const hybridPerHeat = hybridElectricityFactor(dwelling, peakHeatLoadKw);
  const primaryKwh =
    labelPrimary(dwelling, perHeat, hybridPerHeat) * demand.certifiedHeatNeedKwh +
    primaryBesideHeating(dwelling);

  const heatingKwh = typicalHeatNeedKwh * perHeat;
  const heatingPowerKwh =
    typicalHeatNeedKwh * hybridPerHeat + (dwelling.heatCarrier === 'electricity' ? heatingKwh : 0);
  const otherPowerKwh =
    fansAndPumpsKwhOf(dwelling) +
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
