import type { BuildingPlan, StoredPlan } from '@rooftree/engine';
import { isEarlierEngine, upgradePlan } from '@rooftree/engine/upgrade-plan';
import { PLAN_FORMAT } from './building-plans.repository.ts';

/** Of an earlier version, what was not worked out in the plans of its units is null. */
export type StoredBuildingPlan = Omit<BuildingPlan, 'units'> & {
  units: (Omit<BuildingPlan['units'][number], 'plan'> & { plan: StoredPlan })[];
};

interface StoredText {
  format: number | null;
  engineVersion: string | null;
  plan: string | null;
}

/**
 * As JSON text: a plan of this version never becomes objects. Null for one of a later version, which an update that was
 * taken back leaves.
 */
export function storedPlanText({ format, engineVersion, plan }: StoredText): string | null {
  if (plan === null || format === null || format > PLAN_FORMAT) return null;
  if (engineVersion === null || !isEarlierEngine(engineVersion)) return plan;
  return JSON.stringify(readStoredPlan(plan));
}

export function readStoredPlan(text: string): StoredBuildingPlan {
  // What `finishPlan` stored.
  const plan = JSON.parse(text) as BuildingPlan;
  if (!isEarlierEngine(plan.engine_version)) return plan;
  return { ...plan, units: plan.units.map((unit) => ({ ...unit, plan: upgradePlan(unit.plan) })) };
}
