/** What an adviser would say beside the figures. */
import type { PlanControls, Remark, Step } from '../../contract/plan.ts';
import type { PlanWarning } from '../../contract/remarks.ts';
import { ASBESTOS, CERTIFICATE_REFORM, ENERGY_AUDIT, OIL_BOILER_BANS } from '../../data/advice.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../../data/systems.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import { OVERHEATING_RISK_KH, overheatingKh } from '../../energy/summer.ts';
import { projectedEuLabel } from '../../label/eu-label.ts';
import { measureOf } from '../../measures/catalogue.ts';
import { LARGEST_HEAT_PUMP_KW } from '../../measures/heat-pump-size.ts';
import type { Measure } from '../../measures/measure.ts';
import { moreKwp } from '../../measures/systems.ts';
import { isOutdoorUnit, isOwnOutdoorUnit, ownersPart } from '../../measures/track.ts';
import type { EnergyPrices } from '../../money/energy-prices.ts';
import { endOfLifeYear, isPastItsLife } from '../../money/heating-life.ts';
import type { PricingContext } from '../pricing-context.ts';
import { applyAll, slotOptions } from '../search/choices.ts';
import { isAllElectric } from '../search/heat-pump-limit.ts';
import { coldestDay } from '../specification/specify-heating.ts';
import { isEnvelope } from '../work-packages.ts';
import { basicSlots, hasSingleGlass } from './adviser-rules.ts';

type Warning = Remark & { code: PlanWarning };

/**
 * A step that saves less than this on the bill, EUR a year or as a part of its price, and costs more than that, EUR,
 * says why it is there.
 */
const LITTLE_EUR_PER_YEAR = 25;
const LITTLE_OF_COST_PER_YEAR = 0.01;
const MUCH_EUR = 1000;

/** From here on a single-phase connection of 40 A gets tight beside cooking and a car. General knowledge, weak. */
const STRONG_PUMP_KW = 10;

/** What one phase of 25 A carries at 230 V. General knowledge. */
const SINGLE_PHASE_KWP = 5.75;

export function adviserWarnings(
  measures: readonly Measure[],
  steps: readonly Step[],
  controls: PlanControls,
  { dwelling, date, energyPrices }: PricingContext,
  fuelIsKnown: boolean,
): readonly Warning[] {
  return [
    ...certificateWarnings(dwelling, date),
    ...heatingWarnings(measures, dwelling, date),
    ...apartmentHeatingWarnings(measures, dwelling, controls),
    ...fuelWarnings(measures, dwelling, energyPrices, fuelIsKnown),
    ...heatPumpWarnings(measures, steps, dwelling),
    ...gridWarnings(measures, dwelling),
    ...workWarnings(measures, dwelling),
    ...roofWarnings(measures, dwelling),
    ...steps.flatMap((step) => stepWarnings(step, dwelling.floorAreaM2)),
    ...co2Warnings(steps),
    ...summerWarnings(measures, dwelling),
    ...euScaleWarnings(measures, dwelling),
    ...(measures.length > 0 || controls.budget_eur !== null ? [] : nextOffers(dwelling, controls, date)),
  ];
}

function certificateWarnings({ region }: Dwelling, date: string): Warning[] {
  if (region !== CERTIFICATE_REFORM.region || date < CERTIFICATE_REFORM.adoptedDate) return [];
  const { adoptedDate, everyHomeBy } = CERTIFICATE_REFORM;
  return [
    { code: 'certificate_reform', values: { adopted_date: adoptedDate } },
    { code: 'certificate_for_every_home', values: { region, year_due: everyHomeBy } },
  ];
}

function heatingWarnings(measures: readonly Measure[], dwelling: Dwelling, date: string): Warning[] {
  const warnings: Warning[] = [];
  const isReplaced = measures.some(({ slot }) => slot === 'heating');
  if (isPastItsLife(dwelling, date)) {
    const life = dwelling.heatGeneratorYearIsKnown
      ? ('heating_past_its_life' as const)
      : ('heating_probably_past_its_life' as const);
    const code = isReplaced ? life : (`${life}_kept` as const);
    warnings.push({ code, values: { year: dwelling.heatGeneratorYear } });
  } else if (dwelling.heatGeneratorYearIsKnown && endOfLifeYear(dwelling) >= Number(date.slice(0, 4))) {
    const values = { year: dwelling.heatGeneratorYear, year_end: endOfLifeYear(dwelling) };
    warnings.push({ code: isReplaced ? 'heating_due' : 'working_heating_kept', values });
  }
  const ban = OIL_BOILER_BANS.find(({ region, from }) => region === dwelling.region && from <= date);
  if (dwelling.heatCarrier === 'oil' && ban !== undefined) {
    const code = ban.isBesideGas ? 'oil_boiler_banned_beside_gas' : 'oil_boiler_banned';
    warnings.push({ code, values: { region: ban.region, from_date: ban.from } });
  }
  if (measures.length > 0 && dwelling.region === ENERGY_AUDIT.region && date >= ENERGY_AUDIT.from) {
    warnings.push({ code: 'energy_audit_first', values: { audit_eur: ENERGY_AUDIT.eurInclVat } });
  }
  return warnings;
}

