import { quantityOf } from '../value/quantity.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { plain } from './mend-text.ts';
import { boxOf, type Word } from './words.ts';

const DITTO = /^(?:[″〃"„]|'')$|^id(?:em|\.)$/i;
/** So many lines further up is another table. */
const FAR = 12;
const YES = /^(ja|oui|yes)$/;
const NO = /^(nee|neen|non|no)$/;
const CROSS = /^[xX×✓✔●☒]$/;

/** What marks stand for is said in full: ditto marks repeat what is above them, crosses the header of their column. */
export function filledIn(lines: readonly Line[]): Line[] {
  return withAnswers(withoutDittos(lines));
}

function withoutDittos(lines: readonly Line[]): Line[] {
  const full: Line[] = [];
  for (const line of lines) {
    const hasMark = line.cells.some(({ words }) => words.some(({ text }) => DITTO.test(text)));
    full.push(
      hasMark
        ? lineWith(
            line,
            line.cells.map((cell) => repeated(cell, full.slice(-FAR))),
          )
        : line,
    );
  }
  return full;
}

/** The whole cell above where there is a mark alone, its unit where the mark stands behind a number. */
function repeated(cell: Cell, before: readonly Line[]): Cell {
  const mark = cell.words.at(-1);
  if (!mark || !DITTO.test(mark.text)) return cell;
  const own = cell.words.slice(0, -1);
  const isBehindNumber = quantityOf(textOf(own)) !== null;
  if (own.length > 0 && !isBehindNumber) return cell;
  for (const line of before.toReversed()) {
    const above = line.cells.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0]);
    if (!above) continue;
    const from = isBehindNumber ? above.words.findIndex(({ text }) => !/^[\d.,\s]+$/.test(text)) : 0;
    const said = above.words.slice(from);
    const isSame = from >= 0 && said.length > 0 && (!isBehindNumber || quantityOf(above.text) !== null);
    if (!isSame) continue;
    return cellOf([...own, { ...mark, text: textOf(said) }], cell.box);
  }
  return cell;
}

/** A cross below `ja` or `neen` says what its column says. */
function withAnswers(lines: readonly Line[]): Line[] {
  let answers: Cell[] = [];
  return lines.flatMap((line) => {
    const yes = line.cells.find(({ text }) => YES.test(plain(text)));
    const no = line.cells.find(({ text }) => NO.test(plain(text)));
    if (yes && no && line.cells.length > 2) {
      answers = [yes, no];
      return [];
    }
    if (answers.length === 0 || !line.cells.some(({ text }) => CROSS.test(text))) return [line];
    const cells = line.cells.map((cell) => {
      const answer = answers.find(({ box }) => box[0] - SLACK < cell.box[2] && box[2] + SLACK > cell.box[0]);
      const [word] = cell.words;
      return answer && word && CROSS.test(cell.text)
        ? cellOf([{ ...word, text: answer.text }], cell.box)
        : cell;
    });
    return [lineWith(line, cells)];
  });
}

const SLACK = 4;

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
const cellOf = (words: readonly Word[], box = boxOf(words)): Cell => ({ words, text: textOf(words), box });
