/** A certificate that something else speaks against: there are two readings of what the home is today. */
import { type Conflict, compareLabels, labelOf, type StoredPlan } from '@rooftree/engine';

/** Whether a conflict speaks against the certificate. */
export function isOfCertificate({ code }: Pick<Conflict, 'code'>): boolean {
  return code === 'label_against_score' || code === 'certificate_against_facts';
}

/** By what a home would have another label than the plan goes by. */
export type ReadBy = 'label' | 'score' | 'details';

export interface OtherReading {
  label: string;
  by: ReadBy;
  /** Null where only a label says it. */
  kwhPerM2: number | null;
}

type Doubted = Pick<StoredPlan, 'conflicts' | 'label_scale' | 'baseline'>;

/** The label that the plan does not go by; null where nothing speaks for another one. */
export function otherReading({ conflicts, label_scale: scale, baseline }: Doubted): OtherReading | null {
  const readings = (conflicts ?? []).flatMap(({ code, values = {}, believed }): OtherReading[] => {
    if (code === 'label_against_score') {
      return believed === 'energy_label'
        ? [
            {
              label: String(values['expected_label']),
              by: 'score',
              kwhPerM2: numberOf(values['stated_kwh_per_m2']),
            },
          ]
        : [{ label: String(values['stated_label']), by: 'label', kwhPerM2: null }];
    }
    if (code !== 'certificate_against_facts') return [];
    const kwhPerM2 = Number(values['expected_kwh_per_m2']);
    return [{ label: labelOf(scale, kwhPerM2), by: 'details', kwhPerM2 }];
  });
  return readings.find(({ label }) => label !== baseline.label) ?? null;
}

/** Plans before 0.7.0 do not have it. */
function numberOf(value: string | number | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Of a plan without works: the other label, where that is a worse one and works may be needed after all. */
export function worseReading(plan: Doubted & { steps: readonly unknown[] }): OtherReading | null {
  const other = plan.steps.length === 0 ? otherReading(plan) : null;
  return other !== null && compareLabels(plan.label_scale, other.label, plan.baseline.label) > 0
    ? other
    : null;
}
