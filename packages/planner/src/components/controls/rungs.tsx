/** The ladder as a control: each label within reach with its price; one tap makes it the goal. */
import type { StoredPlan } from '@rooftree/engine';
import { rounded } from '@rooftree/words/rounded-range';
import type { Rung } from '../../choices/plans/rungs.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { LabelBadge } from '../summary/label-badge.tsx';

export function Rungs({
  plan,
  rungs,
  state,
}: {
  plan: StoredPlan;
  rungs: readonly Rung[];
  state: ChoicesState;
}) {
  const { texts, euro } = usePageWords();
  if (rungs.length === 0) return null;
  return (
    <ul class="rungs" aria-label={texts.target}>
      {rungs.map(({ label, netCost }) => (
        <li key={label}>
          <button
            type="button"
            class="rung"
            aria-pressed={plan.target.label === label}
            onClick={() => state.change('rung', { target: label })}
          >
            <LabelBadge scale={plan.label_scale} label={label} size={36} />
            <span>{netCost === null ? texts.rungNot : euro(rounded(netCost))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
