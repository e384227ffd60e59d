import type { Part, TableColumn } from './content.ts';
import { drawPairs } from './draw-pairs.ts';
import type { PageWriter } from './page-writer.ts';
import type { Random } from './random.ts';

type Table = Extract<Part, { type: 'table' }>;

/** A table of walls with its headers upright, in several lines, turned, on the left, or as a list for each row. */
export function drawTable(writer: PageWriter, table: Table, random: Random): void {
  const shown = writer.style.hasShuffledColumns ? shuffled(table, random) : table;
  switch (writer.style.table) {
    case 'records':
      return drawRecords(writer, shown);
    case 'transposed':
      return drawTransposed(writer, shown);
    default:
      return drawRows(writer, shown);
  }
}

/** The name stays first. */
function shuffled(table: Table, random: Random): Table {
  const order = [0, ...random.shuffled(table.columns.map((_, index) => index).slice(1))];
  const inOrder = <Item>(items: readonly Item[]) => order.flatMap((index) => items.slice(index, index + 1));
  return {
    ...table,
    columns: inOrder(table.columns),
    groups: table.groups.map((group) => ({ ...group, rows: group.rows.map(inOrder) })),
  };
}

const headerOf = ({ header, unit }: TableColumn, hasUnit: boolean) =>
  hasUnit && unit ? `${header} (${unit})` : header;

function drawRows(writer: PageWriter, table: Table): void {
  const { style, left, right } = writer;
  const hasUnit = style.unit !== 'cell';
  const headers = table.columns.map((column) => headerOf(column, hasUnit));
  const cellOf = (text: string, column: number) => {
    const unit = table.columns[column]?.unit;
    return style.unit === 'cell' && unit && /\d/.test(text) ? `${text} ${unit}` : text;
  };
  const rows = table.groups.flatMap(({ rows }) => rows);
  const isTurned = style.table.startsWith('turned');
  const lines = headers.map((header) => (isTurned ? [header] : splitHeader(header, style.table !== 'plain')));
  const widths = table.columns.map((_, column) =>
    Math.max(
      ...rows.map((row) => writer.widthOf(cellOf(row[column] ?? '', column))),
      ...(isTurned
        ? [style.size * (style.table === 'turned split' ? 3.2 : 2)]
        : (lines[column] ?? []).map((line) => writer.widthOf(line))),
    ),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.max(style.size * 0.8, (right - left - total) / headers.length);
  const xs = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, width) => sum + width + gap, left),
  );
  const tallest = isTurned
    ? Math.max(...headers.map((header) => writer.widthOf(header))) / (style.table === 'turned split' ? 1.6 : 1)
    : Math.max(...lines.map(({ length }) => length)) * style.size * 1.15;
  const drawHeader = () => {
    writer.y += tallest;
    for (const [column, header] of headers.entries()) {
      const x = xs[column] ?? 0;
      if (isTurned) turnedHeader(writer, header, x + style.size, tallest);
      else uprightHeader(writer, lines[column] ?? [], x, style.align === 'right' && column > 0 ? widths[column] : undefined);
    }
    writer.nextLine(1.1);
  };
  writer.write(table.title, left, style.size * 1.25);
  writer.nextLine(1.3);
  if (writer.room < tallest + 5 * style.size * style.pitch) writer.nextPage();
  drawHeader();
  for (const group of table.groups) {
    if (group.name) {
      writer.write(group.name, left);
      writer.nextLine();
    }
    for (const row of group.rows) {
      for (const [column, text] of row.entries()) {
        const x = xs[column] ?? 0;
        if (style.align === 'right' && column > 0) writer.writeTo(cellOf(text, column), x + (widths[column] ?? 0));
        else writer.write(cellOf(text, column), x);
      }
      writer.nextLine();
      if (writer.isAtTop && style.isHeaderRepeated) drawHeader();
    }
  }
  writer.nextLine();
}

/** `Netto-oppervlakte (m²)` in two lines or three. */
function splitHeader(header: string, isSplit: boolean): string[] {
  return isSplit ? header.split(/(?<=-)|\s(?=\()|\s/).filter((line) => line !== '') : [header];
}

function uprightHeader(writer: PageWriter, lines: readonly string[], x: number, width?: number): void {
  const { y, style } = writer;
  for (const [index, line] of [...lines].reverse().entries()) {
    writer.y = y - index * style.size * 1.15;
    if (width === undefined) writer.write(line, x);
    else writer.writeTo(line, x + width);
  }
  writer.y = y;
}

function turnedHeader(writer: PageWriter, header: string, x: number, height: number): void {
  const { style } = writer;
  if (style.table !== 'turned split') return writer.writeTurned(header, x, height, style.table === 'turned down');
  const words = header.split(' ');
  const half = Math.ceil(words.length / 2);
  writer.writeTurned(words.slice(0, half).join(' '), x, height);
  if (words.length > 1) writer.writeTurned(words.slice(half).join(' '), x + 1.15 * style.size, height);
}

/** A list of labels and values for each row. */
function drawRecords(writer: PageWriter, table: Table): void {
  const { style, left } = writer;
  writer.write(table.title, left, style.size * 1.25);
  writer.nextLine(1.4);
  for (const group of table.groups) {
    if (group.name) {
      writer.write(group.name, left);
      writer.nextLine();
    }
    for (const row of group.rows) {
      drawPairs(
        writer,
        row.flatMap((value, column) => {
          const own = table.columns[column];
          return own ? [{ label: own.header, value, ...(own.unit && { unit: own.unit }) }] : [];
        }),
      );
      writer.nextLine(0.7);
    }
  }
}

/** Headers on the left, and a column for each row of the table. */
function drawTransposed(writer: PageWriter, table: Table): void {
  const { style, left, right } = writer;
  writer.write(table.title, left, style.size * 1.25);
  writer.nextLine(1.4);
  const headers = table.columns.map((column) => headerOf(column, style.unit !== 'cell'));
  const labelWidth = Math.max(...headers.map((header) => writer.widthOf(header))) + 2 * style.size;
  for (const group of table.groups) {
    if (group.name) {
      writer.write(group.name, left);
      writer.nextLine();
    }
    const widest = Math.max(...group.rows.flat().map((text) => writer.widthOf(`${text} W/(m²K)`)));
    const count = Math.max(1, Math.floor((right - left - labelWidth) / (widest + style.size)));
    for (let at = 0; at < group.rows.length; at += count) {
      if (writer.room < (headers.length + 1) * style.size * style.pitch) writer.nextPage();
      for (const [column, header] of headers.entries()) {
        writer.write(header, left);
        for (const [index, row] of group.rows.slice(at, at + count).entries()) {
          const unit = table.columns[column]?.unit;
          const text = row[column] ?? '';
          const shown = style.unit === 'cell' && unit && /\d/.test(text) ? `${text} ${unit}` : text;
          writer.write(shown, left + labelWidth + index * (widest + style.size));
        }
        writer.nextLine();
      }
      writer.nextLine(0.6);
    }
  }
}
