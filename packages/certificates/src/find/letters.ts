import type { LabelScale } from '@rooftree/engine';
import { labelsOf } from '@rooftree/engine/facts';
import { type Cell, type Line, sourceOf } from '../layout/lines.ts';
import type { Found } from './find-value.ts';

/** Letters in one row or one column closer to each other than chance would have them: the scale, not a label. */
const LEAST_OF_SCALE = 4;
const SAME_EDGE = 12;
/** A letter that OCR found alone is the label only where it stands out; small ones are what is left of a scale. */
const STANDS_OUT = 1.5;
/** `Deze woning heeft energielabel C.` and the like; a label of an average home or of one after works is another one's. */
const SENTENCE =
  /^(?!.*\b(?:gemiddeld|na |werken|doel|moyen|après|travaux|objectif))(?=.*(?:label|klasse|classe)).*\s([A-G][+−–-]*)\.?$/i;

export interface FoundLetter extends Found<string> {
  isOcr: boolean;
}

/** Labels that stand alone on a page and are no part of a printed scale; those in a sentence first, then the largest. */
export function lettersIn(lines: readonly Line[], scale: LabelScale): FoundLetter[] {
  const labels = new Set(labelsOf(scale));
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      // An arrow may hold the score beside its letter, a sentence the words before it.
      const said = SENTENCE.exec(cell.text)?.[1];
      const value = letterOf(said ?? cell.text.replace(/\s+-?\d+$/, ''));
      return labels.has(value) ? [{ value, cell, line, isSaid: said !== undefined }] : [];
    }),
  );
  const isInScale = ({ cell, line }: { cell: Cell; line: Line }) => {
    const inRow = new Set(found.filter((other) => other.line === line).map(({ value }) => value));
    const inColumn = new Set(
      found
        .filter(
          (other) => other.line.page === line.page && Math.abs(other.cell.box[0] - cell.box[0]) < SAME_EDGE,
        )
        .map(({ value }) => value),
    );
    return inRow.size >= LEAST_OF_SCALE || inColumn.size >= LEAST_OF_SCALE;
  };
  const usualSize = median(lines.flatMap(({ cells }) => cells.map(sizeOf)));
  const standsOut = ({ cell }: { cell: Cell }) => !isOcr(cell) || sizeOf(cell) >= STANDS_OUT * usualSize;
  return found
    .filter((each) => each.isSaid || (!isInScale(each) && standsOut(each)))
    .sort((a, b) => Number(b.isSaid) - Number(a.isSaid) || sizeOf(b.cell) - sizeOf(a.cell))
    .map(({ value, cell, line }) => ({
      value,
      raw: cell.text,
      source: sourceOf(line, [cell]),
      isOcr: isOcr(cell),
    }));
}

const isOcr = ({ words }: Cell) => words.some((word) => word.isOcr);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
