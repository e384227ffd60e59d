/** Elements as in calculations: heat losses, constructions and their layers, surveys, sums. */
import { box, row, small, table } from './blocks.ts';
import { type Elements, headed, type RowLayout } from './elements.ts';
import { comma } from './home.ts';
import { buildUp } from './layers.ts';

const WORDS = {
  nl: {
    loss: 'Warmteverlies',
    construction: 'Constructie',
    constructions: 'Lijst van constructies',
    surfaces: 'Verliesoppervlakken',
    measured: 'Opmeting',
    openings: 'openingen',
    now: 'Huidig',
    later: 'Na renovatie',
    running: 'Cumulatief',
  },
  fr: {
    loss: 'Déperditions',
    construction: 'Composition',
    constructions: 'Liste des compositions',
    surfaces: 'Surfaces de déperdition',
    measured: 'Métré',
    openings: 'ouvertures',
    now: 'Actuel',
    later: 'Après travaux',
    running: 'Cumul',
  },
} as const;

export const lossOf = ({ area, value }: Elements, at: number) =>
  value ? area.number(at) * (value.symbol === 'Rc' ? 1 / value.number(at) : value.number(at)) : 0;
/** Looks that need a value show areas alone in a plain list where there is none. */
const areasOf = ({ rows, name, area, said, nameHeader }: Elements) =>
  table([
    row([nameHeader, headed(area)], 'th'),
    ...rows.map((at) => row([[name(at), ...said(at)].join(', '), area.text(at)])),
  ]);

/** `34,2 m² × 0,45 W/(m²K) = 15,4 W/K` */
const lossSheet: RowLayout = (elements, look) => {
  const { rows, name, area, value, language, nameHeader, said } = elements;
  if (!value) return areasOf(elements);
  const sign = value.symbol === 'Rc' ? '÷' : '×';
  const loss = (at: number) => `${comma(lossOf(elements, at), 1)} W/K`;
  if (look.chance(0.5))
    return table(
      rows.map((at) =>
        row([
          `${name(at)} ${small(said(at).join(', '))}`,
          `${area.withUnit(at)} ${sign} ${value.withUnit(at)} = ${loss(at)}`,
        ]),
      ),
    );
  return table([
    `<tr><th>${nameHeader}</th><th colspan="2">${area.symbol}</th><th colspan="2">${value.symbol}</th><th>${WORDS[language].loss}</th></tr>`,
    ...rows.map((at) =>
      row([[name(at), ...said(at)].join('; '), area.withUnit(at), sign, value.withUnit(at), '=', loss(at)]),
    ),
  ]);
};

/** Values by construction in one list, areas with the code of their construction in another. */
const constructions: RowLayout = (elements, look) => {
  const { rows, name, area, value, words, language, nameHeader } = elements;
  if (!value) return areasOf(elements);
  const title = WORDS[language];
  const prefix = look.pick(['C', 'TYPE ', 'K-', 'SC']);
  const values = [...new Set(rows.map(value.text))];
  const codeOf = (at: number) => `${prefix}${values.indexOf(value.text(at)) + 1}`;
  const list = `<p><b>${title.constructions}</b></p>${table(
    [
      row([title.construction, headed(value)], 'th'),
      ...values.map((text, at) => row([`${prefix}${at + 1}`, text])),
    ],
    'width:auto',
  )}`;
  const surfaces = `<p><b>${title.surfaces}</b></p>${table([
    row([nameHeader, ...words.map(({ header }) => header), title.construction, headed(area)], 'th'),
    ...rows.map((at) =>
      row([name(at), ...words.map(({ cells }) => cells[at] ?? ''), codeOf(at), area.text(at)]),
    ),
  ])}`;
  return look.chance(0.5) ? list + surfaces : surfaces + list;
};