/** Whose the heating of an apartment is, and what stands outside. */
function apartmentHeatingWarnings(
  measures: readonly Measure[],
  dwelling: Dwelling,
  { excluded_measures: excluded, ownership }: PlanControls,
): Warning[] {
  const heating = measures.find(({ slot }) => slot === 'heating');
  const isSocial = ownership === 'social_landlord';
  if (dwelling.building?.heatingIsCollective === null && heating !== undefined) {
    const asShared: Warning[] = isOutdoorUnit(heating) ? [{ code: 'heat_pump_counted_as_shared' }] : [];
    return isSocial ? asShared : [{ code: 'heating_may_be_collective' }, ...asShared];
  }
  // Its building has no association to ask.
  if (isSocial) return [];
  const pump = measureOf('heat_pump_air_water');
  const isHeldBack =
    isOwnOutdoorUnit(pump, dwelling) &&
    pump.isApplicable(dwelling) &&
    !excluded.includes(pump.code) &&
    !heating?.code.startsWith('heat_pump');
  return isHeldBack ? [{ code: 'outdoor_unit_needs_leave' }] : [];
}

/** What still burns after the works, and what ends with the last gas. */
function fuelWarnings(
  measures: readonly Measure[],
  dwelling: Dwelling,
  { gas_standing_eur_per_year: standingEur }: EnergyPrices,
  isKnown: boolean,
): Warning[] {
  if (measures.length === 0) return [];
  const { gasKwh, oilKwh } = evaluate(applyAll(dwelling, measures));
  if (gasKwh + oilKwh > 0) {
    const isNamed = (isKnown || measures.some(({ slot }) => slot === 'heating')) && gasKwh * oilKwh === 0;
    const fuel = isNamed ? { fuel: gasKwh > 0 ? 'gas' : 'oil' } : {};
    const fuel_kwh = Math.round((gasKwh + oilKwh) / 100) * 100;
    return [{ code: 'fossil_fuel_remains', values: { fuel_kwh, ...fuel } }];
  }
  const isEnding = standingEur > 0 && evaluate(dwelling).gasKwh > 0;
  return isEnding ? [{ code: 'gas_connection_ends', values: { standing_eur: standingEur } }] : [];
}

function heatPumpWarnings(
  measures: readonly Measure[],
  steps: readonly Step[],
  dwelling: Dwelling,
): Warning[] {
  const loadKw = steps.at(-1)?.after.peak_heat_load_kw;
  if (loadKw === undefined || !measures.some(isAllElectric)) return [];
  const warnings: Warning[] = [];
  const { wPerM2, flowC } = coldestDay(applyAll(dwelling, measures), loadKw);
  if (wPerM2 > HEAT_PUMP_LIMIT_W_PER_M2) {
    const values = { w_per_m2: wPerM2, limit_w_per_m2: HEAT_PUMP_LIMIT_W_PER_M2 };
    warnings.push({ code: 'heat_pump_above_limit', values });
  }
  if (flowC !== null) {
    const works = steps.flatMap((step) => step.works);
    const pumpKw =
      works.find(({ work }) => measures.some((one) => isAllElectric(one) && one.code === work))?.quantity ??
      0;
    const values = { load_kw: loadKw, pump_kw: pumpKw };
    if (pumpKw < loadKw) warnings.push({ code: 'load_above_largest_pump', values });
    else if (pumpKw > LARGEST_HEAT_PUMP_KW) warnings.push({ code: 'two_heat_pumps', values });
    const isShared = dwelling.building?.heatingIsCollective === true;
    // The load of one flat is not what the pump of a building is ordered by.
    if (isShared) warnings.push({ code: 'collective_heat_pump_check', values: { flow_c: flowC } });
    else warnings.push({ code: 'low_temperature_check', values: { load_kw: loadKw, flow_c: flowC } });
    // Radiators that are yet to come cannot be tried.
    if (!works.some(({ work }) => work === 'low_temperature_emitters' || work === 'heating_circuit')) {
      const code = isEnvelope(measures) ? 'flow_to_try_after_steps' : 'flow_to_try';
      warnings.push({ code, values: { flow_c: flowC } });
    }
    if (pumpKw >= STRONG_PUMP_KW) warnings.push({ code: 'connection_to_check', values: { pump_kw: pumpKw } });
  }
  if (measures.some(({ code }) => code === 'heat_pump_ground'))
    warnings.push({ code: 'borehole_needs_room' });
  const bare = basicSlots(dwelling, slotOptions(dwelling, [], []));
  const isLeft = bare.some((slot) => slot !== 'wall' && !measures.some((measure) => measure.slot === slot));
  if (isLeft) warnings.push({ code: 'heat_pump_before_insulation' });
  const isWithoutGas = dwelling.heatGenerator === 'electric_direct' || !dwelling.hasGasConnection;
  if (dwelling.region === 'BE-VLG' && isWithoutGas) {
    warnings.push({ code: 'heat_pump_premium_may_be_higher' });
  }
  return warnings;
}

