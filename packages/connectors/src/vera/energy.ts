import { codeOf, numberAt, textAt } from '../reading/at-path.ts';
import type { Found } from '../reading/entry-of.ts';
import { LABELS } from './words.ts';

const SCORED: ReadonlySet<string> = new Set(['EP2', 'NTA']);

/**
 * Of `energieprestaties` the newest that is final (DEF: registered with the state) and has not ended. A provisional one
 * (VOO, or the old VEL) is computed from what the company knew anyway. EP2 and NTA (the label after NTA 8800) are kWh
 * per m²: an energy index (EI) has no unit.
 */
export function labelAndScore(performances: readonly unknown[], today: string): Found['facts'] {
  const valid = performances
    .filter((each) => textAt(each, 'status', 'code') === 'DEF' && textAt(each, 'soort', 'code') !== 'VEL')
    .filter((each) => (textAt(each, 'einddatum')?.slice(0, 10) ?? '9999') >= today)
    .sort((a, b) => (textAt(b, 'begindatum') ?? '').localeCompare(textAt(a, 'begindatum') ?? ''));
  const labelled = valid.find((each) => labelOf(each) !== undefined);
  const scored = valid.find(
    (each) => SCORED.has(textAt(each, 'soort', 'code') ?? '') && numberAt(each, 'waarde') !== undefined,
  );
  const isSame = labelled === undefined || textAt(labelled, 'begindatum') === textAt(scored, 'begindatum');
  return {
    energy_label: labelOf(labelled),
    // The score of another survey does not belong to this label.
    energy_score_kwh_per_m2: isSame ? numberAt(scored, 'waarde') : undefined,
  };
}

function labelOf(performance: unknown): string | undefined {
  return codeOf(LABELS, textAt(performance, 'label', 'code'));
}
