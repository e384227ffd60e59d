/**
 * Elements as in the papers around certificates: technical records, bills of quantities, plans with legends,
 * spreadsheets, and the calculations of engineers.
 */
import { row, small, table, typed } from './blocks.ts';
import { CALCULATIONS, lossOf } from './calculations.ts';
import { headed, type RowLayout } from './elements.ts';

const WORDS = {
  nl: {
    fact: 'Gegeven',
    source: 'Herkomst',
    value: 'Waarde',
    sources: ['Plaatsbezoek', 'Plan', 'Verklaring eigenaar'],
    position: 'Post',
    work: 'Omschrijving',
    amount: 'Hoeveelheid',
    unit: 'Eenheid',
    code: 'Nr.',
    rating: 'Beoordeling',
    key: 'Legende',
  },
  fr: {
    fact: 'Donnée',
    source: 'Origine',
    value: 'Valeur',
    sources: ['Visite', 'Plan', 'Déclaration du propriétaire'],
    position: 'Poste',
    work: 'Désignation',
    amount: 'Quantité',
    unit: 'Unité',
    code: 'N°',
    rating: 'Évaluation',
    key: 'Légende',
  },
} as const;

/** Name, fact, where it is from, value: each element spans its facts. */
const record: RowLayout = ({ rows, name, measures, words, language }, look, random) => {
  const { fact, source, value, sources } = WORDS[language];
  const isSourceLast = look.chance(0.4);
  const line = (label: string, text: string) => {
    const origin = small(random.pick(sources));
    return isSourceLast ? [label, text, origin] : [label, origin, text];
  };
  return table([
    row(isSourceLast ? ['', fact, value, source] : ['', fact, source, value], 'th'),
    ...rows.flatMap((at) => {
      const lines = [
        ...words.map((each) => line(each.header, each.cells[at] ?? '')),
        ...measures.map((each) => line(each.header, each.withUnit(at))),
      ];
      return lines.map(
        (cells, index) =>
          `<tr>${index === 0 ? `<th rowspan="${lines.length}">${name(at)}</th>` : ''}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`,
      );
    }),
  ]);
};

/** A bill of quantities: the value is part of the description. */
const quantities: RowLayout = ({ rows, name, area, value, said, language }, look) => {
  const { position, work, amount, unit } = WORDS[language];
  const first = look.between(1, 9);
  return table([
    row([position, work, amount, unit], 'th'),
    ...rows.map((at) =>
      row([
        `${String(first).padStart(2, '0')}.${String((at + 1) * 10).padStart(3, '0')}`,
        [
          name(at),
          small([...(value ? [`${value.symbol} = ${value.withUnit(at)}`] : []), ...said(at)].join('; ')),
        ].join('<br>'),
        area.text(at),
        area.unit,
      ]),
    ),
  ]);
};

const POINTS = { nl: ['N', 'O', 'Z', 'W', 'Hor.'], fr: ['N', 'E', 'S', 'O', 'Hor.'] } as const;
/** Areas stand in the column of the point of the compass that an element faces. */
const compass: RowLayout = (elements, look, random) => {
  const { rows, name, area, value, words, language, nameHeader } = elements;
  const points = POINTS[language];
  const facing = words.find(({ cells }) =>
    cells.every((text) => text === '-' || points.some((each) => each === text)),
  );
  const names = rows.map((at) => name(at));
  const isNameFacing = names.every((text) => /^(Noord|Oost|Zuid|West)$/.test(text));
  if (!facing && !isNameFacing) return quantities(elements, look, random);
  const pointOf = (at: number) => {
    const text = (isNameFacing ? name(at)[0] : facing?.cells[at]) ?? '-';
    return text === '-' ? 'Hor.' : text;
  };
  const others = words.filter((each) => each !== facing);
  return table([
    `<tr><th rowspan="2">${isNameFacing ? WORDS[language].code : nameHeader}</th>${others.map(({ header }) => `<th rowspan="2">${header}</th>`).join('')}<th colspan="${points.length}">${headed(area)}</th>${value ? `<th rowspan="2">${headed(value)}</th>` : ''}</tr>`,
    row(points, 'th'),
    ...rows.map((at) =>
      row([
        isNameFacing ? String(at + 1) : name(at),
        ...others.map(({ cells }) => cells[at] ?? ''),
        ...points.map((point) => (point === pointOf(at) ? area.text(at) : '')),
        ...(value ? [value.text(at)] : []),
      ]),
    ),
  ]);
};

