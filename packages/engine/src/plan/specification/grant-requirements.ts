import type { GrantRequirement, WorkSpecification } from '../../contract/specification.ts';
import { requirementsOf } from '../../data/subsidies/requirements.ts';
import type { SubsidyRule } from '../../data/subsidies/subsidy-rule.ts';
import { isMissedByThickness } from '../../money/subsidise.ts';
import type { ScheduledWork } from '../schedule.ts';

/** What each grant of a work asks of its product, and what a grant that is missed by its product would have asked. */
export function grantRequirements(
  { priced, awards }: ScheduledWork,
  rules: readonly SubsidyRule[],
  insulation: WorkSpecification['insulation'],
): GrantRequirement[] {
  const asking = awards.map(({ rule }) => rule);
  for (const rule of rules) {
    if (isMissedByThickness(rule, priced) && !asking.some(({ scheme }) => scheme === rule.scheme))
      asking.push(rule);
  }
  return asking.flatMap((rule) =>
    requirementsOf(rule.scheme, priced.work).map(({ requirement, limit, source }) => ({
      rule_id: rule.id,
      scheme: rule.scheme,
      requirement,
      limit,
      is_met: isMet(requirement, limit, insulation),
      source,
    })),
  );
}

function isMet(
  requirement: GrantRequirement['requirement'],
  limit: number,
  insulation: WorkSpecification['insulation'],
): boolean | null {
  if (insulation === undefined) return null;
  if (requirement === 'rd_m2k_per_w_min') return insulation.added_r_m2k_per_w >= limit;
  if (requirement === 'cavity_mm_min') return insulation.thickness_mm >= limit;
  return null;
}
