/** Reads the picture of a page the right way up, in the two ways that OCR has. */
import { type DrawnPage, type PageText, readHocr, type TextPiece } from '@rooftree/certificates';
import type { Picture } from './ocr-draw.ts';
import type { OcrMode } from './ocr-settings.ts';
import { readLetters } from './read-letters.ts';
import { isSideways, quarterTurn, straighten, upsideDown } from './straighten.ts';

/** The text of a picture as hOCR. */
export type ReadPicture = (picture: Picture, mode: OcrMode) => Promise<string>;

/** Upright pages have 0.6 and more of it, those on their heads 0.2 at most. */
const LEAST_SENSE = 0.4;
const BETTER_SENSE = 0.1;
const SURE = 80;

interface Attempt {
  picture: Picture;
  page: DrawnPage;
  isTurned: boolean;
}

/**
 * The first way up that makes sense, else the one that makes most. With `isTwice` lone words and figures of the page
 * are searched for as well: a page of tables has no need of it, the front of a certificate does.
 */
export async function readUpright(
  drawn: Picture,
  page: DrawnPage,
  read: ReadPicture,
  isTwice: boolean,
): Promise<PageText> {
  let best: { text: PageText; sense: number; level: Picture; attempt: Attempt } | null = null;
  for (const attempt of attemptsOf(drawn, page)) {
    const level = straighten(attempt.picture);
    const text = readHocr(await read(level, 'block'), attempt.page);
    const sense = senseOf(text);
    if (best === null || sense > best.sense + BETTER_SENSE) best = { text, sense, level, attempt };
    if (sense >= LEAST_SENSE) break;
  }
  if (best === null) return readHocr('', page);
  const { text, level, attempt } = best;
  const turned = attempt.isTurned ? { isTurned: true } : {};
  if (!isTwice) return { ...text, ...turned };
  const sparse = readHocr(await read(level, 'sparse'), attempt.page);
  const letters = await readLetters(level, attempt.page, read);
  return {
    ...text,
    ...turned,
    pieces: withLetters(text.pieces, letters),
    sparsePieces: withLetters(sparse.pieces, letters),
  };
}

/** A large letter replaces whatever OCR of the whole page took it for. */
function withLetters(pieces: readonly TextPiece[], letters: readonly TextPiece[]): TextPiece[] {
  const isWithin = (piece: TextPiece, letter: TextPiece) => {
    const [x, y] = [piece.x + piece.width / 2, piece.y - piece.height / 3];
    return x > letter.x && x < letter.x + letter.width && y < letter.y && y > letter.y - letter.height;
  };
  return [...pieces.filter((piece) => !letters.some((letter) => isWithin(piece, letter))), ...letters];
}

/**
 * The likely ways up first: OCR takes long over letters that lie on their sides, and each way is tried only where those
 * before make no sense.
 */
function attemptsOf(drawn: Picture, page: DrawnPage): Attempt[] {
  const quarter = quarterTurn(drawn);
  const turnedPage = { ...page, width: page.height, height: page.width };
  const along = [
    { picture: drawn, page, isTurned: false },
    { picture: upsideDown(drawn), page, isTurned: true },
  ];
  const across = [
    { picture: quarter, page: turnedPage, isTurned: true },
    { picture: upsideDown(quarter), page: turnedPage, isTurned: true },
  ];
  return isSideways(drawn) ? [...across, ...along.slice(0, 1)] : along;
}

/** The part of the letters that stand in long words which OCR is sure of: letters on their heads make hardly any. */
function senseOf({ pieces }: PageText): number {
  const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const isSure = ({ text, confidence = 0 }: PageText['pieces'][number]) =>
    /\p{L}{4}/u.test(text) && confidence >= SURE;
  const count = (some: PageText['pieces']) => some.reduce((sum, { text }) => sum + lettersIn(text), 0);
  return count(pieces.filter(isSure)) / Math.max(1, count(pieces));
}
