/** Tables in looks that are new to the reader. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type Column, numberIn, row, withUnit } from './blocks.ts';
import { comma } from './home.ts';
import type { Shape } from './shapes.ts';
import type { Style } from './sheet.ts';

export function newTable(name: Style['table'], shape: Shape, random: Random): string {
  const { names, others, all, rows, cell, headerOf } = shape;
  const words = others.filter(({ unit }) => !unit);
  const numbers = others.filter(({ unit }) => unit);
  const tableOf = (columns: readonly Column[], more = '') =>
    `<table>${row(columns.map(headerOf), 'th')}${rows.map((at) => row(columns.map((each) => cell(each, at)))).join('')}${more}</table>`;
  switch (name) {
    case 'split-tables': {
      const half = Math.ceil(others.length / 2);
      return `${tableOf([names, ...others.slice(0, half)])}<br>${tableOf([names, ...others.slice(half)])}`;
    }
    case 'headerless':
      return `<table>${rows.map((at) => row(all.map((each) => withUnit(each, at)))).join('')}</table>`;
    case 'sentences':
      return rows
        .map(
          (at) =>
            `<p>${names.cells[at]} @has@ ${others.map((each) => `${each.header}${each.unit ? ' @of@' : ''} ${withUnit(each, at)}`).join(', ')}.</p>`,
        )
        .join('');
    case 'slash-cells': {
      const header = `${numbers.map((each) => each.header).join(' / ')} (${numbers.map(({ unit }) => unit).join(' / ')})`;
      return `<table>${row([names.header, ...words.map((each) => each.header), header], 'th')}${rows
        .map((at) =>
          row([
            names.cells[at] ?? '',
            ...words.map((each) => each.cells[at] ?? ''),
            numbers.map((each) => each.cells[at]).join(' / '),
          ]),
        )
        .join('')}</table>`;
    }
    case 'mean-row':
      return tableOf(all, row(all.map((column) => totalOrMean(column, shape))));
    case 'decoys':
      return tableOf(withDecoys(shape, random));
    case 'symbols':
      return `<table>${row(
        all.map(({ header, unit }) =>
          unit
            ? `${unit === 'm²' ? 'A' : unit.endsWith('/W') ? 'R' : 'U'} [${unit}]`
            : `${header.slice(0, 3)}.`,
        ),
        'th',
      )}${rows.map((at) => row(all.map((each) => each.cells[at] ?? ''))).join('')}</table>`;
    case 'units-last':
      return `<table>${all.map((each) => row([each.header, ...rows.map((at) => each.cells[at] ?? ''), each.unit ?? ''])).join('')}</table>`;
    case 'footnotes':
      return `<table>${row(all.map(headerOf), 'th')}${rows
        .map((at) =>
          row(
            all.map((each) => `${cell(each, at)}${each.unit && at % 2 === 0 ? `<sup>${at + 1}</sup>` : ''}`),
          ),
        )
        .join('')}</table>`;
    case 'remarks':
      return `<table>${row(all.map(headerOf), 'th')}${rows
        .map(
          (at) =>
            `${row(all.map((each) => cell(each, at)))}${random.chance(0.6) ? `<tr><td colspan="${all.length}"><i class="small">@guess@</i></td></tr>` : ''}`,
        )
        .join('')}</table>`;
    case 'prefixed':
      return `<table>${rows
        .map((at) =>
          row([
            names.cells[at] ?? '',
            ...others.map((each) =>
              each.unit
                ? `${each.unit === 'm²' ? 'A' : each.unit.endsWith('/W') ? 'Rc' : 'U'} = ${withUnit(each, at)}`
                : (each.cells[at] ?? ''),
            ),
          ]),
        )
        .join('')}</table>`;
    case 'newspaper':
      return `<div style="columns:2;column-gap:2.5em">${rows
        .map(
          (at) =>
            `<div style="break-inside:avoid"><b>${names.cells[at]}</b>${others.map((each) => `<div class="flush"><span>${each.header}</span><span>${withUnit(each, at)}</span></div>`).join('')}</div>`,
        )
        .join('')}</div>`;
    case 'piped':
      return rows
        .map((at) => `<div>${all.map((each) => `${each.header}: ${withUnit(each, at)}`).join(' | ')}</div>`)
        .join('');
    case 'grouped-rows': {
      const [by] = words;
      if (!by) return tableOf(all);
      const columns = all.filter((column) => column !== by);
      const groups = Map.groupBy(rows, (at) => by.cells[at] ?? '');
      return `<table>${row(columns.map(headerOf), 'th')}${[...groups]
        .map(
          ([title, own]) =>
            `<tr><td colspan="${columns.length}"><b>${by.header}: ${title}</b></td></tr>${own.map((at) => row(columns.map((each) => cell(each, at)))).join('')}`,
        )
        .join('')}</table>`;
    }
    default:
      return `<div style="writing-mode:vertical-rl">${tableOf(all)}</div>`;
  }
}

/** The sum of areas, and the mean of U-values by area. */
function totalOrMean(column: Column, { names, others, rows }: Shape): string {
  const areas = others.find(({ unit }) => unit === 'm²');
  if (column === names) return '@mean@';
  if (!column.unit || !areas) return '';
  const sum = rows.reduce((total, at) => total + numberIn(areas.cells[at]), 0);
  if (column === areas) return comma(sum, 1);
  return comma(
    rows.reduce((total, at) => total + numberIn(areas.cells[at]) * numberIn(column.cells[at]), 0) / sum,
    2,
  );
}

/** Columns of other numbers: the share of each part, its loss, how many there are. */
function withDecoys({ all, others, rows }: Shape, random: Random): readonly Column[] {
  const areas = others.find(({ unit }) => unit === 'm²');
  const sum = areas ? rows.reduce((total, at) => total + numberIn(areas.cells[at]), 0) : 1;
  const decoys: readonly Column[] = [
    { header: '@count@', cells: rows.map(() => String(random.between(1, 3))) },
    {
      header: '@share@',
      unit: '%',
      cells: rows.map((at) => comma(areas ? (numberIn(areas.cells[at]) / sum) * 100 : 0)),
    },
    { header: '@loss@', unit: 'W/K', cells: rows.map(() => comma(random.between(4, 90, 1), 1)) },
  ];
  const [first, ...rest] = all;
  return first ? [first, ...random.shuffled([...rest, ...decoys.slice(random.between(0, 2))])] : decoys;
}
