import type { Sql } from '../../../infra/database/sql.ts';
import { PLAN_SUMS, type PlanSums } from '../plan-sums.ts';
import { plannedForValues } from '../portfolio.repository.ts';
import type { PortfolioFilter } from '../portfolio.ts';
import { conditionsOf, type Parameter } from '../portfolio-statement.ts';

interface OverviewRow extends PlanSums {
  kind: 'labels' | 'duties';
  region: string | null;
  now: string | null;
  after: string | null;
  dutyYear: number | null;
  count: number;
  planned: number;
}

/**
 * The portfolio added up by label today and after the works, and by the year of the first duty, in one pass over the
 * narrow table.
 */
export function sumPortfolio(sql: Sql, contextId: string, filter: PortfolioFilter): Promise<OverviewRow[]> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  return plannedForValues<OverviewRow>(
    sql,
    `SELECT CASE WHEN grouping(p.region) = 0 THEN 'labels' ELSE 'duties' END AS kind,
       p.region, p.label_now AS now, p.label_after AS after, p.duty_year AS "dutyYear", count(*) AS count,
       count(p.renovation_id) AS planned, ${PLAN_SUMS}
     FROM portfolio_entries p
     WHERE ${conditions.join(' AND ')} AND (SELECT manages_estates FROM contexts WHERE id = $1)
     GROUP BY GROUPING SETS ((p.region, p.label_now, p.label_after), (p.duty_year))`,
    parameters,
  );
}

/** Of the homes in the Netherlands with a score on their certificate. */
export async function meanDutchScore(
  sql: Sql,
  contextId: string,
  filter: PortfolioFilter,
): Promise<{ homes: number; mean: number | null }> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  const [row] = await plannedForValues<{ homes: number; mean: number | null }>(
    sql,
    `SELECT count(s.score) AS homes, avg(s.score) AS mean
     FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
       CROSS JOIN LATERAL (SELECT (e.dwelling ->> 'energy_score_kwh_per_m2')::float8 AS score) AS s
     WHERE ${conditions.join(' AND ')} AND p.region LIKE 'NL-%'`,
    parameters,
  );
  return row ?? { homes: 0, mean: null };
}
