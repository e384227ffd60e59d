/** One choice for three filters: whether there is a plan, and how old it may be. */
export type PlanAge = '' | 'some' | 'none' | 'old' | 'new';

const DAY_MS = 86_400_000;
const OLD_DAYS = 90;
const NEW_DAYS = 30;

export function planAgeIn(query: URLSearchParams): PlanAge {
  if (query.has('is_planned')) return query.get('is_planned') === 'false' ? 'none' : 'some';
  if (query.has('planned_before')) return 'old';
  return query.has('planned_since') ? 'new' : '';
}

/** The parameters of a choice; null takes one out. */
export function planAgeFilter(
  age: string,
  now = Date.now(),
): Record<'is_planned' | 'planned_before' | 'planned_since', string | null> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  return {
    is_planned: age === 'none' ? 'false' : age === 'some' ? 'true' : null,
    planned_before: age === 'old' ? daysAgo(OLD_DAYS) : null,
    planned_since: age === 'new' ? daysAgo(NEW_DAYS) : null,
  };
}
