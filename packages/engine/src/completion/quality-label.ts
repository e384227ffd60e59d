import type { QualityLabel } from '../contract/codes.ts';
import type { Conflict, Range } from '../contract/plan.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { certificateOf } from '../stock/evidence/certificate.ts';
import type { DrawnScenario } from '../stock/scenarios.ts';
import { stateVariance } from '../stock/stock-model.ts';
import { isCertificateDoubted } from './conflicts.ts';

/**
 * Shares of the variance between houses that given data must explain. D is for estates that cannot be planned at all.
 */
const LEAST_EXPLAINED = { A: 0.85, B: 0.5 } as const;
/** Nothing is as good as measured whose score may still be so many times as high at one end as at the other. */
const MOST_SPREAD = 1.6;

/** What certificates make of equal houses is left out: only a certificate shows it. */
export function qualityLabelOf(
  estate: PlannableInput,
  scenarios: readonly DrawnScenario[],
  { range, conflicts }: { range: Range; conflicts: readonly Conflict[] },
): QualityLabel {
  const isDoubted = isCertificateDoubted(conflicts);
  // A certificate is the measurement itself, as long as nothing speaks against it.
  if (certificateOf(estate) !== null) return isDoubted ? 'B' : 'A';
  const model = scenarios[0]?.group.model;
  if (model === undefined) return 'C';
  const unexplained = stateVariance(
    scenarios.map(({ parts }) => parts),
    scenarios.map(({ weight }) => weight),
    model.certificate.median,
  );
  const explained = 1 - unexplained / model.stateVariance;
  const isNarrow = range.p10 > 0 && range.p90 <= MOST_SPREAD * range.p10;
  if (explained >= LEAST_EXPLAINED.A && isNarrow) return 'A';
  return explained >= LEAST_EXPLAINED.B ? 'B' : 'C';
}
