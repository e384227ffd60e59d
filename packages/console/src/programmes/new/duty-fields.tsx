import { Select } from '@rooftree/ui/select.tsx';
import { formatPercent } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import type { Duty } from '../programme.ts';
import type { FormPart } from './form-part.ts';

const CHANCES = ['0.5', '0.6', '0.7', '0.8', '0.9', '0.95'];

interface Props extends FormPart {
  offered: readonly Duty[];
  chosen: readonly Duty[];
}

export function DutyFields({ draft, change, offered, chosen }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.newProgramme;
  // A programme of a client may have another one.
  const chances = CHANCES.includes(draft.chance) ? CHANCES : [...CHANCES, draft.chance].toSorted();
  return (
    <>
      <fieldset class="goal-list duty-choices">
        <legend>{texts.duties}</legend>
        {offered.length === 0 && <p class="quiet">{texts.noDuties}</p>}
        {offered.map((duty) => (
          <label key={duty} class="check-line">
            <input
              type="checkbox"
              checked={chosen.includes(duty)}
              onChange={({ currentTarget }) =>
                change({
                  duties: offered.filter((one) =>
                    one === duty ? currentTarget.checked : chosen.includes(one),
                  ),
                })
              }
            />
            {texts.dutyNames[duty]}
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && (
        <Select
          label={texts.chance}
          options={chances.map((value) => ({ value, text: formatPercent(language, 100 * Number(value)) }))}
          value={draft.chance}
          onChange={(chance) => change({ chance })}
        />
      )}
    </>
  );
}
