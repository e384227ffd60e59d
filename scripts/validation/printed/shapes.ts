/** More shapes of tables. */

import { type Column, row, withUnit } from './blocks.ts';
import type { Style } from './sheet.ts';

export interface Shape {
  names: Column;
  /** The columns beside the names. */
  others: readonly Column[];
  all: readonly Column[];
  rows: readonly number[];
  cell: (column: Column, row: number) => string;
  headerOf: (column: Column) => string;
}

type TableLook = Style['table'];

export function tableInShape(name: TableLook, shape: Shape): string | null {
  const { names, others, all, rows, cell, headerOf } = shape;
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
      return `<table>${head}${bodyOf(rows)}${totalOf(shape)}</table>`;
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
    case 'paired-cards': {
      const card = (at: number) =>
        `<table class="mini">${all.map((each) => row([each.header, withUnit(each, at)])).join('')}</table>`;
      return `<table>${rows.flatMap((at) => (at % 2 === 0 ? [`<tr><td>${card(at)}</td><td>${at + 1 < rows.length ? card(at + 1) : ''}</td></tr>`] : [])).join('')}</table>`;
    }
    case 'units-only':
      return `<ul>${rows
        .map((at) => {
          const [words, numbers] = [others.filter(({ unit }) => !unit), others.filter(({ unit }) => unit)];
          return `<li>${names.cells[at]}, ${[...words.map((each) => each.cells[at]), ...numbers.map((each) => withUnit(each, at))].join(', ')}</li>`;
        })
        .join('')}</ul>`;
    case 'compact': {
      const [words, numbers] = [others.filter(({ unit }) => !unit), others.filter(({ unit }) => unit)];
      const named = (at: number) =>
        `${names.cells[at]}<br><span class="small">${words.map((each) => each.cells[at]).join(' – ')}</span>`;
      return `<table><thead>${row([names.header, ...numbers.map((each) => `${each.header}<br><span class="small">${each.unit}</span>`)], 'th')}</thead>${rows
        .map((at) => row([named(at), ...numbers.map((each) => each.cells[at] ?? '')]))
        .join('')}</table>`;
    }
    case 'rowspan':
      return `<table>${rows
        .map((at) =>
          others
            .map(
              (each, index) =>
                `<tr>${index === 0 ? `<td rowspan="${others.length}">${names.cells[at]}</td>` : ''}<td>${each.header}</td><td>${withUnit(each, at)}</td></tr>`,
            )
            .join(''),
        )
        .join('')}</table>`;
    case 'unit-headers':
      return `<table><thead>${row(
        all.map((each) => each.unit ?? each.header),
        'th',
      )}</thead>${rows.map((at) => row(all.map((each) => each.cells[at] ?? ''))).join('')}</table>`;
    case 'equals-list':
      return rows
        .map(
          (at) =>
            `<p>${names.cells[at]} : ${others.map((each) => `${each.header} = ${withUnit(each, at)}`).join(' ; ')}</p>`,
        )
        .join('');
    case 'stacked-cells': {
      const [words, numbers] = [others.filter(({ unit }) => !unit), others.filter(({ unit }) => unit)];
      return `<table><thead>${row([names.header, ...words.map(({ header }) => header), numbers.map(({ header }) => header).join('<br>')], 'th')}</thead>${rows
        .map((at) =>
          row([
            names.cells[at] ?? '',
            ...words.map((each) => each.cells[at] ?? ''),
            numbers.map((each) => withUnit(each, at)).join('<br>'),
          ]),
        )
        .join('')}</table>`;
    }
    case 'titled-rows':
      return rows
        .map(
          (at) =>
            `<div><b>${names.cells[at]}</b></div><table>${row(others.map(headerOf), 'th')}${row(others.map((each) => cell(each, at)))}</table>`,
        )
        .join('');
    case 'wrapped-cells':
      return `<table class="fixed">${head}${bodyOf(rows)}</table>`;
    default:
      return null;
  }
}

/** The sum of the areas below them, in a row that says so where the names stand. */
function totalOf({ names, all, rows }: Shape): string {
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
