import type { QualityLabel } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import { plannable } from '../dwelling/plannable.ts';
import { certificateOf, isContradictory } from '../stock/evidence/certificate.ts';
import { possibleDwellings } from './complete.ts';
import { hasGivenStates } from './conflicts.ts';
import { qualityLabelOf } from './quality-label.ts';

/**
 * The quality label of the estate's indication, without the rest of it: for portfolios, of which every estate is
 * labelled when it is stored.
 */
export function qualityOf(input: EstateInput): QualityLabel {
  const estate = plannable(input);
  if (estate === null) return 'D';
  // Before the possible houses are drawn, which takes nearly all of the time.
  if (certificateOf(estate) !== null && !isContradictory(estate) && !hasGivenStates(estate.dwelling))
    return 'A';
  const possible = possibleDwellings(estate);
  return qualityLabelOf(estate, possible.scenarios, possible);
}
