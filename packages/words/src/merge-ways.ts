import { measuresOf, type StoredPlan } from '@rooftree/engine';

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
