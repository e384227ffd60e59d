/**
 * Elements in the looks of the tenth set: sentences, panels, definition lists, nested boxes, and tables with a column
 * for each element. Every look draws its own details at random.
 */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type Column, inParts, numberIn, row } from './blocks.ts';
import { comma } from './home.ts';
import type { Shape } from './shapes.ts';
import type { Style } from './sheet.ts';

const UNITS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'm²': ['m²', 'm²', 'm2'],
  'W/(m²K)': ['W/(m²K)', 'W/m²K', 'W/(m².K)', 'W/m².K', 'W/(m² K)', 'W/m2K'],
  'W/m²K': ['W/m²K', 'W/(m²K)', 'W/(m².K)', 'W/(m²·K)', 'W/m²K'],
  'm²K/W': ['m²K/W', 'm².K/W', '(m²K)/W', 'm²·K/W'],
};

/** Null for a look of another set. */
export function flowTable(name: Style['table'], shape: Shape, random: Random): string | null {
  const { names, others, rows } = shape;
  const units = new Map(
    others.flatMap(({ unit }) => (unit ? [[unit, random.pick(UNITS[unit] ?? [unit])] as const] : [])),
  );
  const isDutch = !others.some(({ header }) => /surf|superf/i.test(header));
  const headerOf = shorterNames(isDutch, random);
  const unitOf = ({ unit }: Column) => (unit ? (units.get(unit) ?? unit) : '');
  const amount = (column: Column, at: number) => {
    const text = column.cells[at] ?? '';
    return column.unit && text !== '-' ? `${text} ${unitOf(column)}` : text;
  };
  const words = others.filter(({ unit }) => !unit);
  const numbers = others.filter(({ unit }) => unit);
  const nameOf = (at: number) => names.cells[at] ?? '';
  const area = numbers.find(({ unit }) => unit === 'm²');
  const value = numbers.find((each) => each !== area);
  switch (name) {
    case 'running-text': {
      const draw = random.pick(isDutch ? DUTCH_SENTENCES : FRENCH_SENTENCES);
      if (!area || !value) return null;
      const sentences = rows.map((at) =>
        draw({
          name: nameOf(at),
          words: words.map((each) => each.cells[at] ?? '').filter((text) => text !== '-'),
          area: amount(area, at),
          measure: /^R/.test(value.header) ? 'Rc-waarde' : isDutch ? 'U-waarde' : 'valeur U',
          value: amount(value, at),
        }),
      );
      return random.chance(0.5)
        ? sentences.map((text) => `<p>${text}</p>`).join('')
        : `<p>${sentences.join(' ')}</p>`;
    }
    case 'column-each': {
      const isUnitApart = random.chance(0.4);
      const measures = random.shuffled(others);
      return inParts(rows, random.between(3, 5), (part) => {
        const lines = measures.map(
          (each) =>
            `<tr><td>${headerOf(each)}${each.unit && !isUnitApart ? ` (${unitOf(each)})` : ''}</td>${
              isUnitApart ? `<td class="small">${unitOf(each)}</td>` : ''
            }${part.map((at) => `<td style="text-align:center">${each.cells[at]}</td>`).join('')}</tr>`,
        );
        return `<table style="margin-bottom:1em;width:auto">${row(['', ...(isUnitApart ? [''] : []), ...part.map(nameOf)], 'th')}${lines.join('')}</table>`;
      });
    }
    case 'panels': {
      const isAbove = random.chance(0.5);
      const figures = (at: number) =>
        numbers
          .map((each) => {
            const [figure, caption] = [
              `<div style="font-size:1.5em">${amount(each, at)}</div>`,
              `<div class="small">${headerOf(each)}</div>`,
            ];
            return `<div>${isAbove ? caption + figure : figure + caption}</div>`;
          })
          .join('');
      const box = random.pick([
        'border:.5pt solid #99a;border-radius:4px',
        'background:#eef',
        'border-top:2pt solid #357',
      ]);
      return `<div style="display:grid;grid-template-columns:repeat(${random.between(2, 3)},1fr);gap:.8em">${rows
        .map(
          (at) =>
            `<div style="${box};padding:.5em .7em;break-inside:avoid"><b>${nameOf(at)}</b><div style="display:flex;gap:1.4em">${figures(at)}</div><div class="small">${words.map((each) => each.cells[at]).join(', ')}</div></div>`,
        )
        .join('')}</div>`;
    }
    case 'definitions': {
      const shown = random.pick([
        (at: number) =>
          `<dt><b>${nameOf(at)}</b></dt>${others.map((each) => `<dd>${headerOf(each).toLowerCase()} ${amount(each, at)}</dd>`).join('')}`,
        (at: number) =>
          `<dt>${nameOf(at)}</dt><dd>${[...numbers, ...words].map((each) => `<span class="small">${headerOf(each)}</span> <b>${amount(each, at)}</b>`).join(random.pick([' &emsp; ', '<br>']))}</dd>`,
        (at: number) =>
          `<dt style="float:left;width:13em;clear:left">${nameOf(at)}</dt><dd style="margin-left:14em">${others.map((each) => `${headerOf(each)}: ${amount(each, at)}`).join('<br>')}</dd>`,
      ]);
      return `<dl>${rows.map(shown).join('')}</dl>`;
    }
    case 'nested-boxes': {
      const width = random.pick(['45%', '60%']);
      const line = (each: Column, at: number) =>
        `<div style="display:flex"><span style="width:${width}">${headerOf(each)}</span><span>${amount(each, at)}</span></div>`;
      const isOpposite = random.chance(0.5);
      const inner = (at: number) => {
        const [left, right] = [words, numbers].map(
          (own) => `<div style="flex:1">${own.map((each) => line(each, at)).join('')}</div>`,
        );
        return `<div style="display:flex;gap:1.5em">${isOpposite ? `${right}${left}` : `${left}${right}`}</div>`;
      };
      return `<div style="border:1pt solid #446;padding:.4em">${rows
        .map(
          (at) =>
            `<div style="border:.5pt solid #99a;margin:.35em 0;padding:.3em .6em;break-inside:avoid"><div style="background:#e4e8ee">${nameOf(at)}</div>${inner(at)}</div>`,
        )
        .join('')}</div>`;
    }
    case 'two-lists': {
      const list = (each: Column) =>
        `<table style="width:auto"><tr><th>${names.header}</th><th>${headerOf(each)} (${unitOf(each)})</th></tr>${rows
          .map((at) => row([nameOf(at), each.cells[at] ?? '']))
          .join('')}</table>`;
      return `<div style="display:flex;gap:3em;align-items:flex-start">${numbers.map(list).join('')}</div>${
        words.length > 0 && random.chance(0.5)
          ? `<p class="small">${rows.map((at) => `${nameOf(at)}: ${words.map((each) => each.cells[at]).join(', ')}`).join('; ')}</p>`
          : wordsTable(shape)
      }`;
    }
    case 'bars': {
      const most = Math.max(...rows.map((at) => numberIn(value?.cells[at])));
      const bar = (at: number) =>
        value
          ? `<div style="background:#9bc;width:${Math.round((numberIn(value.cells[at]) / most) * 60) + 20}%;padding:0 .4em">${headerOf(value)} ${amount(value, at)}</div>`
          : '';
      return `<table>${rows
        .map(
          (at) =>
            `<tr><td style="width:36%">${nameOf(at)}${words.map((each) => `<br><span class="small">${each.cells[at]}</span>`).join('')}</td><td style="width:14%">${area ? amount(area, at) : ''}</td><td>${bar(at)}</td></tr>`,
        )
        .join('')}</table>`;
    }
    case 'sub-totals': {
      const [by] = words;
      const columns = random.shuffled([names, ...others.filter((each) => each !== by)]);
      const total = (own: readonly number[], title: string) =>
        row(
          columns.map((each) =>
            each === names
              ? `<b>${title}</b>`
              : each === area
                ? `<b>${comma(
                    own.reduce((sum, at) => sum + numberIn(area.cells[at]), 0),
                    1,
                  )}</b>`
                : '',
          ),
        );
      const groups = Map.groupBy(rows, (at) => by?.cells[at] ?? '');
      const head = row(
        columns.map((each) => `${headerOf(each)}${each.unit ? ` [${unitOf(each)}]` : ''}`),
        'th',
      );
      return `<table>${head}${[...groups]
        .map(
          ([group, own]) =>
            `${group === '' ? '' : `<tr><td colspan="${columns.length}"><i>${by?.header} ${group}</i></td></tr>`}${own.map((at) => row(columns.map((each) => each.cells[at] ?? ''))).join('')}${total(own, isDutch ? 'Subtotaal' : 'Sous-total')}`,
        )
        .join('')}${total(rows, isDutch ? 'Totaal' : 'Total')}</table>`;
    }
    case 'chips': {
      const chip = (text: string) =>
        `<span style="display:inline-block;border:.5pt solid #aaa;border-radius:1em;padding:.1em .6em;margin:.1em .3em .1em 0">${text}</span>`;
      return rows
        .map(
          (at) =>
            `<div style="margin:.4em 0"><b>${nameOf(at)}</b> ${random.chance(0.5) ? '<br>' : ''}${numbers.map((each) => chip(`${symbolOf(each)} ${amount(each, at)}`)).join('')}${words.map((each) => chip(each.cells[at] ?? '')).join('')}</div>`,
        )
        .join('');
    }
    case 'stacked-names': {
      const columns = random.shuffled(numbers);
      return `<table>${row([names.header, ...columns.map((each) => `${headerOf(each)}<br>${unitOf(each)}`)], 'th')}${rows
        .map((at) =>
          row([
            [`<b>${nameOf(at)}</b>`, ...words.map((each) => `${each.header}: ${each.cells[at]}`)].join(
              '<br>',
            ),
            ...columns.map((each) => each.cells[at] ?? ''),
          ]),
        )
        .join('')}</table>`;
    }
    default:
      return null;
  }
}

