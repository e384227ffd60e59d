import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';

/** The headings of a form by the part that they open. */
export type Headings<Part extends string> = readonly (readonly [Part, readonly string[]])[];

/** The lines of each part, in order. A heading is a line of one cell that says nothing else, numbering aside. */
export function sectionsOf<Part extends string>(
  lines: readonly Line[],
  headings: Headings<Part>,
): Map<Part, Line[]> {
  const sections = new Map<Part, Line[]>();
  let current: Part | null = null;
  for (const line of lines) {
    const part = headingOf(line, headings);
    if (part !== null) current = part;
    else if (current !== null) sections.set(current, [...(sections.get(current) ?? []), line]);
  }
  return sections;
}

function headingOf<Part extends string>(line: Line, headings: Headings<Part>): Part | null {
  const isNumbered = line.cells.length === 2 && /^\d+(\.\d+)*\.?$/.test(line.cells[0]?.text ?? '');
  if (line.cells.length !== 1 && !isNumbered) return null;
  const text = plain(line.text.replace(/^\d+(\.\d+)*\.?\s/, ''));
  return headings.find(([, names]) => names.includes(text))?.[0] ?? null;
}

/** Lines that stand at the same place of most pages hold numbers of the document and of its pages, not facts. */
export function withoutFooters(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.top < line.pageSize[1] * 0.94);
}
