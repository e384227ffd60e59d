import { Fault } from '../../fault.ts';
import { readEstateBody } from '../estate-body.ts';
import type { ImportRow } from './import-row.ts';
import { refuseLostCharacters } from './lost-characters.ts';
import { splitLines } from './split-lines.ts';

/** One JSON object per line: the body of a PUT with its `external_id`, or an estate as we answer it. */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<ImportRow> {
  let line = 0;
  for await (const written of splitLines(text)) {
    line += 1;
    if (written.trim() === '') continue;
    refuseLostCharacters(written, line);
    yield { line, value: readLine(parseObject(written, line)) };
  }
}

function readLine(value: Record<string, unknown>): Record<string, unknown> {
  return { external_id: value['external_id'], ...Object(readEstateBody(value)) };
}

function parseObject(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through to the same fault.
  }
  throw new Fault('invalid', [`line ${line}: must be a JSON object`]);
}
