import type { Building } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { go, linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import { putBuilding } from '../buildings-api.ts';
import type { ScreenWords } from '../use-building-words.ts';
import { DeedFields } from './deed-fields.tsx';
import { buildingOf, type Draft, draftOf, missingShares } from './draft.ts';
import { FactFields } from './fact-fields.tsx';
import { PartFields } from './part-fields.tsx';
import { UnitFields } from './unit-fields.tsx';

interface Props extends ScreenWords {
  building: Building;
}

export function BuildingForm({ building, words, catalogue }: Props) {
  const { texts: all } = useWords();
  const texts = all.buildings.form;
  const [draft, setDraft] = useState(() => draftOf(building));
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const part = { draft, change, words };
  const missing = missingShares(draft);
  const save = async () => {
    setBusy(true);
    setFault(null);
    await putBuilding(buildingOf(draft, building)).then(
      () => go(linkTo(['buildings', building.external_id])),
      setFault,
    );
    setBusy(false);
  };
  return (
    <Form class="building-form" label={all.buildings.editTitle} onSubmit={() => void save()}>
      <div class="card form-card">
        <div class="form-row">
          <TextField
            label={texts.name}
            isRequired
            value={draft.name}
            input={{ maxLength: 255, autocomplete: 'off' }}
            onInput={(name) => change({ name })}
          />
          <TextField
            label={texts.yearBuilt}
            type="number"
            value={draft.yearBuilt}
            input={{ min: 1000, max: new Date().getFullYear(), step: 1, inputMode: 'numeric' }}
            onInput={(yearBuilt) => change({ yearBuilt })}
          />
          <TextField
            label={texts.reserveFund}
            type="number"
            isRequired
            value={draft.reserveFund}
            input={{ min: 0, step: 0.01, inputMode: 'decimal' }}
            onInput={(reserveFund) => change({ reserveFund })}
          />
          <TextField
            label={texts.contribution}
            type="number"
            isRequired
            value={draft.contribution}
            input={{ min: 0, step: 0.01, inputMode: 'decimal' }}
            onInput={(contribution) => change({ contribution })}
          />
        </div>
      </div>
      <FactFields {...part} facts={building.facts} catalogue={catalogue} />
      <UnitFields {...part} />
      <PartFields {...part} />
      <DeedFields {...part} />
      {fault !== null && <ProblemMessage error={fault} />}
      <div class="row form-foot">
        <Button kind="primary" type="submit" isBusy={isBusy} isDisabled={missing !== 0}>
          {all.save}
        </Button>
        <Button href={linkTo(['buildings', building.external_id])}>{all.cancel}</Button>
        {missing !== 0 && <span class="month-worse">{texts.sharesFirst}</span>}
      </div>
    </Form>
  );
}
