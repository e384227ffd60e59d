import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { CliError } from './cli-error.ts';

/** Before the database is started for nothing. `-` is the standard input. */
export async function requireReadable(file: string): Promise<void> {
  if (file === '-') return;
  await access(file, constants.R_OK).catch(() => {
    throw new CliError(`cannot read ${file}`);
  });
}

export const openInput = (file: string): AsyncIterable<Buffer> =>
  file === '-' ? process.stdin : createReadStream(file);
