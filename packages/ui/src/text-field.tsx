/** A field with one line of text. Without `value` it keeps its own text, which the form reads by its name. */
import { Field, type FieldProps } from './field.tsx';

interface Props extends FieldProps {
  name?: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'number' | 'date' | 'search';
  value?: string;
  defaultValue?: string;
  onInput?: (value: string) => void;
  input?: {
    maxLength?: number;
    minLength?: number;
    min?: number | string;
    max?: number | string;
    step?: number | string;
    pattern?: string;
    placeholder?: string | undefined;
    autocomplete?: AutoFill;
    autocapitalize?: 'none' | 'sentences';
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
    readOnly?: boolean;
    disabled?: boolean;
  };
}

export function TextField({ name, type = 'text', value, defaultValue, onInput, input, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...input}
          {...control}
          // The types of Preact distinguish the attributes of each; all of these have one line of text.
          type={type as 'text'}
          name={name}
          {...(value !== undefined && { value })}
          {...(defaultValue !== undefined && { defaultValue })}
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}
