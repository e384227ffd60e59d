import type { NewProgramme } from '@rooftree/client/members';
import { LABEL_SCALES, type LabelScale, labelsOf } from '@rooftree/engine';
import { filterText } from '../new/draft.ts';
import { useChosenHomes } from '../new/use-chosen-homes.ts';

/** Every letter of the others is on it. */
const WIDEST: LabelScale = 'netherlands';

/** The scale of most homes, if it has all of these labels; else the widest one. */
export function useScale({ homes }: NewProgramme, labels: readonly string[]): LabelScale {
  const chosen = useChosenHomes({
    filter: filterText(homes?.filter),
    externalIds: homes?.external_ids ?? null,
  });
  const [largest] = (chosen?.scales ?? [])
    .map((scale) => ({
      name: scale.label_scale,
      homes: scale.labels.reduce((sum, { now }) => sum + now, scale.without_label),
    }))
    .toSorted((one, other) => other.homes - one.homes);
  const scale = LABEL_SCALES.find((name) => name === largest?.name) ?? WIDEST;
  const letters = new Set(labelsOf(scale).map((label) => label.charAt(0)));
  return labels.every((label) => letters.has(label.charAt(0))) ? scale : WIDEST;
}
