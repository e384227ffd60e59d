import type { PlanControls, Remark, Step } from '../../contract/plan.ts';
import type { PlanWarning } from '../../contract/remarks.ts';
import type { Measure } from '../../measures/measure.ts';
import { TIGHTENING_MEASURES } from '../../measures/openings.ts';
import { needsConsent, trackOf } from '../../measures/track.ts';
import { isLeastSupported, LEAST_SUPPORTED_GROUP } from '../../money/subsidise.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { ScheduledStep } from '../schedule.ts';
import { lacksVentilation } from '../search/choices.ts';
import { isWeaklyPriced, netCents } from '../write/write-money.ts';

type Warning = Remark & { code: PlanWarning };

/** What the choice of measures gives reason to say. */
export function chosenWarnings(
  measures: readonly Measure[],
  { dwelling, rules }: PricingContext,
  controls: PlanControls,
): readonly Warning[] {
  const warnings: Warning[] = [];
  if (lacksVentilation(measures, dwelling)) {
    const tightening = measures.find(({ code }) => TIGHTENING_MEASURES.has(code));
    warnings.push({ code: 'ventilation_missing', values: { measure: tightening?.code ?? '' } });
  }
  for (const measure of controls.ownership === 'social_landlord' ? [] : measures) {
    if (trackOf(measure, dwelling) === 'building' || needsConsent(measure, dwelling)) {
      warnings.push({ code: 'needs_co_owners', values: { measure: measure.code } });
    }
  }
  if (measures.length === 0) return warnings;
  const { income_group: group, ownership = null } = controls;
  const isGroupUnknown = group === null && !isLeastSupported({ region: dwelling.region, ownership });
  if (isGroupUnknown && rules.some((rule) => rule.incomeGroup !== null)) {
    warnings.push({ code: 'income_group_assumed', values: { income_group: LEAST_SUPPORTED_GROUP } });
  }
  return warnings;
}

/** What the steps and their prices give reason to say. */
export function scheduleWarnings(
  scheduled: readonly ScheduledStep[],
  steps: readonly Step[],
  controls: PlanControls,
  { pricing }: PricingContext,
): readonly Warning[] {
  const warnings: Warning[] = [];
  const phaseBudgetEur = controls.phase_budget_eur;
  for (const [index, step] of scheduled.entries()) {
    if (phaseBudgetEur !== null && netCents(step.cents) > phaseBudgetEur * 100) {
      const values = { step: index + 1, phase_budget_eur: phaseBudgetEur };
      warnings.push({ code: 'step_above_phase_budget', values });
    }
    if ((steps[index]?.savings.primary_kwh ?? 0) < 0) {
      const measure = step.measures[0]?.code ?? '';
      warnings.push({ code: 'measure_raises_primary_energy', values: { measure } });
    }
    for (const { priced } of step.works) {
      if (isWeaklyPriced(priced, pricing)) {
        warnings.push({ code: 'price_weakly_sourced', values: { work: priced.work } });
      }
    }
  }
  return warnings;
}
