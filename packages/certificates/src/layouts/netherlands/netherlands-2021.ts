/** The Netherlands, the label since 2021 (NTA 8800). */
import { sameNumber, sameText } from '../../check/compare.ts';
import type { Check, Findings } from '../../contract/findings.ts';
import { asText, findValue } from '../../find/find-value.ts';
import { lettersIn } from '../../find/letters.ts';
import { labelledScore, scoresIn } from '../../find/scores.ts';
import { withoutFooters } from '../../find/section.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn } from '../../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../../value/dwelling-words.ts';
import { list } from '../../value/list.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { addressIn } from '../address.ts';
import { dwellingText, yearAlone } from '../codes.ts';
import { envelopeFindings, sumOfAreas } from '../envelope.ts';
import { as, fact } from '../fact.ts';
import { labelFindings } from '../label-and-score.ts';
import { linesOfToday } from '../reports.ts';
import { sentenceFindings } from '../sentences.ts';
import { dutchEnvelope } from './netherlands-2021-envelope.ts';
import { dutchInstallations } from './netherlands-2021-installations.ts';

/** What registers and reports call the score, among other numbers with its unit. */
const SCORE = list(`
  ep2 primair fossiel energiegebruik, ep2, primaire fossiele energie, primair fossiel energiegebruik, primair fossiel
  energieverbruik
`);
const NOT_REPORTED = list('eis, emg*, ep1, ep3, energiebehoefte, na');
/** The heat demand and the improved dwelling have the unit of the score. */
const NOT_THE_SCORE = list(`
  warmtebehoefte, netto warmtebehoefte, energiebehoefte*, ep1, kan de woning, klasse, na verbetering, standaard, streefwaarde
`);

export function readNetherlands2021(paper: Paper): Findings {
  const { isReport = false } = paper;
  const lines = withoutFooters(isReport ? linesOfToday(paper.lines) : paper.lines);
  // A report has no front that states everything.
  const first = isReport ? lines : lines.filter((line) => line.page === 1);
  const later = lines.filter((line) => line.page > 1);
  const score = isReport
    ? labelledScore(lines, SCORE, NOT_REPORTED)
    : (scoresIn(first, NOT_THE_SCORE)[0] ?? null);
  // A long first page goes on upon the next one.
  const find = <Value>(labels: readonly string[], parse: (text: string) => Value | null) =>
    findValue(first, labels, parse) ?? findValue(later, labels, parse);
  const area = find(['vloeroppervlakte', 'gebruiksoppervlakte'], numberWithoutUnit);
  const compactness = find(['compactheid'], numberWithoutUnit)?.value;
  const label = labelFindings('netherlands', lettersIn(first, 'netherlands')[0] ?? null, score);
  const kind = find(['woningtype'], dwellingText);
  const type = as(kind, (text) => codeIn(ESTATE_TYPE_WORDS, text));
  const rows = dutchEnvelope(lines, paper.turned);
  const installations = dutchInstallations(first, later);
  const registered =
    findValue(first, ['datum registratie', 'registratiedatum', 'datum van registratie'], dateIn)?.value ??
    null;
  const compact: Check[] = sameNumber(
    'areas_match_compactness',
    [
      'inclined_roof_surface_m2',
      'flat_roof_surface_m2',
      'outer_wall_surface_m2',
      'ground_floor_surface_m2',
      'window_surface_m2',
      'habitable_space_m2',
      'roof_type',
    ],
    rows.length > 0 && area ? sumOfAreas(rows) / area.value : null,
    compactness,
    { absolute: 0.011 },
  ).map((check) => ({ ...check, onlyConfirms: true }));
  return {
    kind: 'nl-2021',
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number:
        findValue(first, ['registratienummer'], (text) => /\b\d{9}\b/.exec(text)?.[0] ?? null)?.value ?? null,
      issued_on: registered,
      valid_until: findValue(first, ['geldig tot', 'geldig tot en met'], dateIn)?.value ?? null,
      method: findValue(first, ['soort opname'], asText)?.value ?? null,
    },
    address: addressIn(first, 'NL'),
    findings: [
      ...label.findings,
      ...fact('habitable_space_m2', area),
      ...fact('estate_type', type),
      ...(type?.value === 'APARTMENT'
        ? []
        : fact(
            'estate_format',
            as(kind, (text) => codeIn(ESTATE_FORMAT_WORDS, text)),
          )),
      ...fact('year_built', find(['bouwjaar'], yearAlone)),
      ...envelopeFindings(rows),
      ...installations.findings,
      ...(isReport ? sentenceFindings(lines) : []),
    ],
    checks: [
      ...label.checks,
      ...compact,
      ...sameNumber(
        'area_matches_installations',
        ['habitable_space_m2'],
        area?.value,
        installations.connectedM2,
        { relative: 0.01 },
      ).map((check) => ({ ...check, onlyConfirms: true })),
      ...sameText(
        'heating_repeated',
        ['heating_type', 'heating_device'],
        installations.onFront.heating,
        installations.inDetail.heating,
      ),
      ...sameText(
        'hot_water_repeated',
        ['sanitary_heating_device'],
        installations.onFront.hotWater,
        installations.inDetail.hotWater,
      ),
      ...sameText(
        'ventilation_repeated',
        ['ventilation_type'],
        installations.onFront.ventilation,
        installations.inDetail.ventilation,
      ),
      ...sameText(
        'panels_repeated',
        ['has_solar_panels'],
        installations.onFront.panels,
        installations.inDetail.panels,
      ),
    ],
    unread: [],
  };
}
