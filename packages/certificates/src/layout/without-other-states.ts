/** Columns that say what held before, or will hold after works, stand beside those of today: they are left out. */
import { isKnownLabel } from '../find/known-labels.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { plain } from './mend-text.ts';

const OTHER_STATE =
  /(^| )(vorige|vroegere|precedente?|ancienne)( |$)|(^| )(na|apres)( de| les)? (werken|renovatie|maatregel|pakket|verbetering|travaux|renovation)/;
/** `actuel → après travaux`: what is now comes first. */
const isOfOtherState = (header: string) => OTHER_STATE.test(plain(header.split(/[→➔⇒]/)[0] ?? ''));

const SLACK = 3;
/** `2.1 Schil`; labels may be numbered, too. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}/u;
/** Headings are larger than the headers of columns by this factor. */
const LARGER = 1.1;

export function withoutOtherStates(lines: readonly Line[]): Line[] {
  let aside: readonly Cell[] = [];
  return lines.map((line, index) => {
    const [first] = line.cells;
    const isEnd =
      lines[index - 1]?.page !== line.page ||
      (line.cells.length === 1 && (sizeOf(first) > LARGER * sizeOf(aside[0]) || isHeading(line.text)));
    const named = line.cells.filter(({ text }) => isOfOtherState(text));
    const others = line.cells.filter((cell) => !named.includes(cell));
    if (named.length > 0 && others.length > 0 && !others.some(({ text }) => /\d/.test(text))) aside = named;
    else if (isEnd) aside = [];
    if (aside.length === 0 || line.cells.length === 1) return line;
    return lineWith(
      line,
      line.cells.filter((cell) => !aside.some((header) => isBelow(cell, header))),
    );
  });
}

const isHeading = (text: string) => NUMBERED.test(text) && !isKnownLabel(text);

const sizeOf = (cell: Cell | undefined) => cell?.words[0]?.size ?? 0;

/** At the left edge of its header, at the right edge, or above the same middle. */
function isBelow({ box: [left, , right] }: Cell, { box }: Cell): boolean {
  return [left - box[0], right - box[2], (left + right - box[0] - box[2]) / 2].some(
    (away) => Math.abs(away) < SLACK,
  );
}
