/**
 * What a building did before its owners were planned as one: each apartment is planned by itself, and a common work is
 * done when those who hold half of the shares in its part would choose one; the work is that of most shares. Only to
 * compare with.
 */

import { isCommon } from '../building/search/common-options.ts';
import type { UnitClass } from '../building/units/unit-classes.ts';
import type { BuildingInput } from '../contract/building.ts';
import type { Slot } from '../contract/codes.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Measure } from '../measures/measure.ts';
import { measuresOf } from '../plan/measures-of.ts';
import { planRenovation } from '../plan/plan-renovation.ts';

const WANTED_BY = 0.5;

export function worksEachWants({ units }: BuildingInput, classes: readonly UnitClass[]): readonly Measure[] {
  const votes = new Map<Slot, Map<Measure | null, number>>();
  for (const { estate, context, dwelling, units: same } of classes) {
    const share = same.reduce((sum, unit) => sum + (units[unit]?.share ?? 0), 0);
    const plan = planRenovation(estate.input, { ...context.controls, date: estate.terms.date });
    const chosen = plan.steps
      .flatMap(measuresOf)
      .map(measureOf)
      .filter((one) => isCommon(one, dwelling));
    for (const slot of partsOf(dwelling)) {
      const work = chosen.find((one) => one.slot === slot) ?? null;
      const onSlot = votes.get(slot) ?? new Map<Measure | null, number>();
      votes.set(slot, onSlot.set(work, (onSlot.get(work) ?? 0) + share));
    }
  }
  const wanted: Measure[] = [];
  for (const onSlot of votes.values()) {
    const all = [...onSlot.values()].reduce((sum, share) => sum + share, 0);
    const works = [...onSlot].filter((vote): vote is [Measure, number] => vote[0] !== null);
    const wantedBy = works.reduce((sum, [, share]) => sum + share, 0) / all;
    const [first] = works.sort((a, b) => b[1] - a[1]);
    if (first !== undefined && wantedBy >= WANTED_BY) wanted.push(first[0]);
  }
  return wanted;
}

/** Common parts that an apartment has, whether it would touch them or not. */
function partsOf({ pitchedRoof, flatRoof, floor, building }: UnitClass['dwelling']): readonly Slot[] {
  const parts: Slot[] = ['wall'];
  if (building?.windowsArePrivate !== true) parts.push('windows');
  if (pitchedRoof.areaM2 + flatRoof.areaM2 > 0) parts.push('pitched_roof', 'flat_roof');
  if (floor.areaM2 > 0) parts.push('floor');
  if (building?.heatingIsCollective !== false) parts.push('heating');
  return parts;
}
