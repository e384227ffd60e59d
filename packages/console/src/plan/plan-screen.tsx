/** One plan: what it says, what changes it, and what became of the last thing that was done here, with a way back. */
import { writeChoices } from '@rooftree/planner/choices/choices';
import { PageWordsProvider } from '@rooftree/planner/page-words';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { type Action, useAction } from '../reading/use-action.ts';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { OpenPlan } from './open-plan.tsx';
import { useInnerLinks } from './use-inner-links.ts';
import { usePlannerWords } from './use-planner-words.ts';
import { useRenovation } from './use-renovation.ts';

/** What was done, and what takes it back. */
export interface Done {
  text: string;
  undo: () => Promise<unknown>;
}

export function PlanScreen({ route, context }: ScreenProps) {
  const { texts } = useWords();
  const id = route.path[1] ?? '';
  const words = usePlannerWords();
  const { whole, fault, reload } = useRenovation(id);
  const [done, setDone] = useState<Done | null>(null);
  const action: Action = useAction(async () => reload());
  useInnerLinks(whole && linkTo(['home', whole.renovation.estate_external_id]));
  if (fault !== null)
    return (
      <>
        <PageHeader title={texts.plan} />
        <ProblemMessage error={fault} onRetry={reload} />
      </>
    );
  if (whole === null || words === null || whole.renovation.renovation_id !== id)
    return <p class="quiet">{texts.loading}</p>;
  const path = { renovation_id: id };
  const doIt = async (text: string, work: () => Promise<unknown>, back: () => Promise<unknown>) => {
    setDone(null);
    if (await action.act(work)) setDone({ text, undo: back });
  };
  const rename = (name: string) =>
    call('PATCH /v1/renovations/{renovation_id}', { path, body: { renovation_name: name } });
  const remove = () => call('DELETE /v1/renovations/{renovation_id}', { path });
  const restore = () => call('POST /v1/renovations/{renovation_id}/restore', { path });
  return (
    <PageWordsProvider value={words}>
      <OpenPlan
        key={id}
        whole={whole}
        route={route}
        mayEdit={context.permissions.includes('renovations:write')}
        onRename={(name) =>
          doIt(
            texts.plans.renamed,
            () => rename(name),
            () => rename(whole.renovation.renovation_name),
          )
        }
        onDelete={() => doIt(texts.plans.deleted, remove, restore)}
        onRestore={() => doIt(texts.plans.restored, restore, remove)}
        onSaved={(saved, choices) => {
          setDone({
            text: texts.plans.saved,
            undo: async () => {
              await call('DELETE /v1/renovations/{renovation_id}', {
                path: { renovation_id: saved.renovation_id },
              });
              go(linkTo(['plan', id], new URLSearchParams(writeChoices(choices))));
            },
          });
          go(linkTo(['plan', saved.renovation_id]));
        }}
        notice={
          <div role="status">
            {done !== null && (
              <p class="done">
                {done.text}
                <button
                  type="button"
                  class="button"
                  onClick={async () => {
                    setDone(null);
                    await action.act(done.undo);
                  }}
                >
                  {texts.plans.undo}
                </button>
              </p>
            )}
            {action.fault !== null && <ProblemMessage error={action.fault} />}
          </div>
        }
      />
    </PageWordsProvider>
  );
}
