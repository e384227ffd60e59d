/**
 * The sums of the plans of a portfolio, behind the labels, the overview and its PDF: one statement and one addition.
 */

/** Of the estates with a plan; null where none has one. */
export interface PortfolioTotals {
  net_cost_low: number | null;
  net_cost: number | null;
  net_cost_high: number | null;
  energy_now_kwh: number | null;
  energy_after_kwh: number | null;
  co2_now_kg: number | null;
  co2_after_kg: number | null;
}

export interface PlanSums {
  lowCents: number | null;
  netCents: number | null;
  highCents: number | null;
  energyNowKwh: number | null;
  energyAfterKwh: number | null;
  co2NowKg: number | null;
  co2AfterKg: number | null;
}

/** Of today and after the works only those with both: otherwise the difference would be none of any plan. */
const pairSums = (before: string, after: string, unit: string, alias: string) => `
  sum(p.${before}) FILTER (WHERE p.${after} IS NOT NULL)::bigint AS "${alias}Now${unit}",
  sum(p.${after}) FILTER (WHERE p.${before} IS NOT NULL)::bigint AS "${alias}After${unit}"`;

/** The columns of `PlanSums` over `portfolio_entries p`. A plan without a range counts with its cost. */
export const PLAN_SUMS = `
  sum(coalesce(p.net_low_cents, p.net_cents))::bigint AS "lowCents", sum(p.net_cents)::bigint AS "netCents",
  sum(coalesce(p.net_high_cents, p.net_cents))::bigint AS "highCents",
  ${pairSums('energy_now_kwh', 'energy_after_kwh', 'Kwh', 'energy')},
  ${pairSums('co2_now_kg', 'co2_after_kg', 'Kg', 'co2')}`;

export function addPlanSums(rows: readonly PlanSums[]): PortfolioTotals {
  const sum = (pick: (row: PlanSums) => number | null) => {
    const values = rows.map(pick).filter((value) => value !== null);
    // PostgreSQL gives the sums of large integers as texts.
    return values.length === 0 ? null : values.reduce((total, value) => total + Number(value), 0);
  };
  const euros = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    net_cost_low: euros(sum(({ lowCents }) => lowCents)),
    net_cost: euros(sum(({ netCents }) => netCents)),
    net_cost_high: euros(sum(({ highCents }) => highCents)),
    energy_now_kwh: sum(({ energyNowKwh }) => energyNowKwh),
    energy_after_kwh: sum(({ energyAfterKwh }) => energyAfterKwh),
    co2_now_kg: sum(({ co2NowKg }) => co2NowKg),
    co2_after_kg: sum(({ co2AfterKg }) => co2AfterKg),
  };
}
