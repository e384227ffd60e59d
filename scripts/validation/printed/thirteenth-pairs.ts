/** Labels with their values as in tax forms, exports, mails, records with grades, and forms with uneven rows. */
import { amountIn, box, type Pair, row, small, table, typed, unitIn } from './blocks.ts';
import type { PairLayout } from './eleventh-pairs.ts';
import { relabelled } from './thirteenth-words.ts';

const flat = (value: string) => value.replaceAll('<br>', ', ');

/** A number of four digits names the box of each value. */
const coded: PairLayout = (pairs, look) => {
  const [series, step] = [look.between(10, 48) * 100, look.pick([1, 5, 10])];
  const isFirst = look.chance(0.3);
  return pairs
    .map(([label, value], at) => {
      const number = `<span style="border:.5pt solid #555;padding:0 .4em;font-size:.8em">${series + at * step}</span>`;
      const answer = `<span style="border:.5pt solid #555;padding:0 .6em;min-width:9em;text-align:right">${value}</span>`;
      return box(
        'display:flex;gap:.4em;align-items:center;margin:.25em 0',
        isFirst ? number : '',
        `<span style="flex:1;overflow:hidden;white-space:nowrap">${label} <span style="color:#999">${'. '.repeat(70)}</span></span>`,
        isFirst ? '' : number,
        answer,
      );
    })
    .join('');
};

const exported: PairLayout = (pairs, look) => {
  const sign = look.pick([';', '\t', ' | ']);
  const isQuoted = look.chance(0.4);
  const cell = (text: string) => (isQuoted ? `"${text}"` : text);
  return typed(
    pairs.map(([label, value], at) => {
      const [amount, unit] = amountIn(flat(value));
      return [cell(`F${String(at + 1).padStart(3, '0')}`), cell(label), cell(amount), cell(unit)].join(
        sign === '\t' ? '   ' : sign,
      );
    }),
  );
};

const marked: PairLayout = (pairs, look) => {
  const name = look.pick(['veld', 'item', 'attr']);
  return typed(
    pairs.map(([label, value]) => {
      const [amount, unit] = amountIn(flat(value));
      return `&lt;${name} naam="${label}"${unit ? ` eenheid="${unit}"` : ''}&gt;${amount}&lt;/${name}&gt;`;
    }),
  );
};

/** How well each value is known, as a letter. */
const graded: PairLayout = (pairs, look) => {
  const isBefore = look.chance(0.5);
  const first = look.between(0, 2);
  const grade = (at: number) => 'ABC'[(first + at * 2) % 3] ?? 'A';
  return `${table([
    row(isBefore ? ['@fact@', 'Q', '@value@'] : ['@fact@', '@value@', 'Q'], 'th'),
    ...pairs.map(([label, value], at) =>
      row(isBefore ? [label, grade(at), value] : [label, value, grade(at)]),
    ),
  ])}<p class="small">Q: A = @visit@, B = @bill@, C = @guess@</p>`;
};

const behind: PairLayout = (pairs, look) => {
  const [open, close] = look.pick<readonly [string, string]>([
    ['(', ')'],
    ['[', ']'],
    ['– ', ''],
  ]);
  const gap = look.pick(['; ', ' · ', '<br>']);
  return `<p>${pairs.map(([label, value]) => `<b>${flat(value)}</b> ${open}${label}${close}`).join(gap)}</p>`;
};

/** Rows of two, then three, then one: each row has its own columns. */
const uneven: PairLayout = (pairs, look) => {
  const sizes = look.shuffled([1, 2, 3, 3, 2, 4]);
  const isBelow = look.chance(0.3);
  const rows: (readonly Pair[])[] = [];
  for (let from = 0, at = 0; from < pairs.length; at++) {
    const size = sizes[at % sizes.length] ?? 2;
    rows.push(pairs.slice(from, from + size));
    from += size;
  }
  return rows
    .map((part) =>
      box(
        `display:grid;grid-template-columns:${part.map((_, at) => `${[3, 2, 4, 3][at]}fr`).join(' ')};border:.5pt solid #777;border-bottom:0`,
        ...part.map(([label, value]) => {
          const texts = [small(label), `<b>${value}</b>`];
          return `<div style="border-right:.5pt solid #777;padding:.15em .5em">${(isBelow ? texts.toReversed() : texts).map((text) => `<div>${text}</div>`).join('')}</div>`;
        }),
      ),
    )
    .join('');
};

const unitsInLabels: PairLayout = (pairs, look) => {
  const sign = look.pick([' : ', ' :', '  =  ']);
  const width = look.between(46, 58);
  return typed(
    pairs.map(([label, value]) => {
      const [name, inLabel] = unitIn(label);
      const [amount, unit] = inLabel === undefined ? amountIn(flat(value)) : [flat(value), inLabel];
      return `${`${unit ? `${name} [${unit}]` : label} `.padEnd(width, '.')}${sign}${amount}`;
    }),
  );
};

const quoted: PairLayout = (pairs, look) => {
  const sign = look.pick(['&gt; ', '| ', '* ']);
  return typed(
    pairs.flatMap(([label, value]) => [`${sign}${label}`, `${sign}    ${flat(value)}`, sign.trim()]),
  );
};

/** The labels are in one band above, their values in one band below, set at random widths. */
const bands: PairLayout = (pairs, look) => {
  const size = look.between(4, 5);
  const parts = Array.from({ length: Math.ceil(pairs.length / size) }, (_, at) =>
    pairs.slice(at * size, (at + 1) * size),
  );
  const dark = look.pick(['#24364b', '#4a5d23', '#5b2d2d']);
  return parts
    .map((part) => {
      const columns = part
        .map(([label, value]) => `${Math.max(6, label.length, flat(value).length)}fr`)
        .join(' ');
      const band = (style: string, texts: readonly string[]) =>
        box(
          `display:grid;grid-template-columns:${columns};gap:.6em;padding:.2em .5em;${style}`,
          ...texts.map((text) => `<div>${text}</div>`),
        );
      return (
        band(
          `background:${dark};color:#fff;font-size:.75em`,
          part.map(([label]) => label),
        ) +
        band(
          'margin-bottom:.6em',
          part.map(([, value]) => value),
        )
      );
    })
    .join('');
};

const inOtherWords =
  (draw: PairLayout): PairLayout =>
  (pairs, look) =>
    draw(pairs.map(relabelled(look)), look);

export const THIRTEENTH_PAIRS = {
  'coded-boxes': inOtherWords(coded),
  exported: inOtherWords(exported),
  'marked-up': inOtherWords(marked),
  graded: inOtherWords(graded),
  behind: inOtherWords(behind),
  uneven: inOtherWords(uneven),
  'units-in-labels': inOtherWords(unitsInLabels),
  quoted: inOtherWords(quoted),
  bands: inOtherWords(bands),
} as const satisfies Readonly<Record<string, PairLayout>>;
