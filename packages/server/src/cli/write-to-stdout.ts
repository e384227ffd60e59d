import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../infra/error-code.ts';

/** Writes a text of any length to standard output, as fast as the reader takes it. */
export async function writeToStdout(text: AsyncIterable<string>): Promise<void> {
  const lines = Readable.from(text, { objectMode: false });
  await pipeline(lines, process.stdout, { end: false }).catch((error: unknown) => {
    // The reader has enough, like `head`.
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}
