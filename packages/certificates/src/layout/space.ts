import { isOnePiece, type Word } from './words.ts';

/** Gaps wider than this, in sizes of the font, are no spaces in any font; narrower ones are kerning. */
const WIDEST = 0.8;
const NARROWEST = 0.12;
/** A space is as wide everywhere, a gap between columns is not: this share of the gaps must be alike. */
const ALIKE = { share: 0.6, within: 0.05 } as const;
const LEAST_GAPS = 12;

/**
 * The width of a space, in sizes of the font, where the writer placed words one by one. Null where few gaps are alike:
 * words of one piece have no place of their own.
 */
export function spaceOf(rows: readonly (readonly Word[])[]): number | null {
  const gaps = rows.flatMap(gapsIn).sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)];
  if (median === undefined || gaps.length < LEAST_GAPS) return null;
  const alike = gaps.filter((gap) => Math.abs(gap - median) <= ALIKE.within);
  return alike.length >= ALIKE.share * gaps.length ? median : null;
}

function gapsIn(row: readonly Word[]): number[] {
  const sorted = [...row].sort((a, b) => a.left - b.left);
  return sorted.flatMap((word, index) => {
    const last = sorted[index - 1];
    if (!last || isOnePiece(last, word)) return [];
    const gap = (word.left - last.right) / word.size;
    return gap > NARROWEST && gap < WIDEST ? [gap] : [];
  });
}
