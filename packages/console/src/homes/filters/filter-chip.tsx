/** One filter: a chip that shows what is chosen, and opens the options; long lists can be searched. */
import { matchingOptions } from '@rooftree/ui/matching-options';
import { Popover } from '@rooftree/ui/popover.tsx';
import { MOST_NATIVE_OPTIONS } from '@rooftree/ui/select.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../../words/language.ts';
import type { Filter } from './filters.ts';

interface Props {
  filter: Filter;
  isOpenAtFirst: boolean;
  onChange: (values: readonly string[]) => void;
}

export function FilterChip({ filter, isOpenAtFirst, onChange }: Props) {
  const { texts } = useWords();
  const [typed, setTyped] = useState('');
  const { id, title, options, isMany, values } = filter;
  const names = values.map((value) => options.find((option) => option.value === value)?.text ?? value);
  const toggle = (value: string, isOn: boolean) => {
    if (isMany) onChange(isOn ? [...values, value] : values.filter((one) => one !== value));
    else onChange(isOn ? [value] : []);
  };
  const isLong = options.length > MOST_NATIVE_OPTIONS;
  return (
    <Popover
      kind="chip"
      class="filter-box"
      isSet={values.length > 0}
      isOpenAtFirst={isOpenAtFirst}
      label={values.length === 0 ? title : `${title}: ${names.join(', ')}`}
    >
      {isLong && (
        <input
          type="search"
          aria-label={texts.searchIn(title)}
          placeholder={texts.searchIn(title)}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <fieldset class="filter-options" aria-label={title}>
        {matchingOptions(options, typed).map(({ value, text }) => (
          <label key={value} class="check-line">
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={`filter-${id}`}
              checked={values.includes(value)}
              onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {values.length > 0 && (
        <button type="button" class="button button-quiet" onClick={() => onChange([])}>
          {texts.ui.clearValue}
        </button>
      )}
    </Popover>
  );
}
