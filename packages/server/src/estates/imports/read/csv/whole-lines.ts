import { Fault } from '../../../../fault.ts';

const LINE_FEED = 0x0a;
// A file in one line is no table; it would be held in memory as a whole.
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** The same bytes in blocks that end where a line ends, so that no character is cut in two. Not for UTF-16. */
export async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)]);
      begun = [];
      begunBytes = 0;
    }
    begun.push(chunk.subarray(end));
    begunBytes += chunk.length - end;
    if (begunBytes > MAX_LINE_BYTES) {
      throw new Fault('invalid', [`a line is longer than ${MAX_LINE_BYTES / 1024 / 1024} MiB`]);
    }
  }
  if (begunBytes > 0) yield Buffer.concat(begun);
}

/** The lines of a block, each with its line feed. */
export function* linesOf(block: Buffer): Generator<Buffer> {
  for (let start = 0; start < block.length; ) {
    const feed = block.indexOf(LINE_FEED, start);
    const end = feed === -1 ? block.length : feed + 1;
    yield block.subarray(start, end);
    start = end;
  }
}
