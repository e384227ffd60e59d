/** What must hold for the grants of a plan to be paid as they are counted: the same on every surface. */
import type { StoredPlan, SubsidyLine } from '@rooftree/engine';

/** Parts of the plan whose grants are paid only if the works are finished by a day, and what is paid without them. */
export interface GrantsInTime {
  /** By the day, the first first. */
  ends: { until_date: string; works: StoredPlan['steps'][number]['works'][number]['work'][] }[];
  /** After the grants of this plan, whole EUR as it is shown. */
  netEur: number;
  /** With none of these grants. */
  otherwiseEur: number;
}

type PlanWithGrants = Pick<StoredPlan, 'steps'> & { totals: Pick<StoredPlan['totals'], 'net_cost'> };

/** Null where no grant of the plan may end before its works. */
export function grantsInTime({ steps, totals }: PlanWithGrants): GrantsInTime | null {
  const works = steps.flatMap((step) => step.works);
  const lines = works.flatMap(({ work, subsidies }) => subsidies.map((line) => ({ work, line })));
  const ends = new Map<string, Set<GrantsInTime['ends'][number]['works'][number]>>();
  // Cents are counted whole: sums of EUR numbers are not exact.
  let otherwiseCents = Math.round(totals.net_cost * 100);
  for (const { work, line } of lines) {
    // Plans before 0.7.0 do not have the day.
    if (line.ends_on === undefined || !line.conditions.includes('before_scheme_ends')) continue;
    ends.set(line.ends_on, (ends.get(line.ends_on) ?? new Set()).add(work));
    otherwiseCents += Math.round(line.amount * 100);
  }
  if (ends.size === 0) return null;
  return {
    ends: [...ends]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([until_date, of]) => ({ until_date, works: [...of] })),
    netEur: Math.round(totals.net_cost),
    otherwiseEur: Math.round(otherwiseCents / 100),
  };
}

/** An amount that nobody has published for the year of the works, or that was not checked. */
export function isUnverified({ conditions }: Pick<SubsidyLine, 'conditions'>): boolean {
  return conditions.includes('amount_unverified');
}
