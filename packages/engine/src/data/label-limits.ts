/** Residential label limits, kWh primary per m² and year: each label with its highest score. */
import type { LabelScale } from '../contract/codes.ts';

/** The month in which the scales were last looked up. */
export const LABEL_LIMITS_READ_IN = '2026-11';

/** Since when each scale holds, and how sure that is; `from` is null where the day was not found. */
export const LABEL_LIMIT_SOURCES: Record<
  LabelScale,
  { from: string | null; confidence: 'high' | 'medium' | 'low'; source: string }
> = {
  flanders: {
    from: '2019-01-01',
    confidence: 'high',
    source: 'epcattest.be/energielabel-energiescore',
  },
  brussels: {
    from: null,
    confidence: 'low',
    source:
      'public package "epb"; a new method was adopted on 2025-07-03 (refli.be 2025005414, 2025005416) for the end of 2026 or 2027 (snpc-nems.be), its classes were not found',
  },
  wallonia: {
    from: null,
    confidence: 'medium',
    source: 'public package "epb"; two limits confirmed by peb.immo/statistiques_label_2016',
  },
  netherlands: {
    from: '2021-01-01',
    confidence: 'high',
    source: 'NTA 8800 EP2, constants of a public NTA 8800 project; agree with the regulation of 2021',
  },
};

type Limits = readonly (readonly [label: string, upperKwhPerM2: number])[];

export const LABEL_LIMITS: Record<LabelScale, Limits> = {
  // Source: epcattest.be/energielabel-energiescore; in use since 2019, read 2026.
  flanders: [
    ['A+', 0],
    ['A', 100],
    ['B', 200],
    ['C', 300],
    ['D', 400],
    ['E', 500],
    ['F', Number.POSITIVE_INFINITY],
  ],
  // Source: public package "epb" (npm, pip), function energy_class; C = 96–150 confirmed by a page on the Brussels PEB;
  // read 2026.
  brussels: [
    ['A++', 0],
    ['A+', 15],
    ['A', 30],
    ['A-', 45],
    ['B+', 62],
    ['B', 78],
    ['B-', 95],
    ['C+', 113],
    ['C', 132],
    ['C-', 150],
    ['D+', 170],
    ['D', 190],
    ['D-', 210],
    ['E+', 232],
    ['E', 253],
    ['E-', 275],
    ['F', 345],
    ['G', Number.POSITIVE_INFINITY],
  ],
  // Source: public package "epb", function energy_class; 170 (B/C) and 340 (D/E) confirmed by
  // peb.immo/statistiques_label_2016; read 2026.
  wallonia: [
    ['A++', 0],
    ['A+', 45],
    ['A', 85],
    ['B', 170],
    ['C', 255],
    ['D', 340],
    ['E', 425],
    ['F', 510],
    ['G', Number.POSITIVE_INFINITY],
  ],
  // Source: NTA 8800 EP2 (primary fossil energy), constants of a public NTA 8800 project; agree with the 2021
  // regulation; read 2026.
  netherlands: [
    ['A++++', 0],
    ['A+++', 50],
    ['A++', 75],
    ['A+', 105],
    ['A', 160],
    ['B', 190],
    ['C', 250],
    ['D', 290],
    ['E', 335],
    ['F', 380],
    ['G', Number.POSITIVE_INFINITY],
  ],
};

export const LONG_TERM_GOALS: Record<LabelScale, string> = {
  // Source: Flemish long-term renovation strategy: A for every dwelling by 2050 (general knowledge; the binding path at
  // purchase stops at D since 2025-12-12).
  flanders: 'A',
  // Source: ordinance of 2024-02-23 (CoBrACE), renolution.brussels: at most 150 kWh/m² for every dwelling by 2045–2046,
  // which is C- or better.
  brussels: 'C-',
  // Source: draft Walloon renovation plan of 2025-12-11 (livios.be 101600): A for deeds from 2041.
  wallonia: 'A',
  // Source: no duty for owner-occupiers; A is where the label's subsidies and lower interest start (general knowledge).
  netherlands: 'A',
};

/**
 * The scale that the EU asks for (Directive (EU) 2024/1275, article 19): A for zero-emission buildings, G for the worst
 * of the stock when it comes, B to F evenly between them; regions that renewed their scale since 2019 may wait until
 * 2029-12-31 (fxmag.com). None of ours has published its limits: a projection, weak. A: 60 kWh/m² and no fuel burnt on
 * site, which is what the proposal of 2021-12-15 asked of dwellings in our climate (marketscreener.com). G: the worst
 * 15 % (same proposal) of today's scores (energy_score_quantiles.csv, for the Netherlands label_counts.csv).
 */
export const EU_SCALE_PROJECTION: Record<LabelScale, { bestUpTo: number; worstAbove: number }> = {
  flanders: { bestUpTo: 60, worstAbove: 490 },
  brussels: { bestUpTo: 60, worstAbove: 350 },
  wallonia: { bestUpTo: 60, worstAbove: 445 },
  netherlands: { bestUpTo: 60, worstAbove: 300 },
};
