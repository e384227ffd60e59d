/** One choice of a list: the browser's own control for a few options, a combobox with search for more than seven. */
import { Combobox } from './combobox.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './matching-options.ts';

export type { Option };

interface Props<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Under this name a form has the value. */
  name?: string;
  isDisabled?: boolean;
}

export const MOST_NATIVE_OPTIONS = 7;

export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, name, isDisabled = false, ...field } = props;
  if (options.length > MOST_NATIVE_OPTIONS)
    return (
      <Field {...field}>
        {(control) => (
          <Combobox
            control={control}
            label={field.label}
            options={options}
            value={value}
            onChange={onChange}
            name={name}
            isDisabled={isDisabled}
          />
        )}
      </Field>
    );
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
