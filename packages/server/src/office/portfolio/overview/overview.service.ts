import { labelsOf, REGIONS, scaleOf } from '@rooftree/engine';
import type { Static } from 'typebox';
import type { Sql } from '../../../infra/database/sql.ts';
import type { PortfolioFilter } from '../portfolio.ts';
import { sumPortfolio } from './overview.repository.ts';
import type { overviewSchema } from './overview.schemas.ts';

export type Overview = Static<typeof overviewSchema>;

export async function readOverview(sql: Sql, contextId: string, filter: PortfolioFilter): Promise<Overview> {
  const rows = await sumPortfolio(sql, contextId, filter);
  const total = rows.find(({ kind }) => kind === 'total');
  const labels = rows.filter(({ kind }) => kind === 'labels');
  const euros = (cents: number | null | undefined) => Math.round(Number(cents ?? 0) / 100);
  const sum = (value: number | null | undefined) => Number(value ?? 0);
  return {
    homes: sum(total?.count),
    planned: sum(total?.planned),
    net_cost: euros(total?.netCents),
    net_cost_low: euros(total?.lowCents),
    net_cost_high: euros(total?.highCents),
    energy_now_kwh: sum(total?.energyNowKwh),
    energy_after_kwh: sum(total?.energyAfterKwh),
    co2_now_kg: sum(total?.co2NowKg),
    co2_after_kg: sum(total?.co2AfterKg),
    scales: scalesIn(labels),
    duties: rows
      .flatMap(({ kind, dutyYear, count, netCents }) =>
        kind === 'duties' && dutyYear !== null
          ? [{ year: dutyYear, homes: Number(count), net_cost: euros(netCents) }]
          : [],
      )
      .toSorted((one, other) => one.year - other.year),
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
