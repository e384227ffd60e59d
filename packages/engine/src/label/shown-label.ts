/** The one label, and the score with it, that is shown when only probabilities are known. */
import type { LabelScale } from '../contract/codes.ts';
import { labelBounds } from './label.ts';

/**
 * How far the shown score may lie from the median, as a share of it: letter and score are read together and must agree.
 */
const NEAR_MEDIAN = 0.03;

/**
 * Worth of being one letter off against being right. At 0 the likeliest letter wins, which in a wide distribution is
 * often an end of the scale; with this weight the shown letter is right nearly as often and near it far more often
 * (docs/method/stock.md).
 */
const WORTH_OF_NEXT_LETTER = 1.1;

/**
 * The letter of the median; where the median lies next to a limit, the better of the two letters. Sub-labels (A+, C-)
 * count with their letter. Returns the score that is shown: the median, or the end of the shown letter that is nearest
 * to it.
 */
export function shownLetter(
  scale: LabelScale,
  probabilities: ReadonlyMap<string, number>,
  medianKwhPerM2: number,
): { letter: string; scoreKwhPerM2: number } {
  const letters = lettersOf(scale, probabilities);
  const margin = NEAR_MEDIAN * Math.abs(medianKwhPerM2);
  let shown = { letter: '', scoreKwhPerM2: medianKwhPerM2 };
  let most = -1;
  for (const [index, { letter, share, low, high }] of letters.entries()) {
    if (low >= medianKwhPerM2 + margin || high < medianKwhPerM2 - margin) continue;
    const near = (letters[index - 1]?.share ?? 0) + share + (letters[index + 1]?.share ?? 0);
    const worth = share + WORTH_OF_NEXT_LETTER * near;
    if (worth <= most) continue;
    most = worth;
    shown = { letter, scoreKwhPerM2: Math.min(Math.max(medianKwhPerM2, low), high) };
  }
  return shown;
}

interface Letter {
  letter: string;
  share: number;
  low: number;
  high: number;
}

function lettersOf(scale: LabelScale, probabilities: ReadonlyMap<string, number>): Letter[] {
  const letters: Letter[] = [];
  for (const [label, probability] of probabilities) {
    const { low, high } = labelBounds(scale, label);
    const last = letters.at(-1);
    if (last?.letter === label.slice(0, 1)) {
      last.share += probability;
      last.high = high;
    } else letters.push({ letter: label.slice(0, 1), share: probability, low, high });
  }
  return letters;
}
