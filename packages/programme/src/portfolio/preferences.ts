/** In which order two rules of thumb take homes and works; see `baselines.ts`. */
import { labelsOf } from '@rooftree/engine';
import { firstWorks, type Unit, type UnitColumn } from './unit-columns.ts';

export const BASELINES = ['WORST_LABEL_FIRST', 'CHEAPEST_KWH_FIRST'] as const;
export type Baseline = (typeof BASELINES)[number];

export class Preferences {
  /** By unit, lower goes first. */
  readonly #ranks: Record<Baseline, number[]> = { WORST_LABEL_FIRST: [], CHEAPEST_KWH_FIRST: [] };
  /** By unit: its columns from the first to try, counted from 0. */
  readonly #orders: Record<Baseline, Uint16Array[]> = { WORST_LABEL_FIRST: [], CHEAPEST_KWH_FIRST: [] };

  add(unit: Unit, columns: readonly UnitColumn[]): void {
    const worst = Math.max(
      ...unit.members.map(({ home }) => {
        const labels: readonly string[] = labelsOf(home.labelScale);
        return labels.indexOf(home.today.label) / labels.length;
      }),
    );
    const paid = columns.map(paidCentsOf);
    const perKwh = columns.map((column, position) => {
      const saved = savedKwh(unit, column);
      return saved > 0 ? (paid[position] ?? 0) / saved : Number.POSITIVE_INFINITY;
    });
    this.#ranks.WORST_LABEL_FIRST.push(-worst);
    this.#ranks.CHEAPEST_KWH_FIRST.push(Math.min(...perKwh));
    this.#orders.WORST_LABEL_FIRST.push(byValue(columns, paid));
    this.#orders.CHEAPEST_KWH_FIRST.push(byValue(columns, perKwh));
  }

  /** Units from the first to take. */
  unitsOf(baseline: Baseline): Int32Array {
    const ranks = this.#ranks[baseline];
    return Int32Array.from(ranks, (_, unit) => unit).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  }

  columnsOf(baseline: Baseline, unit: number): Uint16Array {
    return this.#orders[baseline][unit] ?? new Uint16Array();
  }
}

/** The package with the lowest value, in every year from the first on; then the next package. */
function byValue(columns: readonly UnitColumn[], values: readonly number[]): Uint16Array {
  const wishOf = (position: number) => columns[position]?.id.split('@')[0] ?? '';
  const least = new Map<string, number>();
  for (const [position, value] of values.entries()) {
    const wish = wishOf(position);
    least.set(wish, Math.min(least.get(wish) ?? Number.POSITIVE_INFINITY, value));
  }
  const years = columns.map(firstWorks);
  return Uint16Array.from(
    columns
      .keys()
      .filter((position) => Number.isFinite(years[position]))
      .toArray()
      .sort((a, b) => {
        const [first, second] = [least.get(wishOf(a)) ?? 0, least.get(wishOf(b)) ?? 0];
        return first === second ? (years[a] ?? 0) - (years[b] ?? 0) || a - b : first < second ? -1 : 1;
      }),
  );
}

function paidCentsOf({ columns }: UnitColumn): number {
  return columns.reduce(
    (sum, { years }) => sum + years.reduce((total, year) => total + year.paidCents, 0),
    0,
  );
}

function savedKwh({ members }: Unit, { columns }: UnitColumn): number {
  return columns.reduce((sum, { years }, member) => {
    const today = members[member]?.home.today.finalKwhPerYear ?? 0;
    return sum + today - (years.at(-1)?.state.finalKwhPerYear ?? today);
  }, 0);
}
