/** The evaluation of a dwelling as the plan tells it. */

import type { LossPath } from '../contract/codes.ts';
import type { DetailedEnergyState, EnergyState } from '../contract/plan.ts';
import type { Co2Factors } from '../data/energy-factors.ts';
import { LOW_TEMPERATURE_PEAK_W_PER_M2 } from '../data/systems.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { labelOf } from '../label/label.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { envelopeM2, infiltrationLoss, ventilationLoss } from './heat-demand.ts';

export function energyState(dwelling: Dwelling, prices: EnergyPrices, co2: Co2Factors): EnergyState {
  return writeState(dwelling, evaluate(dwelling), prices, co2);
}

export function detailedEnergyState(
  dwelling: Dwelling,
  prices: EnergyPrices,
  co2: Co2Factors,
): DetailedEnergyState {
  const energy = evaluate(dwelling);
  return {
    ...writeState(dwelling, energy, prices, co2),
    final_kwh_by_carrier: byCarrier(energy),
    solar_used_kwh: rounded(energy.solarUsedKwh, 0),
    solar_exported_kwh: rounded(energy.solarExportedKwh, 0),
    heat_need_kwh: rounded(energy.typicalHeatNeedKwh, 0),
    heat_loss_w_per_k: heatLossByPath(dwelling),
  };
}

function writeState(
  dwelling: Dwelling,
  energy: Evaluation,
  prices: EnergyPrices,
  co2: Co2Factors,
): EnergyState {
  const finalKwh =
    energy.gasKwh + energy.oilKwh + energy.electricityKwh + energy.woodKwh + energy.districtHeatKwh;
  return {
    label: labelOf(dwelling.labelScale, energy.primaryKwhPerM2),
    primary_kwh_per_m2: rounded(energy.primaryKwhPerM2, 1),
    primary_kwh: rounded(energy.primaryKwh, 0),
    final_kwh: rounded(finalKwh, 0),
    final_kwh_per_m2: rounded(finalKwh / dwelling.floorAreaM2, 1),
    co2_kg: rounded(co2Kg(energy, co2), 0),
    bill_eur: rounded(billEur(energy, prices), 2),
    peak_heat_load_kw: rounded(energy.peakHeatLoadKw, 1),
    low_temperature_ready: isLowTemperatureReady(dwelling, energy),
  };
}

export function billEur(energy: Evaluation, prices: EnergyPrices): number {
  return (
    energy.gasKwh * prices.gas +
    (energy.gasKwh > 0 ? prices.gas_standing_eur_per_year : 0) +
    energy.oilKwh * prices.oil +
    prices.electricity_standing_eur_per_year +
    energy.electricityKwh * prices.electricity +
    energy.woodKwh * prices.wood +
    energy.districtHeatKwh * prices.district_heat -
    energy.solarExportedKwh * prices.electricity_feed_in
  );
}

function co2Kg(energy: Evaluation, kgPerKwh: Co2Factors): number {
  return (
    energy.gasKwh * kgPerKwh.gas +
    energy.oilKwh * kgPerKwh.oil +
    energy.electricityKwh * kgPerKwh.electricity +
    energy.woodKwh * kgPerKwh.wood +
    energy.districtHeatKwh * kgPerKwh.district_heat
  );
}

/** A heat pump can heat the house at a low flow temperature: little heat to give, or emitters made for it. */
export function isLowTemperatureReady(dwelling: Dwelling, energy: Evaluation): boolean {
  const peakWPerM2 = (energy.peakHeatLoadKw * 1000) / dwelling.floorAreaM2;
  return dwelling.hasLowTemperatureEmitters || peakWPerM2 <= LOW_TEMPERATURE_PEAK_W_PER_M2;
}

function byCarrier(energy: Evaluation): DetailedEnergyState['final_kwh_by_carrier'] {
  const kwh: DetailedEnergyState['final_kwh_by_carrier'] = { electricity: rounded(energy.electricityKwh, 0) };
  if (energy.gasKwh > 0) kwh.gas = rounded(energy.gasKwh, 0);
  if (energy.oilKwh > 0) kwh.oil = rounded(energy.oilKwh, 0);
  if (energy.woodKwh > 0) kwh.wood = rounded(energy.woodKwh, 0);
  if (energy.districtHeatKwh > 0) kwh.district_heat = rounded(energy.districtHeatKwh, 0);
  return kwh;
}

function heatLossByPath(dwelling: Dwelling): Record<LossPath, number> {
  const through = ({ areaM2, uValueWPerM2K, temperatureFactor }: Dwelling['wall']) =>
    areaM2 * uValueWPerM2K * temperatureFactor;
  return {
    roof: rounded(through(dwelling.pitchedRoof) + through(dwelling.flatRoof), 1),
    walls: rounded(through(dwelling.wall), 1),
    floor: rounded(through(dwelling.floor), 1),
    windows: rounded(through(dwelling.windows), 1),
    doors: rounded(through(dwelling.doors), 1),
    thermal_bridges: rounded(envelopeM2(dwelling) * dwelling.thermalBridgesWPerM2K, 1),
    infiltration: rounded(infiltrationLoss(dwelling), 1),
    ventilation: rounded(ventilationLoss(dwelling), 1),
  };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Adding 0 turns -0 into 0.
  return Math.round(value * scale) / scale + 0;
}
