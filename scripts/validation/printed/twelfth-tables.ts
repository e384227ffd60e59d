/** Elements as in drawings with captions, charts, receipts, questionnaires, sheets of photos, and prints of data. */
import { box, inParts, row, small, table, typed } from './blocks.ts';
import { type Elements, headed, type Measure, type RowLayout } from './elements.ts';
import { comma } from './home.ts';

/** `Oppervlakte` begins small inside a sentence, `U-waarde` does not. */
const inSentence = (header: string) =>
  /^[A-Z][a-z]{2}/.test(header) ? `${header[0]?.toLowerCase()}${header.slice(1)}` : header;

const WORDS = {
  nl: {
    question: (header: string, name: string) => `Wat is de ${inSentence(header)} van ${name}?`,
    photo: 'Foto',
    limit: 'Eis',
    meets: ['voldoet', 'voldoet niet'],
    codes: 'Afkortingen',
    seen: 'Bezocht',
    sum: 'Totaal',
  },
  fr: {
    question: (header: string, name: string) => `${header} de ${name} ?`,
    photo: 'Photo',
    limit: 'Exigence',
    meets: ['conforme', 'non conforme'],
    codes: 'Abréviations',
    seen: 'Visité',
    sum: 'Total',
  },
} as const;

const labelled = (each: Measure, at: number) => `${each.symbol} ${each.withUnit(at)}`;
const joined = ({ name, said }: Elements, at: number) => [name(at), ...said(at)].join(', ');
/** What the rules would ask of an element: a plausible limit, and whether more or less is better. */
const limitOf = (value: Measure, at: number) =>
  value.symbol === 'Rc' ? 3.5 : value.number(at) > 1.5 ? 1.5 : 0.24;

const placed = (x: number, y: number, text: string) =>
  `<div style="position:absolute;left:${x}px;top:${y}px;white-space:nowrap;font-size:10.5px;line-height:1.2">${text}</div>`;
const drawing = (height: number, shapes: string, texts: readonly string[]) =>
  box(
    `position:relative;height:${height}px;break-inside:avoid`,
    `<svg width="560" height="${height}">${shapes}</svg>`,
    ...texts,
  );

/** A drawn house with a caption at each element. */
const callouts: RowLayout = (elements, look) => {
  const { rows, measures } = elements;
  const isRight = look.chance(0.5);
  const gap = look.pick([', ', ' · ', ' | ']);
  const height = 46;
  const top = (at: number) => 14 + at * height;
  const total = rows.length * height + 20;
  const [house, captions] = isRight ? [0, 300] : [330, 0];
  const lines = rows.map((at) => {
    const [from, to] = isRight ? [house + 150, captions - 8] : [captions + 220, house + 20];
    return `<line x1="${from}" y1="${30 + ((total - 60) * (at + 0.5)) / rows.length}" x2="${to}" y2="${top(at)}" stroke="#777" stroke-width=".7"/>`;
  });
  const texts = rows.map((at) => {
    const figures = measures.map((each) => labelled(each, at)).join(gap);
    return placed(
      captions,
      top(at) - 12,
      `<b>${elements.name(at)}</b><br>${figures}<br>${small(elements.said(at).join(', '))}`,
    );
  });
  const base = Math.max(70, total - 20);
  const walls = `<path d="M${house + 20},${base} V60 L${house + 85},15 L${house + 150},60 V${base} Z" fill="#f3eee4" stroke="#555"/>`;
  return drawing(total, `${walls}${lines.join('')}`, texts);
};

/** A chart with the numbers of its axis; the areas are in the captions. */
const chart: RowLayout = (elements, look) => {
  const { rows, area, value } = elements;
  const shown = value ?? area;
  const most = Math.max(...rows.map(shown.number));
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((each) => most / each <= 5) ?? 50;
  const ticks = Array.from({ length: 6 }, (_, at) => at * step);
  const scale = 230 / (step * 5);
  const fill = look.pick(['#8ab', '#c97', '#9b8']);
  const bars = rows.map((at) => {
    const y = 24 + at * 34;
    const width = shown.number(at) * scale;
    const said = [...(value ? [area.withUnit(at)] : []), ...elements.said(at)].join(', ');
    const texts = [
      placed(0, y - 3, `${elements.name(at)}<br>${small(said)}`),
      placed(236 + width, y, shown.text(at)),
    ];
    return [texts.join(''), `<rect x="230" y="${y}" width="${width}" height="14" fill="${fill}"/>`] as const;
  });
  const height = 34 + rows.length * 34;
  const grid = ticks.map((each) => {
    const x = 230 + each * scale;
    return [
      placed(
        x - 5,
        height - 10,
        `<span style="font-size:7px;color:#777">${comma(each, step < 1 ? 1 : 0)}</span>`,
      ),
      `<line x1="${x}" y1="16" x2="${x}" y2="${height - 10}" stroke="#ddd"/>`,
    ] as const;
  });
  const parts = [...grid, ...bars];
  return drawing(height + 6, parts.map(([, shapes]) => shapes).join(''), [
    placed(230, -3, `<b>${headed(shown)}</b>`),
    ...parts.map(([texts]) => texts),
  ]);
};

