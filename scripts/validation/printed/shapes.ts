/** More shapes of tables: see `LATER`. */
import type { LATER } from './sheet.ts';
import type { Column } from './table.ts';

export interface Shape {
  names: Column;
  /** The columns beside the names. */
  others: readonly Column[];
  all: readonly Column[];
  rows: readonly number[];
  cell: (column: Column, row: number) => string;
  headerOf: (column: Column) => string;
}

type ShapeName = (typeof LATER)['opened' | 'reserved']['tables'][number];

export function tableInShape(name: ShapeName, shape: Shape): string {
  const { names, others, all, rows, cell, headerOf } = shape;
  const row = (cells: readonly string[], tag = 'td') =>
    `<tr>${cells.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;
  const head = `<thead>${row(all.map(headerOf), 'th')}</thead>`;
  const bodyOf = (some: readonly number[]) =>
    `<tbody>${some.map((at) => row(all.map((each) => cell(each, at)))).join('')}</tbody>`;
  const half = Math.ceil(rows.length / 2);
  switch (name) {
    case 'side-by-side': {
      const halves = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
      return `<div class="tables">${halves.map((part) => `<table>${head}${bodyOf(part)}</table>`).join('')}</div>`;
    }
    case 'bracketed':
      return `<ul>${rows.map((at) => `<li>${names.cells[at]} (${others.map((each) => `${each.header} ${withUnit(each, at)}`).join('; ')})</li>`).join('')}</ul>`;
    case 'two-line':
      return rows
        .map(
          (at) =>
            `<p><b>${names.cells[at]}</b><br>${others.map((each) => `${each.header}: ${withUnit(each, at)}`).join(' &emsp; ')}</p>`,
        )
        .join('');
    case 'unit-columns':
      return `<table><thead><tr>${all.map((each) => `<th${each.unit ? ' colspan="2"' : ''}>${each.header}</th>`).join('')}</tr></thead><tbody>${rows
        .map((at) => row(all.flatMap((each) => [each.cells[at] ?? '', ...(each.unit ? [each.unit] : [])])))
        .join('')}</tbody></table>`;
    case 'sideways-units':
      return `<table>${all.map((each) => row([each.header, each.unit ?? '', ...rows.map((at) => each.cells[at] ?? '')])).join('')}</table>`;
    case 'totals':
      return `<table>${head}${bodyOf(rows)}${totalOf(shape, row)}</table>`;
    case 'broken':
      return `<table>${head}${bodyOf(rows).replace('<tr>', rows.length > 2 ? '<tr class="rest">' : '<tr>')}</table>`;
    case 'small-tables':
      return rows
        .map(
          (at) =>
            `<table class="mini">${row([names.cells[at] ?? '', ''], 'th')}${others.map((each) => row([each.header, withUnit(each, at)])).join('')}</table>`,
        )
        .join('');
    case 'dotted':
      return rows
        .map((at) => {
          const [words, numbers] = [others.filter(({ unit }) => !unit), others.filter(({ unit }) => unit)];
          const named = [names, ...words].map((each) => each.cells[at]).join(', ');
          return `<div class="leader">${named}${numbers.map((each) => `<i>${'.'.repeat(300)}</i>${each.header.length < 4 ? `${each.header} ` : ''}${withUnit(each, at)}`).join('')}</div>`;
        })
        .join('');
    case 'wrapped-cells':
      return `<table class="fixed">${head}${bodyOf(rows)}</table>`;
  }
}

const withUnit = ({ unit, cells }: Column, at: number) =>
  unit && cells[at] !== '-' ? `${cells[at]} ${unit}` : (cells[at] ?? '');

/** The sum of the areas below them, in a row that says so where the names stand. */
function totalOf({ names, all, rows }: Shape, row: (cells: readonly string[]) => string): string {
  const sum = (column: Column) =>
    rows
      .reduce((total, at) => total + Number((column.cells[at] ?? '').replace(',', '.')), 0)
      .toFixed(1)
      .replace('.', ',');
  const isDutch = all.some(({ header }) => /opp/i.test(header));
  return row(
    all.map((column) =>
      column === names ? (isDutch ? 'Totaal' : 'Total') : column.unit === 'm²' ? sum(column) : '',
    ),
  );
}
