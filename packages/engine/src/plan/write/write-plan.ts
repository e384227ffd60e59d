/** The plan as plain JSON of codes and numbers. */

import type { Carrier, Country } from '../../contract/codes.ts';
import type { Plan, Remark } from '../../contract/plan.ts';
import { co2RowsOn } from '../../data/energy-factors.ts';
import { DATA_VERSION, ENGINE_VERSION } from '../../data/version.ts';
import { compareLabels, labelBounds } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { adviserWarnings } from '../advice/adviser-warnings.ts';
import { grantWarnings } from '../advice/grant-warnings.ts';
import { rentalWarnings } from '../advice/rental-warnings.ts';
import { chosenWarnings, scheduleWarnings } from '../advice/warnings.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceAt, ROUNDING } from '../search/chance.ts';
import { type EvaluatedSteps, evaluateSteps } from './evaluate-steps.ts';
import type { HouseStates } from './house-states.ts';
import type { MissedTarget } from './missed-target.ts';

export function writePlan(
  context: PlanContext,
  measures: readonly Measure[],
  missed: MissedTarget,
  warnings: readonly Remark[],
  worked: EvaluatedSteps = evaluateSteps(context, measures),
): Plan {
  const { completed, controls, pricingContext, baseline } = context;
  const { dwelling, date } = pricingContext;
  const { scheduled, states, steps, summary: told } = worked;
  const { result, ...rest } = told;
  return {
    engine_version: ENGINE_VERSION,
    data_version: DATA_VERSION,
    ...(context.priceBookVersion !== null && { price_book: { version: context.priceBookVersion } }),
    date,
    country: dwelling.country,
    region: dwelling.region,
    label_scale: dwelling.labelScale,
    estate_type: dwelling.estateType,
    estate_format: dwelling.estateFormat,
    year_built: dwelling.yearBuilt,
    floor_area_m2: dwelling.floorAreaM2,
    quality_label: completed.qualityLabel,
    controls,
    target: writeTarget(context, told, states, missed),
    baseline,
    label_probabilities: completed.labelProbabilities,
    unexplained_kwh_per_m2: completed.unexplainedKwhPerM2,
    steps: [...steps],
    result,
    ...rest,
    emission_factors: usedFactors(date, baseline, result, dwelling.country),
    assumptions: completed.assumptions,
    conflicts: completed.conflicts,
    warnings: [
      ...completed.warnings,
      ...rentalWarnings(completed, dwelling, baseline.label, controls.ownership),
      ...warnings,
      ...chosenWarnings(measures, pricingContext, controls),
      ...grantWarnings(scheduled, steps, pricingContext),
      ...adviserWarnings(measures, steps, controls, pricingContext, isFuelKnown(completed.assumptions)),
      ...scheduleWarnings(scheduled, steps, controls, pricingContext),
    ],
    decision: null,
    missing_facts: completed.missingFacts,
  };
}

function isFuelKnown(assumptions: Plan['assumptions']): boolean {
  return assumptions.some(({ fact, origin }) => fact === 'heating_type' && origin !== 'typical');
}

function usedFactors(
  date: string,
  baseline: Plan['baseline'],
  result: Plan['result'],
  country: Country,
): Plan['emission_factors'] {
  const isUsed = (carrier: Carrier) =>
    [baseline, result].some((state) => state.final_kwh_by_carrier[carrier] !== undefined);
  return Object.values(co2RowsOn(date, country))
    .filter(({ carrier }) => isUsed(carrier))
    .map(({ carrier, from, basis, kgPerKwh, source }) => ({
      carrier,
      country,
      year: Number(from.slice(0, 4)),
      basis,
      kg_per_kwh: kgPerKwh,
      source,
    }));
}

function writeTarget(
  { target: label, controls, pricingContext, houses }: PlanContext,
  { result, expected_result: expected }: Pick<Plan, 'result' | 'expected_result'>,
  { scores }: HouseStates,
  missed: MissedTarget,
): Plan['target'] {
  const { labelScale } = pricingContext.dwelling;
  const chance = chanceAt(scores.at(-1) ?? [], labelBounds(labelScale, label).high, houses);
  const probability = Math.round(chance * 100) / 100;
  const isShown = compareLabels(labelScale, result.label, label) <= 0;
  const hasSteps = scores.length > 1;
  if (isShown && chance >= controls.confidence - ROUNDING) {
    return { label, reached: true, probability, reason: hasSteps ? null : { code: 'already_reached' } };
  }
  // Works that were chosen for the target miss it by their chance alone.
  const isChosenForIt = isShown && missed.values['label'] === undefined;
  const reason = isChosenForIt
    ? {
        code: 'not_sure_enough',
        values: { confidence_percent: Math.round(controls.confidence * 100) },
      }
    : {
        code: missed.code,
        values: { label: hasSteps ? expected.label : result.label, ...missed.values },
      };
  return { label, reached: false, probability, reason };
}
