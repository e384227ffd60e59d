/** How the tables of walls, roofs, floors and windows are headed, on every form, in Dutch and French. */
import { beginsWithLabel } from '../find/known-labels.ts';
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import type { TurnedText } from '../layout/paper.ts';
import { readRecords } from '../layout/records.ts';
import { rowsByUnit } from '../layout/rows-by-unit.ts';
import { readTable, type TableForm, type TableRow } from '../layout/table.ts';
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
  lines: readonly Line[],
  turned: readonly TurnedText[],
): TableRow<EnvelopeColumn>[] | null {
  const upright = readTable(lines, turned, ENVELOPE_TABLE).filter((row) => !isSum(row));
  const hasAreas = upright.some(({ numbers }) => numbers.has('area'));
  const records = hasAreas ? [] : readRecords(lines, ENVELOPE_TABLE);
  const hasRecords = records.some(({ numbers }) => numbers.has('area'));
  const rows = hasAreas
    ? upright
    : hasRecords
      ? records
      : rowsByUnit(lines, ENVELOPE_TABLE.group).filter((row) => !isSum(row));
  const isMissing = ({ numbers }: TableRow<EnvelopeColumn>) =>
    !numbers.has('area') && (numbers.has('u') || numbers.has('rc'));
  return rows.some(isMissing) ? null : rows;
}

/** A sum below a table, or a fact of the whole dwelling beside one, is no part of the envelope. */
function isSum({ text, line }: Pick<TableRow<EnvelopeColumn>, 'text' | 'line'>): boolean {
  return (
    /^(sub)?tota|^som(me)?\b|^sous total/.test(plain(text)) || beginsWithLabel(line.cells[0]?.text ?? '')
  );
}
