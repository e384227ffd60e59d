import type { PageText } from '@rooftree/certificates';

const LENGTH_BYTES = 4;

/** What the reader's process gets: the length of a list of pages that were read before, the list, and the document. */
export function readerInput(done: readonly PageText[], document: Uint8Array): Uint8Array {
  const pages = Buffer.from(JSON.stringify(done));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(pages.length);
  return Buffer.concat([length, pages, document]);
}

export function parseInput(input: Buffer): { done: PageText[]; bytes: Uint8Array } {
  const end = LENGTH_BYTES + input.readUInt32BE(0);
  return {
    // An earlier process of ours wrote it.
    done: JSON.parse(input.toString('utf8', LENGTH_BYTES, end)) as PageText[],
    bytes: new Uint8Array(input.subarray(end)),
  };
}