function hasOutsideUnit(code: Measure['code']): boolean {
  return code.startsWith('heat_pump') && code !== 'heat_pump_ground';
}

/** What stands outside, and what the grid makes of it. */
function gridWarnings(measures: readonly Measure[], dwelling: Dwelling): Warning[] {
  const { region, country } = dwelling;
  const warnings: Warning[] = [];
  const isOutside = measures.some(({ code }) => hasOutsideUnit(code));
  const isOnGrid = isOutside || measures.some(({ code }) => code === 'heat_pump_ground');
  if (isOutside) warnings.push({ code: 'outdoor_unit_noise' });
  if (isOnGrid && region === 'BE-VLG') warnings.push({ code: 'capacity_tariff' });
  const isStrong = measures.some(
    (measure) =>
      measure.slot === 'battery' ||
      (measure.slot === 'solar_panels' && measure.quantity(dwelling, 0) > SINGLE_PHASE_KWP),
  );
  if (country === 'NL' && (isOnGrid || isStrong)) {
    warnings.push({ code: 'grid_congestion' });
  }
  return warnings;
}

function roofWarnings(measures: readonly Measure[], dwelling: Dwelling): Warning[] {
  const warnings: Warning[] = [];
  const roof = measures.find(({ slot }) => slot === 'pitched_roof');
  const hasRoofWork = measures.some(({ code }) => code === 'roof_pitched_sarking' || code === 'roof_flat');
  if (measures.some(({ slot }) => slot === 'solar_panels')) {
    if (!hasRoofWork) {
      warnings.push({ code: 'panels_need_sound_roof' });
      const isOld = dwelling.yearBuilt < ASBESTOS[dwelling.country].builtBefore;
      if (isOld)
        warnings.push({ code: 'panels_need_asbestos_check', values: { year_built: dwelling.yearBuilt } });
    }
    const kwp = moreKwp(dwelling);
    if (kwp >= 1) warnings.push({ code: morePanels(measures, dwelling), values: { more_kwp: kwp } });
  }
  if (roof !== undefined && !dwelling.atticUseIsKnown) {
    const other = dwelling.atticIsUnheated ? 'roof_pitched_inside' : 'attic_floor';
    warnings.push({ code: 'attic_use_unknown', values: { measure: roof.code, instead_of: other } });
  }
  return warnings;
}

/** Panels are sized without the heat pump of the plan, and by the meter where there is a reading. */
function morePanels(measures: readonly Measure[], { heatGenerator, household }: Dwelling): PlanWarning {
  const hasPump =
    heatGenerator.startsWith('heat_pump') || measures.some(({ code }) => code.startsWith('heat_pump'));
  if (hasPump) return 'more_panels_beside_heat_pump';
  return household.meteredPowerFactor === null ? 'more_panels_possible' : 'more_panels_than_metered_use';
}

/** From then on streets were no longer built up to the pavement, nor façades ornate. General knowledge. */
const PLAIN_FACADES_FROM = 1946;

function isOnStreet({ estateType, estateFormat, yearBuilt }: Dwelling): boolean {
  return estateType === 'APARTMENT' || estateFormat === 'CLOSED' || yearBuilt < PLAIN_FACADES_FROM;
}

