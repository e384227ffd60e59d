import type { QualityLabel } from '../contract/codes.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { certificateOf } from '../stock/certificate.ts';
import type { DrawnScenario } from '../stock/scenarios.ts';
import { stateVariance } from '../stock/stock-model.ts';

/** Shares of the variance between houses that given data must explain. D is for estates that cannot be planned at all. */
const LEAST_EXPLAINED = { A: 0.85, B: 0.5 } as const;

/** What certificates make of equal houses is left out: only a certificate can tell it. */
export function qualityLabelOf(estate: PlannableInput, scenarios: readonly DrawnScenario[]): QualityLabel {
  // A certificate is the measurement itself.
  if (certificateOf(estate) !== null) return 'A';
  const model = scenarios[0]?.group.model;
  if (model === undefined) return 'C';
  const unexplained = stateVariance(
    scenarios.map(({ parts }) => parts),
    scenarios.map(({ weight }) => weight),
    model.certificate.median,
  );
  const explained = 1 - unexplained / model.stateVariance;
  if (explained >= LEAST_EXPLAINED.A) return 'A';
  return explained >= LEAST_EXPLAINED.B ? 'B' : 'C';
}
