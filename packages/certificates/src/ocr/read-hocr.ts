import type { PageText, TextPiece } from '../contract/text.ts';
import { mendOcrText } from './mend-ocr-text.ts';

/** A page as it was drawn for OCR: its size in points, and how many pixels a point has. */
export interface DrawnPage {
  number: number;
  width: number;
  height: number;
  pixelsPerPoint: number;
}

interface OcrLine {
  left: number;
  /** Of the baseline at the line's left end. */
  baseline: number;
  slope: number;
  size: number;
  descent: number;
  words: OcrWord[];
}

interface OcrWord {
  text: string;
  box: readonly [number, number, number, number];
  confidence: number;
}

const LINE = /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)"/;
const WORD =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)'[^>]*>(.*?)<\/span>/g;
/** Lines of fewer words say little about how far the page is turned. */
const LEAST_WORDS_OF_SLOPE = 4;
/** A word whose own bottom lies further from the line's baseline than this part of its size stands on another line. */
const OFF_LINE = 0.3;
/** The space that is left between two words whose boxes overlap, in heights. */
const OVERLAP_GAP = 0.2;
/** A space between two numbers is nine tenths of a figure wide, the gap within one a third at most. */
const FIGURE_GAP = 0.5;
const BELOW_THE_BASELINE = /[gjpqyçQ,;()[\]{}|/]/;
/** What the program is less sure of than this is specks and rules, not text. */
const LEAST_CONFIDENCE = 15;

/** The page of an hOCR file, which tesseract writes: words with their places, as if the page had not been turned. */
export function readHocr(hocr: string, page: DrawnPage): PageText {
  const lines = hocr.split(/(?=<span class='ocr_(?:line|header|caption|textfloat)')/).flatMap(lineOf);
  const slope = median(
    lines.filter(({ words }) => words.length >= LEAST_WORDS_OF_SLOPE).map((line) => line.slope),
  );
  const pieces = lines.flatMap((line) =>
    line.words.map((word) => toPiece(word, line, slope, page)).filter(({ text }) => text !== ''),
  );
  return { number: page.number, width: page.width, height: page.height, pieces, shapes: [] };
}

function lineOf(part: string): OcrLine[] {
  const title = LINE.exec(part)?.[1];
  const box = /bbox (\d+) (\d+) (\d+) (\d+)/.exec(title ?? '')?.map(Number);
  if (title === undefined || !box) return [];
  const [, left = 0, , , bottom = 0] = box;
  const [, slope = 0, offset = 0] = /baseline (-?[\d.]+) (-?[\d.]+)/.exec(title)?.map(Number) ?? [];
  const words = [...part.matchAll(WORD)].map(
    (match): OcrWord => ({
      text: unescaped(match[6] ?? ''),
      box: [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])],
      confidence: Number(match[5]),
    }),
  );
  return [
    {
      left,
      baseline: bottom + offset,
      slope,
      size: Number(/x_size ([\d.]+)/.exec(title)?.[1] ?? 0),
      descent: Number(/x_descenders (-?[\d.]+)/.exec(title)?.[1] ?? 0),
      words: joinFigures(apart(words.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE))),
    },
  ];
}

/** Boxes of neighbours may overlap; a word ends before the next begins. */
function apart(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word, index) => {
    const [left, top, right, bottom] = word.box;
    const next = words[index + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
    const end = next > left ? Math.min(right, next - OVERLAP_GAP * (bottom - top)) : right;
    return { ...word, box: [left, top, Math.max(end, left + 1), bottom] };
  });
}

/** Figures in large print are read as words of their own: `3 12` is 312 where the gap is narrower than a space. */
function joinFigures(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (!last || !areFigures(last.text) || !areFigures(word.text) || !isJoined(last, word)) joined.push(word);
    else
      joined[joined.length - 1] = {
        text: last.text + word.text,
        box: [
          last.box[0],
          Math.min(last.box[1], word.box[1]),
          word.box[2],
          Math.max(last.box[3], word.box[3]),
        ],
        confidence: Math.min(last.confidence, word.confidence),
      };
  }
  return joined;
}

const areFigures = (text: string) => /^\d+$/.test(text);

function isJoined(last: OcrWord, next: OcrWord): boolean {
  const widthOf = ({ text, box }: OcrWord) => (box[2] - box[0]) / text.length;
  return next.box[0] - last.box[2] < FIGURE_GAP * Math.max(widthOf(last), widthOf(next));
}

/** Small angles only: a page that lies a few degrees askew is sheared back. */
function toPiece(word: OcrWord, line: OcrLine, slope: number, page: DrawnPage): TextPiece {
  const [left, top, right, bottom] = word.box;
  const onLine = line.baseline + line.slope * (left - line.left);
  const own = bottom - (BELOW_THE_BASELINE.test(word.text) ? line.descent : 0);
  // A box taller than the line is a guess of the program's, not the word's own.
  const isElsewhere = bottom - top <= line.size && Math.abs(own - onLine) > OFF_LINE * line.size;
  const baseline = isElsewhere ? own : onLine;
  const scale = page.pixelsPerPoint;
  const middle = { x: (page.width * scale) / 2, y: (page.height * scale) / 2 };
  // A line that holds letters of several sizes has the size of the largest.
  const size = Math.min(line.size, (bottom - top) * 1.6);
  return {
    text: mendOcrText(word.text),
    x: (left + slope * (baseline - middle.y)) / scale,
    y: (baseline - slope * (left - middle.x)) / scale,
    width: (right - left) / scale,
    height: size / scale,
    rotation: 0,
    confidence: word.confidence,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescaped(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');
}
