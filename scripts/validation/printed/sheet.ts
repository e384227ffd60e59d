/**
 * How a printed form looks: one random choice per document, drawn by the browser's own layout. It knows nothing of the
 * reader, and shares no code with the generator of text pieces in packages/certificates, so that neither can repeat an
 * assumption of the other.
 */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { ELEVENTH_PAIRS } from './eleventh-pairs.ts';
import { ELEVENTH_TABLES } from './eleventh-tables.ts';
import { type Furniture, furnished, furnitureCss, randomFurniture } from './furniture.ts';
import { withWords } from './marks.ts';
import { THIRTEENTH_PAIRS } from './thirteenth-pairs.ts';
import { THIRTEENTH_TABLES } from './thirteenth-tables.ts';
import { TWELFTH_PAIRS } from './twelfth-pairs.ts';
import { TWELFTH_TABLES } from './twelfth-tables.ts';

const FONTS = ['DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif', 'DejaVu Sans Mono'] as const;
/**
 * `known`: everything that was ever looked at; `reserved`: only measured, no faults are listed. docs/certificates.md
 * has the figures of looks when they were new.
 */
const LOOKS = {
  known: {
    pairs: [
      'grid',
      'below',
      'above',
      'colon',
      'leaders',
      'flush',
      'stacked',
      'two-columns',
      'unit-apart',
      'numbered',
      'bullets',
      'value-first',
      'boxed',
      'equals',
      'spread',
      'captioned',
      'inline',
      'bold-labels',
      'label-row',
      'right-labels',
      'wrapped',
      'arrowed',
      'lettered',
      'cells',
      'stacked-columns',
      'bracketed-values',
      'filled-in',
      'coded',
      'value-row',
      'remarked',
      'hanging',
      'ticked',
      'unit-between',
      'drifting',
      'bilingual',
      'verbs',
      'iconed',
      'tracked',
      'coded-remarks',
      'dagger',
      'unit-first',
      'prose',
      'small-unit',
      'turned-labels',
      'free',
      'colon-column',
      'three-across',
      'spaced',
      'footnoted',
    ],
    tables: [
      'plain',
      'up',
      'down',
      'split',
      'grouped',
      'sideways',
      'cards',
      'lines',
      'unit-rows',
      'name-rows',
      'labelled-cells',
      'two-up',
      'narrow',
      'nested-lists',
      'side-by-side',
      'bracketed',
      'two-line',
      'unit-columns',
      'sideways-units',
      'totals',
      'broken',
      'small-tables',
      'dotted',
      'wrapped-cells',
      'paired-cards',
      'units-only',
      'compact',
      'rowspan',
      'unit-headers',
      'equals-list',
      'stacked-cells',
      'titled-rows',
      'split-tables',
      'headerless',
      'sentences',
      'slash-cells',
      'mean-row',
      'decoys',
      'symbols',
      'units-last',
      'grouped-rows',
      'turned',
      'names-last',
      'floats',
      'ascii',
      'middle-dots',
      'split-decimals',
      'gross-net',
      'free',
      'footnotes',
      'remarks',
      'prefixed',
      'newspaper',
      'piped',
    ],
  },
  reserved: {
    pairs: ['centered-grid', 'wide-caps', 'split-label', 'stacked-rows', 'mirrored', 'badge'],
    tables: ['abbreviated', 'name-below', 'double-header', 'boxed-ascii', 'starred', 'chunked'],
  },
  tenth: {
    pairs: [
      'definition-grid',
      'figure-panels',
      'pills',
      'boxes-in-boxes',
      'margin-labels',
      'two-sides',
      'full-sentences',
    ],
    tables: [
      'running-text',
      'column-each',
      'panels',
      'definitions',
      'nested-boxes',
      'two-lists',
      'bars',
      'sub-totals',
      'chips',
      'stacked-names',
    ],
  },
  eleventh: { pairs: namesOf(ELEVENTH_PAIRS), tables: namesOf(ELEVENTH_TABLES) },
  twelfth: { pairs: namesOf(TWELFTH_PAIRS), tables: namesOf(TWELFTH_TABLES) },
  thirteenth: { pairs: namesOf(THIRTEENTH_PAIRS), tables: namesOf(THIRTEENTH_TABLES) },
} as const;

