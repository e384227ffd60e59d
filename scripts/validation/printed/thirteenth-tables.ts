/** Elements as in schedules of software, audits, inspections, exports, and forms with fields. */
import { box, inParts, row, small, table, typed } from './blocks.ts';
import { type Elements, headed, type Measure, type RowLayout } from './elements.ts';
import { comma } from './home.ts';
import { renamedElements } from './thirteenth-words.ts';

const WORDS = {
  nl: {
    slope: 'Helling (°)',
    factor: 'b-factor',
    number: 'Aantal',
    each: 'per stuk',
    advice: ['Geen maatregel nodig.', 'Isoleren bij de eerstvolgende renovatie.', 'Toestand: voldoende.'],
    condition: 'Staat',
    grades: ['goed', 'matig', 'redelijk'],
    share: 'van het verlies',
    area: (text: string) => `Het oppervlak is opgemeten als ${text}`,
    value: (header: string, text: string) => `de berekening gaat uit van ${header} ${text}`,
    remark: 'Opmerkingen',
    surface: 'Begrenzing',
    outside: 'Buitenlucht',
    sum: 'Som',
    build: 'Dikte (mm)',
  },
  fr: {
    slope: 'Pente (°)',
    factor: 'Facteur b',
    number: 'Nombre',
    each: 'pièce',
    advice: ['Aucune mesure.', 'Isoler lors de la prochaine rénovation.', 'État : suffisant.'],
    condition: 'État',
    grades: ['bon', 'moyen', 'correct'],
    share: 'des pertes',
    area: (text: string) => `La paroi a été mesurée : ${text}`,
    value: (header: string, text: string) => `le calcul retient ${header} ${text}`,
    remark: 'Remarques',
    surface: 'Limite',
    outside: 'Air extérieur',
    sum: 'Somme',
    build: 'Épaisseur (mm)',
  },
} as const;

const joined = ({ name, said }: Elements, at: number) => [name(at), ...said(at)].join(', ');
const sumOf = ({ rows, area }: Elements) => rows.reduce((sum, at) => sum + area.number(at), 0);
const lossOf = ({ area, value }: Elements, at: number) =>
  area.number(at) * (value ? (value.symbol === 'Rc' ? 1 / value.number(at) : value.number(at)) : 1);
const bracketed = ({ header, unit }: Measure) => `${header} [${unit}]`;

/** Columns of a program: slope, factor and thickness beside the two that count. */
const schedule: RowLayout = (elements, look, random) => {
  const { rows, name, measures, words, language, nameHeader } = elements;
  const { slope, factor, build, sum } = WORDS[language];
  const extras = look.shuffled([slope, factor, build]).slice(0, look.between(1, 3));
  const cell = (title: string, at: number) =>
    title === slope
      ? String(at % 2 === 0 ? 90 : 45)
      : title === factor
        ? '1,00'
        : String(random.between(14, 48) * 10);
  const isUnitBelow = look.chance(0.5);
  const figures = look.shuffled([
    ...measures.map((each) => ({
      head: isUnitBelow ? `${each.header}<br>${small(`[${each.unit}]`)}` : bracketed(each),
      text: each.text,
    })),
    ...extras.map((head) => ({ head, text: (at: number) => cell(head, at) })),
  ]);
  const line = (texts: readonly string[], tag = 'td') => row(texts, tag);
  const area = measures[0];
  return table([
    line([nameHeader, ...words.map(({ header }) => header), ...figures.map(({ head }) => head)], 'th'),
    ...rows.map((at) =>
      line([name(at), ...words.map(({ cells }) => cells[at] ?? ''), ...figures.map(({ text }) => text(at))]),
    ),
    line([
      `<b>${sum}</b>`,
      ...words.map(() => ''),
      ...figures.map(({ text }) => (text === area?.text ? `<b>${comma(sumOf(elements), 1)}</b>` : '')),
    ]),
  ]);
};

/** A numbered heading for each element, and sentences below. */
const paragraphs: RowLayout = (elements, look) => {
  const { rows, name, area, value, said, language } = elements;
  const { area: areaIs, value: valueIs, advice } = WORDS[language];
  const part = `${look.between(2, 6)}.${look.between(1, 4)}`;
  return rows
    .map((at) => {
      const text = value
        ? `${areaIs(area.withUnit(at))}; ${valueIs(value.header, value.withUnit(at))}.`
        : `${areaIs(area.withUnit(at))}.`;
      const own = said(at);
      return box(
        'break-inside:avoid;margin:.5em 0',
        `<div><b>${part}.${at + 1} ${name(at)}</b></div><p style="margin:.1em 0">${text} ${own.length > 0 ? `${own.join('; ')}. ` : ''}${advice[at % advice.length]}</p>`,
      );
    })
    .join('');
};

