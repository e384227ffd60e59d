/**
 * How the reader, which may start no process, has its pictures read: over one socket to the process that started it. A
 * picture is its width, its height and how to read it, four bytes each, and its pixels; an answer is its length and the
 * text. The reader may be in the hands of a hostile document, so the other side takes nothing but these.
 */
import type { Duplex } from 'node:stream';
import { READING_LIMITS } from '../reading-limits.ts';
import type { Picture } from './ocr-draw.ts';
import { OCR_MODES, type OcrMode } from './ocr-settings.ts';

/** Of the reader's socket, behind its input, its output and what it complains of. */
export const OCR_DESCRIPTOR = 3;

const HEADER_BYTES = 12;
const LENGTH_BYTES = 4;

/** Instead of a length: there is no program that could read the picture. */
const NO_PROGRAM = 0xffffffff;

/** The text of a picture as hOCR; null when there is no program that reads it. */
export type Recognise = (picture: Picture, mode: OcrMode) => Promise<string | null>;

/** The reader's side. */
export function recogniseOver(socket: Duplex): Recognise {
  const take = reader(socket);
  return async ({ width, height, pixels }, mode) => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.writeUInt32BE(OCR_MODES.indexOf(mode), 8);
    socket.write(header);
    socket.write(pixels);
    const length = (await take(LENGTH_BYTES)).readUInt32BE(0);
    return length === NO_PROGRAM ? null : (await take(length)).toString();
  };
}

/** The side that has the program: answers one picture after the other until the reader ends or breaks the rules. */
export async function answerOver(socket: Duplex, recognise: Recognise): Promise<void> {
  const take = reader(socket);
  try {
    for (;;) {
      const header = await take(HEADER_BYTES);
      const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
      const mode = OCR_MODES[header.readUInt32BE(8)];
      // Rounding may add a row and a column to the requested size.
      if (mode === undefined || width * height > READING_LIMITS.picturePixels + width + height) break;
      const hocr = await recognise({ width, height, pixels: await take(width * height) }, mode);
      const text = Buffer.from(hocr ?? '');
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(hocr === null ? NO_PROGRAM : text.length, 0);
      socket.write(length);
      socket.write(text);
    }
  } catch {
    // The reader is gone, or was stopped: its exit says why.
  }
  socket.destroy();
}

function reader(socket: Duplex): (bytes: number) => Promise<Buffer> {
  const parts = socket[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return async (bytes) => {
    const taken: Buffer[] = [held];
    let length = held.length;
    while (length < bytes) {
      const { done, value } = await parts.next();
      if (done || !Buffer.isBuffer(value)) throw new Error('the other side has ended');
      taken.push(value);
      length += value.length;
    }
    const all = Buffer.concat(taken);
    held = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}
