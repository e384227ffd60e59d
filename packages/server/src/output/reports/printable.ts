/** User input made safe for a page: shown literally, whatever it is. */

/** Far beyond any name or address, and still less than a page. */
const MAX_CHARACTERS = 2000;
/** A word that is longer than a line gets invisible break points. */
const LONGEST_WORD = 32;
const ZERO_WIDTH_SPACE = '\u200b';

export function printable(text: string): string {
  const characters = [...text.toWellFormed().replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')];
  const shown =
    characters.slice(0, MAX_CHARACTERS).join('') + (characters.length > MAX_CHARACTERS ? '…' : '');
  return shown.trim().replace(new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu'), `$&${ZERO_WIDTH_SPACE}`);
}

export function printableOrNull(text: string | null): string | null {
  const shown = printable(text ?? '');
  return shown === '' ? null : shown;
}
