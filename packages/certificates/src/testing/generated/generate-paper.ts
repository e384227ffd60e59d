import type { PageText } from '../../contract/text.ts';
import type { Truth } from '../../measure/truth.ts';
import type { Content, Part } from './content.ts';
import { CONTENTS, type GeneratedForm } from './contents.ts';
import { drawPairs } from './draw-pairs.ts';
import { drawTable } from './draw-table.ts';
import { randomDwelling } from './dwelling.ts';
import { PageWriter } from './page-writer.ts';
import { Random } from './random.ts';
import { randomStyle, type Style, type StyleSet } from './style.ts';

// The keys of an object literal are known.
export const GENERATED_FORMS = Object.keys(CONTENTS) as GeneratedForm[];

export interface GeneratedPaper {
  pages: PageText[];
  truth: Truth;
  style: Style;
}

/** A certificate of an invented dwelling in a random layout: the same for the same seed. */
export function generatePaper(form: GeneratedForm, seed: number, set: StyleSet): GeneratedPaper {
  const random = new Random(seed);
  const style = randomStyle(set, random);
  const content = CONTENTS[form](randomDwelling(random), random);
  const writer = new PageWriter(style);
  for (const part of content.front) drawPart(writer, part, random);
  if (content.details.length > 0 && random.chance(0.8)) writer.nextPage();
  for (const part of random.shuffled(content.details)) {
    if (!writer.isAtTop && random.chance(style.pageBreaks)) writer.nextPage();
    drawPart(writer, part, random);
  }
  return { pages: writer.pages(), truth: truthOf(form, seed, content), style };
}

function drawPart(writer: PageWriter, part: Part, random: Random): void {
  const { style, left, right } = writer;
  switch (part.type) {
    case 'text':
      for (const line of part.lines) {
        writer.write(line, left);
        writer.nextLine();
      }
      return;
    case 'pairs':
      if (part.title) {
        if (writer.room < 5 * style.size * style.pitch) writer.nextPage();
        writer.write(part.title, left, style.size * 1.25);
        writer.nextLine(1.4);
      }
      drawPairs(writer, part.pairs);
      writer.nextLine();
      return;
    case 'table':
      return drawTable(writer, part, random);
    case 'bar':
      for (const [index, mark] of part.marks.entries())
        writer.write(mark, left + (index * (right - left - 30)) / (part.marks.length - 1));
      writer.nextLine(1.6);
      return;
    case 'scale':
      return drawScale(writer, part);
  }
}

/** The letters of the scale, and the dwelling's own: large, in an arrow with its score, or only drawn beside its letter. */
function drawScale(writer: PageWriter, part: Extract<Part, { type: 'scale' }>): void {
  const { style, left, right } = writer;
  const isDrawn = style.letter === 'path';
  for (const [index, letter] of part.letters.entries()) {
    const x = style.scale === 'row' ? left + (index * (right - left)) / part.letters.length : left;
    writer.write(letter, x);
    const [top, bottom] = [writer.y - style.size, writer.y + 0.3 * style.size];
    if (isDrawn && letter === part.own)
      writer.draw(
        style.scale === 'row' ? [x - 4, bottom + 2, x + 20, bottom + 20] : [right - 80, top, right - 20, bottom],
      );
    if (style.scale === 'column') writer.nextLine();
  }
  writer.nextLine(style.scale === 'row' ? 1.6 : 1);
  writer.nextLine(0.8);
  if (isDrawn) return;
  writer.write(part.own, right - 120, style.size * 2);
  if (style.letter === 'arrow') writer.write(part.score, right - 70);
  writer.nextLine(2);
}

function truthOf(form: GeneratedForm, seed: number, content: Content): Truth {
  return {
    file: `${form}-${seed}`,
    group: form,
    kind: content.kind,
    text: 'layer',
    outcome: 'FINISHED',
    fields: content.truths,
    optional: content.optional ?? {},
    neutral: ['storeys', 'year_renovated', 'heating_installation_year', 'has_cavity_wall', 'basement_type'],
    select: null,
  };
}
