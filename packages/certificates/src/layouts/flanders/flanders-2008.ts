/** Flanders, the form before 2019: a colour bar with one score and no letter. The letter is not derived here. */
import { sameNumber } from '../../check/compare.ts';
import type { Findings } from '../../contract/findings.ts';
import { asText, type Found, findValue } from '../../find/find-value.ts';
import { withoutFooters } from '../../find/section.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn, dateOfFigures } from '../../value/date.ts';
import { ESTATE_TYPE_WORDS } from '../../value/dwelling-words.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { yearAlone } from '../codes.ts';
import { as, fact } from '../fact.ts';

const NUMBER = /\b\d{8}-\d{10}-\d{8}-\d\b/;
const KWH_PER_MJ = 1 / 3.6;

export function readFlanders2008(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  const number = paper.lines.map((line) => NUMBER.exec(line.text)?.[0]).find((found) => found) ?? null;
  const text = (...labels: string[]) => findValue(lines, labels, asText)?.value ?? null;
  const score =
    findValue(lines, ['berekend energieverbruik', 'kengetal', 'energiescore'], numberWithoutUnit) ??
    scoreInWords(lines);
  const area = findValue(lines, ['bruikbare vloeroppervlakte'], numberWithoutUnit);
  const kwh = findValue(lines, ['jaarlijks primair energieverbruik'], numberWithoutUnit)?.value;
  const mj = findValue(lines, ['karakteristiek jaarlijks primair energieverbruik'], numberWithoutUnit)?.value;
  const total = kwh ?? (mj === undefined ? undefined : mj * KWH_PER_MJ);
  return {
    kind: 'be-vlg-2008',
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'BE-VLG',
      number,
      issued_on: findValue(lines, ['datum'], dateIn)?.value ?? (number && dateOfFigures(number)),
      valid_until:
        findValue(
          lines,
          ['dit certificaat is geldig tot en met', 'dit certificaat is geldig tot', 'geldig tot'],
          dateIn,
        )?.value ?? null,
      method: null,
    },
    address: {
      country: 'BE',
      street: text('straat'),
      house_number: text('nummer'),
      house_number_extra: text('bus'),
      zip_code: text('postnummer', 'postcode'),
      place: text('gemeente'),
    },
    findings: [
      ...fact('energy_score_kwh_per_m2', score),
      ...fact('habitable_space_m2', area),
      ...fact('year_built', findValue(lines, ['bouwjaar'], yearAlone)),
      ...fact(
        'estate_type',
        as(findValue(lines, ['bestemming'], asText), (value) => codeIn(ESTATE_TYPE_WORDS, value)),
      ),
    ],
    checks: sameNumber(
      'total_matches_score',
      ['energy_score_kwh_per_m2', 'habitable_space_m2'],
      total && area && total / area.value,
      score?.value,
      { relative: 0.005, absolute: 0.6 },
    ),
    unread: [],
  };
}

/** `Het berekende energieverbruik … bedraagt 315 kWh/m²`, or the number alone in the line below or above such words. */
function scoreInWords(lines: readonly Line[]): Found<number> | null {
  for (const [index, line] of lines.entries()) {
    if (!/berekende? energieverbruik|kengetal|energiescore/.test(plain(line.text))) continue;
    const match = /(?<![\d.,])(\d{1,4})\s*(?:kWh\s?\/\s?m²|$)/.exec(line.text);
    if (match?.[1]) return { value: Number(match[1]), raw: match[0], source: sourceOf(line) };
    const alone = [lines[index + 1], lines[index - 1]].find(
      (near) => near?.page === line.page && near.cells.length === 1 && /^\d{1,4}$/.test(near.text),
    );
    if (alone) return { value: Number(alone.text), raw: alone.text, source: sourceOf(alone) };
  }
  return null;
}
