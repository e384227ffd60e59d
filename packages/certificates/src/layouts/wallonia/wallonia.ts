/** Wallonia, certificat de performance énergétique (PEB), bâtiment résidentiel existant. */
import { sameNumber } from '../../check/compare.ts';
import type { Check, Findings } from '../../contract/findings.ts';
import type { Address } from '../../contract/reading.ts';
import { type Found, findValue } from '../../find/find-value.ts';
import { lettersIn } from '../../find/letters.ts';
import { scoresIn } from '../../find/scores.ts';
import { withoutFooters } from '../../find/section.ts';
import type { Line } from '../../layout/lines.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn, dateOfFigures } from '../../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../../value/dwelling-words.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { addressIn, zipOf } from '../address.ts';
import { dwellingText, yearAlone } from '../codes.ts';
import { confirmedBySum, envelopeFindings, sumOfAreas } from '../envelope.ts';
import { as, fact } from '../fact.ts';
import { labelFindings, totalMatchesScore } from '../label-and-score.ts';
import { walloonEnvelope } from './wallonia-envelope.ts';
import { walloonInstallations, walloonInstallationsApart } from './wallonia-installations.ts';

const SCORE = [
  'consommation specifique d energie primaire',
  'consommation specifique espec',
  'consommation specifique',
  'espec',
];
const DWELLING = ['certifie comme', 'type de batiment', 'bien certifie'];
const AREA = ['surface de plancher chauffee', 'surface de plancher chauffe'];

/**
 * The first page names classes of heat demand and ventilation in words of their own: only these are safe to read there.
 */
const ON_ANY_PAGE: ReadonlySet<string> = new Set([
  'heating_type',
  'heating_device',
  'sanitary_heating_device',
  'has_solar_panels',
  'has_solar_boiler',
  'solar_panels_kwp',
]);

export function readWallonia(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  const first = lines.filter((line) => line.page === 1);
  const later = lines.filter((line) => line.page > 1);
  const number =
    paper.lines.map((line) => /(?<!\d)20\d{12}(?!\d)/.exec(line.text)?.[0]).find((found) => found) ?? null;
  const issued = findValue(first, ['etabli le', 'date d etablissement'], dateIn)?.value ?? null;

  const area = findValue(first, AREA, numberWithoutUnit) ?? findValue(later, AREA, numberWithoutUnit);
  const total =
    findValue(
      later,
      ['consommation annuelle d energie primaire du logement', 'consommation annuelle d energie primaire'],
      numberWithoutUnit,
    )?.value ?? totalIn(first);
  const score =
    findValue(first, SCORE, numberWithoutUnit) ??
    findValue(later, SCORE, numberWithoutUnit) ??
    scoreByTotal(first, total, area?.value);
  const kind =
    findValue(first, [...DWELLING, 'type'], dwellingText) ?? findValue(later, DWELLING, dwellingText);
  const label = labelFindings('wallonia', lettersIn(first, 'wallonia')[0] ?? null, score);
  const rows = walloonEnvelope(lines, paper.turned);
  const loss = findValue(
    lines,
    ['surface totale des parois de deperdition', 'surface totale des parois'],
    numberWithoutUnit,
  )?.value;
  const checks: Check[] = [
    ...label.checks,
    ...sameNumber(
      'score_repeated',
      ['energy_score_kwh_per_m2', 'energy_label'],
      score?.value,
      findValue(later, SCORE, numberWithoutUnit)?.value,
      { absolute: 0.5 },
    ),
    ...sameNumber(
      'area_repeated',
      ['habitable_space_m2'],
      area?.value,
      findValue(later, AREA, numberWithoutUnit)?.value,
      { relative: 0.005 },
    ),
    ...totalMatchesScore(total, area, score),
    ...sameNumber(
      'areas_add_up',
      confirmedBySum(rows, [
        'inclined_roof_surface_m2',
        'flat_roof_surface_m2',
        'outer_wall_surface_m2',
        'ground_floor_surface_m2',
        'window_surface_m2',
        'roof_type',
      ]),
      rows.length > 0 ? sumOfAreas(rows) : null,
      loss,
      { relative: 0.01, absolute: 0.5 },
    ),
  ];
  return {
    kind: 'be-wal',
    version: null,
    language: 'fr',
    certificate: {
      scheme: 'BE-WAL',
      number,
      issued_on: issued ?? (number && dateOfFigures(number)),
      valid_until:
        findValue(first, ['validite maximale', 'valable jusqu au', 'valide jusqu au', 'validite'], dateIn)
          ?.value ?? null,
      method: null,
    },
    address: addressOf(first) ?? addressIn(first, 'BE'),
    findings: [
      ...label.findings,
      ...fact('habitable_space_m2', area),
      ...fact(
        'estate_type',
        as(kind, (text) => codeIn(ESTATE_TYPE_WORDS, text)),
      ),
      ...fact(
        'estate_format',
        as(kind, (text) => codeIn(ESTATE_FORMAT_WORDS, text)),
      ),
      ...fact('year_built', findValue(lines, ['date de construction', 'annee de construction'], yearAlone)),
      ...envelopeFindings(rows),
      ...walloonInstallations(later),
      ...walloonInstallations(lines).filter(({ name }) => ON_ANY_PAGE.has(name)),
      ...walloonInstallationsApart(lines),
    ],
    checks,
    unread: [],
  };
}

/** Of the numbers in the score's unit the one that times the floor area is the total; a goal or a mean is not. */
function scoreByTotal(
  lines: readonly Line[],
  total: number | null,
  areaM2: number | undefined,
): Found<number> | null {
  if (total === null || areaM2 === undefined) return null;
  const fits = scoresIn(lines, []).filter(({ value }) => Math.abs(total / areaM2 - value) <= 1);
  return fits[0] ?? null;
}

/** `La consommation théorique totale … est de 35 804 kWh/an`: a unit of its own, 10 to 100 times the score. */
function totalIn(lines: readonly Line[]): number | null {
  const match = lines
    .map((line) => /([\d .]*\d)\s*kWh\s?\/\s?an\b/.exec(line.text)?.[1])
    .find((found) => found);
  return match ? numberWithoutUnit(match) : null;
}

/** `Rue : … n° : 46 boîte : 32` and `CP : 6600 Localité : Bastogne`, in one line or two. */
function addressOf(lines: readonly Line[]): Address | null {
  const text = lines.map((line) => line.cells.map((cell) => cell.text).join('  ')).join('\n');
  const street =
    /Rue\s*:\s*(.+?)\s+n°\s*:?\s*(\d+)(?:\s?([A-Za-z])(?![A-Za-z]))?(?:\s+(?:bo[iî]te|bte)\s*:?\s*([\dA-Za-z]+))?/.exec(
      text,
    );
  const place = /CP\s*:\s*(\d{4})\s+Localité\s*:\s*(\p{L}[\p{L}' -]*?)(?:\s{2}|\n|$)/u.exec(text);
  if (!street || !place) return null;
  const extra = [street[3], street[4]].filter(Boolean).join(' ');
  return {
    country: 'BE',
    street: street[1] ?? null,
    house_number: street[2] ?? null,
    house_number_extra: extra || null,
    zip_code: zipOf(place[1] ?? ''),
    place: place[2] ?? null,
  };
}
