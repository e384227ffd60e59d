/** Scans that tests make: pages of text as pictures, and pictures that mean harm. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { PNG } from 'pngjs';
import { assemble, madePdf } from '../pdf/made-pdf.fixture.ts';
import { openForDrawing } from './ocr-draw.ts';

/** A page of plain text as a PNG. */
export async function madePng(text: string): Promise<Buffer> {
  const { picture } = await (await openForDrawing(madePdf(text))).draw(1);
  return pngOf(picture.width, picture.height, (at) => picture.pixels[at] ?? 255);
}

/** Black and white at random, always the same: what OCR sees letters in everywhere. */
export function noisePng(width: number, height: number): Buffer {
  let state = 1;
  return pngOf(width, height, () => {
    // Numerical Recipes, 1992: a generator of 32 bits.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 31 ? 255 : 0;
  });
}

function pngOf(width: number, height: number, greyAt: (at: number) => number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at++)
    png.data.set([greyAt(at), greyAt(at), greyAt(at), 255].fill(255, 3), 4 * at);
  return PNG.sync.write(png);
}

/** The head of a PNG of any size, without the picture. */
export function hugePng(width: number, height: number): Buffer {
  const head = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A page that shows one white picture of this many pixels, a thousand times smaller as it lies in the file. */
export async function hugePicturePdf(width: number, height: number): Promise<Buffer> {
  const row = Buffer.alloc(width, 255);
  const packed = await buffer(
    Readable.from(Array.from({ length: height }, () => row)).pipe(createDeflate({ level: 1 })),
  );
  return picturePdf(
    `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    packed,
  );
}

/**
 * A picture whose few bytes of JBIG2 unfold without end: one region as large as the format allows. ITU-T T.88, 2018,
 * 7.2 and 7.4.
 */
export function jbig2Pdf(side: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const segment = (number: number, type: number, ...parts: readonly Buffer[]) => {
    const data = Buffer.concat(parts);
    const head = Buffer.alloc(11);
    head.writeUInt32BE(number, 0);
    head.writeUInt8(type, 4);
    head.writeUInt8(1, 6);
    head.writeUInt32BE(data.length, 7);
    return Buffer.concat([head, data]);
  };
  const page = segment(0, 48, size, Buffer.alloc(11));
  const places = Buffer.from([0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]);
  const region = segment(1, 38, size, Buffer.alloc(9), places, Buffer.alloc(64, 0x5a));
  return picturePdf(
    `/Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`,
    Buffer.concat([page, region]),
  );
}

function picturePdf(entries: string, data: Buffer): Buffer {
  const content = '595 0 0 842 0 0 cm /I Do';
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    Buffer.concat([
      Buffer.from(`<< /Type /XObject /Subtype /Image ${entries} /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ]),
  ]);
}
