/**
 * What to find out next: the facts that narrow the scores most, of the building first, as an answer there holds for
 * all.
 */
import { type BuildingInput, COMMON_FACTS } from '../contract/building.ts';
import type { BuildingPlan } from '../contract/building-plan.ts';
import type { UnitClass } from './units/unit-classes.ts';

const MOST_QUESTIONS = 5;

export function nextQuestions(
  { units }: BuildingInput,
  classes: readonly UnitClass[],
): BuildingPlan['next_questions'] {
  const common = new Set<string>(COMMON_FACTS);
  const ofBuilding = new Map<string, number>();
  const ofUnits: BuildingPlan['next_questions'] = [];
  for (const { estate, units: same } of classes) {
    const part = same.length / units.length;
    for (const { fact, variance_share: share } of estate.completed.missingFacts) {
      if (common.has(fact)) ofBuilding.set(fact, (ofBuilding.get(fact) ?? 0) + part * share);
      else
        for (const unit of same)
          ofUnits.push({
            fact,
            unit: units[unit]?.external_id ?? null,
            variance_share: rounded(share / units.length),
          });
    }
  }
  const all = [...ofBuilding].map(([fact, share]) => ({ fact, unit: null, variance_share: rounded(share) }));
  return [...all, ...ofUnits].sort((a, b) => b.variance_share - a.variance_share).slice(0, MOST_QUESTIONS);
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