function namesOf<Name extends string>(looks: Readonly<Record<Name, unknown>>): readonly [Name, ...Name[]] {
  // The keys of a record are its names; every record here has at least one.
  return Object.keys(looks) as [Name, ...Name[]];
}
/** These sets draw more of their documents at random: words, furniture of pages, details of looks. */
const FREER: readonly StyleSet[] = ['eleventh', 'twelfth', 'thirteenth'];
export type StyleSet = keyof typeof LOOKS;
type Looks = (typeof LOOKS)[StyleSet];
const LETTERS = ['text', 'arrow', 'path', 'sentence'] as const;
const MORE_LETTERS = [...LETTERS, 'strip', 'marked', 'ticked'] as const;
const MORE_FONTS = [...FONTS, 'DejaVu Sans Light', 'DejaVu Serif Condensed'] as const;

export interface Style {
  font: (typeof MORE_FONTS)[number];
  pairs: Looks['pairs'][number];
  table: Looks['tables'][number];
  letter: (typeof MORE_LETTERS)[number];
  sizePt: number;
  marginMm: number;
  isLandscape: boolean;
  spacingPx: number;
  areLinesDrawn: boolean;
  isTitleInCapitals: boolean;
  repeatsHeaders: boolean;
  hasUnitInCells: boolean;
  verticalAlign: 'top' | 'middle' | 'bottom';
  numberAlign: 'left' | 'right' | 'center';
  isPowerRaised: boolean;
  hasIndexColumn: boolean;
  /** What is around the text; null in the sets that have none. */
  furniture: Furniture | null;
  /** The seed of what is alike in a whole document: details of looks, words. */
  detail: number;
}

export function randomStyle(random: Random, set: StyleSet): Style {
  const { pairs, tables } = LOOKS[set];
  const isFreer = FREER.includes(set);
  return {
    font: random.pick<Style['font']>(isFreer ? MORE_FONTS : FONTS),
    pairs: random.pick<Style['pairs']>(pairs),
    table: random.pick<Style['table']>(tables),
    letter: random.pick<Style['letter']>(isFreer ? MORE_LETTERS : LETTERS),
    sizePt: random.between(7, 10.5, 1),
    marginMm: random.between(9, 22),
    isLandscape: random.chance(0.2),
    spacingPx: random.pick([0, 0, 0, 0.2, 0.4]),
    areLinesDrawn: random.chance(0.5),
    isTitleInCapitals: random.chance(0.3),
    repeatsHeaders: random.chance(0.6),
    hasUnitInCells: random.chance(0.4),
    verticalAlign: random.pick(['top', 'middle', 'bottom']),
    numberAlign: random.pick(['left', 'right', 'center']),
    isPowerRaised: random.chance(0.4),
    hasIndexColumn: random.chance(0.3),
    furniture: isFreer ? randomFurniture(random) : null,
    detail: isFreer ? random.between(1, 1_000_000) : 0,
  };
}