interface Said {
  name: string;
  words: readonly string[];
  area: string;
  measure: string;
  value: string;
}

const also = (words: readonly string[]) => (words.length > 0 ? ` (${words.join(', ')})` : '');
const DUTCH_SENTENCES: readonly [(said: Said) => string, ...((said: Said) => string)[]] = [
  ({ name, words, area, measure, value }) =>
    `${name}${also(words)}: de oppervlakte bedraagt ${area} en de ${measure} ${value}.`,
  ({ name, words, area, measure, value }) =>
    `${name} (${area}) heeft een ${measure} van ${value}${words.length > 0 ? `; ${words.join(', ')}` : ''}.`,
  ({ name, words, area, measure, value }) =>
    `Voor ${name}${also(words)} is een ${measure} van ${value} berekend over ${area}.`,
];
const FRENCH_SENTENCES: readonly [(said: Said) => string, ...((said: Said) => string)[]] = [
  ({ name, words, area, measure, value }) =>
    `${name}${also(words)} : la surface est de ${area} et la ${measure} de ${value}.`,
  ({ name, words, area, measure, value }) =>
    `${name} (${area}) présente une ${measure} de ${value}${words.length > 0 ? ` ; ${words.join(', ')}` : ''}.`,
  ({ name, words, area, measure, value }) =>
    `Pour ${name}${also(words)}, une ${measure} de ${value} a été calculée sur ${area}.`,
];

