/** Given facts that contradict each other: reported, not averaged. */
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { Conflict, Range } from '../contract/plan.ts';
import { CERTIFICATE_EUR } from '../data/advice.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { evaluate } from '../energy/evaluate.ts';
import { labelBounds, labelOf, scaleOf } from '../label/label.ts';
import { type CertificateScore, certificateOf, isContradictory } from '../stock/evidence/certificate.ts';
import { toScoreScale } from '../stock/evidence/scores.ts';
import type { DrawnScenario } from '../stock/scenarios.ts';
import { quantiles } from '../stock/spread.ts';

/**
 * A meter that is further than this factor from what such a house uses is no matter of taste. Judgement of an adviser
 * (2026).
 */
const METER_FACTOR = 1.6;
/** So much more or less floor than the storeys have. Roofs and annexes explain the rest. */
const FLOOR_FACTOR = { least: 0.6, most: 1.5 } as const;
/** Gas for cooking alone stays below it, kWh. */
const LEAST_HEATING_KWH = 1500;

/** `alone`: the score that the facts give without the certificate; `stock`: the houses before certificate and meter. */
export function conflictsOf(
  estate: PlannableInput,
  stock: readonly DrawnScenario[],
  alone: Range,
): Conflict[] {
  const { dwelling: facts } = estate;
  return [
    ...certificateConflicts(estate, alone),
    ...meterConflicts(facts, stock),
    ...fuelConflicts(facts),
    ...floorConflicts(facts),
  ];
}

function certificateConflicts(estate: PlannableInput, alone: Range): Conflict[] {
  const { energy_score_kwh_per_m2: score, energy_label: label } = estate.dwelling;
  const certificate = certificateOf(estate, alone);
  if (certificate === null) return [];
  const conflicts: Conflict[] = [];
  if (score !== undefined && label !== undefined && isContradictory(estate)) {
    const isScoreBelieved = certificate.low === score;
    conflicts.push({
      code: 'label_against_score',
      values: {
        stated_label: label,
        stated_kwh_per_m2: Math.round(score) + 0,
        expected_label: labelOf(scaleOf(estate.region), score),
        costs_eur: CERTIFICATE_EUR,
      },
      facts: ['energy_label', 'energy_score_kwh_per_m2'],
      believed: isScoreBelieved ? 'energy_score_kwh_per_m2' : 'energy_label',
    });
  }
  if (hasGivenStates(estate.dwelling) && isOutside(certificate, alone)) {
    conflicts.push({
      code: 'certificate_against_facts',
      values: {
        // Adding 0 turns -0 into 0.
        stated_kwh_per_m2: Math.round(nearest(certificate, alone)) + 0,
        ...(score === undefined && label !== undefined && statedBand(label, certificate)),
        expected_kwh_per_m2: Math.round(alone.p50),
        costs_eur: CERTIFICATE_EUR,
      },
      facts: [
        score === undefined ? 'energy_label' : 'energy_score_kwh_per_m2',
        ...givenStates(estate.dwelling),
      ],
      believed: score === undefined ? 'energy_label' : 'energy_score_kwh_per_m2',
    });
  }
  return conflicts;
}

const STATES: readonly (keyof DwellingFacts)[] = [
  'inclined_roof_insulation_type',
  'flat_roof_insulation_type',
  'outer_wall_insulation_type',
  'floor_insulation_type',
  'window_glazing_type',
  'heating_device',
  'ventilation_type',
];
/** One fact alone leaves room for any certificate. */
const LEAST_STATES = 2;

function givenStates(facts: DwellingFacts): string[] {
  return STATES.filter((fact) => facts[fact] !== undefined);
}

export function hasGivenStates(facts: DwellingFacts): boolean {
  return givenStates(facts).length >= LEAST_STATES;
}

function isOutside({ low, high }: CertificateScore, { p10, p90 }: Range): boolean {
  return high < p10 || low > p90;
}

/** A label stands for scores between two limits, the best and the worst label for those on one side of one. */
function statedBand(label: string, { low, high }: CertificateScore): Record<string, string | number> {
  return {
    stated_label: label,
    ...(Number.isFinite(low) && { stated_low_kwh_per_m2: low }),
    ...(Number.isFinite(high) && { stated_high_kwh_per_m2: high }),
  };
}

/** The score of a certificate, or the end of its label that lies nearest to the range. */
function nearest({ low, high }: CertificateScore, { p10 }: Range): number {
  return high < p10 ? high : low;
}

function meterConflicts(
  { metered_gas_kwh: metered }: DwellingFacts,
  stock: readonly DrawnScenario[],
): Conflict[] {
  const heated = metered === undefined ? [] : stock.filter(({ dwelling }) => dwelling.heatCarrier === 'gas');
  const weight = heated.reduce((sum, scenario) => sum + scenario.weight, 0);
  if (metered === undefined || metered < LEAST_HEATING_KWH || weight <= 0) return [];
  const [expected = 0] = quantiles(
    heated.map(({ dwelling }) => evaluate(dwelling).gasKwh),
    heated.map((scenario) => scenario.weight / weight),
    [0.5],
  );
  if (metered <= METER_FACTOR * expected && metered >= expected / METER_FACTOR) return [];
  const values = { stated_kwh: Math.round(metered), expected_kwh: Math.round(expected / 100) * 100 };
  return [{ code: 'meter_against_model', values, facts: ['metered_gas_kwh'], believed: 'metered_gas_kwh' }];
}

