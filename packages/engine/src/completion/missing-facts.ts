/** Which unknowns the range of the result comes from. */

import type { DwellingFieldName } from '../contract/dwelling-fields.ts';
import type { Plan } from '../contract/plan.ts';
import { PRIMARY_FACTORS } from '../data/energy-factors.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import type { ScoreParts } from '../energy/evaluate.ts';
import { heatingFactor } from '../energy/installations.ts';
import { toScoreScale } from '../stock/evidence/scores.ts';
import type { DrawnScenario } from '../stock/scenarios.ts';
import { isGiven } from './given-facts.ts';

const MOST_TOLD = 3;
const LEAST_SHARE_TOLD = 0.01;

type Fact = DwellingFieldName | 'estate_format';

/** Each fact with the number through which it acts. */
const ACTS_BY: readonly (readonly [fact: Fact, number: (dwelling: Dwelling, parts: ScoreParts) => number])[] =
  [
    ['inclined_roof_insulation_type', ({ pitchedRoof }) => pitchedRoof.uValueWPerM2K * pitchedRoof.areaM2],
    ['flat_roof_insulation_type', ({ flatRoof }) => flatRoof.uValueWPerM2K * flatRoof.areaM2],
    ['outer_wall_insulation_type', ({ wall }) => wall.uValueWPerM2K],
    ['outer_wall_surface_m2', ({ wall, floorAreaM2 }) => wall.areaM2 / floorAreaM2],
    ['floor_insulation_type', ({ floor }) => floor.uValueWPerM2K * floor.areaM2],
    ['window_glazing_type', ({ windows }) => windows.uValueWPerM2K],
    ['heating_device', primaryPerHeat],
    ['ventilation_type', ({ ventilation }) => Number(ventilation === 'BALANCED_WITH_RECOVERY')],
    ['has_solar_panels', ({ solarPanelsKwp, floorAreaM2 }) => solarPanelsKwp / floorAreaM2],
    ['habitable_space_m2', ({ floorAreaM2 }) => floorAreaM2],
    ['estate_format', ({ wall, floorAreaM2 }) => wall.areaM2 / floorAreaM2],
  ];

/** Share of the variance that goes with each unknown fact (squared correlation), the largest three. */
export function missingFactsOf(
  estate: PlannableInput,
  scenarios: readonly DrawnScenario[],
): Plan['missing_facts'] {
  const outcomes = scenarios.map(hasCertificate(estate) ? heatNeedOf : scoreOf);
  const weights = scenarios.map(({ weight }) => weight);
  const missing: Plan['missing_facts'] = [];
  for (const [fact, number] of ACTS_BY) {
    if (isKnown(estate, fact)) continue;
    const numbers = scenarios.map(({ dwelling, parts }) => number(dwelling, parts));
    const share = squaredCorrelation(outcomes, numbers, weights);
    if (share >= LEAST_SHARE_TOLD) missing.push({ fact, variance_share: Math.round(share * 1000) / 1000 });
  }
  return missing.sort((a, b) => b.variance_share - a.variance_share).slice(0, MOST_TOLD);
}

function scoreOf({ primaryKwhPerM2 }: DrawnScenario): number {
  return toScoreScale(primaryKwhPerM2);
}

/** With a certificate the score is known; what stays open is how much of it is heat and how much the installation. */
function heatNeedOf({ dwelling: { certificate, floorAreaM2 } }: DrawnScenario): number {
  return certificate.heatNeedKwh / floorAreaM2;
}

function hasCertificate({ dwelling }: PlannableInput): boolean {
  return dwelling.energy_score_kwh_per_m2 !== undefined || dwelling.energy_label !== undefined;
}

function primaryPerHeat(dwelling: Dwelling, { peakHeatLoadKw }: ScoreParts): number {
  return heatingFactor(dwelling, peakHeatLoadKw) * PRIMARY_FACTORS[dwelling.country][dwelling.heatCarrier];
}

function isKnown(
  { estate_type: type, estate_format: format, dwelling }: PlannableInput,
  fact: Fact,
): boolean {
  const isFormatOpen = type === 'HOUSE' && format === null;
  if (fact === 'estate_format') return !isFormatOpen;
  // The surface follows from the format: ask for that first.
  if (fact === 'outer_wall_surface_m2' && isFormatOpen) return true;
  return isGiven(dwelling, fact);
}

function squaredCorrelation(a: readonly number[], b: readonly number[], weights: readonly number[]): number {
  const meanA = weightedMean(a, weights);
  const meanB = weightedMean(b, weights);
  let [aa, bb, ab] = [0, 0, 0];
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const fromA = (a[index] ?? 0) - meanA;
    const fromB = (b[index] ?? 0) - meanB;
    aa += weight * fromA * fromA;
    bb += weight * fromB * fromB;
    ab += weight * fromA * fromB;
  }
  return aa > 1e-12 && bb > 1e-12 ? (ab * ab) / (aa * bb) : 0;
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += (values[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}
