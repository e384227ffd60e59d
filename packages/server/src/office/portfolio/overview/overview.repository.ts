import type { Sql } from '../../../infra/database/sql.ts';
import { plannedForValues } from '../portfolio.repository.ts';
import type { PortfolioFilter } from '../portfolio.ts';
import { conditionsOf, type Parameter } from '../portfolio-statement.ts';

interface OverviewRow {
  kind: 'total' | 'labels' | 'duties';
  region: string | null;
  now: string | null;
  after: string | null;
  dutyYear: number | null;
  count: number;
  planned: number;
  netCents: number | null;
  lowCents: number | null;
  highCents: number | null;
  energyNowKwh: number | null;
  energyAfterKwh: number | null;
  co2NowKg: number | null;
  co2AfterKg: number | null;
}

/**
 * The portfolio added up: as a whole, by label today and after the works, and by the year of the first duty, in one pass
 * over the narrow table. Plans without a range count with their cost.
 */
export function sumPortfolio(sql: Sql, contextId: string, filter: PortfolioFilter): Promise<OverviewRow[]> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  return plannedForValues<OverviewRow>(
    sql,
    `SELECT CASE WHEN grouping(p.region) = 0 THEN 'labels' WHEN grouping(p.duty_year) = 0 THEN 'duties' ELSE 'total' END AS kind,
       p.region, p.label_now AS now, p.label_after AS after, p.duty_year AS "dutyYear", count(*) AS count,
       count(p.renovation_id) AS planned, sum(p.net_cents)::bigint AS "netCents",
       sum(coalesce(p.net_low_cents, p.net_cents))::bigint AS "lowCents",
       sum(coalesce(p.net_high_cents, p.net_cents))::bigint AS "highCents",
       sum(p.energy_now_kwh)::bigint AS "energyNowKwh", sum(p.energy_after_kwh)::bigint AS "energyAfterKwh",
       sum(p.co2_now_kg)::bigint AS "co2NowKg", sum(p.co2_after_kg)::bigint AS "co2AfterKg"
     FROM portfolio_entries p
     WHERE ${conditions.join(' AND ')} AND (SELECT manages_estates FROM contexts WHERE id = $1)
     GROUP BY GROUPING SETS ((), (p.region, p.label_now, p.label_after), (p.duty_year))`,
    parameters,
  );
}
