/** Tables in the looks of the ninth set. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type Column, numberIn, row, typed, withUnit } from './blocks.ts';
import { comma } from './home.ts';
import type { Shape } from './shapes.ts';
import type { Style } from './sheet.ts';

/** Null for a look of another set. */
export function ninthTable(name: Style['table'], shape: Shape, random: Random): string | null {
  const { names, others, all, rows, cell, headerOf } = shape;
  const words = others.filter(({ unit }) => !unit);
  const numbers = others.filter(({ unit }) => unit);
  const tableOf = (columns: readonly Column[]) =>
    `<table>${row(columns.map(headerOf), 'th')}${rows.map((at) => row(columns.map((each) => cell(each, at)))).join('')}</table>`;
  const line = (cells: readonly string[], widths: readonly number[], between: string) =>
    cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(between);
  const widthsOf = all.map((each) =>
    Math.max(headerOf(each).length, ...rows.map((at) => cell(each, at).length)),
  );
  switch (name) {
    case 'starred':
      return `<table>${row(
        all.map((each, at) => `${headerOf(each)}${each.unit ? '*'.repeat(1 + (at % 2)) : ''}`),
        'th',
      )}${rows
        .map((at) =>
          row(all.map((each) => `${cell(each, at)}${each.unit && random.chance(0.5) ? ' *' : ''}`)),
        )
        .join('')}</table><p class="small">* @note@</p>`;
    case 'ascii':
      return typed([
        line(all.map(headerOf), widthsOf, '   '),
        ...rows.map((at) =>
          line(
            all.map((each) => cell(each, at)),
            widthsOf,
            '   ',
          ),
        ),
      ]);
    case 'boxed-ascii': {
      const rule = `+${widthsOf.map((width) => '-'.repeat(width + 2)).join('+')}+`;
      const boxed = (cells: readonly string[]) => `| ${line(cells, widthsOf, ' | ')} |`;
      return typed([
        rule,
        boxed(all.map(headerOf)),
        rule,
        ...rows.map((at) => boxed(all.map((each) => cell(each, at)))),
        rule,
      ]);
    }
    case 'gross-net':
      return tableOf(withOtherMeasures(shape, random));
    case 'double-header':
      return `<table><tr>${[names, ...words].map(({ header }) => `<th rowspan="3">${header}</th>`).join('')}<th colspan="${numbers.length}">@measures@</th></tr>${row(
        numbers.map(({ header }) => header),
        'th',
      )}${row(
        numbers.map(({ unit }) => `(${unit})`),
        'th',
      )}${rows.map((at) => row([names, ...words, ...numbers].map((each) => each.cells[at] ?? ''))).join('')}</table>`;
    case 'names-last':
      return tableOf([...numbers, ...words, names]);
    case 'split-decimals':
      return `<table style="width:auto"><tr>${all.map((each) => `<th${each.unit ? ' colspan="2"' : ''}>${headerOf(each)}</th>`).join('')}</tr>${rows
        .map(
          (at) =>
            `<tr>${all
              .map((each) => {
                const [whole = '', decimals] = (each.cells[at] ?? '').split(',');
                return each.unit
                  ? `<td style="text-align:right;padding-right:0">${whole}</td><td style="padding-left:0">${decimals === undefined ? '' : `,${decimals}`}</td>`
                  : `<td>${each.cells[at]}</td>`;
              })
              .join('')}</tr>`,
        )
        .join('')}</table>`;
    case 'floats':
      return rows
        .map(
          (at) =>
            `<div class="flush"><span>${[names, ...words].map((each) => each.cells[at]).join(' · ')}</span><span>${numbers.map((each) => `<span class="small">${each.header}</span> ${withUnit(each, at)}`).join(' &emsp; ')}</span></div>`,
        )
        .join('');
    case 'abbreviated':
      return `<table>${row(
        all.map(({ header, unit }) => `${header.split(/[ -]/)[0]?.slice(0, 5)}.${unit ? `<br>${unit}` : ''}`),
        'th',
      )}${rows.map((at) => row(all.map((each) => each.cells[at] ?? ''))).join('')}</table>`;
    case 'chunked': {
      const chunks = rows.filter((at) => at % 3 === 0).map((from) => rows.slice(from, from + 3));
      return chunks
        .map(
          (chunk) =>
            `<table style="margin-bottom:.6em">${all.map((each) => row([headerOf(each), ...chunk.map((at) => cell(each, at))])).join('')}</table>`,
        )
        .join('');
    }
    case 'name-below':
      return `<table>${rows
        .map(
          (at) =>
            `<tr>${others.map((each) => `<td><span class="small">${each.header}</span> ${withUnit(each, at)}</td>`).join('')}</tr><tr><td colspan="${others.length}" class="small">↑ ${names.cells[at]}</td></tr>`,
        )
        .join('')}</table>`;
    case 'middle-dots':
      return `<ul>${rows
        .map(
          (at) =>
            `<li><b>${names.cells[at]}</b><br>${[...numbers.map((each) => withUnit(each, at)), ...words.map((each) => each.cells[at])].join(' · ')}</li>`,
        )
        .join('')}</ul>`;
    default:
      return null;
  }
}

/** A gross area beside the net one, and the U-value that the rules ask for beside the calculated one. */
function withOtherMeasures({ all, rows }: Shape, random: Random): readonly Column[] {
  return all.flatMap((each) => {
    const of = (at: number) => numberIn(each.cells[at]);
    if (each.unit === 'm²') {
      const gross = {
        header: '@gross@',
        unit: 'm²',
        cells: rows.map((at) => comma(of(at) + random.between(1, 9, 1), 1)),
      };
      return random.chance(0.5)
        ? [gross, { ...each, header: '@net@' }]
        : [{ ...each, header: '@net@' }, gross];
    }
    if (!each.unit || each.unit.endsWith('/W')) return [each];
    return [each, { header: 'Umax', unit: each.unit, cells: rows.map(() => '0,24') }];
  });
}