/** The branches that software draws before what belongs together. */
const tree: RowLayout = ({ rows, name, measures, words }, look) => {
  const sign = look.pick([' = ', ': ', ' ']);
  return typed(
    rows.flatMap((at) => {
      const leaves = [
        ...measures.map((each) => `${each.header}${sign}${each.withUnit(at)}`),
        ...words.map(({ header, cells }) => `${header}${sign}${cells[at]}`),
      ];
      const stem = at === rows.length - 1 ? ' ' : '│';
      return [
        `${at === rows.length - 1 ? '└' : '├'}─ ${name(at)}`,
        ...leaves.map((leaf, index) => `${stem}  ${index === leaves.length - 1 ? '└' : '├'}─ ${leaf}`),
      ];
    }),
  );
};

/** Units and words that repeat are a ditto mark. */
const ditto: RowLayout = ({ rows, name, measures, words, nameHeader }, look) => {
  const mark = look.pick(['″', 'id.', 'idem', '〃']);
  return table([
    row([nameHeader, ...words.map(({ header }) => header), ...measures.map(({ header }) => header)], 'th'),
    ...rows.map((at) =>
      row([
        name(at),
        ...words.map(({ cells }) =>
          at > 0 && cells[at] === cells[at - 1] && cells[at] !== '-' ? mark : (cells[at] ?? ''),
        ),
        ...measures.map((each) => (at > 0 ? `${each.text(at)} ${mark}` : each.withUnit(at))),
      ]),
    ),
  ]);
};

/** With the letters of columns and the numbers of rows of a spreadsheet. */
const spreadsheet: RowLayout = ({ rows, name, measures, words, nameHeader }, look) => {
  const first = look.between(3, 40);
  const cells = [
    [nameHeader, ...measures.map(headed), ...words.map(({ header }) => header)],
    ...rows.map((at) => [
      name(at),
      ...measures.map((each) => each.text(at)),
      ...words.map((each) => each.cells[at] ?? ''),
    ]),
  ];
  const grey = 'style="background:#ddd;text-align:center;color:#555"';
  const letters = cells[0]?.map((_, at) => `<td ${grey}>${'ABCDEFGH'[at]}</td>`).join('');
  return table([
    `<tr><td ${grey}></td>${letters}</tr>`,
    ...cells.map(
      (line, at) =>
        `<tr><td ${grey}>${first + at}</td>${line.map((text, index) => `<td style="border:.5pt solid #bbb;text-align:${index > 0 && at > 0 && /^\d/.test(text) ? 'right' : 'left'}">${text}</td>`).join('')}</tr>`,
    ),
  ]);
};

const ROUND = '①②③④⑤⑥⑦⑧⑨';
/** Numbers as on a plan, with a legend that names them. */
const keyed: RowLayout = ({ rows, name, measures, said, language }, look) => {
  const isRound = look.chance(0.5);
  const sign = (at: number) => (isRound ? ROUND[at] : undefined) ?? String(at + 1);
  const title = WORDS[language];
  const legend = `<p class="small"><b>${title.key}</b><br>${rows.map((at) => `${sign(at)} ${[name(at), ...said(at)].join(', ')}`).join('<br>')}</p>`;
  const figures = table(
    [
      row([title.code, ...measures.map(headed)], 'th'),
      ...rows.map((at) => row([sign(at), ...measures.map((each) => each.text(at))])),
    ],
    'width:55%',
  );
  return look.chance(0.5) ? figures + legend : legend + figures;
};

/** A description, and stars for how good it is. */
const rated: RowLayout = (elements, look) => {
  const { rows, name, measures, said, language, nameHeader } = elements;
  const title = WORDS[language];
  const order = look.shuffled(measures);
  return table([
    row([nameHeader, title.work, title.rating], 'th'),
    ...rows.map((at) => {
      const stars = Math.max(1, 5 - Math.round(lossOf(elements, at) / elements.area.number(at) / 0.5));
      return row([
        name(at),
        [
          ...said(at),
          ...order.map((each) => `${each.symbol === 'A' ? '' : `${each.symbol} `}${each.withUnit(at)}`),
        ].join(', '),
        `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}`,
      ]);
    }),
  ]);
};

export const ELEVENTH_TABLES = {
  ...CALCULATIONS,
  record,
  quantities,
  compass,
  tree,
  ditto,
  spreadsheet,
  keyed,
  rated,
} as const satisfies Readonly<Record<string, RowLayout>>;
