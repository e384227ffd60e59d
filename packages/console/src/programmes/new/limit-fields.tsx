/** What else can be limited: homes per year, and the hours of each trade; and who uses the homes. */
import { OWNERSHIPS } from '@rooftree/engine';
import { Select } from '@rooftree/ui/select.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useWords } from '../../language.ts';
import { TRADES } from '../programme.ts';
import type { FormPart } from './new-programme-form.tsx';

const COUNT = { min: 0, max: 100_000, step: 1, inputMode: 'numeric' } as const;

export function LimitFields({ draft, change }: FormPart) {
  const { texts: all, planning } = useWords();
  const texts = all.newProgramme;
  return (
    <>
      <Select
        label={texts.owner}
        options={[
          { value: '' as const, text: all.notKnown },
          ...OWNERSHIPS.map((value) => ({ value, text: planning.ownerships[value] })),
        ]}
        value={draft.ownership}
        onChange={(ownership) => change({ ownership })}
      />
      <details>
        <summary>{texts.moreLimits}</summary>
        <p class="quiet">{texts.emptyIsNone}</p>
        <div class="year-fields">
          <TextField
            label={texts.homesPerYear}
            type="number"
            value={draft.homesPerYear}
            input={COUNT}
            onInput={(homesPerYear) => change({ homesPerYear })}
          />
          {TRADES.map((trade) => (
            <TextField
              key={trade}
              label={texts.hoursOf(texts.trades[trade])}
              type="number"
              value={draft.hours[trade]}
              input={{ ...COUNT, max: 100_000_000 }}
              onInput={(text) => change({ hours: { ...draft.hours, [trade]: text } })}
            />
          ))}
        </div>
      </details>
    </>
  );
}
