/** What can be done with the chosen homes; only what the role allows is shown. */
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { ConfirmPrompt } from '../../forms/confirm-prompt.tsx';
import type { MemberContext, Permission } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { ActionState } from './action-state.tsx';
import { chosenEstates, type Selection } from './selection.ts';
import type { useBulkAction } from './use-bulk-action.ts';

interface Props {
  context: MemberContext;
  query: URLSearchParams;
  selection: Selection;
  count: number;
  bulk: ReturnType<typeof useBulkAction>;
  /** Chooses all that match; null where that is no more than is chosen. */
  onAllMatching: { total: string; choose: () => void } | null;
  onClear: () => void;
}

export function BulkBar({ context, query, selection, count, bulk, onAllMatching, onClear }: Props) {
  const { texts, language: own } = useWords();
  const [language, setLanguage] = useState<Language>(own);
  const [isAsking, setAsking] = useState(false);
  const may = (permission: Permission) => context.permissions.includes(permission);
  const estates = chosenEstates(selection);
  const { action, fault, isBusy } = bulk;
  const isDisabled = isBusy || count === 0;
  return (
    <section class="bulk" aria-label={texts.selected(count)}>
      {count > 0 && <strong>{texts.selected(count)}</strong>}
      {onAllMatching !== null && (
        <button type="button" class="button" onClick={onAllMatching.choose}>
          {texts.selectAllMatching(onAllMatching.total)}
        </button>
      )}
      {count > 0 && (
        <>
          {may('calculations:create') && (
            <button
              type="button"
              class="button"
              disabled={isDisabled}
              onClick={() => bulk.run(query, { action: 'PLAN', ...estates })}
            >
              {texts.planThem}
            </button>
          )}
          {may('reports:create') && (
            <span class="bulk-passports">
              <button
                type="button"
                class="button"
                disabled={isDisabled}
                onClick={() => bulk.run(query, { action: 'REPORT', language, ...estates })}
              >
                {texts.passports}
              </button>
              <select
                aria-label={texts.passportLanguage}
                value={language}
                onChange={({ currentTarget: { value } }) =>
                  setLanguage(LANGUAGES.find((one) => one === value) ?? own)
                }
              >
                {LANGUAGES.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </span>
          )}
          {may('estates:write') && (
            <button type="button" class="button" disabled={isDisabled} onClick={() => setAsking(true)}>
              {texts.deactivate}
            </button>
          )}
          <button type="button" class="button" onClick={onClear}>
            {texts.nothingSelected}
          </button>
        </>
      )}
      {isAsking && (
        <ConfirmPrompt
          question={texts.confirmDeactivate(count)}
          action={texts.deactivate}
          onConfirm={async () => {
            setAsking(false);
            if (await bulk.run(query, { action: 'DEACTIVATE', ...estates })) onClear();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {action !== null && (
        <ActionState
          action={action}
          onUndo={action.can_undo && may('estates:write') ? () => bulk.undo(action.id) : null}
          onDismiss={bulk.dismiss}
        />
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </section>
  );
}
