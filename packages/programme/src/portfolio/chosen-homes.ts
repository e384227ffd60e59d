import type { ReasonOfUnit } from './reasons.ts';
import type { Unit, UnitColumn } from './unit-columns.ts';

/** What a programme decides for one home. */
export interface ChosenHome {
  name: string;
  column: string;
  /** The wish whose plan it is; null without works. */
  package: string | null;
  works: { year: number; works: readonly string[] }[];
  first_year: number | null;
  paid_cents: number;
  label_now: string;
  label_after: string;
  /** Of at least `label_after`. */
  probability: number;
  reason: string;
  reason_limit: string | null;
}

export function chosenHomes(
  { members }: Unit,
  chosen: UnitColumn,
  { reason, limit }: ReasonOfUnit,
  firstYear: number,
): ChosenHome[] {
  return members.flatMap(({ name, home }, member) => {
    const column = chosen.columns[member];
    if (column === undefined) return [];
    const { package: works, stageYears, years } = column;
    const after = years.at(-1)?.state ?? home.today;
    const byYear = Map.groupBy(
      (works?.stages ?? []).map((stage, index) => ({
        year: firstYear + (stageYears[index] ?? 0),
        works: stage.works,
      })),
      ({ year }) => year,
    );
    return [
      {
        name,
        column: chosen.id,
        package: works?.id ?? null,
        works: [...byYear].map(([year, stages]) => ({ year, works: stages.flatMap((stage) => stage.works) })),
        first_year: works === null ? null : firstYear + Math.min(...stageYears),
        paid_cents: years.reduce((sum, { paidCents }) => sum + paidCents, 0),
        label_now: home.today.label,
        label_after: after.label,
        probability: after.probability,
        reason,
        reason_limit: limit,
      },
    ];
  });
}
