import type { GroupGrants, StoredPlan } from '@rooftree/engine';

/** Whole EUR. */
export interface GrantSpan {
  low: number;
  high: number;
}

/** From the least to the most that an income group gets for the plan; null where income does not matter or is known. */
export function grantSpan(
  { controls }: Pick<StoredPlan, 'controls'>,
  grants: readonly GroupGrants[],
  amount: (of: GroupGrants) => number = ({ total }) => total,
): GrantSpan | null {
  if (controls.income_group !== null || grants.length === 0) return null;
  const amounts = grants.map(amount).map(Math.round);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return low === high ? null : { low, high };
}
