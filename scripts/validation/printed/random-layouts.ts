/**
 * Layouts whose parts are drawn at random from all that printed forms vary: where labels and headers stand, how they
 * are aligned, broken and written, where units are, and what holds the rows.
 */
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Column, Pair } from './blocks.ts';
import type { Shape } from './shapes.ts';
import type { Style } from './sheet.ts';

const ALIGNS = ['left', 'center', 'right'] as const;

/** One document has one look for all of its labels. */
export function freePairs(style: Style, pairs: readonly Pair[]): string {
  const random = new Random(Math.round(style.sizePt * 10) * 131 + style.marginMm * 17 + style.font.length);
  const place = random.pick(['left', 'left', 'above', 'below', 'right'] as const);
  const isBeside = place === 'left' || place === 'right';
  const columns = random.between(1, isBeside ? 2 : 4);
  const [labelAlign, valueAlign] = [random.pick(ALIGNS), random.pick(ALIGNS)];
  const labelStyle = [
    `font-size:${random.pick(['.72em', '.85em', '1em', '1em', '1.1em'])}`,
    `text-align:${isBeside ? labelAlign : valueAlign}`,
    random.chance(0.25) ? 'text-transform:uppercase' : '',
    random.chance(0.2) ? 'letter-spacing:.15em' : '',
    random.chance(0.3) ? 'font-weight:bold' : '',
    random.chance(0.2) ? 'color:#667' : '',
    isBeside ? `width:${random.pick(['22%', '34%', '48%'])}` : '',
  ].join(';');
  const valueStyle = [
    `text-align:${valueAlign}`,
    `font-size:${random.pick(['1em', '1em', '1.35em'])}`,
    random.chance(0.4) ? 'font-weight:bold' : '',
    random.chance(0.2) ? 'background:#dde;padding:.2em .5em' : '',
  ].join(';');
  const sign = random.pick(['', '', ':', ' –', ' =']);
  const mark = random.chance(0.15) ? '*' : '';
  const isLined = random.chance(0.4);
  const label = (text: string) => `${text}${mark}${place === 'below' || place === 'right' ? '' : sign}`;
  const cellsOf = ([a, b]: Pair): string => {
    const [first, second] = [
      `<div style="${labelStyle}">${label(a)}</div>`,
      `<div style="${valueStyle};flex:1">${b}</div>`,
    ];
    return place === 'left' || place === 'above' ? first + second : second + first;
  };
  const box = isLined ? 'border-bottom:.5pt solid #aaa;padding:.2em 0' : '';
  return `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:${random.pick(['.3em', '.8em', '1.2em'])} 2em">${pairs
    .map(
      (pair) =>
        `<div style="${box};${isBeside ? `display:flex;gap:1em;align-items:${random.pick(['baseline', 'flex-start', 'center'])}` : ''}">${cellsOf(pair)}</div>`,
    )
    .join('')}</div>`;
}

export function freeTable({ names, others, rows, cell: _ }: Shape, random: Random): string {
  const unitPlace = random.pick(['header', 'below', 'row', 'cell', 'column', 'brackets'] as const);
  const namePlace = random.pick(['first', 'first', 'last', 'above', 'span'] as const);
  const isSideways = random.chance(0.25);
  const headerOf = (column: Column) => {
    const name = random.chance(0.3) ? column.header.replace(/[ -]/, (sign) => `${sign}<br>`) : column.header;
    if (!column.unit) return name;
    if (unitPlace === 'header') return `${name} (${column.unit})`;
    if (unitPlace === 'brackets') return `${name} [${column.unit}]`;
    return unitPlace === 'below' ? `${name}<br><span class="small">${column.unit}</span>` : name;
  };
  const cellOf = ({ cells, unit }: Column, at: number) => {
    const text = cells[at] ?? '';
    return unit && unitPlace === 'cell' && text !== '-' ? `${text} ${unit}` : text;
  };
  const td = (text: string, more = '') => `<td ${more}>${text}</td>`;
  const number = `style="text-align:${random.pick(ALIGNS)}"`;
  const cellsOf = (columns: readonly Column[], at: number) =>
    columns
      .map((each) => {
        const own = td(cellOf(each, at), each.unit ? number : '');
        return each.unit && unitPlace === 'column' ? own + td(each.unit) : own;
      })
      .join('');
  const headsOf = (columns: readonly Column[]) =>
    `<thead><tr>${columns.map((each) => `<th${each.unit && unitPlace === 'column' ? ' colspan="2"' : ''}>${headerOf(each)}</th>`).join('')}</tr>${
      unitPlace === 'row'
        ? `<tr>${columns.map(({ unit }) => `<th>${unit ? `(${unit})` : ''}</th>`).join('')}</tr>`
        : ''
    }</thead>`;
  const width = random.pick(['100%', '70%', 'auto']);
  if (isSideways) {
    const all = [names, ...others];
    return `<table style="width:${width}">${all
      .map(
        (each) =>
          `<tr><th>${headerOf(each)}</th>${['row', 'column'].includes(unitPlace) ? td(each.unit ?? '') : ''}${rows.map((at) => td(cellOf(each, at), number)).join('')}</tr>`,
      )
      .join('')}</table>`;
  }
  const columns =
    namePlace === 'last' ? [...others, names] : namePlace === 'first' ? [names, ...others] : others;
  const span = columns.reduce((sum, { unit }) => sum + (unit && unitPlace === 'column' ? 2 : 1), 0);
  const body = rows.map((at) => {
    if (namePlace === 'above')
      return `<tr>${td(`<b>${names.cells[at]}</b>`, `colspan="${span}"`)}</tr><tr>${cellsOf(columns, at)}</tr>`;
    return namePlace === 'span'
      ? `<tr>${td(names.cells[at] ?? '')}${cellsOf(columns, at)}</tr>`
      : `<tr>${cellsOf(columns, at)}</tr>`;
  });
  const head = namePlace === 'span' ? headsOf(columns).replace('<tr>', '<tr><th></th>') : headsOf(columns);
  const fixed = namePlace === 'span' ? head.replace(/(<\/tr>)<tr>/, '$1<tr><th></th>') : head;
  return `<table style="width:${width}">${fixed}<tbody>${body.join('')}</tbody></table>`;
}
