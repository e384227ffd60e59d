/** Where the figures of a plan appear in texts: found by the sentences around them, so that no layout matters. */

/** A figure at one place; equal names of one home must have equal values wherever they appear. */
export interface Figure {
  name: string;
  surface: string;
  value: string;
}

const HOLE = '\u0001';
/** Longer than any figure, shorter than a sentence. */
const FILLING = '(.{1,32}?)';

/** Every occurrence of a sentence, with what it was filled with. */
export function filledIn(lines: readonly string[], sentence: (...holes: string[]) => string): string[][] {
  const holes = Array.from({ length: sentence.length }, (_, index) => `${HOLE}${index}${HOLE}`);
  const text = plain(sentence(...holes));
  const order = [...text.matchAll(new RegExp(`${HOLE}(\\d)${HOLE}`, 'g'))].map(([, index]) => Number(index));
  const pattern = text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(new RegExp(`${HOLE}\\d${HOLE}`, 'g'), FILLING);
  // A full stop may be one of thousands: what ends a sentence is followed by nothing or a space.
  const whole = new RegExp(`${pattern}(?=\\s|$|[,;)])${pattern.endsWith(FILLING) ? '$' : ''}`, 'g');
  return lines.flatMap((line) =>
    [...line.matchAll(whole)].map((match) => {
      const values: string[] = [];
      for (const [place, index] of order.entries()) values[index] = match[place + 1] ?? '';
      return values;
    }),
  );
}

/** One kind of space, and no marks that only a typesetter sees. */
export function plain(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const BLOCKS =
  /<\/?(?:p|li|dd|dt|dl|h\d|t[rdh]|div|section|summary|small|ul|ol|button|svg|label|text)\b[^>]*>/g;

/** The lines of a page as a reader sees them, without scripts and styles. */
export function linesOfHtml(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
}

/** Names with more than one value, a line for each. */
export function disagreements(home: string, figures: readonly Figure[]): string[] {
  const names = new Set(figures.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const places = figures.filter((figure) => figure.name === name);
    if (new Set(places.map(({ value }) => value)).size === 1) return [];
    return [`${home} ${name}: ${places.map(({ surface, value }) => `${surface} ${value}`).join(' | ')}`];
  });
}
