/**
 * Template 2 of the EBA's Pillar 3 disclosures on ESG risks: loans by the energy efficiency of their collateral. The
 * layout is data, so that another one can stand beside it. Source: Implementing Regulation (EU) 2022/2453, annex XXXIX;
 * now 2024/3172.
 */
import type { PropertyKind } from '../loan.ts';

/** Upper limits of the bands of the energy score, kWh/m²; the last band has none. */
export const BAND_LIMITS = [100, 200, 300, 400, 500] as const;
export const BANDS = BAND_LIMITS.length + 1;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];

export type TemplateColumn =
  | { code: string; heading: string; counts: 'total' | 'unlabelled' | 'estimated share' }
  | { code: string; heading: string; counts: 'band'; band: number }
  | { code: string; heading: string; counts: 'label'; letter: Letter };

export interface TemplateRow {
  number: number;
  heading: string;
  isEu: boolean;
  /** Which loans it counts: of all kinds, of one, or those with an estimated energy score. */
  counts: 'all' | 'estimated' | PropertyKind;
}

export interface TemplateLayout {
  id: string;
  title: string;
  rows: readonly TemplateRow[];
  columns: readonly TemplateColumn[];
}

const ROWS: readonly [TemplateRow['counts'], string][] = [
  ['all', 'Total {area} area'],
  ['COMMERCIAL', 'Of which loans collateralised by commercial immovable property'],
  ['RESIDENTIAL', 'Of which loans collateralised by residential immovable property'],
  [
    'POSSESSED',
    'Of which collateral obtained by taking possession: residential and commercial immovable properties',
  ],
  ['estimated', 'Of which level of energy efficiency (EP score in kWh/m² of collateral) estimated'],
];

const BAND_HEADINGS = ['0; ≤ 100', '> 100; ≤ 200', '> 200; ≤ 300', '> 300; ≤ 400', '> 400; ≤ 500', '> 500'];
const code = (place: number) => String.fromCharCode('a'.charCodeAt(0) + place);

const LAYOUT_2022: TemplateLayout = {
  id: '2022',
  title:
    'Template 2: Banking book – Indicators of potential climate change transition risk: Loans collateralised by immovable property – Energy efficiency of the collateral',
  rows: ['EU', 'non-EU'].flatMap((area, part) =>
    ROWS.map(([counts, heading], place) => ({
      number: part * ROWS.length + place + 1,
      heading: heading.replace('{area}', area),
      isEu: part === 0,
      counts,
    })),
  ),
  columns: [
    { code: 'a', heading: 'Total gross carrying amount', counts: 'total' },
    ...BAND_HEADINGS.map((limits, band) => ({
      code: code(1 + band),
      heading: `EP score in kWh/m² of collateral: ${limits}`,
      counts: 'band' as const,
      band,
    })),
    ...LETTERS.map((letter, place) => ({
      code: code(1 + BANDS + place),
      heading: `EPC label of collateral: ${letter}`,
      counts: 'label' as const,
      letter,
    })),
    { code: 'o', heading: 'Without EPC label of collateral', counts: 'unlabelled' },
    {
      code: 'p',
      heading: 'Of which level of energy efficiency (EP score in kWh/m² of collateral) estimated, %',
      counts: 'estimated share',
    },
  ],
};

export const LAYOUTS: Readonly<Record<string, TemplateLayout>> = { [LAYOUT_2022.id]: LAYOUT_2022 };
export const LAYOUT_IDS = ['2022'] as const;

export function layoutOf(id: string): TemplateLayout {
  const layout = LAYOUTS[id];
  if (layout === undefined) throw new RangeError(`no layout ${id}`);
  return layout;
}

/** The band of a score, 0 for the best. */
export function bandOf(kwhPerM2: number): number {
  const band = BAND_LIMITS.findIndex((limit) => kwhPerM2 <= limit);
  return band < 0 ? BAND_LIMITS.length : band;
}
