/** What a heading of advice is above, until the next heading: what is there says nothing of the home as it is. */
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';

const ADVICE =
  /^(?:overzicht |les |trois |deze )?(?:aanbevel|advies|adviezen|mogelijke (?:verbeter|maatreg)|maatregel|verbeter|renovatie(?:traject|scenario|advies)|stappenplan|recommand|conseil|ameliorations?\b|travaux|priorites|scenario|parcours de renovation|na de werken|na renovatie|apres travaux|toelichting(?! bij)|begrippen|explications?)/;
const NUMBERING = /^(?:\d{1,2} )+/;
const MOST_WORDS = 7;
/** Of headings in two languages, which are larger than what they head by this factor. */
const LARGER = 1.08;

export function withoutAdvice(lines: readonly Line[]): Line[] {
  let isAdvice = false;
  return lines.filter((line, index) => {
    if (isHeading(line, lines[index + 1])) isAdvice = ADVICE.test(plain(line.text).replace(NUMBERING, ''));
    return !isAdvice;
  });
}

function isHeading({ cells, text }: Line, next: Line | undefined): boolean {
  const words = cells.flatMap((cell) => cell.words);
  if (words.length > MOST_WORDS || /[.!?]$/.test(text) || cells.length > 2) return false;
  return cells.length === 1 || (!/\d/.test(text) && sizeOf(words) > LARGER * sizeOf(next?.cells[0]?.words));
}

const sizeOf = (words: readonly { size: number }[] = []) => words[0]?.size ?? 0;
