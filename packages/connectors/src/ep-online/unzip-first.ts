import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const SIGNATURE = 0x04034b50;
const HEADER_BYTES = 30;
const DEFLATED = 8;

/**
 * The first file of an archive while it arrives, in constant memory (APPNOTE.TXT, 4.3.7). EP-Online's archives have one
 * (public clients, 2026). An archive that is cut off throws: the inflated data knows its own end.
 */
export async function* unzipFirst(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = archive[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  const readTo = async (length: number) => {
    while (head.length < length) {
      const next = await source.next();
      if (next.done) throw new Error('the archive is cut off');
      head = Buffer.concat([head, next.value]);
    }
  };
  await readTo(HEADER_BYTES);
  if (head.readUInt32LE(0) !== SIGNATURE) throw new Error('this is no zip archive');
  if (head.readUInt16LE(8) !== DEFLATED) throw new Error('the archive is packed in an unknown way');
  const start = HEADER_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  await readTo(start);
  async function* packed() {
    yield head.subarray(start);
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  const input = Readable.from(packed());
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  input.on('error', (error) => inflate.destroy(error));
  try {
    yield* input.pipe(inflate);
  } finally {
    input.destroy();
  }
}
