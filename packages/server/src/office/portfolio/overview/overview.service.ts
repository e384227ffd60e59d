import { labelsOf, REGIONS, scaleOf } from '@rooftree/engine';
import type { Static } from 'typebox';
import type { Sql } from '../../../infra/database/sql.ts';
import { addPlanSums } from '../plan-sums.ts';
import type { PortfolioFilter } from '../portfolio.ts';
import { aedesBenchmark } from './aedes-benchmark.ts';
import { meanDutchScore, sumPortfolio } from './overview.repository.ts';
import type { overviewSchema } from './overview.schemas.ts';

export type Overview = Static<typeof overviewSchema>;

export async function readOverview(sql: Sql, contextId: string, filter: PortfolioFilter): Promise<Overview> {
  const rows = await sumPortfolio(sql, contextId, filter);
  const labels = rows.filter(({ kind }) => kind === 'labels');
  const totals = addPlanSums(labels);
  const count = (pick: (row: (typeof rows)[number]) => number) =>
    labels.reduce((total, row) => total + Number(pick(row)), 0);
  const whole = (value: number | null) => Math.round(value ?? 0);
  const hasDutchHomes = labels.some(({ region }) => region?.startsWith('NL-'));
  const benchmark = hasDutchHomes ? aedesBenchmark(await meanDutchScore(sql, contextId, filter)) : null;
  return {
    homes: count((row) => row.count),
    planned: count((row) => row.planned),
    net_cost: whole(totals.net_cost),
    net_cost_low: whole(totals.net_cost_low),
    net_cost_high: whole(totals.net_cost_high),
    energy_now_kwh: whole(totals.energy_now_kwh),
    energy_after_kwh: whole(totals.energy_after_kwh),
    co2_now_kg: whole(totals.co2_now_kg),
    co2_after_kg: whole(totals.co2_after_kg),
    scales: scalesIn(labels),
    duties: rows
      .flatMap((row) =>
        row.kind === 'duties' && row.dutyYear !== null
          ? [{ year: row.dutyYear, homes: Number(row.count), net_cost: whole(addPlanSums([row]).net_cost) }]
          : [],
      )
      .toSorted((one, other) => one.year - other.year),
    ...(benchmark !== null && { aedes_benchmark: benchmark }),
  };
}

type Counted = Pick<Awaited<ReturnType<typeof sumPortfolio>>[number], 'region' | 'now' | 'after' | 'count'>;

/** Each scale has its own labels, best first. A home without a plan has its label of today after them, too. */
function scalesIn(rows: readonly Counted[]): Overview['scales'] {
  const count = (some: readonly Counted[]) => some.reduce((total, row) => total + Number(row.count), 0);
  return [...new Set(REGIONS.map(scaleOf))].flatMap((scale) => {
    const ofScale = rows.filter(({ region }) =>
      REGIONS.some((known) => known === region && scaleOf(known) === scale),
    );
    if (ofScale.length === 0) return [];
    const counted = labelsOf(scale).map((label) => ({
      label,
      now: count(ofScale.filter(({ now }) => now === label)),
      after: count(ofScale.filter(({ now, after }) => (after ?? now) === label)),
    }));
    return [
      {
        label_scale: scale,
        labels: counted,
        without_label: count(ofScale.filter(({ now }) => now === null)),
      },
    ];
  });
}
