/** Flanders, energieprestatiecertificaat residentiële eenheid, the form since 2019 with the labels A+ to F. */
import { sameNumber, sameText } from '../../check/compare.ts';
import type { Check, Findings } from '../../contract/findings.ts';
import { type Found, findValue } from '../../find/find-value.ts';
import { lettersIn } from '../../find/letters.ts';
import { labelledScore, scoresIn } from '../../find/scores.ts';
import { sectionsOf, withoutFooters } from '../../find/section.ts';
import { withoutAdvice } from '../../find/without-advice.ts';
import { sourceOf } from '../../layout/lines.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn, dateOfFigures } from '../../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../../value/dwelling-words.ts';
import { list } from '../../value/list.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { addressIn } from '../address.ts';
import { envelopeFindings } from '../envelope.ts';
import { as, fact } from '../fact.ts';
import { labelFindings } from '../label-and-score.ts';
import { sentenceFindings } from '../sentences.ts';
import { envelopeChecks, envelopeOf } from './flanders-2019-envelope.ts';
import { installationsOf } from './flanders-2019-installations.ts';
import { FLEMISH_PARTS } from './flanders-2019-tables.ts';

const YEAR = ['referentiejaar bouw', 'bouwjaar'];
const NUMBER = /\b\d{8}-\d{10}-RES-\d+\b/;
/**
 * What else has the unit of the score: the average dwelling, the goal, the dwelling after works, a limit in a sentence.
 */
const NOT_THE_SCORE = list(`
  gemiddeld*, vergelijkbare, doel*, dalen, verlagen, naar, hoogstens, maximaal, berekende, komt overeen, na
  renovatie, na de werken, vlaamse*
`);

export function readFlanders2019(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  // A report states everything in one place.
  const first = paper.isReport ? lines : lines.filter((line) => line.page === 1);
  const sections = sectionsOf(lines, FLEMISH_PARTS);
  const general = paper.isReport ? lines : lines.filter((line) => line.page > 1);

  const number = paper.lines.map((line) => NUMBER.exec(line.text)?.[0]).find((found) => found) ?? null;
  const issued = findValue(first, ['datum', 'datum certificaat', 'opgemaakt op', 'datum van opmaak'], dateIn);
  const validUntil =
    findValue(
      first,
      list(`
        dit certificaat is geldig tot en met, geldig tot en met, geldig tot, certificaat geldig tot en
        met, dit certificaat is geldig tot
      `),
      dateIn,
    )?.value ?? null;

  const onFront =
    scoresIn(first, NOT_THE_SCORE)[0] ??
    labelledScore(first, ['energiescore van deze woning', 'energiescore'], NOT_THE_SCORE);
  const calculated = findValue(general, ['berekende energiescore', 'energiescore'], numberWithoutUnit);
  const score = calculated ?? onFront;
  const kind = first
    .flatMap((line) => line.cells.map((cell) => ({ line, cell })))
    .find(({ cell }) => /^(woning|appartement|studio|eengezinswoning|duplex)\b/i.test(cell.text));
  const kindText = kind
    ? {
        value: kind.cell.text.split('|')[0] ?? '',
        raw: kind.cell.text,
        source: sourceOf(kind.line, [kind.cell]),
      }
    : null;
  const area = findValue(
    general,
    ['bruikbare vloeroppervlakte', 'bruikbare vloeroppervlakte in m2', 'vloeroppervlakte'],
    numberWithoutUnit,
  );
  const areaOnFront = first.flatMap((line): Found<number>[] => {
    const raw = /oppervlakte\s?:?\s*([\d .,]+)\s?m²/i.exec(line.text)?.[1];
    const value = raw === undefined ? null : numberWithoutUnit(raw);
    return raw === undefined || value === null ? [] : [{ value, raw: raw.trim(), source: sourceOf(line) }];
  })[0];
  const total = findValue(general, ['karakteristiek jaarlijks primair energieverbruik'], numberWithoutUnit);
  const label = labelFindings('flanders', lettersIn(first, 'flanders')[0] ?? null, score);

  const { rows, isWhole } = envelopeOf(sections, lines, paper.turned);
  const installations = installationsOf(sections, lines);
  const checks: Check[] = [
    ...label.checks,
    ...sameText('number_matches_date', [], number && dateOfFigures(number), issued?.value),
    ...sameNumber(
      'score_on_front_matches_calculated',
      ['energy_score_kwh_per_m2', 'energy_label'],
      onFront?.value,
      calculated?.value,
      { absolute: 0.5 },
    ),
    ...sameNumber(
      'total_matches_score',
      ['energy_score_kwh_per_m2', 'habitable_space_m2', 'energy_label'],
      quotient(total?.value, area?.value),
      score?.value,
      { relative: 0.01, absolute: 1 },
    ),
    ...sameNumber('area_on_front_matches_data', ['habitable_space_m2'], areaOnFront?.value, area?.value, {
      relative: 0.01,
    }),
    ...envelopeChecks(rows, isWhole, lines),
    ...installations.checks,
  ];
  return {
    kind: 'be-vlg-2019',
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'BE-VLG',
      number,
      issued_on: issued?.value ?? (number && dateOfFigures(number)),
      valid_until: validUntil,
      method: null,
    },
    address: addressIn(first, 'BE'),
    findings: [
      ...label.findings,
      ...fact('habitable_space_m2', area ?? areaOnFront ?? null),
      ...fact(
        'estate_type',
        as(kindText, (text) => codeIn(ESTATE_TYPE_WORDS, text)),
      ),
      ...fact('estate_format', as(kindText, formatIn) ?? findValue(first, ['bebouwing'], formatIn)),
      ...fact(
        'year_built',
        findValue(general, YEAR, numberWithoutUnit) ?? findValue(first, YEAR, numberWithoutUnit),
      ),
      ...envelopeFindings(rows),
      ...installations.findings,
      ...sentenceFindings(withoutAdvice(lines)).map((each) => ({ ...each, isUnsure: true })),
    ],
    checks,
    unread: [],
  };
}

const formatIn = (text: string) => codeIn(ESTATE_FORMAT_WORDS, text);

function quotient(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || !b ? undefined : a / b;
}
