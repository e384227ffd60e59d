/** The ladder as a control: each label within reach with its price; one tap makes it the goal. */
import { compareLabels, type LabelPrice, type StoredPlan } from '@rooftree/engine';
import { ladderCells } from '@rooftree/ui/ladder-cells';
import { aimOf } from '@rooftree/words/expected-result';
import { priceOf } from '@rooftree/words/label-price';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { LabelBadge } from '../summary/label-badge.tsx';

interface Props {
  plan: StoredPlan;
  prices: readonly LabelPrice[];
  state: ChoicesState;
}

export function Rungs({ plan, prices, state }: Props) {
  const { texts, euro } = usePageWords();
  const rungs = betterLabels(plan).flatMap((label) => priceOf(prices, label) ?? []);
  if (rungs.length === 0) return null;
  const aim = aimOf(plan).label;
  return (
    <ul class="rungs" aria-label={texts.target}>
      {rungs.map(({ label, cost, sensible }) => (
        <li key={label}>
          <button
            type="button"
            class="rung"
            aria-pressed={aim === label}
            onClick={() => state.change('rung', { target: label })}
          >
            <LabelBadge scale={plan.label_scale} label={label} size={32} />
            <span>{cost === null ? texts.rungNot : euro(cost)}</span>
            {sensible > 0 && <small>{texts.rungSensible(euro(sensible))}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One for each step of the ladder that is better than today's label. */
function betterLabels({ label_scale: scale, baseline }: StoredPlan): string[] {
  return ladderCells(scale)
    .map(({ name, labels }) => (labels.includes(name) ? name : (labels[0] ?? name)))
    .filter((label) => compareLabels(scale, label, baseline.label) < 0);
}
