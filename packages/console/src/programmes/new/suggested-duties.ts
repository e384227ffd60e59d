/** The calendars of the law that apply to homes of these label scales. */
import type { LabelDistribution } from '@rooftree/client';
import type { Duty } from '../programme.ts';
import type { Draft } from './draft.ts';

const OF_SCALE: Record<string, readonly Duty[]> = {
  flanders: ['vlg_housing_code'],
  brussels: ['bru_275', 'bru_150'],
  wallonia: ['wal_all_owners'],
  netherlands: ['nl_rental', 'nl_social_housing'],
};
/** Not law yet. */
const PLANNED: readonly Duty[] = ['wal_all_owners', 'nl_rental'];

type Scales = readonly Pick<LabelDistribution['scales'][number], 'label_scale'>[];

export function offeredDuties(scales: Scales, ownership: Draft['ownership']): Duty[] {
  return scales
    .flatMap(({ label_scale }) => OF_SCALE[label_scale] ?? [])
    .filter((duty) => duty !== 'nl_social_housing' || ownership === 'social_landlord');
}

/** Those that were chosen, else all that are law already. */
export function chosenDuties(offered: readonly Duty[], chosen: Draft['duties']): Duty[] {
  return offered.filter((duty) => (chosen === null ? !PLANNED.includes(duty) : chosen.includes(duty)));
}