/** Pieces of one size: number × size = area. */
const pieces: RowLayout = (elements, look, random) => {
  const { rows, area, value, language, nameHeader } = elements;
  const { number } = WORDS[language];
  const counts = rows.map(() => random.between(1, 4));
  const sizes = (at: number) => comma(area.number(at) / (counts[at] ?? 1), 2);
  const isOneCell = look.chance(0.5);
  return table([
    row(
      isOneCell
        ? [nameHeader, bracketed(area), ...(value ? [bracketed(value)] : [])]
        : [
            nameHeader,
            number,
            `m²/${WORDS[language].each}`,
            bracketed(area),
            ...(value ? [bracketed(value)] : []),
          ],
      'th',
    ),
    ...rows.map((at) => {
      const figures = isOneCell
        ? [`${counts[at]} × ${sizes(at)} = <b>${area.text(at)}</b>`]
        : [String(counts[at]), sizes(at), area.text(at)];
      return row([joined(elements, at), ...figures, ...(value ? [value.text(at)] : [])]);
    }),
  ]);
};

/** An audit: what it is today, what is wanted, and a remark in a row of its own. */
const audit: RowLayout = (elements) => {
  const { rows, name, measures, said, language, nameHeader } = elements;
  const { condition, grades, remark, advice } = WORDS[language];
  const heads = [nameHeader, ...measures.map(headed), condition];
  return table([
    row(heads, 'th'),
    ...rows.flatMap((at) => [
      row([`<b>${name(at)}</b>`, ...measures.map((each) => each.text(at)), grades[at % 3] ?? '']),
      `<tr><td colspan="${heads.length}">${small(`${remark}: ${[...said(at), advice[at % 3]].join('; ')}`)}</td></tr>`,
    ]),
  ]);
};

/** Numbers of parts as in regulations: 4.2.1 a), b), c). */
const outline: RowLayout = ({ rows, name, measures, words }, look) => {
  const [chapter, part] = [look.between(2, 7), look.between(1, 5)];
  const sign = look.pick([' : ', ' – ', ' ']);
  return rows
    .map((at) => {
      const facts = [
        ...measures.map((each) => `${each.header}${sign}${each.withUnit(at)}`),
        ...words.map(({ header, cells }) => `${header}${sign}${cells[at]}`),
      ];
      return box(
        'margin:.3em 0;break-inside:avoid',
        `<div>${chapter}.${part}.${at + 1}&emsp;${name(at)}</div>`,
        ...facts.map((text, index) => `<div style="margin-left:3.5em">${'abcdef'[index]}) ${text}</div>`),
      );
    })
    .join('');
};

/** The greatest loss first, each with its share. */
const ranked: RowLayout = (elements, look) => {
  const { rows, area, value, language } = elements;
  const { share } = WORDS[language];
  const total = rows.reduce((sum, at) => sum + lossOf(elements, at), 0);
  const order = rows.toSorted((a, b) => lossOf(elements, b) - lossOf(elements, a));
  const isBracketed = look.chance(0.5);
  return order
    .map((at, index) => {
      const figures = [
        area.withUnit(at),
        ...(value ? [`${value.symbol} ${value.withUnit(at)}`] : []),
        ...elements.said(at),
      ].join(', ');
      const part = `${Math.round((lossOf(elements, at) / total) * 100)} % ${share}`;
      return `<div style="margin:.25em 0">${index + 1}. ${elements.name(at)} — ${isBracketed ? `${part} (${figures})` : `${figures} — ${part}`}</div>`;
    })
    .join('');
};

/** Fields that were typed in above the line that names them. */
const fields: RowLayout = (elements, look) => {
  const { rows, name, nameHeader, measures, words } = elements;
  const width = look.pick(['30%', '24%']);
  const isAbove = look.chance(0.4);
  const field = (label: string, text: string, more = '') => {
    const parts = [
      `<div style="border-bottom:.5pt solid #333;min-height:1.3em">${text}</div>`,
      `<div style="font-size:.7em">${label}</div>`,
    ];
    return `<div style="width:${width};${more}">${(isAbove ? parts.toReversed() : parts).join('')}</div>`;
  };
  return rows
    .map((at) =>
      box(
        'display:flex;flex-wrap:wrap;gap:.5em 1.5em;border:.5pt solid #aaa;padding:.5em;margin:.4em 0;break-inside:avoid',
        field(nameHeader, name(at), 'width:60%'),
        ...measures.map((each) => field(headed(each), each.text(at))),
        ...words.map((each) => field(each.header, each.cells[at] ?? '')),
      ),
    )
    .join('');
};

/** Rows of an export with its header. */
const exported: RowLayout = (elements, look) => {
  const { rows, name, nameHeader, measures, words } = elements;
  const [sign, quote] = [look.pick([';', ' ; ', '|']), look.pick(['', '"'])];
  const line = (texts: readonly string[]) => texts.map((text) => `${quote}${text}${quote}`).join(sign);
  return typed([
    line([nameHeader, ...words.map(({ header }) => header), ...measures.map(headed)]),
    ...rows.map((at) =>
      line([
        name(at),
        ...words.map(({ cells }) => cells[at] ?? ''),
        ...measures.map((each) => each.text(at)),
      ]),
    ),
  ]);
};

