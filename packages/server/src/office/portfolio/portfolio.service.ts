/** The portfolio as an office uses it: a table by filter and order, and how its labels are distributed. */
import { labelsOf, REGIONS, scaleOf } from '@rooftree/engine';
import { managesNoEstates } from '../../estates/estates.errors.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { addPlanSums, type PortfolioTotals } from './plan-sums.ts';
import {
  countLabels,
  countPlaces,
  type LabelPair,
  type PortfolioPage,
  readChoices,
  readPortfolioPage,
} from './portfolio.repository.ts';
import type { PortfolioFilter, PortfolioOrder } from './portfolio.ts';

/** More choices than these are found by typing, not by looking through a list. */
const MOST_CHOICES = 200;
/** Belgium and the Netherlands together have about as many places. */
const MOST_PLACES = 5000;
/** About half a megabyte of JSON. */
const EXPORT_PAGE = 1000;

export async function listPortfolio(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
  { after, ...order }: PortfolioOrder & { take: number; after: string | null },
): Promise<string> {
  const cursor = after === null ? null : readCursor(after, order.sortBy);
  const { managesEstates, items, last } = await readPortfolioPage(sql, contextId, filter, {
    ...order,
    cursor,
  });
  if (!managesEstates) throw managesNoEstates();
  return `{"next":${JSON.stringify(last && writeCursor(last))},"data":[${items}]}`;
}

/** All that match, one per line. Nothing is read before the reader has taken the page before it. */
export async function exportPortfolio(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
  order: PortfolioOrder,
): Promise<AsyncIterable<string>> {
  const read = (cursor: Cursor | null) =>
    readPortfolioPage(sql, contextId, filter, { ...order, separator: '\n', take: EXPORT_PAGE, cursor });
  const first = await read(null);
  if (!first.managesEstates) throw managesNoEstates();
  return writeLines(first, read);
}

async function* writeLines(
  first: PortfolioPage,
  read: (cursor: Cursor) => Promise<PortfolioPage>,
): AsyncGenerator<string> {
  for (let page: PortfolioPage | null = first; page !== null; ) {
    if (page.items !== '') yield `${page.items}\n`;
    page = page.last && (await read(page.last));
  }
}

interface Rung {
  label: string;
  now: number;
  after: number;
}

export interface LabelDistribution {
  total: number;
  planned: number;
  totals: PortfolioTotals;
  scales: { label_scale: string; regions: string[]; labels: Rung[]; without_label: number }[];
}

/**
 * The rungs are filters themselves: those of today are counted without the filter on today's label, those after the
 * works without the filter on that one, so that the others stay to be chosen. The totals are of the whole filter.
 */
export async function distributeLabels(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
): Promise<LabelDistribution> {
  const pairs = await countLabels(sql, contextId, { ...filter, labelsNow: null, labelsAfter: null });
  const isNow = ({ now }: LabelPair) => filter.labelsNow?.includes(now ?? '') ?? true;
  const isAfter = ({ after }: LabelPair) => filter.labelsAfter?.includes(after ?? '') ?? true;
  const sum = (some: readonly LabelPair[]) => some.reduce((total, { count }) => total + Number(count), 0);
  const found = pairs.filter((pair) => isNow(pair) && isAfter(pair));
  return {
    total: sum(found),
    planned: sum(found.filter(({ after }) => after !== null)),
    totals: addPlanSums(found),
    scales: scalesOf(pairs).map(({ scale, regions, ofScale }) => ({
      label_scale: scale,
      regions,
      labels: labelsOf(scale).map((label) => ({
        label,
        now: sum(ofScale.filter((pair) => pair.now === label && isAfter(pair))),
        after: sum(ofScale.filter((pair) => pair.after === label && isNow(pair))),
      })),
      without_label: sum(ofScale.filter((pair) => pair.now === null && isAfter(pair))),
    })),
  };
}

function scalesOf(pairs: readonly LabelPair[]) {
  const scales = [...new Set(REGIONS.map(scaleOf))];
  return scales
    .map((scale) => {
      const regions: string[] = REGIONS.filter((region) => scaleOf(region) === scale);
      return { scale, regions, ofScale: pairs.filter(({ region }) => regions.includes(region ?? '')) };
    })
    .filter(({ ofScale }) => ofScale.length > 0);
}

/** Where the estates are. */
export async function listPlaces(sql: Sql, contextId: string, filter: PortfolioFilter): Promise<string> {
  const { total, places } = await countPlaces(sql, contextId, filter, MOST_PLACES);
  return `{"total":${total},"places":[${places}]}`;
}

export async function listChoices(sql: Sql, contextId: string) {
  const rows = await readChoices(sql, contextId, MOST_CHOICES);
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ value, count }) => ({ value, count: Number(count) }));
  return { places: of('place'), users: of('user'), providers: of('provider') };
}
