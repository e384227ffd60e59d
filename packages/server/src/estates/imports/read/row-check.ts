import { boundedMessages } from '../../../fault.ts';
import { compileEstateCheck } from '../../estate-check.ts';
import type { ImportFault, ImportRow } from './import-row.ts';

// A longer value is recognised by its beginning.
const SHOWN_VALUE = 80;

/** Every fault of a row, with its column and value. */
export function createRowCheck(providerNames: readonly string[]): (row: ImportRow) => ImportFault[] {
  const check = compileEstateCheck(providerNames);
  const checkName = createNameCheck();
  return (row) => {
    const { external_id: _, ...body } = row.value;
    return faultsIn(row, [...checkName(row), ...check(body)]);
  };
}

/** What is wrong with the name of a row's estate. It remembers the names, for none may come twice. */
export function createNameCheck(): (row: ImportRow) => string[] {
  const lineOf = new Map<string, number>();
  return ({ line, value: { external_id: id } }) => {
    if (
      typeof id !== 'string' ||
      id.length < 1 ||
      id.length > 255 ||
      id.includes('\0') ||
      !id.isWellFormed()
    ) {
      return ['external_id must be a string of 1 to 255 characters'];
    }
    if (id === '.' || id === '..') return ['external_id must not be "." or ".."'];
    const earlier = lineOf.get(id);
    if (earlier !== undefined) return [`external_id is already on line ${earlier}`];
    lineOf.set(id, line);
    return [];
  };
}

/** What could not be read of a row, and what is wrong with the rest of it, at their places. */
export function faultsIn(row: ImportRow, messages: readonly string[]): ImportFault[] {
  return [...(row.faults ?? []), ...boundedMessages(messages).map((message) => locate(row, message))];
}

/** Messages begin with the path of what they are about: `address.zip_code must be a zip code of BE`. */
function locate(row: ImportRow, message: string): ImportFault {
  const { line } = row;
  const [, path = '', rest = message] = /^(?:property )?(\S+) ((?:must|should|is) .*)$/s.exec(message) ?? [];
  if (path === '') return { line, column: null, value: null, message };
  if (row.cells === undefined)
    return { line, column: path, value: shown(valueAt(row.value, path)), message: rest };
  const parts = path.split('.');
  // A U-value lies deeper than its cell.
  const cell = row.cells.get(path) ?? row.cells.get(parts.slice(0, 2).join('.'));
  const value = cell === undefined ? null : shorten(cell.text);
  return { line, column: cell?.heading ?? parts.at(-1) ?? path, value, message: rest };
}

function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    found =
      typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined;
  }
  return found;
}

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  return shorten(typeof value === 'string' ? value : JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length <= SHOWN_VALUE ? text : `${text.slice(0, SHOWN_VALUE)}…`;
}