function workWarnings(measures: readonly Measure[], dwelling: Dwelling): Warning[] {
  const warnings: Warning[] = [];
  const has = (...codes: readonly string[]): boolean => measures.some(({ code }) => codes.includes(code));
  if (has('wall_external') && isOnStreet(dwelling)) warnings.push({ code: 'facade_permit_first' });
  if (has('wall_internal')) warnings.push({ code: 'internal_insulation_moisture' });
  if (has('solar_panels')) warnings.push({ code: 'panels_need_sun' });
  const isGlassLeft = hasSingleGlass(dwelling) && !measures.some(({ slot }) => slot === 'windows');
  if (dwelling.isHeritage && isGlassLeft) warnings.push({ code: 'heritage_glass' });
  if (dwelling.isHeritage && measures.length > 0) {
    warnings.push({ code: 'heritage_support_possible', values: { region: dwelling.region } });
    for (const { code, slot } of measures) {
      if (slot === 'windows' || slot === 'doors' || slot === 'solar_panels' || hasOutsideUnit(code)) {
        warnings.push({ code: 'heritage_permit', values: { measure: code } });
      }
    }
  }
  const { builtBefore, eurPerM2 } = ASBESTOS[dwelling.country];
  if (has('roof_pitched_sarking', 'roof_flat') && dwelling.yearBuilt < builtBefore) {
    const roofM2 = measures
      .filter(({ code }) => code === 'roof_pitched_sarking' || code === 'roof_flat')
      .reduce((sum, roof) => sum + roof.quantity(dwelling, 0) * ownersPart(roof, dwelling), 0);
    const values = { year_built: dwelling.yearBuilt, removal_eur: Math.round(roofM2 * eurPerM2) };
    warnings.push({ code: 'asbestos_possible', values });
  }
  return warnings;
}

/**
 * A step that costs money and hardly lowers the bill is there for the label: it says so, with what it takes off the
 * score.
 */
function stepWarnings(
  { number, savings, timing, total_estimated_cost_incl_vat: costEur }: Step,
  floorAreaM2: number,
): Warning[] {
  const savedEur = savings.bill_eur;
  // Adding 0 turns -0 into 0.
  const kwhPerM2 = Math.round((savings.primary_kwh / floorAreaM2) * 10) / 10 + 0;
  const moreEur = Math.round(-savedEur);
  if (moreEur > 0) {
    const values = { step: number, more_eur: moreEur, kwh_per_m2: kwhPerM2 };
    return [{ code: 'step_raises_bill', values }];
  }
  // What is worn out is replaced for that, and the plan says so elsewhere.
  const isDue = timing.reason === 'end_of_life';
  const isLittle = savedEur < Math.max(LITTLE_EUR_PER_YEAR, LITTLE_OF_COST_PER_YEAR * costEur);
  if (!isLittle || costEur < MUCH_EUR || isDue) return [];
  const values = {
    step: number,
    saved_eur: Math.round(savedEur) + 0,
    cost_eur: Math.round(costEur),
    kwh_per_m2: kwhPerM2,
  };
  return [{ code: 'step_saves_little', values }];
}

function co2Warnings(steps: readonly Step[]): Warning[] {
  const savedKg = steps.reduce((sum, { savings }) => sum + savings.co2_kg, 0);
  return savedKg < 0 ? [{ code: 'plan_raises_co2', values: { more_kg: -savedKg } }] : [];
}

function summerWarnings(measures: readonly Measure[], dwelling: Dwelling): Warning[] {
  if (measures.length === 0) return [];
  const kelvinHours = Math.round(overheatingKh(applyAll(dwelling, measures)) / 100) * 100;
  return kelvinHours >= OVERHEATING_RISK_KH
    ? [{ code: 'summer_heat', values: { kelvin_hours: kelvinHours } }]
    : [];
}

function euScaleWarnings(measures: readonly Measure[], dwelling: Dwelling): Warning[] {
  if (measures.length === 0) return [];
  const labelOf = (house: Dwelling): string =>
    projectedEuLabel(house.labelScale, evaluate(house).primaryKwhPerM2, burnsFossilFuel(house));
  const values = { today_label: labelOf(dwelling), result_label: labelOf(applyAll(dwelling, measures)) };
  return [{ code: 'eu_scale_projection', values }];
}

/** A hybrid heat pump that is younger than this, years, is no heating to replace. Judgement of an adviser (2026). */
const YOUNG_HYBRID_YEARS = 12;

/** Nothing is asked for; this is what a good house could still do. */
function nextOffers(
  dwelling: Dwelling,
  { excluded_measures: excluded }: PlanControls,
  date: string,
): Warning[] {
  const { heatCarrier, heatGenerator, heatGeneratorYear } = dwelling;
  const isYoungHybrid =
    heatGenerator === 'heat_pump_hybrid' && Number(date.slice(0, 4)) - heatGeneratorYear < YOUNG_HYBRID_YEARS;
  const isFossil = (heatCarrier === 'gas' || heatCarrier === 'oil') && !isYoungHybrid;
  const offers = isFossil ? (['solar_panels', 'heat_pump_air_water'] as const) : (['solar_panels'] as const);
  return offers
    .filter((code) => {
      const measure = measureOf(code);
      return (
        !excluded.includes(code) && measure.isApplicable(dwelling) && !isOwnOutdoorUnit(measure, dwelling)
      );
    })
    .map((measure) => ({ code: 'could_be_next', values: { measure } }));
}
