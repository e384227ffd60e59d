/** Labels with their values as in legends, records of changes, questionnaires, receipts and prints of data. */
import { box, inParts, type Pair, row, small, table, typed } from './blocks.ts';
import type { PairLayout } from './eleventh-pairs.ts';

const flat = (value: string) => value.replaceAll('<br>', ', ');

/** Values with letters; what the letters stand for is below. */
const legend: PairLayout = (pairs, look) => {
  const letter = (at: number) => 'abcdefghijklmnop'[at] ?? '';
  const labels = `<p class="small">${pairs.map(([label], at) => `(${letter(at)}) ${label}`).join(' &ensp; ')}</p>`;
  const values = box(
    'display:flex;flex-wrap:wrap;gap:.5em 2em',
    ...pairs.map(([, value], at) => `<div><sup>(${letter(at)})</sup> <b>${flat(value)}</b></div>`),
  );
  return look.chance(0.5) ? values + labels : labels + values;
};

/** Two facts share a line: `year / type: 1978 / flat`. */
const slashed: PairLayout = (pairs, look) => {
  const sign = look.pick([' / ', ' | ']);
  const isClear = (part: readonly Pair[]) => part.every(([a, b]) => !a.includes('/') && !b.includes('/'));
  const line = (part: readonly Pair[]): string =>
    isClear(part)
      ? row([part.map(([a]) => a).join(sign), part.map(([, b]) => flat(b)).join(sign)])
      : part.map(([a, b]) => row([a, b])).join('');
  return table([inParts(pairs, 2, line)]);
};

/** What an earlier version said stands before what this one says. */
const history: PairLayout = (pairs, look) => {
  const shift = look.between(1, 4);
  const earlier = (value: string) =>
    /^(1[89]|20)\d\d$/.test(value)
      ? String(Number(value) - shift)
      : /^\d{2,3} m²$/.test(value)
        ? `${Number(value.slice(0, -3)) - shift} m²`
        : '@same@';
  return table([
    row(['', '@before@', '@now@', ''], 'th'),
    ...pairs.map(([label, value]) => {
      const old = earlier(value);
      return row([label, `<i>${old}</i>`, value, old === '@same@' ? '' : small('@changed@')]);
    }),
  ]);
};

const numberedQuestions: PairLayout = (pairs, look) => {
  const part = look.between(1, 6);
  const sign = look.pick(['►', '➜', 'R:']);
  return pairs
    .map(([label, value], at) =>
      box(
        'margin:.3em 0',
        `<div>${part}.${at + 1} ${label}&nbsp;?</div><div style="margin-left:3em">${sign} ${value}</div>`,
      ),
    )
    .join('');
};

const strip: PairLayout = (pairs, look) => {
  const width = look.pick([52, 60]);
  const spread = (left: string, right: string) =>
    left.length + right.length + 2 > width
      ? `${left}\n${right.padStart(width)}`
      : `${left}${' '.repeat(width - left.length - right.length)}${right}`;
  return box(
    'width:fit-content;border:.5pt dashed #888;padding:0 1.5em;margin:0 auto',
    typed(pairs.map(([label, value]) => spread(label, flat(value)))),
  );
};

/** A line with dots, as a timeline: the value beside its dot, what it is on the other side. */
const rail: PairLayout = (pairs, look) => {
  const [left, right] = look.chance(0.5) ? [1, 0] : [0, 1];
  return pairs
    .map((pair) =>
      box(
        'display:grid;grid-template-columns:1fr 1.6em 1fr;align-items:center',
        `<div style="text-align:right;padding:.25em">${pair[left]}</div>`,
        '<div style="text-align:center;border-left:1pt solid #468;margin-left:.75em;height:100%"><span style="margin-left:-1.2em;color:#468">●</span></div>',
        `<div style="padding:.25em">${pair[right]}</div>`,
      ),
    )
    .join('');
};

const dataLines: PairLayout = (pairs, look) => {
  const draw = look.pick([
    (label: string, value: string) => `${label.replaceAll(' ', '_')}=${value}`,
    (label: string, value: string) => `"${label}": "${value}",`,
  ]);
  return typed(pairs.map(([label, value]) => draw(label, flat(value))));
};

export const TWELFTH_PAIRS = {
  legend,
  slashed,
  history,
  'numbered-questions': numberedQuestions,
  strip,
  rail,
  'data-lines': dataLines,
} as const satisfies Readonly<Record<string, PairLayout>>;
