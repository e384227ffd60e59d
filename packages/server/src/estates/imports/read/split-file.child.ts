/**
 * The process that splits a file of somebody else's: the file on standard input, the most rows as its argument, records
 * as JSON lines on standard output.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../../../fault.ts';
import { SENT_FILE } from './file-limits.ts';
import { splitFile } from './split-file.ts';

const WRITE_CHARACTERS = 64 * 1024;

await pipeline(Readable.from(lines()), process.stdout);

async function* lines(): AsyncGenerator<string> {
  let waiting = '';
  try {
    for await (const record of splitFile(process.stdin, { ...SENT_FILE, rows: Number(process.argv[2]) })) {
      waiting += `${JSON.stringify(record)}\n`;
      if (waiting.length < WRITE_CHARACTERS) continue;
      yield waiting;
      waiting = '';
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    waiting += `${JSON.stringify({ faults: error.messages })}\n`;
  }
  yield waiting;
}
