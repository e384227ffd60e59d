/** The common parts: what they are, their state, and who pays for them. */
import type { Apportioning, PartKind } from '@rooftree/engine';
import { Button } from '@rooftree/ui/button.tsx';
import { IconButton } from '@rooftree/ui/icon-button.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { Plus, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';
import { useWords } from '../../words/language.ts';
import { newPart, type PartDraft } from './draft.ts';
import type { FormPart } from './form-part.ts';
import { UnitsWithPart } from './units-with-part.tsx';

const KINDS: readonly PartKind[] = [
  'flat_roof',
  'pitched_roof',
  'facade',
  'windows',
  'floor',
  'stairwell',
  'heating',
  'lift',
  'other',
];
const KEYS: readonly Apportioning[] = ['SHARES', 'EQUAL', 'USE', 'UNITS_WITH_PART'];
const YEAR = { min: 1000, max: 2200, step: 1, inputMode: 'numeric' } as const;

export function PartFields({ draft, change, words }: FormPart) {
  const { texts: all } = useWords();
  const texts = all.buildings.form;
  const [kind, setKind] = useState<PartKind>('flat_roof');
  const set = (id: string, next: Partial<PartDraft>) =>
    change({ parts: draft.parts.map((part) => (part.id === id ? { ...part, ...next } : part)) });
  const kindOptions = KINDS.map((value) => ({ value, text: words.texts.partKinds[value] }));
  return (
    <section class="card form-card" aria-label={texts.parts}>
      <h2 class="part-title">{texts.parts}</h2>
      <p class="quiet part-lead">{texts.partsLead}</p>
      {draft.parts.map((part) => (
        <fieldset key={part.id} class="part-fields">
          <legend>{words.part({ ...part, name: part.name || null })}</legend>
          <div class="part-remove">
            <IconButton
              icon={Trash2}
              label={texts.removePart(words.part({ ...part, name: part.name || null }))}
              onClick={() => change({ parts: draft.parts.filter(({ id }) => id !== part.id) })}
            />
          </div>
          <div class="form-row">
            <TextField
              label={texts.partName}
              value={part.name}
              input={{ maxLength: 255, placeholder: words.texts.partKinds[part.kind], autocomplete: 'off' }}
              onInput={(name) => set(part.id, { name })}
            />
            <TextField
              label={texts.area}
              type="number"
              value={part.area_m2}
              input={{ min: 0, max: 100_000, step: 'any', inputMode: 'decimal' }}
              onInput={(area_m2) => set(part.id, { area_m2 })}
            />
            <Select
              label={all.buildings.condition}
              options={[
                { value: '', text: all.notKnown },
                ...['1', '2', '3', '4', '5', '6'].map((value) => ({
                  value,
                  text: `${value}: ${words.condition(Number(value))}`,
                })),
              ]}
              value={part.condition}
              onChange={(condition) => set(part.id, { condition })}
            />
            <TextField
              label={all.buildings.lastDone}
              type="number"
              value={part.last_done_year}
              input={YEAR}
              onInput={(last_done_year) => set(part.id, { last_done_year })}
            />
            <TextField
              label={texts.nextDue}
              type="number"
              value={part.next_due_year}
              input={YEAR}
              onInput={(next_due_year) => set(part.id, { next_due_year })}
            />
            <TextField
              label={texts.maintenanceCost}
              type="number"
              value={part.maintenance_cost_eur}
              input={{ min: 0, step: 'any', inputMode: 'decimal' }}
              onInput={(maintenance_cost_eur) => set(part.id, { maintenance_cost_eur })}
            />
            <Select
              label={texts.apportioning}
              options={KEYS.map((value) => ({ value, text: words.apportioning(value) }))}
              value={part.apportioning ?? 'SHARES'}
              onChange={(apportioning) => set(part.id, { apportioning })}
            />
          </div>
          {part.apportioning === 'UNITS_WITH_PART' && (
            <UnitsWithPart
              units={draft.units}
              chosen={part.units}
              onChange={(units) => set(part.id, { units })}
            />
          )}
        </fieldset>
      ))}
      <div class="row add-part">
        <Select label={texts.newPart} options={kindOptions} value={kind} onChange={setKind} />
        <Button icon={Plus} onClick={() => change({ parts: [...draft.parts, newPart(kind, draft.parts)] })}>
          {texts.addPart}
        </Button>
      </div>
    </section>
  );
}
