/**
 * The process that reads a file of the register: on standard input the keys of the wanted addresses, one a line, an
 * empty line, and the archive; on standard output what it finds as JSON lines.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readLabelFile, WantedAddresses } from '@rooftree/connectors';

const WRITE_CHARACTERS = 64 * 1024;
const END_OF_KEYS = Buffer.from('\n\n');

await pipeline(Readable.from(lines()), process.stdout);

async function* lines(): AsyncGenerator<string> {
  let waiting = '';
  try {
    const { keys, archive } = await splitInput(process.stdin);
    for await (const event of readLabelFile(archive, new WantedAddresses(keys))) {
      waiting += `${JSON.stringify(event)}\n`;
      if (waiting.length < WRITE_CHARACTERS) continue;
      yield waiting;
      waiting = '';
    }
  } catch (error) {
    waiting += `${JSON.stringify({ fault: error instanceof Error ? error.message : String(error) })}\n`;
  }
  yield waiting;
}

async function splitInput(input: AsyncIterable<Buffer>) {
  const source = input[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let last = Buffer.alloc(0);
  for (let next = await source.next(); !next.done; next = await source.next()) {
    // The empty line may begin at the end of the part before.
    const joined = Buffer.concat([last, next.value]);
    const end = joined.indexOf(END_OF_KEYS);
    if (end !== -1) {
      parts.push(joined.subarray(0, end));
      const first = joined.subarray(end + END_OF_KEYS.length);
      return { keys: Buffer.concat(parts).toString().split('\n'), archive: rest(first) };
    }
    parts.push(joined.subarray(0, -1));
    last = joined.subarray(-1);
  }
  throw new Error('there is no archive');

  async function* rest(first: Buffer): AsyncGenerator<Buffer> {
    yield first;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
}
