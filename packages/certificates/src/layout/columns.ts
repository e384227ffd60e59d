import { isUnit } from '../value/quantity.ts';
import type { Line } from './lines.ts';
import { plain } from './mend-text.ts';
import type { TurnedText } from './paper.ts';
import { boxOf, isOnePiece, type Word } from './words.ts';

/** A column of a table: the text of its header, turned or in several lines, and the strip that the header covers. */
export interface Column {
  text: string;
  left: number;
  right: number;
}

/** Headers that share this part of the narrower one's width stand above one another. */
const SAME_COLUMN = 0.4;
/** Turned lines of one header lie closer together than this part of their height. */
const TURNED_GAP = 0.5;
/** Words that head no column alone: a writer may set each word as a piece of its own. */
const GENERIC = /^(valeur|coefficient)( de)?$/;

export function columnsOf(lines: readonly Line[], turned: readonly TurnedText[]): Column[] {
  const upright = mergeUnits(stack(lines.flatMap(piecesOf)));
  return [...upright, ...joinTurned(turned)].sort((a, b) => a.left - b.left);
}

/** Neighbouring headers may touch, so what the writer wrote apart stays apart here. */
function piecesOf(line: Line): Column[] {
  if (line.hasWholeCells) return line.cells.map(({ text, box: [left, , right] }) => ({ text, left, right }));
  const groups: Word[][] = [];
  for (const word of line.cells.flatMap((cell) => cell.words)) {
    const own = groups.find((group) => group.some((other) => isOnePiece(other, word)));
    if (own) own.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => {
    const [left, , right] = boxOf(words);
    return { text: words.map((word) => word.text).join(' '), left, right };
  });
}

function stack(parts: readonly Column[]): Column[] {
  const columns: Column[] = [];
  for (const part of parts) {
    const above = columns.find((column) => {
      const shared = Math.min(column.right, part.right) - Math.max(column.left, part.left);
      return shared > SAME_COLUMN * Math.min(column.right - column.left, part.right - part.left);
    });
    if (!above) columns.push({ ...part });
    else {
      above.text += ` ${part.text}`;
      above.left = Math.min(above.left, part.left);
      above.right = Math.max(above.right, part.right);
    }
  }
  return columns;
}

/**
 * A unit that a writer set as a piece of its own belongs to the header on its left, as does what follows a `Valeur`.
 */
function mergeUnits(columns: readonly Column[]): Column[] {
  const merged: Column[] = [];
  for (const column of [...columns].sort((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    const isPart = isUnit(column.text) || GENERIC.test(plain(last?.text ?? ''));
    if (last && isPart && column.left - last.right < 8) {
      last.text += ` ${column.text}`;
      last.right = column.right;
    } else merged.push({ ...column });
  }
  return merged;
}

function joinTurned(turned: readonly TurnedText[]): Column[] {
  const columns: Column[] = [];
  for (const { text, box } of [...turned].sort((a, b) => a.box[0] - b.box[0])) {
    const last = columns.at(-1);
    const height = box[2] - box[0];
    if (last && box[0] - last.right < TURNED_GAP * height) {
      last.text += ` ${text}`;
      last.right = box[2];
    } else columns.push({ text, left: box[0], right: box[2] });
  }
  return columns;
}
