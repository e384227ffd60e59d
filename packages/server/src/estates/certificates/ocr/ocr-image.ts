import { Refusal } from '@rooftree/certificates';
import { PNG } from 'pngjs';
import { READING_LIMITS } from '../reading-limits.ts';

interface PdfImage {
  width: number;
  height: number;
  /** Degrees clockwise that the picture must be turned by to be upright. */
  turn: number;
  /** The entries of the image's dictionary besides its size. */
  entries: string;
  data: Uint8Array;
}

/**
 * A picture is taken for a page whose shorter side has this length, so that sizes and distances are those of a paper.
 */
const A4_WIDTH_POINTS = 595;

/** A PDF of one page that shows the picture: what reads scans reads pictures, and unpacks them where it may. */
export function pdfOfImage(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const image = view[0] === 0x89 ? fromPng(view) : fromJpeg(view);
  const scale = A4_WIDTH_POINTS / Math.min(image.width, image.height);
  const [width, height] = [scale * image.width, scale * image.height];
  const content = `${width} 0 0 ${height} 0 0 cm /I Do`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${image.turn} /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const head = `5 0 obj\n<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ${image.entries} /Length ${image.data.length} >>\nstream\n`;
  // Without a table of references the reader makes one: the file is ours and small.
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}${head}`),
    image.data,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

function fromPng(bytes: Buffer): PdfImage {
  if (bytes.length < 33) throw new Refusal('unreadable', 'the picture is broken');
  refuseHuge(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  const { width, height, data } = unpack(bytes);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * at, 4 * at + 4);
    // Rec. ITU-R BT.601-7, 2011: luma of red, green and blue; what is transparent shows white paper.
    grey[at] = 255 - ((255 - (0.299 * red + 0.587 * green + 0.114 * blue)) * alpha) / 255;
  }
  return { width, height, turn: 0, entries: '/ColorSpace /DeviceGray /BitsPerComponent 8', data: grey };
}

function unpack(bytes: Buffer): PNG {
  try {
    return PNG.sync.read(bytes);
  } catch {
    throw new Refusal('unreadable', 'the picture is broken');
  }
}

const COLOUR_SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};
/** The values of EXIF's orientation that cameras write: CIPA DC-008-2019, 4.6.5. */
const TURNS: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

/** A JPEG stays as it is; only its size, its colours and how the camera was held are looked up. */
function fromJpeg(bytes: Buffer): PdfImage {
  let turn = 0;
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1) turn = turnOf(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)));
    // Start of frame, whatever the coding; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      refuseHuge(width, height);
      const space = COLOUR_SPACES[bytes[at + 9] ?? 0];
      if (space === undefined || width === 0 || height === 0) break;
      const entries = `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`;
      return { width, height, turn, entries, data: bytes };
    }
  }
  throw new Refusal('unreadable', 'the picture is broken');
}

/** The orientation among the entries of the first directory of an EXIF segment. */
function turnOf(exif: Buffer): number {
  if (exif.length < 16 || exif.toString('latin1', 0, 4) !== 'Exif') return 0;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 0;
  for (let entry = 0; entry < short(start); entry++) {
    const at = start + 2 + 12 * entry;
    if (at + 12 > tiff.length) return 0;
    if (short(at) === 0x0112) return TURNS[short(at + 8)] ?? 0;
  }
  return 0;
}

function refuseHuge(width: number, height: number): void {
  if (width * height > READING_LIMITS.filePixels)
    throw new Refusal('too_large', `the picture has ${width} × ${height} pixels`);
}