export function documentOf(style: Style, language: string, body: string): string {
  const said = withWords(style.furniture ? furnished(style.furniture, body) : body, language);
  const powers = style.isPowerRaised
    ? said.replaceAll('²', '<sup>2</sup>').replaceAll('³', '<sup>3</sup>')
    : said;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @page { size: A4 ${style.isLandscape ? 'landscape' : 'portrait'}; margin: ${style.marginMm}mm }
    body { font: ${style.sizePt}pt/1.35 '${style.font}'; letter-spacing: ${style.spacingPx}px; margin: 0 }
    h1 { font-size: 1.9em; margin: 0 } h2 { font-size: 1.35em; margin: 1.2em 0 .4em; break-after: avoid }
    h1, h2 { ${style.isTitleInCapitals ? 'text-transform: uppercase' : ''} }
    table { border-collapse: collapse; width: 100% } td, th { padding: .25em .5em; text-align: left; vertical-align: ${style.verticalAlign} }
    ${style.areLinesDrawn ? 'td, th { border: .5pt solid #888 }' : 'tr:nth-child(even) td { background: #eee }'}
    ${style.repeatsHeaders ? '' : 'thead { display: table-row-group }'}
    td.number { text-align: ${style.numberAlign}; white-space: nowrap }
    th.up span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap } th.down span { writing-mode: vertical-rl; white-space: nowrap }
    th.up, th.down { vertical-align: bottom; width: 1.6em }
    .cards { display: flex; flex-wrap: wrap; gap: .8em 1.6em } .cards > div { min-width: 10em; break-inside: avoid }
    .cards b { font-size: 1.3em; display: block; font-weight: normal } .cards span { display: block; color: #555 }
    .leader { display: flex } .leader i { flex: 1; overflow: hidden; white-space: nowrap; font-style: normal }
    .flush { display: flex; justify-content: space-between; border-bottom: .5pt solid #ccc }
    .columns { columns: 2; column-gap: 3em } .columns p { margin: 0 0 .3em; display: flex; justify-content: space-between; break-inside: avoid }
    .stacked dd { margin: 0 0 .5em 1em } .break { break-before: page } .small { font-size: .8em; color: #555 }
    .boxes { display: flex; flex-wrap: wrap; gap: .4em } .boxes > div { border: .5pt solid #999; padding: .3em .6em; display: flex; gap: 1.2em }
    table.narrow { width: 62% } table.narrow td:first-child { max-width: 7em }
    .tables { display: flex; gap: 2.5em; align-items: flex-start } table.fixed { table-layout: fixed } .right { text-align: right; width: 45% }
    .mini { width: auto; margin: .5em 0 } .rest { break-after: page }
    ${style.furniture ? furnitureCss(style.furniture) : ''}
    .level sup, .level sub { line-height: 0 } .big { font-size: 2.6em; font-weight: bold } .row { display: flex; gap: 1.5em; align-items: center }
  </style><body>${powers}</body></html>`;
}

const PIXELS: Readonly<Record<string, string>> = {
  A: '01110 10001 10001 11111 10001 10001 10001',
  B: '11110 10001 11110 10001 10001 10001 11110',
  C: '01111 10000 10000 10000 10000 10000 01111',
  D: '11110 10001 10001 10001 10001 10001 11110',
  E: '11111 10000 11110 10000 10000 10000 11111',
  F: '11111 10000 11110 10000 10000 10000 10000',
  G: '01111 10000 10000 10111 10001 10001 01111',
  '+': '00000 00100 00100 11111 00100 00100 00000',
  '-': '00000 00000 00000 11111 00000 00000 00000',
};

/** The letter as shapes: no text layer has it. */
export function drawnLetter(label: string): string {
  const rects = [...label].flatMap((letter, index) =>
    (PIXELS[letter] ?? '')
      .split(' ')
      .flatMap((row, y) =>
        [...row].flatMap((pixel, x) =>
          pixel === '1' ? [`<rect x="${index * 6 + x}" y="${y}" width="1.02" height="1.02"/>`] : [],
        ),
      ),
  );
  return `<svg width="${label.length * 42}" height="50" viewBox="0 0 ${label.length * 6} 7">${rects.join('')}</svg>`;
}

/** The whole scale as arrows of growing length, with the own class somewhere beside it. */
export function scaleOf(style: Style, labels: readonly string[], own: string, words: string): string {
  const arrows = labels
    .map(
      (label, index) => `<div style="background:#bcd;width:${4 + index * 1.5}em;margin:1px">${label}</div>`,
    )
    .join('');
  const letter = style.letter === 'path' ? drawnLetter(own) : `<span class="big">${own}</span>`;
  switch (style.letter) {
    case 'sentence':
      return `<p>${words} <b>${own}</b>.</p><div>${arrows}</div>`;
    case 'arrow':
      return `<div class="row"><div>${arrows}</div><div>${words}<br>${letter}</div></div>`;
    case 'strip':
      return `<p>${words}:</p><div style="display:flex;gap:.3em;align-items:flex-start">${labels.map((each) => (each === own ? `<div style="text-align:center"><div style="border:2pt solid #222;padding:.4em 1em;font-size:1.3em;font-weight:bold">${each}</div>▲</div>` : `<div style="background:#dde;padding:.4em 1em">${each}</div>`)).join('')}</div>`;
    case 'marked':
      return labels.map((each) => `<div>${each === own ? `<b>${each}</b> ◄ ${words}` : each}</div>`).join('');
    case 'ticked':
      return `<p>${words}: ${labels.map((each) => `${each === own ? '☒' : '☐'}&nbsp;${each}`).join(' &emsp; ')}</p>`;
    default:
      return `<p class="small">${words}</p><div class="row">${letter}<div>${arrows}</div></div>`;
  }
}
