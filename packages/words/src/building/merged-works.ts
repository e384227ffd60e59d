/**
 * Works as people read them: the engine prices a work once for each part that it is done on, and papers and screens
 * name it once.
 */
import type { CommonWork, UnitPlan } from '@rooftree/engine';

export interface MergedWork {
  work: CommonWork['work'];
  year: number;
  apportioning: CommonWork['apportioning'];
  voteItem: string;
  unit: CommonWork['unit'];
  quantity: number;
  /** EUR, to the cent. */
  total: number;
  grants: number;
  net: number;
  /** Maintenance that is due anyway, part of the cost. */
  anyway: number;
  partIds: string[];
  /** Where its lines stand in the plan, and so in the parts of each apartment. */
  lines: number[];
}

type Line = Omit<CommonWork, 'subsidies'>;

export function mergedWorks({ common_works: works }: { common_works: readonly Line[] }): MergedWork[] {
  const groups = Map.groupBy(works.keys(), (index) => {
    const { work, year, apportioning, vote_item } = works[index] ?? {};
    return JSON.stringify([work, year, apportioning, vote_item]);
  });
  return [...groups.values()].flatMap((lines) => {
    const own = lines.flatMap((index) => works[index] ?? []);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        work: first.work,
        year: first.year,
        apportioning: first.apportioning,
        voteItem: first.vote_item,
        unit: first.unit,
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
        total: sumEur(own.map((line) => line.total_estimated_cost_incl_vat)),
        grants: sumEur(own.map((line) => line.subsidy_amount)),
        net: sumEur(own.map((line) => line.net_cost)),
        anyway: sumEur(own.map((line) => line.anyway_cost)),
        partIds: own.flatMap(({ part_id }) => part_id ?? []),
        lines,
      },
    ];
  });
}

/** What an apartment pays of it. */
export function partOf({ common_parts }: Pick<UnitPlan, 'common_parts'>, { lines }: MergedWork): number {
  return sumEur(lines.map((index) => common_parts[index]?.net_cost ?? 0));
}

/** Cents are counted whole: sums of EUR numbers are not exact. */
export function sumEur(amounts: readonly number[]): number {
  return amounts.reduce((total, eur) => total + Math.round(eur * 100), 0) / 100;
}
