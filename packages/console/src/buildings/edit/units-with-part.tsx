/** Which apartments have a part: only they pay for it. */
import { useWords } from '../../words/language.ts';
import type { UnitDraft } from './draft.ts';

interface Props {
  units: readonly UnitDraft[];
  chosen: readonly string[];
  onChange: (units: string[]) => void;
}

export function UnitsWithPart({ units, chosen, onChange }: Props) {
  const { texts } = useWords();
  return (
    <fieldset class="unit-choices">
      <legend>{texts.buildings.form.unitsWithPart}</legend>
      {units.map(({ external_id: id, name }) => (
        <label key={id} class="check-line">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