/** Forms name the same measure in more than one way; one document names it in one. */
function shorterNames(isDutch: boolean, random: Random): (column: Column) => string {
  const areas = isDutch
    ? (['Oppervlakte', 'Opp.', 'Netto opp.', 'A'] as const)
    : (['Surface', 'Superficie', 'Surf. nette', 'Aire'] as const);
  const values = isDutch
    ? (['U-waarde', 'U', 'Warmtedoorgang U'] as const)
    : (['Valeur U', 'U', 'Coefficient U'] as const);
  const [area, value] = [random.pick(areas), random.pick(values)];
  return ({ header, unit }) => {
    if (unit === 'm²') return area;
    return unit?.startsWith('W') ? value : header;
  };
}

const symbolOf = ({ unit }: Column) => (unit === 'm²' ? 'A' : unit?.startsWith('W') ? 'U' : 'Rc');

function wordsTable({ names, others, rows }: Shape): string {
  const words = others.filter(({ unit }) => !unit);
  if (words.length === 0) return '';
  return `<table style="width:auto"><tr>${[names, ...words].map(({ header }) => `<th>${header}</th>`).join('')}</tr>${rows
    .map((at) => `<tr>${[names, ...words].map((each) => `<td>${each.cells[at]}</td>`).join('')}</tr>`)
    .join('')}</table>`;
}
