import { completeDwelling } from '../../completion/complete.ts';
import type { AppliedOverride, FactOverride, WorkOverride } from '../../contract/overrides.ts';
import type { Plan } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { measureOf } from '../../measures/catalogue.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import type { EstateContext } from '../plan-context.ts';
import { remainingLoad } from '../search/remaining-load.ts';

/** The plan with the adviser's values beside those that they replace; the plan itself without any. */
export function withAppliedOverrides(plan: Plan, estate: EstateContext): Plan {
  const overrides = estate.terms.overrides ?? [];
  if (overrides.length === 0) return plan;
  const { assumptions } = completeDwelling(estate.given, estate.terms.date);
  const replacedFact = ({ fact }: FactOverride): AppliedOverride['replaced'] => {
    const assumed = assumptions.find((assumption) => assumption.fact === fact)?.value;
    const given = estate.given.dwelling[fact];
    return assumed ?? (typeof given === 'object' ? given.u_value_w_per_m2_k : given) ?? null;
  };
  const applied = overrides.map(
    (override): AppliedOverride =>
      'fact' in override
        ? { ...override, replaced: replacedFact(override) }
        : { ...override, replaced: replacedValue(override, plan, estate) },
  );
  return { ...plan, overrides: applied };
}

/** What the work would have been in this plan; null where it can't be done here. */
function replacedValue(
  { measure: code, field }: WorkOverride,
  plan: Plan,
  estate: EstateContext,
): number | null {
  const { workValues: _set, ...dwelling } = estate.pricing.dwelling;
  const { setCents: _price, ...pricing } = estate.pricing.pricing;
  const measure = measureOf(code);
  if (!measure.isApplicable(dwelling)) return null;
  const load = remainingLoad(dwelling, plan.result.peak_heat_load_kw);
  switch (field) {
    case 'added_r_m2k_per_w':
      return hundredths(measure.addedM2KPerW?.(dwelling) ?? 0);
    case 'u_after_w_per_m2k':
      return hundredths(uValueOn(measure.slot, measure.apply(dwelling)));
    case 'power_kw':
    case 'power_kwp':
      return measure.quantity(dwelling, load.peakHeatLoadKw);
    case 'cost_eur':
      return (priceMeasures([measure], dwelling, load, pricing)[0]?.costCents ?? 0) / 100;
  }
}

function uValueOn(slot: string, { windows, doors }: Dwelling): number {
  return (slot === 'doors' ? doors : windows).uValueWPerM2K;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
