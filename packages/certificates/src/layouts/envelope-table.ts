/** How the tables of walls, roofs, floors and windows are headed, on every form, in Dutch and French. */
import { beginsWithLabel } from '../find/known-labels.ts';
import { joinLookups } from '../layout/join-lookups.ts';
import { withKeyedHeaders } from '../layout/keyed-headers.ts';
import type { Line } from '../layout/lines.ts';
import { measuresWithUnits } from '../layout/measures-with-units.ts';
import { plain } from '../layout/mend-text.ts';
import { netAreas } from '../layout/net-areas.ts';
import type { TurnedText } from '../layout/paper.ts';
import { readRecords } from '../layout/records.ts';
import { roleOfColumn } from '../layout/roles.ts';
import { headingsAmong, rowsByBlock } from '../layout/rows-by-block.ts';
import { rowsByUnit } from '../layout/rows-by-unit.ts';
import { partSideBySide } from '../layout/side-by-side.ts';
import { isGroup, isHeader, readTable, type TableForm, type TableRow } from '../layout/table.ts';
import { withUnitsOfHeader } from '../layout/units-of-header.ts';
import { wholeRows } from '../layout/whole-rows.ts';
import { withoutScales } from '../layout/without-scales.ts';
import { joinWrappedBoxes } from '../layout/wrapped-boxes.ts';
import { GROUP, partIn } from '../value/element-words.ts';
import { list } from '../value/list.ts';

export type EnvelopeColumn = 'known' | 'area' | 'u' | 'rc' | 'slope' | 'year' | 'text';

/** What headers say of the numbers and words below them; a word may go on, the first match counts. */
const COLUMNS: readonly (readonly [EnvelopeColumn, readonly string[]])[] = [
  ['known', list('bekend, bekende, connu, connue')],
  ['year', list('ref, jaar, renovatie, refjaar, referentiejaar')],
  [
    'area',
    list(`
      oppervlak, oppervlakte, nettoopp, nettooppervlakte, brutoopp, brutooppervlakte, verliesopp, verliesoppervlakte, opp, surf,
      surface, superf, superficie, aire, a, grootte, omvang, vlakmaat, afmeting, nettomaat, etendue, dimension, dimensions, quantite,
      emprise
    `),
  ],
  ['rc', list('rc, r, warmteweerstand, weerstand, resistance')],
  [
    'u',
    list(`
      berekende, u, uw, ud, warmtedoorgang, warmtedoorgangscoefficient, warmteverlies, warmtetransmissie, transmissie,
      transmission, transmittance, conductance, deperdition, perte, pertes
    `),
  ],
  // `Isolatiewaarde U` is a U-value by its symbol, and so has been found above.
  ['rc', list('isolatiewaarde, isolatiegraad')],
  ['slope', list('helling, hellingshoek, inclinaison')],
  [
    'text',
    list(`
      beschrijving, omschrijving, benaming, orientatie, richting, windstreek, zijde, kant, ligging, isolatie, isolatieniveau,
      luchtlaag, daktype, muurtype, vloertype, beglazing, beglazingstype, glas, glastype, buitenzonwering, zonwering, profiel,
      profieltype, raamprofiel, deur, deurtype, deurpaneeltype, paneel, paneeltype, type, naam, begrenzing, wand, omgeving, raam,
      constructie, onderdeel, schildeel, bouwdeel, gebouwdeel, element, elementen, opbouw, samenstelling, materiaal, status,
      paroi, parois, denomination, designation, nom, repere, ouvrage, orientation, environnement, isolation, vitrage, chassis,
      justification, description, composition, materiau, code
    `),
  ],
];
const FILLERS = list(`
  netto, bruto, m2, in, waarde, waarden, w, k, m2k, valeur, coefficient, coeff, coef, de, no, nr, nette, brute, thermique, van,
  du, per, totale, total
`);

export const ENVELOPE_TABLE: TableForm<EnvelopeColumn> = {
  headerWords: new Set([...COLUMNS.flatMap(([, words]) => words), ...FILLERS]),
  measures: ['area', 'u', 'rc'],
  group: GROUP,
  roles: COLUMNS,
  wording: 'text',
};

/**
 * The rows of the tables among these lines, upright or on their side. Null when a row has a U-value and no area: a sum
 * without it would be wrong.
 */
export function envelopeTableOf(
  all: readonly Line[],
  turned: readonly TurnedText[],
): TableRow<EnvelopeColumn>[] | null {
  const rows = envelopeRowsIn(all, turned);
  return rows.some(isWithoutArea) ? null : rows;
}

export function envelopeRowsIn(
  all: readonly Line[],
  turned: readonly TurnedText[],
): TableRow<EnvelopeColumn>[] {
  const own = measuresWithUnits(netAreas(withoutScales(all)), (words) => partIn(words) !== null);
  const measured = withUnitsOfHeader(withKeyedHeaders(own), ENVELOPE_TABLE);
  const printed = joinLookups(measured, isHeadOfEnvelope);
  const joined = joinWrappedBoxes(
    printed.filter((line) => !isFactOfDwelling(line)),
    ENVELOPE_TABLE,
  );
  const lines = wholeRows(partSideBySide(joined, ENVELOPE_TABLE), ENVELOPE_TABLE);
  const [before = [], ...tables] = tablesIn(lines).map((table) => bestReading(table, printed, turned));
  // What stands before the first title is a table only if it has an area.
  const hasTable = before.some(({ numbers }) => numbers.has('area')) || tables.length === 0;
  return [...(hasTable ? before : []), ...tables.flat()];
}

