/**
 * How often the indication would be right on the dwellings behind the label statistics, from region, type, format, year
 * and typical area alone, and with the seller's condition.
 */
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { type Indication, indicate } from '../indication/indicate.ts';
import { typicalFloorAreaM2 } from '../stock/draw/geometry.ts';
import {
  letterBounds,
  loadConditionCounts,
  loadObservations,
  type Observation,
  onScale,
  yearsOf,
} from './stock-statistics.ts';

const REGIONS = { flanders: 'BE-VLG', brussels: 'BE-BRU', wallonia: 'BE-WAL', netherlands: 'NL-UT' } as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export interface Tally {
  n: number;
  exact: number;
  within: number;
  covered: number;
}

const none = (): Tally => ({ n: 0, exact: 0, within: 0, covered: 0 });

function indicationFor(
  scale: LabelScale,
  format: EstateFormat | null,
  year: number,
  condition?: DwellingFacts['condition'],
): Indication {
  const input: EstateInput = {
    address: { country: scale === 'netherlands' ? 'NL' : 'BE', zip_code: null, region: REGIONS[scale] },
    estate_type: format === null ? 'APARTMENT' : 'HOUSE',
    estate_format: format,
    year_built: year,
    year_renovated: null,
    dwelling: {
      habitable_space_m2: typicalFloorAreaM2(scale === 'netherlands' ? 'NL' : 'BE', format),
      ...(condition === undefined ? {} : { condition }),
    },
  };
  return indicate(input);
}

/** Share of an observation's dwellings between two scores; level within a bin, the open ends half a unit wide. */
function shareBetween(o: Observation, low: number, high: number): number {
  let count = 0;
  for (const bin of o.bins) {
    const from = Number.isFinite(bin.low) ? bin.low : bin.high - 0.5;
    const to = Number.isFinite(bin.high) ? bin.high : bin.low + 0.5;
    count += (bin.count * Math.max(0, Math.min(high, to) - Math.max(low, from))) / (to - from);
  }
  return count / o.n;
}

function add(
  tally: Tally,
  o: Observation,
  { label, primary_kwh_per_m2: range }: Indication,
  weight: number,
): void {
  const shown = LETTERS.indexOf((label ?? '').slice(0, 1));
  for (const [index, letter] of LETTERS.entries()) {
    const bounds = letterBounds(o.scale, letter);
    if (bounds.high === Number.NEGATIVE_INFINITY) continue;
    const count =
      o.source !== 'scores'
        ? (o.bins.find((bin) => bin.letter === letter)?.count ?? 0)
        : o.n * shareBetween(o, onScale(bounds.low), onScale(bounds.high));
    tally.n += weight * count;
    if (index === shown) tally.exact += weight * count;
    if (Math.abs(index - shown) <= 1) tally.within += weight * count;
  }
  if (range !== null) tally.covered += weight * o.n * shareBetween(o, onScale(range.p10), onScale(range.p90));
}

export function measureCells(): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const o of loadObservations()) {
    const name = `${o.country} ${o.type}s by ${o.source === 'scores' ? 'score' : 'label'}`;
    const { years } = o;
    for (const year of years) {
      const shown = indicationFor(o.scale, o.format, year);
      const names = [
        name,
        `  ${o.scale} ${o.type} ${o.source}`,
        ...(o.source === 'scores' ? ['BE all by score'] : []),
      ];
      for (const key of names) {
        const tally = tallies.get(key) ?? none();
        tallies.set(key, tally);
        add(tally, o, shown, 1 / years.length);
      }
    }
  }
  return tallies;
}

/** The condition counts are not published by cell: each cell of the era gets its share of them. */
export function measureConditions(withCondition: boolean): Tally {
  const cells = loadObservations().filter((o) => o.source === 'labels' && o.country === 'BE');
  const tally = none();
  for (const row of loadConditionCounts()) {
    const era = cells.filter((o) => row.isBefore1991 === (yearsOf(o.period).at(-1) ?? 0) < 1991);
    const total = era.reduce((n, o) => n + o.n, 0);
    // The counts are of the conditions of the contract, in lower case.
    const condition = row.condition.toUpperCase() as NonNullable<DwellingFacts['condition']>;
    for (const o of era) {
      const year = yearsOf(o.period)[1] ?? 0;
      const shown = indicationFor(o.scale, o.format, year, withCondition ? condition : undefined);
      const index = LETTERS.indexOf((shown.label ?? '').slice(0, 1));
      for (const [at, letter] of LETTERS.entries()) {
        const count = ((row.counts[letter] ?? 0) * o.n) / total;
        tally.n += count;
        if (at === index) tally.exact += count;
        if (Math.abs(at - index) <= 1) tally.within += count;
      }
    }
  }
  return tally;
}
