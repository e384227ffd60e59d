import type { QualityLabel } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import { type PlannableInput, plannable } from '../dwelling/plannable.ts';
import { certificateOf } from '../stock/certificate.ts';
import { hasMeters, heedMeters } from '../stock/meters.ts';
import { type DrawnScenario, scenariosOf } from '../stock/scenarios.ts';
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

/** The quality label of the estate's indication, without the rest of it: for portfolios, of which every estate is labelled when it is stored. */
export function qualityOf(input: EstateInput): QualityLabel {
  const estate = plannable(input);
  if (estate === null) return 'D';
  // Before the possible houses are drawn, which takes nearly all of the time.
  if (certificateOf(estate) !== null) return 'A';
  const stock = scenariosOf(estate);
  return qualityLabelOf(estate, hasMeters(estate.dwelling) ? heedMeters(stock, estate.dwelling) : stock);
}
