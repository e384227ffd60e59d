/** The plan that is open: its pictures on the left, its controls and its other plans on the right. */
import type { Renovation } from '@rooftree/client';
import type { Choices } from '@rooftree/planner/choices/choices';
import { Controls } from '@rooftree/planner/components/controls/controls.tsx';
import { LeftOutMessage } from '@rooftree/planner/components/controls/left-out-message.tsx';
import { PlanChange } from '@rooftree/planner/components/controls/plan-change.tsx';
import { Announcement } from '@rooftree/planner/components/summary/announcement.tsx';
import type { ComponentChildren } from 'preact';
import type { Route } from '../route.ts';
import { useWords } from '../words/language.ts';
import { OtherPlans } from './other-plans.tsx';
import { PlanContacts } from './plan-contacts.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanOutcome } from './plan-outcome.tsx';
import { PlanPictures } from './plan-pictures.tsx';
import { SaveEdit } from './save-edit.tsx';
import { useEdit } from './use-edit.ts';
import type { WholeRenovation } from './use-renovation.ts';

interface Props {
  whole: WholeRenovation;
  route: Route;
  mayEdit: boolean;
  notice: ComponentChildren;
  onRename: (name: string) => Promise<unknown>;
  onDelete: () => void;
  onRestore: () => void;
  onSaved: (saved: Renovation, choices: Choices) => void;
}

export function OpenPlan({ whole, route, mayEdit, notice, ...on }: Props) {
  const { texts, language } = useWords();
  const { renovation, basis, others } = whole;
  const edit = useEdit(whole, route);
  const decision = edit.isChanged ? null : whole.decision;
  const page = { ...basis, language };
  const isDeleted = renovation.renovation_deleted_at !== null;
  const mayPlay = mayEdit && !isDeleted;
  return (
    <>
      <PlanHeader
        renovation={renovation}
        onRename={mayPlay ? on.onRename : null}
        lead={[
          texts.plans.madeBy[renovation.edited_by ?? 'SUGGESTION'],
          ...(mayEdit ? [] : [texts.plans.lookOnly]),
        ].join(' · ')}
      />
      {notice}
      {isDeleted && (
        <p class="note done">
          {texts.plans.isDeleted}
          {mayEdit && (
            <button type="button" class="button" onClick={on.onRestore}>
              {texts.plans.restore}
            </button>
          )}
        </p>
      )}
      {!edit.isCurrent && <p class="note">{texts.plans.changedSince}</p>}
      <LeftOutMessage names={edit.state.rejected} />
      <div class="plan-room">
        <PlanOutcome edit={edit} decision={decision} mayEdit={mayPlay} />
        <div class="plan-tools">
          {renovation.edited_by === 'BUYER' && (
            <PlanContacts renovationId={renovation.renovation_id} mayEdit={mayEdit} />
          )}
          {edit.isChanged && <PlanChange before={whole.plan} after={edit.plan} onUndo={edit.reset} />}
          {mayPlay && (
            <>
              <SaveEdit
                whole={whole}
                edit={edit}
                onSaved={(saved) => on.onSaved(saved, edit.state.choices)}
              />
              <Controls page={page} plan={edit.plan} labels={edit.labels} state={edit.state} />
            </>
          )}
          <OtherPlans renovation={renovation} others={others} />
          {mayPlay && (
            <button type="button" class="button" onClick={on.onDelete}>
              {texts.plans.delete}
            </button>
          )}
        </div>
        <PlanPictures page={page} edit={edit} decision={decision} mayEdit={mayPlay} />
      </div>
      <Announcement plan={edit.plan} />
    </>
  );
}
