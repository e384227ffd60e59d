/** What is stated once for the whole building, in the fields of a home's own facts. */
import type { CommonFacts } from '@rooftree/client/members';
import { COMMON_FACTS } from '@rooftree/engine/building';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import type { Words } from '@rooftree/words/words-of';
import { FIELDS, valuesOf } from '../../facts/fact-groups.ts';
import { useWords } from '../../words/language.ts';
import { factText } from './draft.ts';
import type { FormPart } from './form-part.ts';

type Props = Pick<FormPart, 'draft' | 'change'> & { facts: CommonFacts; catalogue: Words };

export function FactFields({ draft, change, facts, catalogue }: Props) {
  const { texts: all } = useWords();
  const texts = all.buildings.form;
  const fieldOf = (name: (typeof COMMON_FACTS)[number]) => {
    const field = FIELDS[name];
    const stated = facts[name] ?? null;
    const text = draft.facts[name] ?? factText(stated);
    const set = (next: string) => change({ facts: { ...draft.facts, [name]: next } });
    const label = catalogue.fact(name);
    const values = valuesOf(field, []);
    if (values.length === 0)
      return <TextField label={label} value={text} input={{ inputMode: 'decimal' }} onInput={set} />;
    return (
      <Select
        label={label}
        options={[
          { value: '', text: all.notKnown },
          ...values.map((value) => ({
            value,
            text: catalogue.factValue(name, field.kind === 'boolean' ? value === 'true' : value),
          })),
          ...(typeof stated === 'object' && stated !== null
            ? [{ value: factText(stated), text: catalogue.factValue(name, stated) }]
            : []),
        ]}
        value={text}
        onChange={set}
      />
    );
  };
  return (
    <section class="card form-card" aria-label={texts.facts}>
      <h2 class="part-title">{texts.facts}</h2>
      <p class="quiet part-lead">{texts.factsLead}</p>
      <div class="form-row">
        {COMMON_FACTS.map((name) => (
          <div key={name}>{fieldOf(name)}</div>
        ))}
      </div>
    </section>
  );
}
