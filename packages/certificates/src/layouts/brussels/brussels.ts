/** Brussels, certificat PEB / EPB-certificaat of a dwelling, in French or Dutch. */
import type { Findings } from '../../contract/findings.ts';
import { type Found, findValue } from '../../find/find-value.ts';
import { lettersIn } from '../../find/letters.ts';
import { labelledScore, scoresIn } from '../../find/scores.ts';
import { withoutFooters } from '../../find/section.ts';
import { withoutAdvice } from '../../find/without-advice.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn, dateOfFigures } from '../../value/date.ts';
import { ESTATE_TYPE_WORDS, GLAZING } from '../../value/dwelling-words.ts';
import { list } from '../../value/list.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import { yesOrNo } from '../../value/yes-or-no.ts';
import { addressIn } from '../address.ts';
import {
  carrierIn,
  dwellingText,
  heatingText,
  hotWaterOf,
  hotWaterText,
  ventilationOf,
  ventilationText,
  yearAlone,
} from '../codes.ts';
import { as, fact } from '../fact.ts';
import { heatingFindings } from '../heating.ts';
import { labelFindings, totalMatchesScore } from '../label-and-score.ts';
import { largestShare } from '../shares.ts';
import { solarFindings } from '../solar.ts';

/** Date, serial number, kind, check figure. */
const NUMBER = /\b\d{8}-\d{10}-\d{2}-\d\b/;
/** The region's goal, the dwelling after works and emissions stand in the same unit or beside it. */
const NOT_THE_SCORE = list(`
  objectif*, doelstelling*, moyenne, gemiddeld*, apres travaux, na de werken, co2, scenario
`);
const SCORE = list(`
  consommation annuelle par m2, consommation annuelle d energie primaire par m2, consommation par m2, consommation
  specifique, jaarlijks verbruik per m2, jaarlijks primair energieverbruik per m2, primair energieverbruik per m2,
  verbruik per m2
`);
const AREA = list(`
  superficie brute, surface brute, bruto oppervlakte, bruto vloeroppervlakte, superficie brute totale
`);
const TOTAL = list(`
  consommation d energie primaire annuelle totale, consommation annuelle totale, consommation totale,
  totaal jaarlijks primair energieverbruik, totaal jaarlijks verbruik
`);
const YEAR = ['annee de construction', 'bouwjaar'];
export const HEATING = ['chauffage', 'verwarming', 'generateur de chaleur'];
export const DWELLING_TYPE = ['type', 'affectation', 'bien certifie'];
const DWELLING =
  /^(appartement|maison( unifamiliale)?|eengezinswoning|studio|duplex|huis|woning|flat|villa)\b/i;

export function readBrussels(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  const first = lines.filter((line) => line.page === 1);
  const number = numberOf(paper);
  // A long scale pushes what stands below it to the next page.
  const front = lines.filter((line) => line.page <= 2);
  const scoreIn = (some: readonly Line[]) =>
    scoresIn(some, NOT_THE_SCORE)[0] ?? labelledScore(some, SCORE, NOT_THE_SCORE);
  const score = scoreIn(first) ?? scoreIn(front);
  const area = findValue(first, AREA, numberWithoutUnit) ?? findValue(front, AREA, numberWithoutUnit);
  const total = findValue(front, TOTAL, numberWithoutUnit)?.value;
  const later = lines.filter((line) => line.page > 1 || lines.every(({ page }) => page === 1));
  const label = labelFindings('brussels', lettersIn(first, 'brussels')[0] ?? null, score);
  return {
    kind: 'be-bru',
    version: null,
    language: languageOf(paper),
    certificate: {
      scheme: 'BE-BRU',
      number,
      issued_on: number && dateOfFigures(number),
      valid_until:
        findValue(first, ['valide jusqu au', 'valable jusqu au', 'geldig tot', 'geldig tot en met'], dateIn)
          ?.value ?? null,
      method: null,
    },
    address: addressIn(first, 'BE'),
    findings: [
      ...label.findings,
      ...fact('habitable_space_m2', area),
      ...fact(
        'estate_type',
        as(dwellingOf(first) ?? findValue(first, DWELLING_TYPE, dwellingText), (text) =>
          codeIn(ESTATE_TYPE_WORDS, text),
        ),
      ),
      ...fact('year_built', findValue(first, YEAR, yearAlone) ?? findValue(front, YEAR, yearAlone)),
      ...installationsOf(withoutAdvice(later)),
      // What seems to be advice may go on to the end, where no heading that is known follows it.
      ...installationsOf(later).map((each) => ({ ...each, isUnsure: true })),
    ],
    checks: [...label.checks, ...totalMatchesScore(total, area, score)],
    unread: [],
  };
}

export function numberOf(paper: Paper): string | null {
  return paper.lines.map((line) => NUMBER.exec(line.text)?.[0]).find((found) => found) ?? null;
}

export function languageOf(paper: Paper): 'nl' | 'fr' {
  return hasPhrase(paper.plainText, 'leefmilieu brussel') ||
    hasPhrase(paper.plainText, 'brussels hoofdstedelijk gewest')
    ? 'nl'
    : 'fr';
}

function dwellingOf(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    for (const cell of line.cells) {
      if (DWELLING.test(cell.text))
        return { value: cell.text, raw: cell.text, source: sourceOf(line, [cell]) };
    }
  }
  return null;
}

export function installationsOf(lines: readonly Line[]) {
  const heating = as(findValue(lines, HEATING, heatingText), largestShare);
  const glass = findValue(lines, ['vitrages', 'vitrage', 'beglazing'], (text) => codeIn(GLAZING, text));
  return [
    ...heatingFindings(heating, heating && carrierIn(lines)),
    ...fact(
      'heating_installation_year',
      findValue(
        lines,
        list(`
          annee de fabrication, bouwjaar toestel, fabricagejaar, jaar van fabricage, annee d
          installation
        `),
        yearAlone,
      ),
    ),
    ...fact(
      'sanitary_heating_device',
      hotWaterOf(
        waterOfRow(lines) ?? findValue(lines, ['eau chaude sanitaire', 'sanitair warm water'], hotWaterText),
      ),
    ),
    ...fact(
      'ventilation_type',
      ventilationOf(findValue(lines, ['ventilation', 'ventilatie'], ventilationText)),
    ),
    ...fact('window_glazing_type', glass),
    ...solarFindings(lines, [
      [
        'panels',
        list(`
          panneaux solaires photovoltaiques, panneaux photovoltaiques, fotovoltaische zonnepanelen,
          fotovoltaische panelen, zonnepanelen, installation photovoltaique, installation solaire photovoltaique
        `),
      ],
      [
        'boiler',
        list(`
          panneaux solaires thermiques, zonneboiler, thermische zonnepanelen, chauffe eau solaire,
          installation solaire thermique
        `),
      ],
    ]),
  ];
}

const IS_COMBINED = /^(combine|couple|gekoppeld|gecombineerd)/;

/** `Combinée au chauffage | Appareil` over `Non | Boiler électrique`: the header alone says nothing of what is there. */
function waterOfRow(lines: readonly Line[]): Found<string> | null {
  for (const [at, { cells, page }] of lines.entries()) {
    const [header, other] = cells;
    const row = lines[at + 1];
    const [answer, ...devices] = row?.cells ?? [];
    if (!header || !other || !row || !answer || row.page !== page || !IS_COMBINED.test(plain(header.text)))
      continue;
    const is = yesOrNo(answer.text);
    if (is === null) continue;
    const said = is ? header.text : devices.map(({ text }) => text).join(' ');
    return { value: said, raw: row.text, source: sourceOf(row) };
  }
  return null;
}
