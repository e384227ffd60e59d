import type { NewProgramme } from '@rooftree/client/members';
import { LABEL_SCALES, type LabelScale } from '@rooftree/engine';
import { filterText } from './draft.ts';
import { useChosenHomes } from './use-chosen-homes.ts';

/** The one scale of all homes; for homes on several, the one with every letter. */
export function useScale({ homes }: NewProgramme): LabelScale {
  const chosen = useChosenHomes({
    filter: filterText(homes?.filter),
    externalIds: homes?.external_ids ?? null,
  });
  const [first, ...others] = chosen?.scales ?? [];
  const known = LABEL_SCALES.find((scale) => scale === first?.label_scale);
  return known === undefined || others.length > 0 ? 'netherlands' : known;
}
