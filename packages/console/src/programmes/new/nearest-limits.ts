/** The request of a programme without a solution, with the limits that the nearest programme needs. */
import type { NewProgramme } from '@rooftree/client/members';
import type { Scenario } from '../programme.ts';

type Limits = NonNullable<NewProgramme['limits']>;

export function withChanges(
  request: NewProgramme,
  limits: Scenario['limits'],
  changes: Scenario['changes'],
): NewProgramme {
  let next: Limits = { ...request.limits };
  for (const { id, needed } of changes) {
    const limit = limits.find((one) => one.id === id);
    if (limit === undefined) continue;
    const { kind, trade, place } = limit;
    const year = limit.year ?? undefined;
    // A limit with a year replaces the one without in that year.
    const without = <One extends { year?: number | undefined }>(
      all: One[] = [],
      isSame: (one: One) => boolean,
    ) => all.filter((one) => one.year !== year || !isSame(one));
    if (kind === 'BUDGET' && year !== undefined)
      next = {
        ...next,
        budget: [
          ...without(next.budget, () => true),
          { year, at_most_cents: Math.ceil(needed / 10_000) * 10_000 },
        ],
      };
    if (kind === 'HOURS' && trade !== null && year !== undefined)
      next = {
        ...next,
        hours: [
          ...without(next.hours, (one) => one.trade === trade),
          { trade, year, at_most_hours: Math.ceil(needed / 60) },
        ],
      };
    if (kind === 'HOMES' && year !== undefined)
      next = {
        ...next,
        homes: [
          ...without(next.homes, (one) => (one.place ?? null) === place),
          { year, ...(place !== null && { place }), at_most_homes: Math.ceil(needed) },
        ],
      };
    if (kind === 'CO2') next = { ...next, co2: { at_most_kg: Math.ceil(needed) } };
    // Shares of labels, energy and bills have no such number: without them there is a programme.
    if (kind === 'LABELS')
      next = {
        ...next,
        labels: (next.labels ?? []).filter(({ label, by_year }) => label !== limit.label || by_year !== year),
      };
    if (kind === 'ENERGY')
      next = { ...next, energy: (next.energy ?? []).filter(({ by_year }) => by_year !== year) };
    if (kind === 'WORST_HOMES')
      next = {
        ...next,
        energy: (next.energy ?? []).map(({ from_worst_homes_at_least_percent: share, ...one }) =>
          one.by_year === year || share === undefined
            ? one
            : { ...one, from_worst_homes_at_least_percent: share },
        ),
      };
    if (kind === 'BILLS' && next.bills !== undefined) {
      const { mean_cut_at_least_percent: _, ...bills } = next.bills;
      next = { ...next, bills };
    }
  }
  return { ...request, limits: next };
}