export const isHeadOfEnvelope = (line: Line) =>
  line.cells.length > 1 && isHeader(line, ENVELOPE_TABLE) && !line.cells.some(isLabelOfDwelling);

/** `Verliesoppervlakte (m²)` and `Energiescore (kWh/m²)` side by side are labels with values below them. */
const isLabelOfDwelling = ({ text }: Line['cells'][number]) =>
  OF_DWELLING.test(plain(text)) || /kWh|m³/.test(text);

/** A label with its value, and none of a table that lies on its side. */
const isFactOfDwelling = ({ hasWholeCells, cells: [label, , more] }: Line) =>
  hasWholeCells === true &&
  label !== undefined &&
  more === undefined &&
  beginsWithLabel(label.text) &&
  (roleOfColumn(label.text, ENVELOPE_TABLE) === null || WHOLE.test(plain(label.text)));

/** Areas of the whole dwelling. */
export const OF_DWELLING =
  /surface totale|plancher chauffe|verliesoppervlakte|bruikbare vloer|gebruiksopp|woonopp|vloeroppervlakte/;
const WHOLE = /total|chauffe|verliesoppervlakte|bruikbare|gebruiks|woon|vloeropp/;

/** A line alone before a header, or before a row that begins with one, is the title of a table; so is large print. */
function tablesIn(lines: readonly Line[]): Line[][] {
  const headings = headingsAmong(lines, ENVELOPE_TABLE.group);
  const tables: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isTitle =
      headings.has(line) ||
      (line.cells.length === 1 &&
        next !== undefined &&
        next.cells.length > 1 &&
        isGroup(line, ENVELOPE_TABLE) &&
        (isHeader(next, ENVELOPE_TABLE) || roleOfColumn(next.cells[0]?.text ?? '', ENVELOPE_TABLE) !== null));
    if (isTitle) tables.push([line]);
    else tables.at(-1)?.push(line);
  }
  return tables.filter((table) => table.length > 0);
}

function bestReading(
  lines: readonly Line[],
  printed: readonly Line[],
  turned: readonly TurnedText[],
): TableRow<EnvelopeColumn>[] {
  const readings = [
    readTable(lines, turned, ENVELOPE_TABLE).filter((row) => !isSum(row)),
    readRecords(lines, ENVELOPE_TABLE),
    rowsByUnit(lines, ENVELOPE_TABLE.group).filter((row) => !isSum(row)),
  ];
  // The first one knows the most about its rows, but a few that it finds among many may be no rows at all.
  const best = readings.reduce((a, b) => (isBetter(b, a) ? b : a));
  const blocks = rowsByBlock(withoutOthers(printed, lines), ENVELOPE_TABLE.group)?.filter(
    ({ text }) => !OF_DWELLING.test(plain(text)),
  );
  return blocks && isLess(best, blocks) ? blocks : best;
}

/** The printed lines of a table, without the words of others that stand beside it, its headers and its sums. */
function withoutOthers(printed: readonly Line[], table: readonly Line[]): Line[] {
  const own = new Set(table.flatMap(({ cells }) => cells.flatMap(({ words }) => words)));
  return printed.flatMap((line) => {
    const cells = line.cells.filter(({ words }) => words.some((word) => own.has(word)));
    const isNumbered = cells.length === 1 || !isHeader(line, ENVELOPE_TABLE);
    return cells.length > 0 && isNumbered && !namesSum(line.text)
      ? [{ ...line, cells, text: cells.map(({ text }) => text).join('  ') }]
      : [];
  });
}

const pairsOf = (rows: readonly TableRow<EnvelopeColumn>[]) =>
  rows
    .map(({ numbers }) =>
      [numbers.get('area')?.value, (numbers.get('u') ?? numbers.get('rc'))?.value].join(' '),
    )
    .sort()
    .join(';');

/** Rows that leave out what others have, where every number has its unit. */
function isLess(a: readonly TableRow<EnvelopeColumn>[], b: readonly TableRow<EnvelopeColumn>[]): boolean {
  const whole = (rows: readonly TableRow<EnvelopeColumn>[]) => rows.filter(isWhole).length;
  if (pairsOf(a) === pairsOf(b)) return whole(b) > 0;
  return whole(b) > 0 ? whole(b) >= whole(a) : whole(a) === 0 && b.length > a.length;
}

const isWhole = ({ numbers }: TableRow<EnvelopeColumn>) =>
  numbers.has('area') && (numbers.has('u') || numbers.has('rc'));

function isBetter(b: readonly TableRow<EnvelopeColumn>[], a: readonly TableRow<EnvelopeColumn>[]): boolean {
  const areas = (rows: readonly TableRow<EnvelopeColumn>[]) =>
    rows.filter(({ numbers }) => numbers.has('area')).length;
  const whole = (rows: readonly TableRow<EnvelopeColumn>[]) => rows.filter(isWhole).length;
  return areas(b) > 0 && (areas(b) >= 2 * areas(a) || (areas(b) >= areas(a) && whole(b) > 2 * whole(a)));
}

const isWithoutArea = ({ numbers }: TableRow<EnvelopeColumn>) =>
  !numbers.has('area') && (numbers.has('u') || numbers.has('rc'));

/** A sum below a table, or a fact of the whole dwelling beside one, is no part of the envelope. */
function isSum({ text, line }: Pick<TableRow<EnvelopeColumn>, 'text' | 'line'>): boolean {
  return namesSum(text) || beginsWithLabel(line.cells[0]?.text ?? '');
}

const namesSum = (text: string) =>
  text.split('  ').some((cell) => /^((sub|sous )?tota|som(me)?\b|gemiddeld|moyenne)/.test(plain(cell)));
