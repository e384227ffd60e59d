/** Brussels, rapport d'encodage: what the certifier typed in, with every wall. It has neither score nor class. */
import type { Findings } from '../../contract/findings.ts';
import { type Found, findValue } from '../../find/find-value.ts';
import { isKnownLabel } from '../../find/known-labels.ts';
import { type Headings, sectionsOf, withoutFooters } from '../../find/section.ts';
import { joinLookups } from '../../layout/join-lookups.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { Paper } from '../../layout/paper.ts';
import type { TableRow } from '../../layout/table.ts';
import { dateIn, dateOfFigures } from '../../value/date.ts';
import { ESTATE_TYPE_WORDS, GLAZING, NO_INSULATION } from '../../value/dwelling-words.ts';
import type { Part as ShellPart } from '../../value/element-words.ts';
import { list } from '../../value/list.ts';
import { numberWithoutUnit } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import { isUnit } from '../../value/quantity.ts';
import { addressIn } from '../address.ts';
import { carrierIn, heatingText, yearAlone } from '../codes.ts';
import { belowNamed, elementNamed } from '../element-named.ts';
import { type EnvelopeRow, envelopeFindings } from '../envelope.ts';
import { type EnvelopeColumn, envelopeTableOf, isHeadOfEnvelope } from '../envelope-table.ts';
import { as, fact } from '../fact.ts';
import { heatingFindings } from '../heating.ts';
import { orNamedRows } from '../named-rows.ts';
import { percentIn } from '../shares.ts';
import { DWELLING_TYPE, HEATING, installationsOf, languageOf, numberOf } from './brussels.ts';

type Part = 'roofs' | 'walls' | 'floors' | 'windows' | 'doors' | 'other';

const PARTS: Headings<Part> = [
  ['roofs', ['toitures', 'daken', /^toitures? (inclinee|plate)s?/, /^(hellende?|platte?) dak(en)?\b/]],
  ['walls', ['facades', 'murs', 'gevels', 'muren']],
  ['floors', ['planchers', 'vloeren']],
  ['windows', ['chassis', 'fenetres', 'ouvertures', 'ramen', 'vensters', 'openingen']],
  ['doors', ['portes', 'deuren', 'ouvrages annexes']],
  [
    'other',
    list(`
      installations, installaties, generalites, preuves acceptables, composantes, parois de
      deperdition
    `),
  ],
];
export function readBrusselsEncoding(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  // What walls are made of stands in lists of their own.
  const sections = sectionsOf(joinLookups(lines, isHeadOfEnvelope), PARTS);
  const number = numberOf(paper);
  const parts: Part[] = ['roofs', 'walls', 'floors', 'windows', 'doors'];
  const headed = parts.flatMap((part) =>
    (envelopeTableOf(sections.get(part) ?? [], paper.turned) ?? []).flatMap((row) => toRow(part, row)),
  );
  const rows = orNamedRows(headed, lines, paper.turned, (row) => toRow('other', row));
  const system = mainHeating(lines);
  const findings = installationsOf(lines).filter(
    ({ name }) => name !== 'window_glazing_type' && !name.startsWith('heating'),
  );
  return {
    kind: 'be-bru-encoding',
    version: null,
    language: languageOf(paper),
    certificate: {
      scheme: 'BE-BRU',
      number,
      issued_on: number && dateOfFigures(number),
      valid_until: findValue(lines, ['valide jusqu au', 'geldig tot'], dateIn)?.value ?? null,
      method: null,
    },
    address: addressIn(lines, 'BE'),
    findings: [
      ...fact(
        'habitable_space_m2',
        findValue(lines, ['superficie brute', 'surface brute', 'bruto oppervlakte'], numberWithoutUnit),
      ),
      ...fact(
        'estate_type',
        findValue(lines, DWELLING_TYPE, (text) => codeIn(ESTATE_TYPE_WORDS, text)),
      ),
      ...fact('year_built', findValue(lines, ['annee de construction', 'bouwjaar'], yearAlone)),
      ...envelopeFindings(rows),
      ...heatingFindings(system, system && carrierIn(lines)),
      ...fact(
        'heating_installation_year',
        as(system, (text) => Number(/(?:annee|jaar) (\d{4})/.exec(plain(text))?.[1]) || null),
      ),
      ...findings,
    ],
    checks: [],
    unread: [],
  };
}

/** `Chauffage 1 (70 %)`, `Chauffage 2 (30 %)`: the one with the largest share, else the first. */
function mainHeating(lines: readonly Line[]): Found<string> | null {
  const systems = lines.flatMap((line) => {
    const [label, ...others] = line.cells;
    const value = others.find(({ text }) => !isUnit(text));
    if (
      !label ||
      !value ||
      isKnownLabel(value.text) ||
      !/^(chauffage|verwarming)( \d+)*( %)?$/.test(plain(label.text))
    )
      return [];
    return [
      {
        share: percentIn(label.text) ?? 0,
        value: value.text,
        raw: value.text,
        source: sourceOf(line, [value]),
      },
    ];
  });
  const [main] = systems.sort((a, b) => b.share - a.share);
  if (main) return { value: main.value, raw: main.raw, source: main.source };
  return findValue(lines, [...HEATING, 'chauffage 1', 'verwarming 1'], heatingText);
}

const PART_OF: Partial<Record<Part, ShellPart>> = {
  roofs: 'roof',
  walls: 'wall',
  floors: 'floor',
  windows: 'window',
  doors: 'door',
};

function toRow(part: Part, row: TableRow<EnvelopeColumn>): EnvelopeRow[] {
  const named = elementNamed(row.text, row.group, PART_OF[part] ?? null);
  const area = row.numbers.get('area');
  if (!named || !area) return [];
  const { element, isAssumed } = named;
  const words = plain(row.text);
  return [
    {
      element,
      areaM2: area.value,
      uWPerM2K: row.numbers.get('u')?.value ?? null,
      source: sourceOf(row.line),
      isUninsulated: NO_INSULATION.some((phrase) => hasPhrase(words, phrase)),
      ...(element === 'window' && { glazing: codeIn(GLAZING, row.text) ?? codeIn(GLAZING, row.group) }),
      ...(element === 'floor' && { below: belowNamed(row.text, row.group) }),
      isAssumed,
    },
  ];
}
