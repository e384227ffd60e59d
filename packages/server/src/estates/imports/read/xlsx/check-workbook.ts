import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { FileLimits } from '../file-limits.ts';

// ZIP's format: PKWARE, APPNOTE.TXT 6.3.10 (2022), sections 4.3.7, 4.3.12 and 4.3.16.
const END_SIGNATURE = Buffer.from('PK\u0005\u0006');
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const PIECE_BYTES = 64 * 1024;
const MIB = 1024 * 1024;

// ECMA-376-1 (2016), 18.4.8 "si" (string item): the texts of all sheets, which a reader has to hold in memory.
const SHARED_STRINGS = /sharedStrings\.xml$/i;
const STRING_ITEM = Buffer.from('<si');
// The same, 18.3.1.73 "row" and 18.3.1.4 "c" (cell). A sheet of Excel has so many columns.
const SHEET = /worksheets\//i;
const ROW = Buffer.from('<row');
const CELL = Buffer.from('<c');
const MAX_CELLS = 16_384;

/**
 * Throws unless the archive is small enough, and every part of it has the stated length and checksum. A reader that
 * streams does not check these, and would take a damaged sheet for one that has fewer rows.
 */
export async function checkWorkbook(archive: Buffer, limits: FileLimits): Promise<void> {
  const said = [...entriesOf(archive)].reduce((sum, { length }) => sum + length, 0);
  if (said > limits.unpackedBytes)
    throw new Error(
      `it has ${Math.ceil(said / MIB)} MiB unpacked, and may have ${limits.unpackedBytes / MIB}: save its first sheet as "CSV UTF-8"`,
    );
  for (const { name, method, checksum, length, bytes } of entriesOf(archive)) {
    if (method !== STORED && method !== DEFLATED) throw new Error('it is packed in an unknown way');
    let found = 0;
    let foundLength = 0;
    let strings = 0;
    let cells = 0;
    for await (const piece of unpack(bytes, method)) {
      found = crc32(piece, found);
      foundLength += piece.length;
      if (foundLength > length) throw new Error('it is larger than it says');
      if (SHARED_STRINGS.test(name)) strings += countOf(STRING_ITEM, piece);
      if (SHEET.test(name)) cells = cellsOfRow(piece, cells);
      if (strings > limits.sharedStrings)
        throw new Error(
          `it has more than ${limits.sharedStrings} different texts: save its first sheet as "CSV UTF-8"`,
        );
    }
    if (found !== checksum || foundLength !== length) throw new Error('it is damaged');
  }
}

function countOf(sign: Buffer, piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(sign); at !== -1; at = piece.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** The cells of the row in which the piece ends. A reader would hold a row without end in memory. */
function cellsOfRow(piece: Buffer, begun: number): number {
  let cells = begun;
  for (let start = 0; start < piece.length; ) {
    const next = piece.indexOf(ROW, start);
    cells += countOf(CELL, piece.subarray(start, next === -1 ? piece.length : next));
    if (cells > MAX_CELLS) throw new Error(`it has a row of more than ${MAX_CELLS} cells`);
    if (next === -1) break;
    cells = 0;
    start = next + ROW.length;
  }
  return cells;
}

function unpack(bytes: Buffer, method: number): AsyncIterable<Buffer> {
  const pieces = Readable.from(piecesOf(bytes));
  if (method === STORED) return pieces;
  const inflate = createInflateRaw();
  pieces.on('error', (error) => inflate.destroy(error));
  return pieces.pipe(inflate);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield bytes.subarray(start, start + PIECE_BYTES);
}

/** The parts of an archive as its directory lists them; their bytes are still packed. */
export function* entriesOf(archive: Buffer) {
  const end = archive.lastIndexOf(END_SIGNATURE);
  if (end === -1 || end + END_BYTES > archive.length) throw new Error('its end is missing');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new Error('it is damaged');
    const packedLength = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    if (local + LOCAL_BYTES > end) throw new Error('it is damaged');
    const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    yield {
      name: archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + archive.readUInt16LE(at + 28)),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      length: archive.readUInt32LE(at + 24),
      bytes: archive.subarray(start, start + packedLength),
    };
    at += ENTRY_BYTES + [28, 30, 32].reduce((sum, place) => sum + archive.readUInt16LE(at + place), 0);
  }
}
