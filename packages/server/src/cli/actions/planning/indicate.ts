import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Indication, InputError, parseEstateInput } from '@rooftree/engine';
import { indicate } from '@rooftree/engine/indicate';
import { errorCode } from '../../../infra/error-code.ts';
import { localDay } from '../../../infra/local-day.ts';
import { CliError } from '../../cli-error.ts';

/** Lines are written in chunks of about this size: one write per line would take longer than the calculation. */
const CHUNK_CHARACTERS = 64 * 1024;

export async function indicateAction(
  file: string,
  { date = localDay(null) }: { date?: string },
): Promise<void> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  const failures = await indicateLines(input, process.stdout, date).catch((error: unknown) => {
    if (isFileFault(error)) throw new CliError(`cannot read ${file}`);
    throw error;
  });
  if (failures > 0) process.exitCode = 1;
}

/** Writes one JSON line for every non-empty line; returns the number of lines that could not be used. */
export async function indicateLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  date: string,
): Promise<number> {
  let lineNumber = 0;
  let failures = 0;
  let chunk = '';
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    lineNumber += 1;
    if (line.trim() === '') continue;
    const result = indicateLine(line, lineNumber, date);
    if ('error' in result) failures += 1;
    chunk += `${JSON.stringify(result)}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    if (!output.write(chunk)) await once(output, 'drain');
    chunk = '';
  }
  output.write(chunk);
  return failures;
}

function indicateLine(
  line: string,
  lineNumber: number,
  date: string,
): Indication | { error: readonly string[]; line: number } {
  try {
    return indicate(parseEstateInput(JSON.parse(line), date));
  } catch (error) {
    if (error instanceof InputError)
      return { error: error.faults.map(({ message }) => message), line: lineNumber };
    if (error instanceof SyntaxError) return { error: ['the line is not JSON'], line: lineNumber };
    throw error;
  }
}

function isFileFault(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR'].includes(errorCode(error) ?? '');
}
