import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import { BudgetFields } from './budget-fields.tsx';
import { type Draft, requestOfDraft, yearsOf } from './draft.ts';
import { DutyFields } from './duty-fields.tsx';
import { GoalFields } from './goal-fields.tsx';
import { HomesField } from './homes-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { chosenDuties, offeredDuties } from './suggested-duties.ts';
import { useChosenHomes } from './use-chosen-homes.ts';

export function NewProgrammeForm({ first }: { first: Draft }) {
  const { texts: all } = useWords();
  const texts = all.newProgramme;
  const [draft, setDraft] = useState(first);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const homes = useChosenHomes(draft);
  const offered = offeredDuties(homes?.scales ?? [], draft.ownership);
  const duties = chosenDuties(offered, draft.duties);
  const years = yearsOf(draft);
  const [firstYear = 0, lastYear = firstYear] = [years[0], years.at(-1)];
  const suggestedName = texts.firstName(firstYear, lastYear);
  const create = async () => {
    setBusy(true);
    setFault(null);
    const request = requestOfDraft(draft, duties, texts.share);
    await call('POST /v1/programmes', {
      body: { ...request, name: draft.name.trim() || suggestedName },
    }).then(({ id }) => go(linkTo(['programmes', id])), setFault);
    setBusy(false);
  };
  const number = (key: 'firstYear' | 'years', label: string, min: number, max: number) => (
    <TextField
      label={label}
      type="number"
      isRequired
      value={draft[key]}
      input={{ min, max, step: 1, inputMode: 'numeric' }}
      onInput={(value) => change({ [key]: value })}
    />
  );
  return (
    <Form class="programme-form" label={all.programmes.create} onSubmit={() => void create()}>
      <div class="card form-card">
        <HomesField draft={draft} change={change} found={homes?.total ?? null} />
        <div class="form-row">
          {number('firstYear', texts.firstYear, new Date().getFullYear(), 2100)}
          {number('years', texts.yearCount, 1, 25)}
        </div>
        <TextField
          label={texts.name}
          value={draft.name}
          input={{
            maxLength: 255,
            placeholder: years.length > 0 ? suggestedName : undefined,
            autocomplete: 'off',
          }}
          onInput={(name) => change({ name })}
        />
      </div>
      <div class="card form-card">
        <GoalFields draft={draft} change={change} />
        <BudgetFields draft={draft} change={change} />
      </div>
      <div class="card form-card">
        <DutyFields draft={draft} change={change} offered={offered} chosen={duties} />
        <LimitFields draft={draft} change={change} scales={homes?.scales ?? []} />
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      <div>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {texts.solve}
        </Button>
      </div>
    </Form>
  );
}
