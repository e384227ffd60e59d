/**
 * Totals of dwellings by band of the energy score, as a lender reports them: by the probabilities of each dwelling, and
 * with each wholly in its likeliest band, against the certificates behind the statistics. The certificates are withheld
 * from the input.
 */
import { energyProfile } from '../indication/energy-profile.ts';
import { typicalFloorAreaM2 } from '../stock/draw/geometry.ts';
import { loadObservations, type Observation, onScale } from './stock-statistics.ts';

/** Those of template 2, which are the limits of the Flemish labels as well. */
export const BAND_LIMITS = [100, 200, 300, 400, 500];

export interface BandTotals {
  actual: number[];
  byProbability: number[];
  byLikeliest: number[];
}

/** Flanders, whose labels end where the bands do. */
export function measureBands(): BandTotals {
  const totals: BandTotals = { actual: none(), byProbability: none(), byLikeliest: none() };
  for (const cell of loadObservations().filter(({ scale }) => scale === 'flanders')) {
    const actual = bandCounts(cell);
    for (const year of cell.years) {
      const shares = sharesOf(cell, year);
      const n = actual.reduce((sum, count) => sum + count, 0) / cell.years.length;
      const likeliest = shares.indexOf(Math.max(...shares));
      for (const [band, share] of shares.entries()) {
        add(totals.actual, band, (actual[band] ?? 0) / cell.years.length);
        add(totals.byProbability, band, n * share);
        add(totals.byLikeliest, band, band === likeliest ? n : 0);
      }
    }
  }
  return totals;
}

/** Share of all dwellings that is counted in another band than its own. */
export function misplacedShare(counted: readonly number[], actual: readonly number[]): number {
  const all = actual.reduce((sum, count) => sum + count, 0);
  return actual.reduce((sum, count, band) => sum + Math.abs((counted[band] ?? 0) - count), 0) / 2 / all;
}

const none = () => [...BAND_LIMITS, 0].fill(0);
const add = (sums: number[], band: number, count: number) => {
  sums[band] = (sums[band] ?? 0) + count;
};

function sharesOf({ format, type }: Observation, year: number): number[] {
  const profile = energyProfile(
    {
      address: { country: 'BE', zip_code: null, region: 'BE-VLG' },
      estate_type: type === 'apartment' ? 'APARTMENT' : 'HOUSE',
      estate_format: format,
      year_built: year,
      year_renovated: null,
      dwelling: { habitable_space_m2: typicalFloorAreaM2('BE', format) },
    },
    BAND_LIMITS,
  );
  if (profile === null) throw new Error(`no profile of a dwelling of ${year}`);
  return profile.band_probabilities;
}

/** Level within a bin, the open ends half a unit wide, as in the other measures. */
function bandCounts({ bins }: Observation): number[] {
  return [...BAND_LIMITS, Number.POSITIVE_INFINITY].map((limit, band) => {
    const low = band === 0 ? Number.NEGATIVE_INFINITY : onScale(BAND_LIMITS[band - 1] ?? 0);
    const high = Number.isFinite(limit) ? onScale(limit) : Number.POSITIVE_INFINITY;
    return bins.reduce((sum, bin) => {
      const from = Number.isFinite(bin.low) ? bin.low : bin.high - 0.5;
      const to = Number.isFinite(bin.high) ? bin.high : bin.low + 0.5;
      return sum + (bin.count * Math.max(0, Math.min(high, to) - Math.max(low, from))) / (to - from);
    }, 0);
  });
}
