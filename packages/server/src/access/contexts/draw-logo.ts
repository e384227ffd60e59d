/** From whatever picture an office has to the one form that pages, shared links and passports can place. */
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { Fault } from '../../fault.ts';
import { type LimitedEnd, outputOfLimited } from '../../infra/limited-process/run-limited.ts';
import type { Picture, PictureKind } from './logo.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

interface PictureForm {
  types: readonly string[];
  /** For messages. */
  typesInWords: string;
  /** Pixels a side. A picture is unpacked before it is made smaller, and few bytes can unpack to gigabytes. */
  longestSide: number;
  processorSeconds: number;
}

const FORMS: Record<PictureKind, PictureForm> = {
  logo: {
    types: ['png', 'jpg', 'svg'],
    typesInWords: 'PNG, JPEG or SVG',
    longestSide: 4000,
    processorSeconds: 2,
  },
  // As telephones take them: twelve to thirty-six million pixels.
  photo: { types: ['png', 'jpg'], typesInWords: 'PNG or JPEG', longestSide: 7000, processorSeconds: 8 },
};
/** Large enough for paper, small enough for a phone. */
const LARGEST_LOGO = { width: 800, height: 240 };
const PHOTO_SIDE = 240;
/** How far to turn what a camera recorded, by the orientation of EXIF; a mirrored one does not occur. */
const TURNS: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

const CHILD = join(import.meta.dirname, 'draw-logo.child.ts');
/** A good picture takes some tenths of a second, most of them to start; a few lines of SVG can need hours. */
const LIMITS = {
  memoryBytes: 512 * 1024 * 1024,
  milliseconds: 25_000,
  outputBytes: 4 * 1024 * 1024,
};
const REFUSALS: Record<Exclude<LimitedEnd, 'done'>, string> = {
  'too slow': 'takes too long to render: simplify it, or upload a PNG',
  'too large': 'needs too much memory to render: make it smaller, or upload a PNG',
  failed: 'cannot be drawn: it may be damaged or empty',
};

/** Re-encoded, which also proves that it can be drawn, and drops everything else that the file holds. */
export async function drawPicture(contextId: string, kind: PictureKind, bytes: Buffer): Promise<Picture> {
  const form = FORMS[kind];
  const refuse = (why: string) => new Fault('invalid', [`the ${kind} ${why}`]);
  const found = sizeOf(bytes, form.types);
  if (found === null) throw refuse(`must be a ${form.typesInWords} picture`);
  if (Math.max(found.width, found.height) > form.longestSide)
    throw refuse(`must have at most ${form.longestSide} pixels a side`);
  const { width, height } = kind === 'logo' ? fitted(found) : { width: PHOTO_SIDE, height: PHOTO_SIDE };
  const drawing = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const url = `data:${found.mediaType};base64,${bytes.toString('base64')}`;
  // A logo is drawn in its own proportions; of a photo the middle, which fills the square whichever way it is turned.
  const image = `<image href="${url}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
  const turned = `<g transform="rotate(${kind === 'photo' ? found.turn : 0} ${width / 2} ${height / 2})">${image}</g>`;
  const png = await outputOfLimited({
    contextId,
    script: CHILD,
    argument: drawing(''),
    input: Buffer.from(drawing(turned)),
    limits: { ...LIMITS, processorSeconds: form.processorSeconds },
  });
  if (!Buffer.isBuffer(png)) throw refuse(REFUSALS[png]);
  if (png.length === 0) throw refuse(REFUSALS.failed);
  return { png, width, height };
}

interface Size {
  width: number;
  height: number;
}

function fitted({ width, height }: Size): Size {
  const scale = Math.min(LARGEST_LOGO.width / width, LARGEST_LOGO.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function sizeOf(
  bytes: Buffer,
  types: readonly string[],
): (Size & { mediaType: string; turn: number }) | null {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    const mediaType = types.includes(type) ? MEDIA_TYPES[type] : undefined;
    return mediaType === undefined || !(width > 0 && height > 0)
      ? null
      : { width, height, mediaType, turn: TURNS[orientation] ?? 0 };
  } catch {
    return null;
  }
}
