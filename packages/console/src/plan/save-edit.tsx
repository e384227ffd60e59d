/** Saves the choices under a name: the server makes the plan again, and the one that was opened stays. */
import type { Renovation } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import type { Edit } from './use-edit.ts';
import type { WholeRenovation } from './use-renovation.ts';

interface Props {
  whole: WholeRenovation;
  edit: Edit;
  onSaved: (saved: Renovation) => void;
}

export function SaveEdit({ whole: { renovation, basis }, edit, onSaved }: Props) {
  const { texts } = useWords();
  const [name, setName] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const shown = name ?? texts.plans.copyName(shownName(renovation.renovation_name, { texts })).slice(0, 100);
  const save = async () => {
    setBusy(true);
    setFault(null);
    await call('POST /v1/renovations/{renovation_id}/edits', {
      path: { renovation_id: renovation.renovation_id },
      body: { renovation_name: shown, choices: edit.search, date: basis.date },
    }).then(onSaved, setFault);
    setBusy(false);
  };
  return (
    <Form class="card save-edit" onSubmit={save}>
      <h2>{texts.plans.saveTitle}</h2>
      <p class="quiet">{texts.plans.saveLead}</p>
      <TextField
        label={texts.plans.name}
        isRequired
        value={shown}
        onInput={setName}
        input={{ maxLength: 100 }}
      />
      <Button kind="primary" type="submit" isDisabled={isBusy || !edit.isChanged || !edit.isPossible}>
        {texts.plans.save}
      </Button>
      {!edit.isPossible && (
        <p class="wrong" role="alert">
          {texts.plans.impossible}
        </p>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </Form>
  );
}
