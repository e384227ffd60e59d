/** How the tables of walls, roofs, floors and windows are headed, on every form, in Dutch and French. */
import { beginsWithLabel } from '../find/known-labels.ts';
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import type { TurnedText } from '../layout/paper.ts';
import { readRecords } from '../layout/records.ts';
import { roleOfColumn } from '../layout/roles.ts';
import { rowsByUnit } from '../layout/rows-by-unit.ts';
import { partSideBySide } from '../layout/side-by-side.ts';
import { isGroup, isHeader, readTable, type TableForm, type TableRow } from '../layout/table.ts';
import { wholeRows } from '../layout/whole-rows.ts';
import { joinWrappedBoxes } from '../layout/wrapped-boxes.ts';
import { list } from '../value/list.ts';

export type EnvelopeColumn = 'known' | 'area' | 'u' | 'rc' | 'slope' | 'year' | 'text';

export const ENVELOPE_TABLE: TableForm<EnvelopeColumn> = {
  headerWords: new Set(
    list(`
      beschrijving, omschrijving, naam, benaming, orientatie, richting, ligging, helling, hellingshoek, netto, bruto, oppervlakte,
      opp, nettooppervlakte, brutooppervlakte, m2, in, u, uw, ud, r, rc, waarde, waarden, bekend, bekende, w, k, m2k, isolatie, ref, refjaar, jaar,
      referentiejaar, renovatie, luchtlaag, daktype, muurtype, vloertype, type, berekende, beglazing,
      beglazingstype, glas, glastype, buitenzonwering, zonwering, profiel, profieltype, raamprofiel, deur,
      deurtype, paneeltype, paneel, deurpaneeltype, begrenzing, wand, omgeving, raam, constructie, onderdeel,
      paroi, parois, denomination, designation, nom, orientation, inclinaison, surface, superficie, nette,
      environnement, isolation, vitrage, chassis, valeur, coefficient, connue, connu, justification, description,
      de, code, no, nr
    `),
  ),
  measures: ['area', 'u', 'rc'],
  group:
    /^(hellend|plat|plafond|zolder|buitenmu|mu(ur|ren)\b|vloer|dak(en)?\b|gevel|venster|ra(am|men)\b|deur|toit|mur|facade|planch|fenetre|porte|chassis|parois)/,
  roles: [
    ['known', ['bekend', 'connu']],
    ['year', ['ref', 'jaar', 'renovatie', 'annee']],
    ['area', ['oppervlakte', 'nettoopp', 'brutoopp', 'opp', 'surface', 'superficie']],
    ['rc', ['rc', 'r']],
    ['u', ['berekende', 'u', 'uw', 'ud']],
    ['slope', ['helling', 'inclinaison']],
    [
      'text',
      list(`
        beschrijving, omschrijving, benaming, orientatie, richting, ligging, isolatie, luchtlaag, daktype, muurtype, vloertype,
        beglazing, glas, buitenzonwering, profiel, deur, paneel, type, naam, begrenzing, wand, omgeving, raam,
        constructie, onderdeel, paroi, denomination, designation, nom, orientation, environnement, isolation,
        vitrage, chassis, justification, description, code
      `),
    ],
  ],
};

/**
 * The rows of the tables among these lines, upright or on their side. Null when a row has a U-value and no area: a sum
 * without it would be wrong.
 */
export function envelopeTableOf(
  printed: readonly Line[],
  turned: readonly TurnedText[],
): TableRow<EnvelopeColumn>[] | null {
  const joined = joinWrappedBoxes(
    printed.filter((line) => !isFactOfDwelling(line)),
    ENVELOPE_TABLE,
  );
  const lines = wholeRows(partSideBySide(joined, ENVELOPE_TABLE), ENVELOPE_TABLE);
  const [before = [], ...tables] = tablesIn(lines).map((table) => bestReading(table, turned));
  // What stands before the first title is a table only if it has an area.
  const hasTable = before.some(({ numbers }) => numbers.has('area')) || tables.length === 0;
  const rows = [...(hasTable ? before : []), ...tables.flat()];
  return rows.some(isWithoutArea) ? null : rows;
}

/** A label with its value, and none of a table that lies on its side. */
const isFactOfDwelling = ({ hasWholeCells, cells: [label, , more] }: Line) =>
  hasWholeCells === true &&
  label !== undefined &&
  more === undefined &&
  beginsWithLabel(label.text) &&
  (roleOfColumn(label.text, ENVELOPE_TABLE) === null || WHOLE.test(plain(label.text)));

/** Areas of the whole dwelling. */
const WHOLE = /total|chauffe|verlies|bruikbare|gebruiks|woon|vloeropp/;

/** A line alone before a header, or before a row that begins with one, is the title of a table. */
function tablesIn(lines: readonly Line[]): Line[][] {
  const tables: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isTitle =
      line.cells.length === 1 &&
      next !== undefined &&
      next.cells.length > 1 &&
      isGroup(line, ENVELOPE_TABLE) &&
      (isHeader(next, ENVELOPE_TABLE) || roleOfColumn(next.cells[0]?.text ?? '', ENVELOPE_TABLE) !== null);
    if (isTitle) tables.push([line]);
    else tables.at(-1)?.push(line);
  }
  return tables.filter((table) => table.length > 0);
}

function bestReading(lines: readonly Line[], turned: readonly TurnedText[]): TableRow<EnvelopeColumn>[] {
  const readings = [
    readTable(lines, turned, ENVELOPE_TABLE).filter((row) => !isSum(row)),
    readRecords(lines, ENVELOPE_TABLE),
    rowsByUnit(lines, ENVELOPE_TABLE.group).filter((row) => !isSum(row)),
  ];
  // The first one knows the most about its rows, but a few that it finds among many may be no rows at all.
  return readings.reduce((a, b) => (isBetter(b, a) ? b : a));
}

function isBetter(b: readonly TableRow<EnvelopeColumn>[], a: readonly TableRow<EnvelopeColumn>[]): boolean {
  const areas = (rows: readonly TableRow<EnvelopeColumn>[]) =>
    rows.filter(({ numbers }) => numbers.has('area')).length;
  const whole = (rows: readonly TableRow<EnvelopeColumn>[]) =>
    rows.filter(({ numbers }) => numbers.has('area') && (numbers.has('u') || numbers.has('rc'))).length;
  return areas(b) > 0 && (areas(b) >= 2 * areas(a) || (areas(b) >= areas(a) && whole(b) > 2 * whole(a)));
}

const isWithoutArea = ({ numbers }: TableRow<EnvelopeColumn>) =>
  !numbers.has('area') && (numbers.has('u') || numbers.has('rc'));

/** A sum below a table, or a fact of the whole dwelling beside one, is no part of the envelope. */
function isSum({ text, line }: Pick<TableRow<EnvelopeColumn>, 'text' | 'line'>): boolean {
  return (
    text.split('  ').some((cell) => /^((sub|sous )?tota|som(me)?\b|gemiddeld|moyenne)/.test(plain(cell))) ||
    beginsWithLabel(line.cells[0]?.text ?? '')
  );
}
