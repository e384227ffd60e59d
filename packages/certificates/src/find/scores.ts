import { type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { firstNumber, NUMBER, numberWithoutUnit } from '../value/number.ts';
import { hasPhrase } from '../value/phrases.ts';
import { type Found, findValue } from './find-value.ts';

/** kWh per m² and year in all spellings of the forms; kWh a year in total is another unit. */
const UNIT = String.raw`\[?\s?kWh\s?(?:EP|PE|prim)?\s?\/\s?\(?\s?m²\s?[.·*]?\s?(?:\/|per\s)?\s?(?:jaar|jr|an)\b`;
const SCORE = new RegExp(`(?<![\\d.,])(${NUMBER})\\s*${UNIT}`, 'i');

export interface Score extends Found<number> {
  line: Line;
}

/** Every number with the unit of a score, except where the line says that it is another house's, a goal or a demand. */
export function scoresIn(lines: readonly Line[], otherThings: readonly string[]): Score[] {
  return lines.flatMap((line) => {
    // A wide space parts two cells: a unit may stand in the next one, the thousands of a number may not.
    const match = SCORE.exec(line.text.replaceAll('  ', '\u2003'));
    const words = plain(line.text);
    if (!match?.[1] || isTornBefore(match[1], line) || otherThings.some((phrase) => hasPhrase(words, phrase)))
      return [];
    const value = firstNumber(match[1])?.value;
    return value === undefined
      ? []
      : [{ value, raw: match[0].replaceAll('\u2003', ' '), source: sourceOf(line), line }];
  });
}

/** OCR may leave a space within a number: the figures behind it are no score. */
function isTornBefore(number: string, { cells }: Line): boolean {
  return cells.some(
    ({ words, text }) =>
      words.some((word) => word.isOcr) && /\d $/.test(text.slice(0, Math.max(0, text.indexOf(number)))),
  );
}

/**
 * The unit may belong to the label, with the number beside, below or above:
 * `Consommation annuelle par m² (kWh/(m².an))`.
 */
export function labelledScore(
  lines: readonly Line[],
  labels: readonly string[],
  otherThings: readonly string[],
): Found<number> | null {
  const own = lines.filter((line) => !otherThings.some((phrase) => hasPhrase(plain(line.text), phrase)));
  return findValue(own, labels, numberWithoutUnit);
}
