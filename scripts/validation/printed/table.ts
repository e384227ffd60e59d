import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Column } from './blocks.ts';
import { elementsOf, type RowLayout } from './elements.ts';
import { ELEVENTH_TABLES } from './eleventh-tables.ts';
import { flowTable } from './flow-tables.ts';
import { newTable } from './new-tables.ts';
import { ninthTable } from './ninth-tables.ts';
import { freeTable } from './random-layouts.ts';
import { type Shape, tableInShape } from './shapes.ts';
import type { Style } from './sheet.ts';
import { THIRTEENTH_TABLES } from './thirteenth-tables.ts';
import { TWELFTH_TABLES } from './twelfth-tables.ts';

const LOOKS: Readonly<Record<string, RowLayout>> = {
  ...ELEVENTH_TABLES,
  ...TWELFTH_TABLES,
  ...THIRTEENTH_TABLES,
};

/** A table of elements, one of them a row, in whichever shape the document has. */
export function tableOf(style: Style, random: Random, names: Column, columns: readonly Column[]): string {
  const look = LOOKS[style.table];
  if (look) return look(elementsOf(style.detail, names, columns), new Random(style.detail + 1), random);
  const shuffled = random.shuffled(columns);
  const all = random.chance(0.85) ? [names, ...shuffled] : [...shuffled, names];
  const cell = (column: Column, row: number) => {
    const text = column.cells[row] ?? '';
    return column.unit && style.hasUnitInCells && text !== '-' ? `${text} ${column.unit}` : text;
  };
  const headerOf = ({ header, unit }: Column) =>
    unit && !style.hasUnitInCells ? `${header} (${unit})` : header;
  const rows = names.cells.map((_, row) => row);
  const bodyRow = (row: number) =>
    `<tr>${style.hasIndexColumn ? `<td>${row + 1}</td>` : ''}${all
      .map(
        (column) =>
          `<td${/^[\d-]/.test(column.cells[row] ?? '') ? ' class="number"' : ''}>${cell(column, row)}</td>`,
      )
      .join('')}</tr>`;
  const body = `<tbody>${rows.map(bodyRow).join('')}</tbody>`;
  const index = style.hasIndexColumn ? '<th>#</th>' : '';
  const shape: Shape = { names, all, rows, cell, headerOf, others: shuffled };
  switch (style.table) {
    case 'free':
      return freeTable(shape, random);
    case 'plain':
      return `<table><thead><tr>${index}${all.map((each) => `<th>${headerOf(each)}</th>`).join('')}</tr></thead>${body}</table>`;
    case 'up':
    case 'down':
      return `<table><thead><tr>${index}${all
        .map((each) =>
          each === names
            ? `<th>${headerOf(each)}</th>`
            : `<th class="${style.table}"><span>${headerOf(each)}</span></th>`,
        )
        .join('')}</tr></thead>${body}</table>`;
    case 'split':
      return `<table><thead><tr>${index}${all.map((each) => `<th>${halved(headerOf(each))}</th>`).join('')}</tr></thead>${body}</table>`;
    case 'grouped':
      return `<table><thead><tr>${index && '<th></th>'}<th colspan="2"></th><th colspan="${all.length - 2}">${all[2]?.header ?? ''} …</th></tr>
        <tr>${index}${all.map((each) => `<th>${each.header}</th>`).join('')}</tr>
        <tr>${index && '<th></th>'}${all.map((each) => `<th>${each.unit ?? ''}</th>`).join('')}</tr></thead>${body}</table>`;
    case 'sideways':
      return `<table>${all
        .map(
          (each) =>
            `<tr><th>${headerOf(each)}</th>${rows.map((row) => `<td>${cell(each, row)}</td>`).join('')}</tr>`,
        )
        .join('')}</table>`;
    case 'cards':
      return `<div class="cards">${rows
        .map(
          (row) =>
            `<div><b>${names.cells[row]}</b>${shuffled.map((each) => `<div>${headerOf(each)}: ${cell(each, row)}</div>`).join('')}</div>`,
        )
        .join('')}</div>`;
    case 'lines':
      return rows
        .map(
          (row) =>
            `<p>${names.cells[row]} – ${shuffled.map((each) => `${each.header} ${each.cells[row]}${each.unit && each.cells[row] !== '-' ? ` ${each.unit}` : ''}`).join(' – ')}</p>`,
        )
        .join('');
    case 'name-rows':
      return `<table><thead><tr>${shuffled.map((each) => `<th>${headerOf(each)}</th>`).join('')}</tr></thead><tbody>${rows
        .map(
          (row) =>
            `<tr><td colspan="${shuffled.length}"><b>${names.cells[row]}</b></td></tr><tr>${shuffled.map((each) => `<td>${cell(each, row)}</td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table>`;
    case 'labelled-cells':
      return `<table>${rows
        .map(
          (row) =>
            `<tr>${all.map((each) => `<td><span class="small">${headerOf(each)}</span><br>${cell(each, row)}</td>`).join('')}</tr>`,
        )
        .join('')}</table>`;
    case 'two-up': {
      const header = all.map((each) => `<th>${headerOf(each)}</th>`).join('');
      const half = Math.ceil(rows.length / 2);
      const cells = (row: number) =>
        all.map((each) => `<td>${row < rows.length ? cell(each, row) : ''}</td>`).join('');
      return `<table><thead><tr>${header}${header}</tr></thead><tbody>${rows
        .slice(0, half)
        .map((row) => `<tr>${cells(row)}${cells(row + half)}</tr>`)
        .join('')}</tbody></table>`;
    }
    case 'narrow':
      return `<table class="narrow"><thead><tr>${index}${all.map((each) => `<th>${headerOf(each)}</th>`).join('')}</tr></thead>${body}</table>`;
    case 'nested-lists':
      return `<ul>${rows
        .map(
          (row) =>
            `<li>${names.cells[row]}<ul>${shuffled.map((each) => `<li>${each.header} : ${each.cells[row]}${each.unit && each.cells[row] !== '-' ? ` ${each.unit}` : ''}</li>`).join('')}</ul></li>`,
        )
        .join('')}</ul>`;
    case 'unit-rows':
      return `<table><thead><tr>${index}${all.map((each) => `<th>${each.header}</th>`).join('')}</tr></thead><tbody><tr>${index && '<td></td>'}${all
        .map((each) => `<td>${each.unit ? `[${each.unit}]` : ''}</td>`)
        .join('')}</tr>${rows.map(bodyRow).join('')}</tbody></table>`;
    default:
      return (
        flowTable(style.table, shape, random) ??
        ninthTable(style.table, shape, random) ??
        tableInShape(style.table, shape) ??
        newTable(style.table, shape, random)
      );
  }
}

/** A long header over two lines, cut where a printer would: at a space, or with a hyphen. */
function halved(header: string): string {
  const space = header.indexOf(' ');
  if (space > 0) return `${header.slice(0, space)}<br>${header.slice(space + 1)}`;
  const middle = Math.floor(header.length / 2);
  return header.length > 9 ? `${header.slice(0, middle)}-<br>${header.slice(middle)}` : header;
}
