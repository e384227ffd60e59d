import type { LabelScale } from '@rooftree/engine';
import { labelsOf } from '@rooftree/engine/facts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import { boxOf } from '../layout/words.ts';
import type { Found } from './find-value.ts';

/** Letters in one row or one column closer to each other than chance would have them: the scale, not a label. */
const LEAST_OF_SCALE = 4;
const SAME_EDGE = 12;
/**
 * `Deze woning heeft energielabel C.` and the like; a label of an average home or of one after works is another one's,
 * and that of an example or of limits is none's.
 */
const SENTENCE =
  /^(?!.*\b(?:gemiddeld|na |werken|doel|moyen|après|travaux|objectif|voorbeeld|exemple|limites|hoort bij|t\/m))(?=.*(?:label|klasse|classe)).*\s([A-G][+−–-]*)\.?$/i;

export interface FoundLetter extends Found<string> {
  isOcr: boolean;
  /** OCR read it alone, in a picture of its own. */
  isLarge: boolean;
}

interface Letter {
  value: string;
  cell: Cell;
  line: Line;
  isSaid: boolean;
}

/**
 * Labels that stand alone on a page and are no part of a printed scale; those in a sentence first, then the largest.
 */
export function lettersIn(lines: readonly Line[], scale: LabelScale): FoundLetter[] {
  const labels = new Set(labelsOf(scale));
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell): Letter[] => {
      // An arrow may hold the score beside its letter, a sentence the words before it.
      const said = SENTENCE.exec(cell.text)?.[1];
      const value = letterOf(said ?? cell.text.replace(/\s+-?\d+$/, ''));
      return labels.has(value) ? [{ value, cell, line, isSaid: said !== undefined }] : [];
    }),
  );
  const isOcr = lines.some(({ cells }) => cells.some(({ words }) => words.some((word) => word.isOcr)));
  return (
    isOcr ? sureOf(found, largeIn(lines)) : found.filter((each) => each.isSaid || !isInScale(each, found))
  )
    .sort((a, b) => Number(b.isSaid) - Number(a.isSaid) || sizeOf(b.cell) - sizeOf(a.cell))
    .map(({ value, cell, line }) => ({
      value,
      raw: cell.text,
      source: sourceOf(line, [cell]),
      isOcr,
      isLarge: cell.words.some((word) => word.isLargeLetter),
    }));
}

/**
 * Of a scan: small letters are what is left of a scale, and words of a sentence may be joined with one of them. So only
 * a letter in large print or in a sentence counts, and none where these differ.
 */
function sureOf(found: readonly Letter[], large: readonly Letter[]): Letter[] {
  const letters = [...large, ...found.filter(({ isSaid }) => isSaid)];
  return new Set(letters.map(({ value }) => value)).size === 1 ? letters : [];
}

function largeIn(lines: readonly Line[]): Letter[] {
  return lines.flatMap((line) =>
    line.cells.flatMap(({ words }) =>
      words
        .filter((word) => word.isLargeLetter)
        .map((word) => {
          const value = letterOf(word.text);
          return { value, line, isSaid: false, cell: { text: value, words: [word], box: boxOf([word]) } };
        }),
    ),
  );
}

function isInScale({ cell, line }: Letter, found: readonly Letter[]): boolean {
  const inRow = new Set(found.filter((other) => other.line === line).map(({ value }) => value));
  const inColumn = new Set(
    found
      .filter(
        (other) => other.line.page === line.page && Math.abs(other.cell.box[0] - cell.box[0]) < SAME_EDGE,
      )
      .map(({ value }) => value),
  );
  return inRow.size >= LEAST_OF_SCALE || inColumn.size >= LEAST_OF_SCALE;
}

/** `B −` and `B –` are `B-`; `A +` is `A+`. */
export function letterOf(text: string): string {
  return text
    .trim()
    .replace(/[−–—]/g, '-')
    .replace(/^([A-G])\s+([+-]+)$/, '$1$2');
}

function sizeOf(cell: Cell): number {
  return cell.words[0]?.size ?? 0;
}
