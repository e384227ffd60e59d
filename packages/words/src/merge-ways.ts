import { type Alternative, type Decision, measuresOf, type StoredPlan } from '@rooftree/engine';

export function hasSameWorks(one: Pick<StoredPlan, 'steps'>, other: Pick<StoredPlan, 'steps'>): boolean {
  const works = ({ steps }: Pick<StoredPlan, 'steps'>) => String(steps.flatMap(measuresOf).toSorted());
  return works(one) === works(other);
}

export interface MergedWay<Name, Way> {
  /** All that lead to these works. */
  names: [Name, ...Name[]];
  plan: Way;
}

/** Ways that lead to the same works are one way with several names. */
export function mergeWays<Name, Way extends Pick<StoredPlan, 'steps'>>(
  ways: readonly { name: Name; plan: Way }[],
): MergedWay<Name, Way>[] {
  const merged: MergedWay<Name, Way>[] = [];
  for (const { name, plan } of ways) {
    const same = merged.find((way) => hasSameWorks(way.plan, plan));
    if (same === undefined) merged.push({ names: [name], plan });
    else same.names.push(name);
  }
  return merged;
}

/** Near ties of the plan, without those that are one of the ways beside it: a reader would count them twice. */
export function alternativesBeside(
  decision: Pick<Decision, 'alternatives'> | null,
  ways: readonly Pick<StoredPlan, 'totals'>[],
): Alternative[] {
  const costs = ways.map(({ totals }) => Math.round(totals.net_cost * 100));
  return (decision?.alternatives ?? []).filter(
    ({ net_cost_eur: eur }) => !costs.includes(Math.round(eur * 100)),
  );
}
