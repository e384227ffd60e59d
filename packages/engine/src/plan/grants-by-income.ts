/** What each income group would get for the works of a plan: the works stay, the grants follow the income. */
import { INCOME_GROUPS, type IncomeGroup } from '../contract/codes.ts';
import type { Plan, WorkLine } from '../contract/plan.ts';
import { measureOf } from '../measures/catalogue.ts';
import { measuresOf } from './measures-of.ts';
import { schedule } from './schedule.ts';
import type { SearchCache } from './search/search-cache.ts';

/** EUR. */
export interface GroupGrants {
  group: IncomeGroup;
  total: number;
  byWork: Partial<Record<WorkLine['work'], number>>;
}

export function grantsByIncome(found: SearchCache, { steps, controls }: Plan): GroupGrants[] {
  const measures = steps.flatMap(measuresOf).map(measureOf);
  if (measures.length === 0) return [];
  return INCOME_GROUPS.map((group) => {
    const { pricingContext } = found.contextOf({ ...controls, income_group: group });
    const works = schedule(measures, controls.phase_budget_eur, pricingContext).flatMap((step) => step.works);
    const byWork = Object.fromEntries(works.map(({ priced, cents }) => [priced.work, cents.subsidy / 100]));
    return { group, total: works.reduce((sum, { cents }) => sum + cents.subsidy, 0) / 100, byWork };
  });
}
