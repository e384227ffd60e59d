import { readFileSync } from 'node:fs';
import { solveTabulaCase, type TabulaFile } from '../../../packages/engine/src/validation/tabula-case.ts';

/** Cases of a file through the core balance: none may differ by more than the file allows. */
export function isWithinTolerance(file: string | URL): boolean {
  const { tolerance, cases }: TabulaFile = JSON.parse(readFileSync(file, 'utf8'));
  let largest = 0;
  let compared = 0;
  for (const reference of cases) {
    const solved = solveTabulaCase(reference);
    for (const [quantity, expected] of Object.entries(reference.expected)) {
      const value = solved[quantity];
      // A quantity that we do not know, or a value that is no number, must fail and not slip through.
      const deviation =
        value === undefined || Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value - expected);
      console.log(
        `${reference.code}  ${quantity}  expected ${expected}  got ${value}  deviation ${deviation}`,
      );
      largest = Math.max(largest, deviation);
      compared += 1;
    }
  }
  const verdict = compared > 0 && largest <= tolerance;
  console.log(
    `${file}: ${cases.length} cases, ${compared} values, largest deviation ${largest}, tolerance ${tolerance}: ${verdict ? 'pass' : 'FAIL'}`,
  );
  return verdict;
}
