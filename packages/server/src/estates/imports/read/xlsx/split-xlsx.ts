import { Fault } from '../../../../fault.ts';
import { refuseLostCharacters } from '../csv/lost-characters.ts';
import type { FileLimits } from '../file-limits.ts';
import { boundedCells, type FileRecord } from '../file-record.ts';
import { checkWorkbook } from './check-workbook.ts';
import { sheetNames } from './sheet-names.ts';

// The archive is held in memory, for Excel puts the texts of a sheet behind it; the sheet itself is not.
const MAX_FILE_BYTES = 256 * 1024 * 1024;

type SheetCell = string | number | boolean | Date | null;

/**
 * The first sheet of an Excel workbook: a table whose first row that is not empty has the headings. A line is a row of
 * the sheet.
 */
export async function* splitXlsx(
  source: AsyncIterable<Buffer>,
  limits: FileLimits,
): AsyncGenerator<FileRecord> {
  const archive = await readArchive(source);
  try {
    await checkWorkbook(archive, limits);
    // Loaded here, for few commands need it.
    const { streamXlsxRows } = await import('hucre/xlsx');
    yield { table: 'sheet', decimalMark: null };
    yield* otherSheets(archive);
    for await (const { index, values } of streamXlsxRows(archive)) {
      const cells = boundedCells(values.map(textOf));
      if (cells.every((text) => text === '')) continue;
      refuseLostCharacters(cells.join(''), index + 1);
      const dates = datesIn(values);
      yield { line: index + 1, cells, ...(dates && { dates }) };
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('invalid', [`the spreadsheet cannot be read: ${reason}`], { cause: error });
  }
}

function* otherSheets(archive: Buffer): Generator<FileRecord> {
  const [first, ...others] = sheetNames(archive);
  if (others.length === 0) return;
  const names = others.map((name) => `"${name}"`).join(', ');
  yield { note: `only the first sheet, "${first}", is read; skipped: ${names}` };
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

function datesIn(values: readonly SheetCell[]): Record<number, string | null> | undefined {
  let dates: Record<number, string | null> | undefined;
  for (const [place, cell] of values.entries()) {
    if (!(cell instanceof Date)) continue;
    dates ??= {};
    dates[place] = Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  }
  return dates;
}
