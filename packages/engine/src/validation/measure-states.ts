/** What the engine thinks that dwellings are like, given a label, against what listings with a label say. */
import { possibleDwellings } from '../completion/complete.ts';
import { type EstateFormat, LABEL_SCALES, type LabelScale } from '../contract/codes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Scenario } from '../stock/scenarios.ts';
import { FORMATS, inputOf, YEAR_MIX } from './stock-grid.ts';
import { loadHeatingByLabel } from './stock-statistics.ts';

export const STATES: Record<string, (dwelling: Dwelling) => boolean> = {
  electric: ({ heatGenerator }) => heatGenerator === 'electric_direct',
  oil: ({ heatCarrier }) => heatCarrier === 'oil',
  panels: ({ solarPanelsKwp }) => solarPanelsKwp > 0,
  'single glass': ({ windows }) => windows.uValueWPerM2K >= 5,
};

export interface StatesByLabel {
  scale: LabelScale;
  type: 'house' | 'apartment';
  /** A letter, or all of them. */
  letter: string;
  /** Share of the stock with the letter. */
  weight: number;
  shares: Record<string, number>;
  /** The most that electric heat or oil differs from its share without the letter, in one cohort. */
  farthest: number;
  /** Listings with known heating, and how many of them are heated so. */
  listings: { n: number; electric: number; oil: number };
}

const FORMAT_SHARES: Record<EstateFormat, number> = { OPEN: 0.3, SEMI_OPEN: 0.35, CLOSED: 0.35 };
/** One label stands for those with its letter. */
const LABELS: Record<LabelScale, readonly string[]> = {
  flanders: ['A', 'B', 'C', 'D', 'E', 'F'],
  brussels: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  wallonia: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  netherlands: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
};

export function measureStates(): StatesByLabel[] {
  const listings = loadHeatingByLabel();
  const rows: StatesByLabel[] = [];
  for (const scale of LABEL_SCALES) {
    for (const type of ['house', 'apartment'] as const) {
      for (const letter of ['all', ...LABELS[scale]]) {
        const { weight, shares, farthest } = sharesOf(scale, type, letter);
        const known = listings.filter(
          (row) => row.scale === scale && row.type === type && (letter === 'all' || row.letter === letter),
        );
        const count = (heating?: string) =>
          known.reduce(
            (sum, row) => (heating === undefined || row.heating === heating ? sum + row.count : sum),
            0,
          );
        const counts = { n: count(), electric: count('electric'), oil: count('fueloil') };
        rows.push({ scale, type, letter, weight, shares, farthest, listings: counts });
      }
    }
  }
  return rows;
}

function sharesOf(
  scale: LabelScale,
  type: 'house' | 'apartment',
  letter: string,
): { weight: number; shares: Record<string, number>; farthest: number } {
  const sums = Object.fromEntries(Object.keys(STATES).map((state) => [state, 0]));
  let total = 0;
  let farthest = 0;
  for (const format of FORMATS.filter((format) => (format === null) === (type === 'apartment'))) {
    const mix = YEAR_MIX[scale === 'netherlands' ? 'NL' : 'BE'][format === null ? 'APARTMENT' : 'HOUSE'];
    for (const [year, share] of mix) {
      const cohort = share * (format === null ? 1 : FORMAT_SHARES[format]);
      const stock = possibleDwellings(inputOf(scale, format, year));
      const probability = letter === 'all' ? 1 : letterShare(stock.labelProbabilities, letter);
      if (probability === 0) continue;
      const { scenarios } =
        letter === 'all' ? stock : possibleDwellings(inputOf(scale, format, year, { energy_label: letter }));
      total += cohort * probability;
      for (const [state, has] of Object.entries(STATES)) {
        const share = shareOf(scenarios, has);
        sums[state] = (sums[state] ?? 0) + cohort * probability * share;
        if (state === 'electric' || state === 'oil') {
          farthest = Math.max(farthest, Math.abs(share - shareOf(stock.scenarios, has)));
        }
      }
    }
  }
  const shares = Object.fromEntries(Object.entries(sums).map(([state, sum]) => [state, sum / total]));
  return { weight: total, shares, farthest };
}

function shareOf(scenarios: readonly Scenario[], has: (dwelling: Dwelling) => boolean): number {
  return scenarios.reduce((sum, { dwelling, weight }) => (has(dwelling) ? sum + weight : sum), 0);
}

function letterShare(probabilities: Record<string, number>, letter: string): number {
  return Object.entries(probabilities).reduce(
    (sum, [label, probability]) => (label.startsWith(letter) ? sum + probability : sum),
    0,
  );
}
