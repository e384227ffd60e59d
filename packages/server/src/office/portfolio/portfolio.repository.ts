import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import type { Cursor } from './cursor.ts';
import { PLAN_SUMS, type PlanSums } from './plan-sums.ts';
import type { PortfolioFilter, PortfolioOrder } from './portfolio.ts';
import {
  conditionsOf,
  type ItemSeparator,
  LABEL_JSON,
  type Parameter,
  PLACE_JSON,
  pageStatement,
} from './portfolio-statement.ts';

export interface PortfolioPage {
  managesEstates: boolean;
  /** The estates as JSON, with the separator between them. */
  items: string;
  /** The last estate of the page when there is another page. */
  last: Cursor | null;
}

/**
 * Planned for its values: which index is right depends on how many estates a filter finds. All other statements of ours
 * use one plan for all values, which is a setting of the connection; a transaction is the shortest time for which it
 * can be changed.
 */
export function plannedForValues<Row extends object>(
  sql: Sql,
  statement: string,
  parameters: Parameter[],
): Promise<Row[]> {
  return transaction(sql, async (tx) => {
    await tx`SET LOCAL plan_cache_mode = force_custom_plan`;
    return tx.unsafe<Row[]>(statement, parameters);
  });
}

export async function readPortfolioPage(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
  {
    take,
    cursor,
    ...order
  }: PortfolioOrder & {
    separator?: ItemSeparator;
    take: number;
    cursor: Cursor | null;
  },
): Promise<PortfolioPage> {
  const parameters: Parameter[] = [contextId];
  const statement = pageStatement(filter, order, cursor, take, parameters);
  const [row] = await plannedForValues<{
    managesEstates: boolean | null;
    items: string;
    hasMore: boolean;
    value: string | null;
    estateId: string | null;
  }>(sql, statement, parameters);
  const last =
    row?.hasMore === true && row.estateId !== null ? { value: row.value, estateId: row.estateId } : null;
  return { managesEstates: row?.managesEstates === true, items: row?.items ?? '', last };
}

export interface LabelPair extends PlanSums {
  region: string | null;
  now: string | null;
  after: string | null;
  count: number;
}

/**
 * How many estates have which label today and after the works, by region, for each has a scale; and the sums of their
 * plans.
 */
export async function countLabels(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
): Promise<LabelPair[]> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  return plannedForValues<LabelPair>(
    sql,
    `SELECT p.region, p.label_now AS now, p.label_after AS after, count(*) AS count, ${PLAN_SUMS}
     FROM portfolio_entries p
     WHERE ${conditions.join(' AND ')} AND (SELECT manages_estates FROM contexts WHERE id = $1) GROUP BY 1, 2, 3`,
    parameters,
  );
}

/**
 * The estates of each place, those with most first: how many, with which labels today, and what their plans cost.
 * Counted per place and label by one pass over the narrow table, and put together from those few rows; the answer is
 * written by the database.
 */
export async function countPlaces(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
  most: number,
): Promise<{ total: number; places: string }> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  const [row] = await plannedForValues<{ total: number; places: string }>(
    sql,
    `WITH counted AS (
       SELECT p.country, p.region, p.place, p.label_now AS label, p.now_rank AS rank, count(*) AS count,
         count(p.renovation_id) AS planned, count(p.net_cents) AS priced, sum(p.net_cents) AS cents
       FROM portfolio_entries p
       WHERE ${conditions.join(' AND ')} AND (SELECT manages_estates FROM contexts WHERE id = $1) GROUP BY 1, 2, 3, 4, 5
     ), places AS (
       SELECT country, region, place, sum(count) AS count, sum(planned) AS planned,
         coalesce(string_agg(${LABEL_JSON}, ',' ORDER BY rank) FILTER (WHERE label IS NOT NULL), '') AS labels,
         (array_agg(label ORDER BY count DESC, rank DESC) FILTER (WHERE label IS NOT NULL))[1] AS most_common,
         round(sum(cents) / nullif(sum(priced), 0))::bigint AS average_cents
       FROM counted GROUP BY 1, 2, 3
     ), listed AS (
       SELECT * FROM places ORDER BY count DESC, country, region, place LIMIT ${most}
     )
     SELECT (SELECT count(*) FROM places) AS total,
       coalesce(string_agg(${PLACE_JSON}, ',' ORDER BY l.count DESC, l.country, l.region, l.place), '') AS places FROM listed l`,
    parameters,
  );
  return { total: row?.total ?? 0, places: row?.places ?? '' };
}

/** What there is to choose from: places, agents and sources with their number of active estates, most first. */
export async function readChoices(
  sql: Executor,
  contextId: string,
  most: number,
): Promise<{ kind: string; value: string; count: number }[]> {
  const top = (kind: string, value: string, tables: string) => `
    (SELECT '${kind}' AS kind, ${value} AS value, count(*) AS count FROM ${tables}
     WHERE p.context_id = $1 AND p.is_active AND ${value} IS NOT NULL AND (SELECT manages_estates FROM contexts WHERE id = $1)
     GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT $2)`;
  return sql.unsafe<{ kind: string; value: string; count: number }[]>(
    [
      top('place', 'p.place', 'portfolio_entries p'),
      top(
        'user',
        'u.external_id',
        'portfolio_entries p JOIN users u ON u.context_id = p.context_id AND u.id = p.managing_user_id',
      ),
      top('provider', 'p.estate_provider_type', 'portfolio_entries p'),
    ].join(' UNION ALL '),
    [contextId, most],
    { prepare: true },
  );
}