/** A narrow strip of typed text. */
const receipt: RowLayout = ({ rows, name, measures, said, area, language }, look) => {
  const width = look.pick([40, 46]);
  const spread = (left: string, right: string) =>
    `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`;
  const sum = rows.reduce((total, at) => total + area.number(at), 0);
  return `<div style="width:fit-content;border:.5pt dashed #888;padding:0 1.5em;margin:0 auto">${typed([
    ...rows.flatMap((at) => [
      name(at).toUpperCase(),
      ...said(at).map((each) => `  ${each}`),
      ...measures.map((each) => spread(`  ${each.header}`, each.withUnit(at))),
    ]),
    '-'.repeat(width),
    spread(`${WORDS[language].sum} ${area.header}`, `${comma(sum, 1)} ${area.unit}`),
  ])}</div>`;
};

const questions: RowLayout = ({ rows, name, measures, words, language }, look) => {
  const first = look.between(10, 60);
  const { question } = WORDS[language];
  const lines = rows.flatMap((at) => [
    ...measures.map((each) => [question(each.header, name(at)), each.withUnit(at)] as const),
    ...words
      .filter(({ cells }) => cells[at] !== '-')
      .map(({ header, cells }) => [`${header} ?`, cells[at] ?? ''] as const),
  ]);
  return table(lines.map(([text, answer], at) => row([String(first + at), text, `<b>${answer}</b>`])));
};

/** A frame for a photo, its caption, and the facts beside it. */
const photos: RowLayout = (elements, look) => {
  const { rows, measures, name, said, language } = elements;
  const side = look.pick(['row', 'row-reverse']);
  return inParts(rows, look.pick([1, 2]), (part) =>
    box(
      'display:flex;gap:1.5em',
      ...part.map((at) =>
        box(
          `display:flex;flex-direction:${side};gap:.8em;border:.5pt solid #bbb;padding:.4em;margin:.3em 0;flex:1;break-inside:avoid`,
          `<div><div style="width:7em;height:4.6em;background:#ddd"></div>${small(`${WORDS[language].photo} ${at + 1}`)}</div>`,
          `<div><b>${name(at)}</b>${[...measures.map((each) => `${each.header} ${each.withUnit(at)}`), ...said(at)].map((text) => `<div>${text}</div>`).join('')}</div>`,
        ),
      ),
    ),
  );
};

/** As data are printed: a path, and what it is. */
const dump: RowLayout = ({ rows, name, measures, words }, look) => {
  const draw = look.pick([
    (at: number, header: string, text: string) =>
      `${name(at).replaceAll(' ', '_')}.${header.replaceAll(' ', '_')} = ${text}`,
    (at: number, header: string, text: string) => `[${name(at)}] ${header}: "${text}"`,
  ]);
  return typed(
    rows.flatMap((at) => [
      ...measures.map((each) => draw(at, each.header, each.withUnit(at))),
      ...words.map(({ header, cells }) => draw(at, header, cells[at] ?? '')),
    ]),
  );
};

/** The value against what the rules ask. */
const verdicts: RowLayout = (elements, look) => {
  const { rows, area, value, language, nameHeader } = elements;
  const { limit, meets } = WORDS[language];
  const isOneCell = look.chance(0.5);
  const verdict = (at: number) => {
    if (!value) return [];
    const isMet =
      value.symbol === 'Rc' ? value.number(at) >= limitOf(value, at) : value.number(at) <= limitOf(value, at);
    const sign =
      value.number(at) > limitOf(value, at) ? '&gt;' : value.number(at) < limitOf(value, at) ? '&lt;' : '=';
    const asked = comma(limitOf(value, at), 2);
    const word = isMet ? meets[0] : meets[1];
    return isOneCell ? [`${value.text(at)} ${sign} ${asked} (${word})`] : [value.text(at), asked, word];
  };
  const heads = value ? (isOneCell ? [`${headed(value)} / ${limit}`] : [headed(value), limit, '']) : [];
  return table([
    row([nameHeader, headed(area), ...heads], 'th'),
    ...rows.map((at) => row([joined(elements, at), area.text(at), ...verdict(at)])),
  ]);
};

