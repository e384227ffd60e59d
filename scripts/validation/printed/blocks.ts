/** What looks are made of: rows, cells, amounts with their units, and parts of lists. */

/** The unit is the last word of a value. */
export type Pair = readonly [label: string, value: string];

export interface Column {
  header: string;
  unit?: string;
  /** The number or word of each row, without its unit. */
  cells: readonly string[];
}

export const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;

export const table = (rows: readonly string[], style = '') =>
  `<table${style && ` style="${style}"`}>${rows.join('')}</table>`;

export const box = (style: string, ...texts: readonly string[]) =>
  `<div style="${style}">${texts.join('')}</div>`;

export const small = (text: string) => `<span class="small">${text}</span>`;

/** Typed text keeps its spaces. */
export const typed = (lines: readonly string[]) =>
  `<pre style="font-family:'DejaVu Sans Mono';font-size:.75em;line-height:1.3">${lines.join('\n')}</pre>`;

export const inParts = <Item>(
  items: readonly Item[],
  size: number,
  draw: (part: readonly Item[]) => string,
): string =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    draw(items.slice(at * size, (at + 1) * size)),
  ).join('');

export const numberIn = (text = '') => Number(text.replace(',', '.')) || 0;

export const withUnit = ({ unit, cells }: Column, at: number) =>
  unit && cells[at] !== '-' ? `${cells[at]} ${unit}` : (cells[at] ?? '');

/** `120 m²` as its number and its unit; words, and periods such as `1975 t/m 1982`, have no unit. */
export function amountIn(value: string): readonly [amount: string, unit: string] {
  const [, amount, unit] = /^(\d.*) ([^\d ]\S*)$/.exec(value) ?? [];
  return amount && unit ? [amount, unit] : [value, ''];
}

/** `Volume (m³)` as its name and its unit. */
export function unitIn(label: string): readonly [name: string, unit?: string] {
  const [, name, unit] = /^(.*?) \((.*)\)$/.exec(label) ?? [];
  return name && unit ? [name, unit] : [label];
}
