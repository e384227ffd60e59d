/** The one label that is shown when only probabilities are known. */
import type { LabelScale } from '../contract/codes.ts';
import { labelBounds } from './label.ts';

/**
 * Worth of being one letter off against being right. At 0 the likeliest letter wins, which in a wide distribution is often
 * an end of the scale; with this weight the shown letter is right nearly as often and near it far more often (docs/method/stock.md).
 */
const WORTH_OF_NEXT_LETTER = 1.1;

/** Sub-labels (A+, C-) count with their letter. Returns the scores between which the shown letter lies. */
export function shownLetter(
  scale: LabelScale,
  probabilities: ReadonlyMap<string, number>,
): { letter: string; low: number; high: number } {
  const letters = new Map<string, number>();
  for (const [label, probability] of probabilities) {
    const letter = label.slice(0, 1);
    letters.set(letter, (letters.get(letter) ?? 0) + probability);
  }
  const shares = [...letters.values()];
  let best = 0;
  let most = -1;
  for (const [index, share] of shares.entries()) {
    const near = (shares[index - 1] ?? 0) + share + (shares[index + 1] ?? 0);
    const worth = share + WORTH_OF_NEXT_LETTER * near;
    if (worth > most) {
      most = worth;
      best = index;
    }
  }
  const letter = [...letters.keys()][best] ?? '';
  const labels = [...probabilities.keys()].filter((label) => label.startsWith(letter));
  return {
    letter,
    low: labelBounds(scale, labels[0] ?? '').low,
    high: labelBounds(scale, labels.at(-1) ?? '').high,
  };
}
