import type { Line } from '../layout/lines.ts';
import { plain, squeezed } from '../layout/mend-text.ts';

/** The headings of a form by the part that they open, as plain text or as a pattern of it. */
export type Headings<Part extends string> = readonly (readonly [Part, readonly (string | RegExp)[]])[];

/** `Les façades`, `L'eau chaude sanitaire` */
const ARTICLE = /^(?:les|la|le|l|de|het) (?=\p{L}{3})/u;

/** `5.2 Eau chaude sanitaire`, `Partie 5 : installations techniques` */
const NUMBERED = /^(?:(?:partie|deel|hoofdstuk|chapitre) \d+|\d+(?:\.\d+)+)\.?\s?:?\s+\p{L}/iu;

/**
 * The lines of each part, in order. A heading is a line of one cell that says nothing else, numbering aside. What a
 * numbered heading of something else opens belongs to none of them.
 */
export function sectionsOf<Part extends string>(
  lines: readonly Line[],
  headings: Headings<Part>,
): Map<Part, Line[]> {
  const sections = new Map<Part, Line[]>();
  let current: Part | null = null;
  for (const line of lines) {
    const heading = headingOf(line, headings);
    if (heading) current = heading.part;
    else if (line.cells.length === 1 && NUMBERED.test(line.text)) current = null;
    // A heading in other words than the form's own may say more of what follows: of which roofs, of which floors.
    if (current !== null && heading?.isExact !== true)
      sections.set(current, [...(sections.get(current) ?? []), line]);
  }
  return sections;
}

function headingOf<Part extends string>(
  line: Line,
  headings: Headings<Part>,
): { part: Part; isExact: boolean } | null {
  const isNumbered = line.cells.length === 2 && /^\d+(\.\d+)*\.?( \d+)?$/.test(line.cells[0]?.text ?? '');
  if (line.cells.length !== 1 && !isNumbered) return null;
  const text = plain(line.text.replace(/^(?:\d+(?:\.\d+)*\.?\s+)+/, '')).replace(ARTICLE, '');
  const together = squeezed(text);
  for (const [part, names] of headings) {
    // Writers may set the words of a heading so close that they run together.
    const name = names.find((each) =>
      typeof each === 'string' ? squeezed(each) === together : each.test(text),
    );
    if (name !== undefined) return { part, isExact: typeof name === 'string' };
  }
  return null;
}

/**
 * Lines at the foot of pages hold numbers of the document and of its pages, not facts. On several pages they say the
 * same; what only one of them says is the end of its text.
 */
export function withoutFooters(lines: readonly Line[]): Line[] {
  const isLow = (line: Line) => line.top >= line.pageSize[1] * 0.94;
  const signOf = ({ text }: Line) => text.replace(/\d+/g, '#');
  const feet = lines.filter(isLow);
  const pages = new Set(lines.map(({ page }) => page)).size;
  const isRepeated = (line: Line) =>
    feet.some((other) => other.page !== line.page && signOf(other) === signOf(line));
  return lines.filter((line) => !isLow(line) || (pages > 1 && !isRepeated(line)));
}
