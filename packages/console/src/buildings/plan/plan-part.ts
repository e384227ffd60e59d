import type { Building, BuildingPlan } from '@rooftree/client/members';
import type { ScreenWords } from '../use-building-words.ts';

/** What every part of a building's page is drawn with. */
export interface PlanPart extends ScreenWords {
  building: Building;
  plan: BuildingPlan;
}

/** The name that the building gives the part, else that of its kind. */
export function partName({ building, words }: Pick<PlanPart, 'building' | 'words'>, id: string): string {
  const part = building.parts.find((one) => one.id === id);
  return part === undefined ? id : words.part(part);
}
