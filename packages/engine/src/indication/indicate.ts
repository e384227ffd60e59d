/** The label that a dwelling probably has, from whatever is known of it. */

import { assumptionsOf } from '../completion/assumptions.ts';
import { type PossibleDwellings, possibleDwellings, shownDwelling } from '../completion/complete.ts';
import { qualityLabelOf } from '../completion/quality-label.ts';
import type { QualityLabel } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Assumption, Range } from '../contract/plan.ts';
import { type PlannableInput, plannable, requirePlannable } from '../dwelling/plannable.ts';

export interface Indication {
  label: string | null;
  label_probabilities: Record<string, number>;
  primary_kwh_per_m2: Range | null;
  quality_label: QualityLabel;
}

/** The quality label D, with nothing else, for an estate of which too little is known or that has no energy label. */
export function indicate(input: EstateInput): Indication {
  const estate = plannable(input);
  if (estate === null) {
    return { label: null, label_probabilities: {}, primary_kwh_per_m2: null, quality_label: 'D' };
  }
  return indicationOf(estate, possibleDwellings(estate));
}

/** With what it took for true. Throws an `InputError` for an estate that cannot be planned. */
export function indicateWithAssumptions(input: EstateInput): Indication & { assumptions: Assumption[] } {
  const estate = requirePlannable(input);
  const possible = possibleDwellings(estate);
  const assumptions = assumptionsOf(estate, shownDwelling(estate, possible), possible.scenarios);
  return { ...indicationOf(estate, possible), assumptions };
}

function indicationOf(estate: PlannableInput, possible: PossibleDwellings): Indication {
  const { range, shownLabel, labelProbabilities, scenarios } = possible;
  return {
    label: shownLabel,
    label_probabilities: labelProbabilities,
    primary_kwh_per_m2: {
      p10: Math.round(range.p10),
      p50: Math.round(range.p50),
      p90: Math.round(range.p90),
    },
    quality_label: qualityLabelOf(estate, scenarios, possible),
  };
}
