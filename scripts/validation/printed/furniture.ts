/** What is around the text of a page: margins, bands, titles, marks, columns. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';

const TITLES = ['plain', 'plain', 'dark', 'numbered', 'ruled', 'centred', 'beside'] as const;
const BREAKS = ['none', 'none', 'some', 'each'] as const;

export interface Furniture {
  titles: (typeof TITLES)[number];
  breaks: (typeof BREAKS)[number];
  /** Top, right, bottom, left. */
  marginsMm: readonly [number, number, number, number];
  hasBand: boolean;
  hasMark: boolean;
  isJustified: boolean;
  lineHeight: number;
  paddingEm: number;
}

export function randomFurniture(random: Random): Furniture {
  return {
    titles: random.pick(TITLES),
    breaks: random.pick(BREAKS),
    marginsMm: [random.between(8, 28), random.between(8, 24), random.between(12, 28), random.between(8, 32)],
    hasBand: random.chance(0.4),
    hasMark: random.chance(0.1),
    isJustified: random.chance(0.2),
    lineHeight: random.between(1.1, 1.6, 2),
    paddingEm: random.between(0.05, 0.6, 2),
  };
}

const TITLE_CSS: Readonly<Record<Furniture['titles'], string>> = {
  plain: '',
  dark: 'h2 { background: #24364b; color: #fff; padding: .25em .6em; font-size: 1.1em }',
  numbered:
    'body { counter-reset: part } h2::before { counter-increment: part; content: counter(part) ".\\2002" }',
  ruled: 'h2 { border-bottom: 1.5pt solid #a33; font-variant: small-caps }',
  centred: 'h1, h2 { text-align: center; font-weight: normal }',
  beside:
    'h2 { writing-mode: horizontal-tb; border-left: 5pt solid #396; padding-left: .6em; font-size: 1em }',
};

export function furnitureCss(furniture: Furniture): string {
  const { titles, breaks, marginsMm, isJustified, lineHeight, paddingEm } = furniture;
  return `@page { margin: ${marginsMm.map((each) => `${each}mm`).join(' ')} }
    * { print-color-adjust: exact } body { line-height: ${lineHeight} } td, th { padding: ${paddingEm}em .6em }
    p { ${isJustified ? 'text-align: justify' : ''} }
    ${TITLE_CSS[titles]}
    ${breaks === 'each' ? 'h2 { break-before: page }' : breaks === 'some' ? 'h2:nth-of-type(3n) { break-before: page }' : ''}
    .band { display: flex; justify-content: space-between; border-bottom: 2pt solid #396; margin-bottom: 1em; font-size: .8em }
    .mark { position: fixed; top: 40%; left: 12%; font-size: 90pt; color: #0001; transform: rotate(-35deg) }`;
}

export const furnished = ({ hasBand, hasMark }: Furniture, body: string) =>
  [
    hasMark ? '<div class="mark">@copy@</div>' : '',
    hasBand ? '<div class="band"><span>@bureau@</span><span>@report@</span></div>' : '',
    body,
  ].join('');
