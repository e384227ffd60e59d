import type { Word } from './words.ts';

/** The place between two edges that no word reaches over, as far to the right as there is one. */
export function boundaryOf(words: readonly Word[], [from, to]: readonly [number, number]): number | null {
  const near = words.filter((word) => word.right > from && word.left < to);
  const isFree = (x: number) => !near.some((word) => word.left < x && word.right > x);
  return (
    [to, ...near.map((word) => word.right), from]
      .filter((x) => x >= from && x <= to && isFree(x))
      .sort((a, b) => b - a)[0] ?? null
  );
}
