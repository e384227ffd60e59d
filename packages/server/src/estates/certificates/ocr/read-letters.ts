/** Adds the large letters of a page to what OCR read of it. */
import { type DrawnPage, readHocr, type TextPiece } from '@rooftree/certificates';
import { findLargeLetters, type PixelBox, scaled } from './large-letters.ts';
import type { Picture } from './ocr-draw.ts';
import type { ReadPicture } from './read-upright.ts';

/** The heights in pixels at which a letter is read: it counts only where both readings agree. */
const HEIGHTS = [36, 60] as const;
/** White around it, in heights: without any, OCR finds no letter. */
const MARGIN = 0.5;
const LABEL = /^[A-G](?:\+{1,5}|-)?$/;
/** A font is larger than its capitals. */
const SIZE_BY_HEIGHT = 1.4;
const SURE = 90;

/** None where several letters stand out and are not the same: which of them is the label, a person must see. */
export async function readLetters(
  picture: Picture,
  page: DrawnPage,
  read: ReadPicture,
): Promise<TextPiece[]> {
  const letters: TextPiece[] = [];
  for (const box of findLargeLetters(picture)) {
    const text = await readLetter(picture, box, read);
    if (text !== null) letters.push(pieceOf(text, box, page.pixelsPerPoint));
  }
  return new Set(letters.map(({ text }) => text)).size === 1 ? letters.slice(0, 1) : [];
}

async function readLetter(picture: Picture, box: PixelBox, read: ReadPicture): Promise<string | null> {
  const [left, top, right, bottom] = box;
  const margin = MARGIN * (bottom - top);
  const around = [left - margin, top - margin, right + margin, bottom + margin] as const;
  const texts: string[] = [];
  for (const height of HEIGHTS) {
    const part = scaled(picture, around, height / (bottom - top));
    const size = { number: 1, width: part.width, height: part.height, pixelsPerPoint: 1 };
    const { pieces } = readHocr(await read(part, 'letter'), size);
    texts.push(pieces.map(({ text }) => text).join(''));
  }
  const [text = ''] = texts;
  return texts.every((other) => other === text) && LABEL.test(text) ? text : null;
}

function pieceOf(text: string, [left, top, right, bottom]: PixelBox, scale: number): TextPiece {
  return {
    text,
    x: left / scale,
    y: bottom / scale,
    width: (right - left) / scale,
    height: (SIZE_BY_HEIGHT * (bottom - top)) / scale,
    rotation: 0,
    confidence: SURE,
    isLargeLetter: true,
  };
}
