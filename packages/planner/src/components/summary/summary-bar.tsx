/** The outcome, visible while the controls are moved: at the bottom of a phone, above the controls elsewhere. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { likelyLabels } from '../../likely-labels.ts';
import { usePageWords } from '../../page-words.ts';
import { ChangeLine, type LastChange } from '../controls/change-line.tsx';
import { LabelBadge } from './label-badge.tsx';

interface Props {
  plan: StoredPlan;
  change: LastChange | null;
  onUndo: () => void;
}

export function SummaryBar({ plan, change, onUndo }: Props) {
  const { texts, euro, euroAbout } = usePageWords();
  const { best, worst } = likelyLabels(plan);
  const net = plan.totals.net_cost;
  return (
    <aside class="summary-bar" aria-label={texts.summary}>
      <span class="summary-labels">
        <LabelBadge scale={plan.label_scale} label={best} size={28} />
        {best !== worst && (
          <>
            <span aria-hidden="true">–</span>
            <LabelBadge scale={plan.label_scale} label={worst} size={28} />
          </>
        )}
        {plan.steps.length > 0 && (
          <>
            <span aria-hidden="true">→</span>
            <LabelBadge scale={plan.label_scale} label={expectedResult(plan).label} size={28} />
          </>
        )}
      </span>
      <strong>
        {/* As rounded as the figures above it; the sum itself for what reads the page. */}
        <data value={Math.round(net)}>{net === 0 ? euro(net) : euroAbout(net)}</data>
      </strong>
      <a class="button button-primary" href="#play">
        {texts.jumpToControls}
      </a>
      {change !== null && <ChangeLine change={change} onUndo={onUndo} />}
    </aside>
  );
}
