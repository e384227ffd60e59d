import type { Scan } from './ocr/page-order.ts';

const LENGTH_BYTES = 4;

/** What the reader's process gets: the length of what was read of a scan before, that as JSON, and the document. */
export function readerInput(scan: Scan | null, document: Uint8Array): Uint8Array {
  const state = Buffer.from(JSON.stringify(scan));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(state.length);
  return Buffer.concat([length, state, document]);
}

export function parseInput(input: Buffer): { scan: Scan | null; bytes: Uint8Array } {
  const end = LENGTH_BYTES + input.readUInt32BE(0);
  return {
    // An earlier process of ours wrote it.
    scan: JSON.parse(input.toString('utf8', LENGTH_BYTES, end)) as Scan | null,
    bytes: new Uint8Array(input.subarray(end)),
  };
}
