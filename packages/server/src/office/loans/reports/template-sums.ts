/** The cells of template 2, loan by loan. Cents are integers below 2^53: sums are exact. */
import type { PropertyKind } from '../loan.ts';
import { BANDS, LETTERS, type Letter, type TemplateColumn, type TemplateLayout } from './template-2.ts';

/** What a loan counts as in the template. */
export interface TemplateEntry {
  isEu: boolean;
  kind: PropertyKind;
  amountCents: number;
  /** Of a valid label; null without one. */
  letter: Letter | null;
  /** Over the bands of the energy score; null where there is no score, not even an estimate. */
  bandCents: readonly number[] | null;
  likeliestBand: number | null;
  /** The energy score is an estimate. */
  isEstimated: boolean;
}

export interface TemplateCells {
  number: number;
  heading: string;
  /** By the code of the column, in cents; `p` is a share from 0 to 1, null where `o` is zero. */
  cells: Record<string, number | null>;
  /** The bands again, with each estimate wholly in its likeliest band. */
  likeliest: Record<string, number>;
  /** Of `o`, the amount with an estimated energy score: what `p` is made of. */
  unlabelled_estimated_cents: number;
}

interface RowSums {
  total: number;
  bands: number[];
  likeliest: number[];
  labels: number[];
  unlabelled: number;
  unlabelledEstimated: number;
}

export class TemplateSums {
  readonly #layout: TemplateLayout;
  readonly #sums: RowSums[];

  constructor(layout: TemplateLayout) {
    this.#layout = layout;
    this.#sums = layout.rows.map(() => ({
      total: 0,
      bands: new Array<number>(BANDS).fill(0),
      likeliest: new Array<number>(BANDS).fill(0),
      labels: new Array<number>(LETTERS.length).fill(0),
      unlabelled: 0,
      unlabelledEstimated: 0,
    }));
  }

  add(entry: TemplateEntry): void {
    for (const [place, { isEu, counts }] of this.#layout.rows.entries()) {
      if (isEu !== entry.isEu) continue;
      if (counts !== 'all' && counts !== entry.kind && !(counts === 'estimated' && entry.isEstimated))
        continue;
      const sums = this.#sums[place];
      if (sums !== undefined) addTo(sums, entry);
    }
  }

  rows(): TemplateCells[] {
    return this.#layout.rows.map(({ number, heading }, place) => {
      const sums = this.#sums[place];
      if (sums === undefined) throw new RangeError(`no row ${number}`);
      const ofBands = this.#layout.columns.filter((column) => column.counts === 'band');
      return {
        number,
        heading,
        cells: Object.fromEntries(this.#layout.columns.map((column) => [column.code, cellOf(column, sums)])),
        likeliest: Object.fromEntries(
          ofBands.map((column) => [column.code, sums.likeliest[column.band] ?? 0]),
        ),
        unlabelled_estimated_cents: sums.unlabelledEstimated,
      };
    });
  }
}

function addTo(sums: RowSums, { amountCents, letter, bandCents, likeliestBand, isEstimated }: TemplateEntry) {
  sums.total += amountCents;
  if (letter === null) {
    sums.unlabelled += amountCents;
    if (isEstimated) sums.unlabelledEstimated += amountCents;
  } else addAt(sums.labels, LETTERS.indexOf(letter), amountCents);
  for (const [band, cents] of (bandCents ?? []).entries()) addAt(sums.bands, band, cents);
  if (likeliestBand !== null) addAt(sums.likeliest, likeliestBand, amountCents);
}

function addAt(sums: number[], place: number, cents: number): void {
  sums[place] = (sums[place] ?? 0) + cents;
}

function cellOf(column: TemplateColumn, sums: RowSums): number | null {
  switch (column.counts) {
    case 'total':
      return sums.total;
    case 'unlabelled':
      return sums.unlabelled;
    case 'band':
      return sums.bands[column.band] ?? 0;
    case 'label':
      return sums.labels[LETTERS.indexOf(column.letter)] ?? 0;
    case 'estimated share':
      return sums.unlabelled === 0 ? null : sums.unlabelledEstimated / sums.unlabelled;
  }
}

/** By how many cents a row misses each of the two identities of the template; both are 0. */
export function identityGaps(row: TemplateCells, layout: TemplateLayout): { labels: number; bands: number } {
  const sumOf = (counts: TemplateColumn['counts']) =>
    layout.columns
      .filter((column) => column.counts === counts)
      .reduce((sum, column) => sum + (row.cells[column.code] ?? 0), 0);
  const total = sumOf('total');
  const unlabelled = sumOf('unlabelled');
  return {
    labels: total - sumOf('label') - unlabelled,
    bands: total - sumOf('band') - (unlabelled - row.unlabelled_estimated_cents),
  };
}