const ON_GAS: ReadonlySet<string> = new Set([
  'CONDENSING_BOILER',
  'NON_CONDENSING_BOILER',
  'HYBRID_HEAT_PUMP',
  'STOVE',
]);
/** Of devices that run on one fuel alone, or on none. */
const FUEL_OF: Partial<Record<NonNullable<DwellingFacts['heating_device']>, readonly string[]>> = {
  WOOD_BOILER: ['WOOD'],
  ELECTRIC_HEATER: ['ELECTRIC'],
  AIR_WATER_HEAT_PUMP: ['HEAT_PUMP', 'ELECTRIC'],
  GROUND_SOURCE_HEAT_PUMP: ['HEAT_PUMP', 'ELECTRIC'],
  AIR_AIR_HEAT_PUMP: ['HEAT_PUMP', 'ELECTRIC'],
  DISTRICT_SUBSTATION: ['DISTRICT'],
  CONDENSING_BOILER: ['GAS', 'OIL', 'WOOD'],
  NON_CONDENSING_BOILER: ['GAS', 'OIL', 'WOOD'],
  HYBRID_HEAT_PUMP: ['GAS', 'HEAT_PUMP'],
};

function fuelConflicts({
  metered_gas_kwh: gas,
  heating_type: fuel,
  heating_device: device,
  sanitary_heating_device: water,
}: DwellingFacts): Conflict[] {
  const conflicts: Conflict[] = [];
  const fuels = device === undefined ? undefined : FUEL_OF[device];
  if (fuel !== undefined && device !== undefined && fuels?.includes(fuel) === false) {
    conflicts.push({
      code: 'device_against_fuel',
      facts: ['heating_device', 'heating_type'],
      believed: 'heating_device',
    });
  }
  if (gas === undefined || fuel === undefined) return conflicts;
  const isOnGas = fuel === 'GAS' && (device === undefined || ON_GAS.has(device));
  const isHeatedByGas = gas >= LEAST_HEATING_KWH;
  if (isOnGas === isHeatedByGas || (isHeatedByGas && water === 'GAS_WATER_HEATER')) return conflicts;
  conflicts.push({
    code: 'fuel_against_meter',
    values: { stated_kwh: Math.round(gas) },
    facts: ['metered_gas_kwh', 'heating_type'],
    believed: 'heating_type',
  });
  return conflicts;
}

function floorConflicts(facts: DwellingFacts): Conflict[] {
  const { habitable_space_m2: areaM2, storeys, building_width_m: width, building_depth_m: depth } = facts;
  const footprintM2 =
    facts.ground_floor_surface_m2 ?? (width !== undefined && depth !== undefined ? width * depth : undefined);
  if (areaM2 === undefined || storeys === undefined || footprintM2 === undefined) return [];
  if (facts.apartment_floor !== undefined) return [];
  // A lived-in attic is half a storey more.
  const expected = footprintM2 * (storeys + (facts.attic_usage === 'HABITABLE' ? 0.5 : 0));
  const share = areaM2 / expected;
  if (share >= FLOOR_FACTOR.least && share <= FLOOR_FACTOR.most) return [];
  return [
    {
      code: 'area_against_storeys',
      values: { stated_m2: Math.round(areaM2), expected_m2: Math.round(expected) },
      facts: ['habitable_space_m2', 'storeys', 'ground_floor_surface_m2'],
      believed: 'habitable_space_m2',
    },
  ];
}

/** A certificate that something else speaks against is no measurement any more. */
export function isCertificateDoubted(conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ code }) => code === 'label_against_score' || code === 'certificate_against_facts');
}

/** Half of the distance between two that disagree, in ln(score + shift): it is unknown which of both is wrong. */
const DOUBT = 0.5;

/** What a doubted certificate may be off by, in ln(score + shift). */
export function doubtOf(estate: PlannableInput, alone: Range, conflicts: readonly Conflict[]): number {
  const certificate = isCertificateDoubted(conflicts) ? certificateOf(estate, alone) : null;
  if (certificate === null) return 0;
  const doubt = isOutside(certificate, alone) ? doubtByFacts(nearest(certificate, alone), alone) : 0;
  const { energy_label: label, energy_score_kwh_per_m2: score } = estate.dwelling;
  if (!isContradictory(estate) || label === undefined || score === undefined) return doubt;
  // The other of two given facts may be the right one.
  const { low, high } = labelBounds(scaleOf(estate.region), label);
  const isScoreBelieved = certificate.low === score;
  const other = isScoreBelieved ? Math.min(Math.max(score, low), high) : score;
  const believed = Number.isFinite(certificate.high) ? certificate.high : certificate.low;
  return Math.max(doubt, DOUBT * Math.abs(toScoreScale(other) - toScoreScale(believed)));
}

/**
 * Of five right certificates one lies outside the range that the facts give, and hardly any of them twice as far from
 * its middle: nothing at the end of the range, from there on as the square, up to half of the distance.
 */
function doubtByFacts(score: number, { p10, p50, p90 }: Range): number {
  const middle = toScoreScale(p50);
  const reach = Math.abs(toScoreScale(score < p50 ? p10 : p90) - middle);
  const distance = Math.abs(toScoreScale(score) - middle);
  return Math.min((distance - reach) ** 2 / reach, DOUBT * distance);
}
