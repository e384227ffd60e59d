/** From whatever picture an office has to the one form that pages, shared links and passports can place. */
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { Fault } from '../../fault.ts';
import { type LimitedEnd, outputOfLimited } from '../../infra/limited-process/run-limited.ts';
import { LARGEST_LOGO, type Logo } from './logo.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};
/** Pixels a side. A picture is unpacked before it is made smaller, and few bytes can unpack to gigabytes. */
const LONGEST_SIDE = 4000;

const CHILD = join(import.meta.dirname, 'draw-logo.child.ts');
/** A good logo takes some tenths of a second, most of them to start; a few lines of SVG can need hours. */
const LIMITS = {
  memoryBytes: 512 * 1024 * 1024,
  processorSeconds: 2,
  milliseconds: 25_000,
  outputBytes: 4 * 1024 * 1024,
};
const REFUSALS: Record<Exclude<LimitedEnd, 'done'>, string> = {
  'too slow': 'the logo takes too long to render: simplify it, or upload a PNG',
  'too large': 'the logo needs too much memory to render: make it smaller, or upload a PNG',
  failed: 'the logo cannot be drawn: it may be damaged or empty',
};

/** Re-encoded, which also proves that it can be drawn, and drops everything else that the file holds. */
export async function drawLogo(contextId: string, bytes: Buffer): Promise<Logo> {
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
  const png = await outputOfLimited({
    contextId,
    script: CHILD,
    argument: drawing(''),
    input: Buffer.from(drawing(`<image href="${picture}" width="${width}" height="${height}"/>`)),
    limits: LIMITS,
  });
  if (!Buffer.isBuffer(png)) throw new Fault('invalid', [REFUSALS[png]]);
  if (png.length === 0) throw new Fault('invalid', [REFUSALS.failed]);
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