/** What an element is made of, layer by layer, and what follows from it. */
const layers: RowLayout = (elements, look, random) => {
  const { rows, name, area, value, said } = elements;
  if (!value) return areasOf(elements);
  const isAreaAbove = look.chance(0.6);
  return rows
    .map((at) => {
      const sum = `<td colspan="3"><b>${value.header}</b></td><td><b>${value.withUnit(at)}</b></td>`;
      const surface = `${area.header}: ${area.withUnit(at)}`;
      return box(
        'break-inside:avoid;margin-bottom:.8em',
        `<div><b>${name(at)}</b>${isAreaAbove ? ` – ${surface}` : ''}</div>`,
        small(said(at).join(' · ')),
        table([...buildUp(elements, at, random), `<tr>${sum}</tr>`]),
        isAreaAbove ? '' : `<div>${surface}</div>`,
      );
    })
    .join('');
};

/** Length by height, less the openings, is the net area. */
const survey: RowLayout = ({ rows, name, area, value, said, language, nameHeader }, look, random) => {
  const title = WORDS[language];
  const height = look.pick([2.5, 2.6, 2.75]);
  const isOneCell = look.chance(0.5);
  const lines = rows.map((at) => {
    const gross = Math.ceil((area.number(at) + random.between(0, 6, 1)) / height / 0.05) * 0.05 * height;
    const [length, less] = [gross / height, gross - area.number(at)];
    const product = `${comma(length, 2)} m × ${comma(height, 2)} m`;
    const tail = value ? [value.text(at)] : [];
    const label = [name(at), ...said(at)].join(', ');
    return isOneCell
      ? row([
          label,
          `${product} − ${comma(less, 2)} (${title.openings}) = <b>${area.withUnit(at)}</b>`,
          ...tail,
        ])
      : row([label, product, `− ${comma(less, 2)}`, `<b>${area.text(at)}</b>`, ...tail]);
  });
  const tail = value ? [headed(value)] : [];
  const heads = isOneCell
    ? [nameHeader, `${title.measured}, ${area.header}`, ...tail]
    : [nameHeader, title.measured, title.openings, headed(area), ...tail];
  return table([row(heads, 'th'), ...lines]);
};

/** What is, and what is advised: only the first counts. */
const nowAndLater: RowLayout = (elements, look) => {
  const { rows, name, area, value, said, language, nameHeader } = elements;
  if (!value) return areasOf(elements);
  const { now, later } = WORDS[language];
  const goal = (at: number) => {
    const wanted = value.symbol === 'Rc' ? 4.5 : value.number(at) > 1.5 ? 1.1 : 0.24;
    return comma(
      value.symbol === 'Rc' ? Math.max(wanted, value.number(at)) : Math.min(wanted, value.number(at)),
      2,
    );
  };
  if (look.chance(0.4))
    return table([
      row(
        [nameHeader, headed(area), `${headed(value)}: ${now.toLowerCase()} → ${later.toLowerCase()}`],
        'th',
      ),
      ...rows.map((at) =>
        row([[name(at), ...said(at)].join(', '), area.text(at), `${value.text(at)} → ${goal(at)}`]),
      ),
    ]);
  return table([
    `<tr><th rowspan="2">${nameHeader}</th><th rowspan="2">${headed(area)}</th><th colspan="2">${headed(value)}</th></tr>`,
    row([now, later], 'th'),
    ...rows.map((at) => row([[name(at), ...said(at)].join(', '), area.text(at), value.text(at), goal(at)])),
  ]);
};

/** As an account: each area, and the sum so far. */
const account: RowLayout = ({ rows, name, area, value, said, language, nameHeader }) => {
  let sum = 0;
  return table([
    row([nameHeader, ...(value ? [headed(value)] : []), headed(area), WORDS[language].running], 'th'),
    ...rows.map((at) => {
      sum += area.number(at);
      return row([
        [name(at), small(said(at).join(', '))].join('<br>'),
        ...(value ? [value.text(at)] : []),
        area.text(at),
        `<i>${comma(sum, 1)}</i>`,
      ]);
    }),
  ]);
};

export const CALCULATIONS = {
  'loss-sheet': lossSheet,
  constructions,
  layers,
  survey,
  'now-and-later': nowAndLater,
  account,
} as const satisfies Readonly<Record<string, RowLayout>>;