/** Words are codes; a line below says what they mean. */
const codes: RowLayout = ({ rows, name, nameHeader, measures, words, language }) => {
  const known = [...new Set(words.flatMap(({ cells }) => cells.filter((text) => text.length > 2)))];
  const codeOf = (text = '') => (known.includes(text) ? `${'abcdefghijkl'[known.indexOf(text)]}` : text);
  const figures = table([
    row([nameHeader, ...words.map(({ header }) => header), ...measures.map(headed)], 'th'),
    ...rows.map((at) =>
      row([
        name(at),
        ...words.map(({ cells }) => codeOf(cells[at])),
        ...measures.map((each) => each.text(at)),
      ]),
    ),
  ]);
  return known.length === 0
    ? figures
    : `${figures}<p class="small">${WORDS[language].codes}: ${known.map((text) => `${codeOf(text)} = ${text}`).join('; ')}</p>`;
};

/** A marker over a scale from bad to good; the number is above its marker. */
const sliders: RowLayout = (elements, look) => {
  const { rows, name, area, value, said } = elements;
  if (!value) return codes(elements, look, look);
  const most = 6;
  const ticks = Array.from({ length: most + 1 }, (_, at) => comma(at));
  return rows
    .map((at) => {
      const left = Math.min(94, (value.number(at) / most) * 100);
      return box(
        'display:flex;gap:1.5em;margin:.7em 0;break-inside:avoid',
        `<div style="width:42%"><b>${name(at)}</b> – ${area.withUnit(at)}<br>${small(said(at).join(', '))}</div>`,
        `<div style="flex:1"><div style="margin-left:${left}%;white-space:nowrap;font-weight:bold">▼ ${value.symbol} ${value.text(at)}</div><div style="height:.5em;background:linear-gradient(90deg,#3a5,#fd5,#c33)"></div><div style="display:flex;justify-content:space-between;font-size:.6em;color:#777">${ticks.map((each) => `<span>${each}</span>`).join('')}</div></div>`,
      );
    })
    .join('');
};

/** How exact a measure is. */
const tolerances: RowLayout = (elements, look) => {
  const { rows, measures, nameHeader } = elements;
  const share = look.pick([0.02, 0.05]);
  const margin = (each: Measure, at: number) =>
    comma(Math.max(0.01, each.number(at) * share), each.symbol === 'A' ? 1 : 2);
  const isPercent = look.chance(0.5);
  const cell = (each: Measure, at: number) =>
    isPercent
      ? `${each.withUnit(at)} (± ${share * 100} %)`
      : `(${each.text(at)} ± ${margin(each, at)}) ${each.unit}`;
  return table([
    row([nameHeader, ...measures.map(({ header }) => header)], 'th'),
    ...rows.map((at) => row([joined(elements, at), ...measures.map((each) => cell(each, at))])),
  ]);
};

/** A line that was filled in by hand for each element. */
const checklist: RowLayout = (elements, look) => {
  const { rows, name, said, measures, language } = elements;
  const line = look.pick(['_____', '.....']);
  return rows
    .map((at) =>
      box(
        'margin:.4em 0',
        `☒ ${name(at)} &emsp; ☒ ${WORDS[language].seen}${said(at)
          .map((text) => ` &emsp; ☒ ${text}`)
          .join('')}<br>`,
        `&emsp;&emsp;${measures.map((each) => `${each.header} ${line}${each.text(at)}${line} ${each.unit}`).join(' &emsp; ')}`,
      ),
    )
    .join('');
};

/** A matrix: elements above, set at an angle as in old reports, two rows below. */
const slanted: RowLayout = ({ rows, name, measures, words }) => {
  // A letter is about half an em wide, and the text rises by four fifths of its length.
  const height = Math.max(...rows.map((at) => name(at).length)) * 0.45 + 2;
  const head = (at: number) =>
    `<th style="height:${height}em;width:4.5em;vertical-align:bottom"><div style="width:2em;white-space:nowrap;font-weight:normal;transform-origin:0 100%;transform:translateX(1em) rotate(-55deg)">${name(at)}</div></th>`;
  return inParts(rows, 5, (part) =>
    table(
      [
        `<tr><th></th>${part.map(head).join('')}<th style="width:${height * 0.5}em"></th></tr>`,
        ...measures.map((each) => row([headed(each), ...part.map((at) => each.text(at)), ''])),
        ...words.map((each) => row([each.header, ...part.map((at) => small(each.cells[at] ?? '')), ''])),
      ],
      'width:auto;break-inside:avoid;margin-bottom:1em',
    ),
  );
};

export const TWELFTH_TABLES = {
  callouts,
  chart,
  receipt,
  questions,
  photos,
  dump,
  verdicts,
  codes,
  sliders,
  tolerances,
  checklist,
  slanted,
} as const satisfies Readonly<Record<string, RowLayout>>;
