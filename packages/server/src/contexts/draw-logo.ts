/** From whatever picture an office has to the one form that pages, shared links and passports can place. */
import { imageSize } from 'image-size';
import { Fault } from '../fault.ts';
import type { ComputePool } from '../infra/compute/compute-pool.ts';
import { tryDrawPng } from '../infra/png/draw-png.ts';
import { LARGEST_LOGO, type Logo } from './logo.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};
/** Pixels a side. A picture is unpacked before it is made smaller, and few bytes can unpack to gigabytes. */
const LONGEST_SIDE = 4000;

/** Drawn anew, which also shows that it can be drawn, and leaves behind whatever else the file holds. */
export async function drawLogo(compute: ComputePool, bytes: Buffer): Promise<Logo> {
  const found = sizeOf(bytes);
  if (found === null) throw new Fault('invalid', ['the logo must be a PNG, JPEG or SVG picture']);
  if (Math.max(found.width, found.height) > LONGEST_SIDE)
    throw new Fault('invalid', [`the logo must have at most ${LONGEST_SIDE} pixels a side`]);
  const scale = Math.min(LARGEST_LOGO.width / found.width, LARGEST_LOGO.height / found.height);
  const width = Math.max(1, Math.round(found.width * scale));
  const height = Math.max(1, Math.round(found.height * scale));
  const drawing = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const picture = `data:${found.mediaType};base64,${bytes.toString('base64')}`;
  const [png, nothing] = await Promise.all([
    tryDrawPng(compute, drawing(`<image href="${picture}" width="${width}" height="${height}"/>`)),
    tryDrawPng(compute, drawing('')),
  ]);
  // A damaged picture is left out of a drawing without a word.
  if (png === null || nothing === null || Buffer.compare(png, nothing) === 0)
    throw new Fault('invalid', ['the logo cannot be drawn: it may be damaged or empty']);
  return { png, width, height };
}

function sizeOf(bytes: Buffer): { width: number; height: number; mediaType: string } | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    const mediaType = MEDIA_TYPES[type];
    return mediaType === undefined || !(width > 0 && height > 0) ? null : { width, height, mediaType };
  } catch {
    return null;
  }
}
