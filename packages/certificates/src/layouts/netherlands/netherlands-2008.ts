/** The Netherlands, the label to 2014: a letter, an energy index (which is no score), a type of dwelling, an area. */

import { sameText } from '../../check/compare.ts';
import type { Findings } from '../../contract/findings.ts';
import { asText, type Found, findValue } from '../../find/find-value.ts';
import { lettersIn } from '../../find/letters.ts';
import { withoutFooters } from '../../find/section.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn } from '../../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../../value/dwelling-words.ts';
import { firstNumber, numberWithoutUnit } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { zipOf } from '../address.ts';
import { as, fact } from '../fact.ts';

/** Upper limits of the energy index, Regeling energieprestatie gebouwen, annex 1 (2008 to 2014). */
const INDEX_LIMITS: readonly (readonly [string, number])[] = [
  ['A++', 0.5],
  ['A+', 0.7],
  ['A', 1.05],
  ['B', 1.3],
  ['C', 1.6],
  ['D', 2],
  ['E', 2.4],
  ['F', 2.9],
  ['G', Number.POSITIVE_INFINITY],
];

export function readNetherlands2008(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  const text = (...labels: string[]) => findValue(lines, labels, asText);
  const index = before(lines, /\(?\s*energie-?\s?index/i, (value) => firstNumber(value)?.value ?? null);
  const printed =
    before(lines, /\(zie toelichting/i, (value) => /^([A-G]\+{0,2})$/.exec(value.trim())?.[1] ?? null) ??
    lettersIn(lines, 'netherlands')[0] ??
    null;
  const computed = as(index, (value) => classOf(value, lines));
  const kind = text(
    'labelklasse maakt vergelijking met woningen van het volgende type mogelijk',
    'labelklasse maakt vergelijking mogelijk met woningen van het volgende type',
    'woningtype',
  );
  const number = /^(\d+)\s*-?\s*(\S.*)?$/.exec(
    text('nummer toevoeging', 'huisnummer', 'nummer')?.value ?? '',
  );
  return {
    kind: 'nl-2008',
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number:
        findValue(
          lines,
          ['afmeldnummer', 'registratienummer'],
          (value) => /\b\d{6,12}\b/.exec(value)?.[0] ?? null,
        )?.value ?? null,
      issued_on: findValue(lines, ['opnamedatum'], dateIn)?.value ?? null,
      valid_until: findValue(lines, ['geldig tot'], dateIn)?.value ?? null,
      method: null,
    },
    address: {
      country: 'NL',
      street: text('straat')?.value ?? null,
      house_number: number?.[1] ?? null,
      house_number_extra: number?.[2] ?? null,
      zip_code: zipOf(text('postcode')?.value ?? '') || null,
      place: text('woonplaats', 'plaats')?.value ?? null,
    },
    findings: [
      ...(printed ? fact('energy_label', printed) : fact('energy_label', computed, 'derived')),
      ...fact(
        'habitable_space_m2',
        findValue(lines, ['gebruiksoppervlak', 'gebruiksoppervlakte'], numberWithoutUnit),
      ),
      ...fact(
        'estate_type',
        as(kind, (value) => codeIn(ESTATE_TYPE_WORDS, value)),
      ),
      ...fact(
        'estate_format',
        as(kind, (value) => codeIn(ESTATE_FORMAT_WORDS, value)),
      ),
    ],
    checks: sameText('label_matches_index', ['energy_label'], printed?.value, computed?.value).map(
      (check) => ({ ...check, onlyConfirms: true }),
    ),
    unread: [],
  };
}

/** The class of an index, on the scale that the form prints: the first ones had none above A. */
function classOf(index: number, lines: readonly Line[]): string | null {
  const scale = new Set(lines.flatMap((line) => line.cells.map((cell) => cell.text)));
  const isPrinted = scale.has('A') && scale.has('G');
  return (
    INDEX_LIMITS.find(([label, limit]) => index <= limit && (!isPrinted || scale.has(label)))?.[0] ?? null
  );
}

/** A value that stands before its name: `2,58 (energie-index)`, in the same cell or in the one on the left. */
function before<Value>(
  lines: readonly Line[],
  name: RegExp,
  parse: (text: string) => Value | null,
): Found<Value> | null {
  for (const line of lines) {
    const match = name.exec(line.text);
    const value = match && parse(line.text.slice(0, match.index));
    if (match && value !== null)
      return { value, raw: line.text.slice(0, match.index).trim(), source: sourceOf(line) };
  }
  return null;
}
