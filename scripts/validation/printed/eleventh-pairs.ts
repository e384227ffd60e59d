/** Labels with their values as in forms for banks, data sheets, software and letters. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { amountIn, box, type Pair, row, small, table, typed, unitIn } from './blocks.ts';

/** The choices of a look are drawn from `look`, alike in a whole document. */
export type PairLayout = (pairs: readonly Pair[], look: Random) => string;

/** One box for each letter, as on forms that machines read. */
const comb: PairLayout = (pairs, look) => {
  const size = look.pick(['1.1em', '1.35em', '1.6em']);
  const isBelow = look.chance(0.4);
  return pairs
    .map(([label, value]) => {
      const [amount, unit] = amountIn(value);
      const boxes = /^[\d.,/-]{1,12}$/.test(amount)
        ? `${[...amount].map((each) => `<span style="display:inline-block;width:${size};text-align:center;border:.5pt solid #777;border-top:0">${each}</span>`).join('')} ${unit}`
        : `<span style="border-bottom:.5pt solid #777;padding:0 1.5em 0 .3em">${value}</span>`;
      return isBelow
        ? box('margin:.5em 0', boxes, `<br>${small(label)}`)
        : box('margin:.35em 0;display:flex', `<span style="width:46%">${label}</span><span>${boxes}</span>`);
    })
    .join('');
};

const YES = ['ja', 'oui', 'aanwezig', 'présente'];
const NO = ['neen', 'nee', 'non', 'niet aanwezig', 'absente', 'néant'];
/** A cross in the column of yes or of no. */
const yesOrNo: PairLayout = (pairs, look) => {
  const cross = look.pick(['X', '×', '✓', '●']);
  return table([
    row(['@fact@', '@value@', '@yes@', '@no@'], 'th'),
    ...pairs.map(([label, text]) => {
      if (YES.includes(text)) return row([label, '', cross, '']);
      return NO.includes(text) ? row([label, '', '', cross]) : row([label, text, '', '']);
    }),
  ]);
};

/** The label interrupts the frame of its value. */
const outlined: PairLayout = (pairs, look) => {
  const columns = look.between(2, 3);
  const radius = look.pick(['0', '4px']);
  return box(
    `display:grid;grid-template-columns:repeat(${columns},1fr);gap:.9em`,
    ...pairs.map(
      ([label, value]) =>
        `<fieldset style="border:.5pt solid #888;border-radius:${radius};padding:.1em .8em .5em;margin:0;min-width:0"><legend style="font-size:.75em;padding:0 .4em">${label}</legend>${value}</fieldset>`,
    ),
  );
};

/** Quantity, symbol, value, unit: each in its column. */
const dataSheet: PairLayout = (pairs, look) => {
  const isSymbolFirst = look.chance(0.4);
  const line = (name: string, sign: string, amount: string, of: string) =>
    isSymbolFirst ? [sign, name, amount, of] : [name, sign, amount, of];
  return table([
    row(line('@quantity@', '@symbol@', '@value@', '@unit@'), 'th'),
    ...pairs.map(([label, text]) => {
      const [name, inLabel] = /^\d/.test(text) ? unitIn(label) : [label];
      const [amount, of] = inLabel === undefined ? amountIn(text) : [text, inLabel];
      const sign =
        /^\d/.test(amount) && of ? `<i>${name[0]}</i><sub>${name.split(' ').at(-1)?.slice(0, 2)}</sub>` : '–';
      return row(of ? line(name, sign, amount, of) : line(label, sign, text, '–'));
    }),
  ]);
};

/** A narrow column of facts beside running text. */
const aside: PairLayout = (pairs, look) => {
  const side = look.pick(['left', 'right']);
  const facts = box(
    `float:${side};width:42%;background:#eef2ee;padding:.6em .9em;margin-${side === 'left' ? 'right' : 'left'}:1.5em`,
    ...pairs.map(
      ([label, value]) => `<div>${small(label)}</div><div style="margin-bottom:.4em"><b>${value}</b></div>`,
    ),
  );
  return `<div style="overflow:hidden">${facts}<p>@aside@ @aside@</p></div>`;
};

const branches: PairLayout = (pairs, look) => {
  const sign = look.pick([': ', ' = ', ' → ']);
  return typed(
    pairs.map(
      ([label, value], at) =>
        `${at === pairs.length - 1 ? '└──' : '├──'} ${label}${sign}${value.replaceAll('<br>', ', ')}`,
    ),
  );
};

/** Where each value is from, in brackets behind it. */
const sourced: PairLayout = (pairs, look) => {
  const first = look.between(0, 3);
  return table(
    pairs.map(([label, value], at) => row([label, `${value} <i>(@source${(first + at) % 4}@)</i>`])),
  );
};

/** A sentence of help under each label. */
const explained: PairLayout = (pairs, look) => {
  const width = look.pick(['50%', '62%']);
  return pairs
    .map(([label, value], at) =>
      box(
        'display:flex;border-top:.5pt solid #ccc;padding:.3em 0;break-inside:avoid',
        `<div style="width:${width}"><b>${label}</b><br>${small(`@help${at % 3}@`)}</div>`,
        `<div style="font-size:1.15em">${value}</div>`,
      ),
    )
    .join('');
};

/** With the letters of columns and the numbers of rows of a spreadsheet. */
const sheetRows: PairLayout = (pairs, look) => {
  const first = look.between(2, 20);
  const grey = 'style="background:#ddd;text-align:center;color:#555;width:2em"';
  const cell = (text: string) => `<td style="border:.5pt solid #bbb">${text}</td>`;
  const isUnitApart = look.chance(0.5);
  const cells = pairs.map(([label, value]) => {
    const [amount, unit] = amountIn(value);
    return isUnitApart && unit ? [label, amount, unit] : [label, value, ''];
  });
  return table([
    `<tr><td ${grey}></td>${[...'ABC'].map((letter) => `<td ${grey}>${letter}</td>`).join('')}</tr>`,
    ...cells.map((line, at) => `<tr><td ${grey}>${first + at}</td>${line.map(cell).join('')}</tr>`),
  ]);
};

export const ELEVENTH_PAIRS = {
  comb,
  'yes-or-no': yesOrNo,
  outlined,
  'data-sheet': dataSheet,
  aside,
  branches,
  sourced,
  explained,
  'sheet-rows': sheetRows,
} as const satisfies Readonly<Record<string, PairLayout>>;
