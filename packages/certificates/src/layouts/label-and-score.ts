import type { LabelScale } from '@rooftree/engine';
import { labelOf } from '@rooftree/engine/facts';
import { sameNumber, sameText } from '../check/compare.ts';
import type { Check, Finding } from '../contract/findings.ts';
import type { Found } from '../find/find-value.ts';

/**
 * The label as printed, or, where it is only drawn, as the limits of the scale give it for the score. So also where OCR
 * read both: numbers it reads well, white letters on coloured arrows hardly ever.
 */
export function labelFindings(
  scale: LabelScale,
  letter: (Found<string> & { isOcr?: boolean; isLarge?: boolean }) | null,
  score: Found<number> | null,
): { findings: Finding[]; checks: Check[] } {
  const computed = score && labelOf(scale, score.value);
  const printed = letter?.isOcr && computed ? null : letter;
  const findings: Finding[] = [];
  if (score) findings.push({ ...fact(score), name: 'energy_score_kwh_per_m2', basis: 'printed' });
  if (printed) findings.push({ ...fact(printed), name: 'energy_label', basis: 'printed' });
  else if (score && computed) {
    findings.push({
      name: 'energy_label',
      value: computed,
      raw: null,
      basis: 'derived',
      source: score.source,
    });
  }
  const checks = sameText('label_matches_score', ['energy_label'], printed?.value, computed);
  return { findings, checks: letter?.isLarge ? largeLetterMatches(letter.value, computed) : checks };
}

/** A large letter of a scan beside the score: where they differ, one of them was misread. */
function largeLetterMatches(letter: string, computed: string | null): Check[] {
  const isSame = letter === computed;
  return sameText(
    'label_matches_score',
    isSame ? ['energy_label'] : ['energy_label', 'energy_score_kwh_per_m2'],
    letter,
    computed,
  );
}

/** The total use by the floor area is a second reading of the score. */
export function totalMatchesScore(
  total: number | null | undefined,
  area: Found<number> | null,
  score: Found<number> | null,
): Check[] {
  return sameNumber(
    'total_matches_score',
    ['energy_score_kwh_per_m2', 'habitable_space_m2', 'energy_label'],
    total && area && total / area.value,
    score?.value,
    { relative: 0.005, absolute: 0.6 },
  );
}

function fact<Value>({ value, raw, source }: Found<Value>): Found<Value> {
  return { value, raw, source };
}