const markedUp: RowLayout = ({ rows, name, measures, words, language }, look) => {
  const tag = language === 'nl' ? 'vlak' : 'paroi';
  const isOneLine = look.chance(0.3);
  const key = (text: string) => text.replace(/[^\p{L}\d]+/gu, '_').replace(/_$/, '');
  return typed(
    rows.flatMap((at) => {
      const inner = [
        ...measures.map(
          (each) =>
            `&lt;${key(each.header)} eenheid="${each.unit}"&gt;${each.text(at)}&lt;/${key(each.header)}&gt;`,
        ),
        ...words.map(({ header, cells }) => `&lt;${key(header)}&gt;${cells[at]}&lt;/${key(header)}&gt;`),
      ];
      const [open, close] = [`&lt;${tag} naam="${name(at)}"&gt;`, `&lt;/${tag}&gt;`];
      return isOneLine
        ? [open, ...inner.map((text) => ` ${text}`), close]
        : [open, ...inner.map((text) => `    ${text}`), close, ''];
    }),
  );
};

/** Columns have letters; a line above or below says what they are. */
const letteredColumns: RowLayout = ({ rows, name, nameHeader, measures, words }, look) => {
  const columns = look.shuffled([
    ...measures.map((each) => ({ head: headed(each), text: each.text })),
    ...words.map(({ header, cells }) => ({ head: header, text: (at: number) => cells[at] ?? '' })),
  ]);
  const sign = (at: number) => 'abcdef'[at] ?? '';
  const key = `<p class="small">${columns.map(({ head }, at) => `(${sign(at)}) ${head}`).join(' &ensp; ')}</p>`;
  const figures = table([
    row([nameHeader, ...columns.map((_, at) => `(${sign(at)})`)], 'th'),
    ...rows.map((at) => row([name(at), ...columns.map(({ text }) => text(at))])),
  ]);
  return look.chance(0.5) ? key + figures : figures + key;
};

/** Cards in a row share their labels: figures in large print, units behind, names below. */
const dashboards: RowLayout = (elements, look) => {
  const { rows, name, measures, said } = elements;
  const size = look.between(2, 3);
  return inParts(rows, size, (part) =>
    box(
      'display:flex;gap:1em;margin:.5em 0',
      ...part.map((at) =>
        box(
          'flex:1;border-top:3pt solid #396;padding:.3em;break-inside:avoid',
          `<div style="display:flex;gap:1.4em">${measures.map((each) => `<div><span style="font-size:1.5em">${each.text(at)}</span> ${small(each.unit)}<br>${small(each.header)}</div>`).join('')}</div>`,
          `<div><b>${name(at)}</b></div>`,
          said(at).length > 0 ? `<div class="small">${said(at).join(' / ')}</div>` : '',
        ),
      ),
    ),
  );
};

/** The boundary turned at the side of all rows, and the figures before the names. */
const turnedGroup: RowLayout = (elements, look) => {
  const { rows, name, measures, words, language, nameHeader } = elements;
  const { surface, outside } = WORDS[language];
  const figuresFirst = look.chance(0.5);
  const order = (names: readonly string[], figures: readonly string[]) =>
    figuresFirst ? [...figures, ...names] : [...names, ...figures];
  return table([
    row(
      [surface, ...order([nameHeader, ...words.map(({ header }) => header)], measures.map(bracketed))],
      'th',
    ),
    ...rows.map((at, index) => {
      const side =
        index === 0
          ? `<td rowspan="${rows.length}" style="width:1.6em"><span style="writing-mode:vertical-rl;transform:rotate(180deg)">${outside}</span></td>`
          : '';
      const cells = order(
        [name(at), ...words.map((each) => each.cells[at] ?? '')],
        measures.map((each) => each.text(at)),
      );
      return `<tr>${side}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    }),
  ]);
};

const inOtherWords =
  (draw: RowLayout): RowLayout =>
  (elements, look, random) =>
    draw(renamedElements(elements, look), look, random);

export const THIRTEENTH_TABLES = {
  schedule: inOtherWords(schedule),
  paragraphs: inOtherWords(paragraphs),
  pieces: inOtherWords(pieces),
  audit: inOtherWords(audit),
  outline: inOtherWords(outline),
  ranked: inOtherWords(ranked),
  fields: inOtherWords(fields),
  'export-rows': inOtherWords(exported),
  'element-tags': inOtherWords(markedUp),
  'lettered-columns': inOtherWords(letteredColumns),
  dashboards: inOtherWords(dashboards),
  'turned-group': inOtherWords(turnedGroup),
} as const satisfies Readonly<Record<string, RowLayout>>;
