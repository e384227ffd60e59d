/** How far an action on many homes is, or what came of it, with a way back where there is one. */
import type { PortfolioAction } from '@rooftree/client/members';
import { formatNumber } from '@rooftree/words/format';
import { TranslatedMessage } from '../../faults/translated-message.tsx';
import { useWords } from '../../words/language.ts';
import { isOver, progressOf } from './action-progress.ts';

interface Props {
  action: PortfolioAction;
  onUndo: (() => void) | null;
  onDismiss: () => void;
}

export function ActionState({ action, onUndo, onDismiss }: Props) {
  const { texts, language } = useWords();
  const { done, failed, total } = progressOf(action);
  const { skipped } = action.estates;
  const words = [formatNumber(language, skipped), skipped === 1] as const;
  return (
    <div class="bulk-state">
      {!isOver(action) && <progress max={total} value={done} aria-label={texts.bulk[action.action]} />}
      <p role="status">
        {[
          `${texts.bulk[action.action]}: ${isOver(action) ? texts.workDone(done, failed) : texts.working(done, total)}`,
          skipped > 0 && action.action === 'PLAN' && texts.cannotPlan(...words),
          skipped > 0 && action.action === 'REPORT' && texts.bulk.withoutPlan(...words),
          !isOver(action) && texts.bulk.goesOn,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {action.failure !== null && (
        <p>
          <TranslatedMessage message={action.failure} />
        </p>
      )}
      {onUndo !== null && (
        <button type="button" class="button" onClick={onUndo}>
          {texts.plans.undo}
        </button>
      )}
      {isOver(action) && (
        <button type="button" class="button" onClick={onDismiss}>
          {texts.close}
        </button>
      )}
    </div>
  );
}
