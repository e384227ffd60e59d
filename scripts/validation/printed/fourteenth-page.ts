/** What the pages of the fourteenth and fifteenth sets share: the sheet they are printed on, and turned headers of tables. */
import type { Dwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Printed } from './home.ts';

/** One kind of document: its own words, its own layout, and what it states. */
export type PageKind = (random: Random, home: Dwelling, file: string) => Printed;

const FONTS = ['DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif Condensed'] as const;

export const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

export function pageOf(random: Random, language: 'nl' | 'fr' | 'de', css: string, body: string): string {
  const [top, side] = [random.between(12, 20), random.between(12, 22)];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @page { size: A4; margin: ${top}mm ${side}mm 18mm }
    * { print-color-adjust: exact }
    body { font: ${random.between(8, 9.5, 1)}pt/1.35 '${random.pick(FONTS)}'; margin: 0 }
    h1, h2, h3 { break-after: avoid } table { border-collapse: collapse; width: 100% } tr { break-inside: avoid }
    td, th { text-align: left; vertical-align: top; padding: .2em .5em; font-weight: normal }
    .new { break-before: page } .right { text-align: right } .small { font-size: .75em; color: #555 }
    th.turned { vertical-align: bottom; width: 1.5em; padding: .3em .1em }
    th.turned span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; font-size: .85em }
    ${css}
  </style><body>${body}</body></html>`;
}

export const turned = (header: string) => `<th class="turned"><span>${header}</span></th>`;
