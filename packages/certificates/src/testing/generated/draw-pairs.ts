import type { Pair } from './content.ts';
import type { PageWriter } from './page-writer.ts';

const WITH_UNIT = ({ value, unit }: Pair) => (unit ? `${value} ${unit}` : value);

/** Labels and their values, placed as the style has it. */
export function drawPairs(writer: PageWriter, pairs: readonly Pair[]): void {
  const { style, left, right } = writer;
  const labelOf = ({ label, unit }: Pair) =>
    unit && (style.unit === 'header' || style.pairs !== 'leader') && style.unit !== 'cell' && !/W[pc]$/.test(unit) ? `${label} (${unit})` : label;
  const valueOf = (pair: Pair) =>
    style.unit !== 'cell' && pair.unit && !/W[pc]$/.test(pair.unit) ? pair.value : WITH_UNIT(pair);
  const labelWidth = Math.max(...pairs.map((pair) => writer.widthOf(labelOf(pair))));
  switch (style.pairs) {
    case 'beside':
    case 'leader':
      for (const pair of pairs) {
        const x = Math.max(left + labelWidth + 2 * style.size, left + (right - left) * 0.55);
        writer.write(labelOf(pair), left);
        if (style.pairs === 'leader') {
          const from = left + writer.widthOf(labelOf(pair)) + style.size * 0.3;
          const dots = Math.floor((x - from - style.size * 0.6) / (style.characterWidth * style.size));
          if (dots > 2) writer.write('.'.repeat(dots), from);
        }
        if (style.align === 'right' && writer.widthOf(valueOf(pair)) < right - x)
          writer.writeTo(valueOf(pair), right);
        else {
          writer.write(valueOf(pair), x);
          if (style.unit === 'own column' && pair.unit && valueOf(pair) === pair.value)
            writer.write(pair.unit, x + writer.widthOf(pair.value) + style.size);
        }
        writer.nextLine();
      }
      return;
    case 'colon':
      for (const pair of pairs) {
        writer.write(`${labelOf(pair)}: ${valueOf(pair)}`, left);
        writer.nextLine();
      }
      return;
    case 'below':
    case 'above':
      for (const pair of pairs) {
        if (writer.room < 3 * style.size * style.pitch) writer.nextPage();
        const texts = [labelOf(pair), valueOf(pair)];
        if (style.pairs === 'above') texts.reverse();
        for (const text of texts) {
          writer.write(text, left);
          writer.nextLine();
        }
        writer.nextLine(0.6);
      }
      return;
    case 'side by side':
    case 'grid':
      return drawGrid(writer, pairs, labelOf, valueOf);
  }
}

/** Two or three columns: values below their labels, or each label and value in a line with the next pair beside it. */
function drawGrid(
  writer: PageWriter,
  pairs: readonly Pair[],
  labelOf: (pair: Pair) => string,
  valueOf: (pair: Pair) => string,
): void {
  const { style, left, right } = writer;
  const isBelow = style.pairs === 'grid';
  const widest = Math.max(
    ...pairs.map((pair) => {
      const [label, value] = [writer.widthOf(labelOf(pair)), writer.widthOf(valueOf(pair))];
      return (isBelow ? Math.max(label, value) : label + value + 1.5 * style.size) + 2 * style.size;
    }),
  );
  const count = Math.max(1, Math.min(isBelow ? 3 : 2, Math.floor((right - left) / widest)));
  for (let at = 0; at < pairs.length; at += count) {
    const row = pairs.slice(at, at + count);
    if (writer.room < 3 * style.size * style.pitch) writer.nextPage();
    const xOf = (index: number) => left + (index * (right - left)) / count;
    for (const [index, pair] of row.entries()) {
      writer.write(labelOf(pair), xOf(index));
      if (!isBelow) writer.writeTo(valueOf(pair), xOf(index + 1) - 2 * style.size);
    }
    writer.nextLine();
    if (!isBelow) continue;
    for (const [index, pair] of row.entries()) writer.write(valueOf(pair), xOf(index));
    writer.nextLine(1.6);
  }
}
