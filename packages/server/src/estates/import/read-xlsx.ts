import { Fault } from '../../fault.ts';
import { checkZip } from './check-zip.ts';
import type { ImportFault, ImportRow, OnNote } from './import-row.ts';
import { refuseLostCharacters } from './lost-characters.ts';
import { type HeadingRules, type MatchedHeading, matchHeadings } from './match-headings.ts';
import { OddCells } from './odd-cells.ts';
import { readTableRow } from './read-table-row.ts';
import { sheetNames } from './sheet-names.ts';

// The archive is held in memory, for Excel puts the texts of a sheet behind it; the sheet itself is not.
const MAX_FILE_BYTES = 256 * 1024 * 1024;

type SheetCell = string | number | boolean | Date | null;

/** The first sheet of an Excel workbook: a table whose first row that is not empty has the headings. A line is a row of the sheet. */
export async function* readXlsx(
  source: AsyncIterable<Buffer>,
  onNote: OnNote,
  rules?: HeadingRules,
): AsyncGenerator<ImportRow> {
  const archive = await readArchive(source);
  // Loaded here, for few commands need it.
  const { streamXlsxRows } = await import('hucre/xlsx');
  let headings: readonly MatchedHeading[] | null = null;
  const odd = new OddCells(onNote);
  try {
    await checkZip(archive);
    noteOtherSheets(archive, onNote);
    for await (const { index, values } of streamXlsxRows(archive)) {
      const line = index + 1;
      const texts = values.map(textOf);
      // A sheet has no cells behind the last that is filled in.
      while (texts.length < (headings?.length ?? 0)) texts.push('');
      if (texts.every((text) => text === '')) continue;
      refuseLostCharacters(texts.join(''), line);
      if (headings === null) {
        headings = matchHeadings(texts, line, onNote, rules);
      } else {
        const row = readTableRow(headings, texts, line, null);
        const faults = [
          ...(row.faults ?? []),
          ...findDates(headings, values, line),
          ...odd.look(headings, texts, line),
        ];
        yield { ...row, faults };
      }
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('invalid', [`the spreadsheet cannot be read: ${reason}`], { cause: error });
  }
  if (headings === null)
    throw new Fault('invalid', ['the first sheet must have a row that names the columns']);
  odd.tell();
}

function noteOtherSheets(archive: Buffer, onNote: OnNote): void {
  const [first, ...others] = sheetNames(archive);
  if (others.length === 0) return;
  const names = others.map((name) => `"${name}"`).join(', ');
  onNote(`only the first sheet, "${first}", is read; skipped: ${names}`);
}

async function readArchive(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_FILE_BYTES) {
      throw new Fault('invalid', [
        `a spreadsheet may have ${MAX_FILE_BYTES / 1024 / 1024} MiB: save it as "CSV UTF-8"`,
      ]);
    }
  }
  return Buffer.concat(chunks);
}

function textOf(cell: SheetCell): string {
  if (typeof cell === 'number') return numberText(cell);
  return cell === null || cell instanceof Date ? '' : String(cell).trim();
}

/** A cell shows 15 digits: 0.1 + 0.2 is 0.3 there. A fourth decimal keeps 1.234 from being read as thousands. */
function numberText(cell: number): string {
  const text = String(Number(cell.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** No column of ours is a date: Excel has made one of a house number such as 3-5. */
function findDates(
  headings: readonly MatchedHeading[],
  values: readonly SheetCell[],
  line: number,
): ImportFault[] {
  return headings.flatMap(({ heading, column }, index) => {
    const cell = values[index];
    if (column === null || !(cell instanceof Date)) return [];
    const value = Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
    return [
      {
        line,
        column: heading,
        value,
        message: 'must not be a date: format the cell as text and type it again',
      },
    ];
  });
}
