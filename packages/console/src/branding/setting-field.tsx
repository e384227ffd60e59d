/** A field of the form with what is wrong with it beside it. */

import type { ComponentChildren } from 'preact';
import { useWords } from '../words/language.ts';
import type { SettingName } from './settings.ts';

interface FieldProps {
  name: SettingName;
  title: string;
  hint?: string | undefined;
  isWrong: boolean;
  children: (attributes: {
    id: string;
    name: string;
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ComponentChildren;
}

export function SettingField({ name, title, hint, isWrong, children }: FieldProps) {
  const { branding: texts } = useWords().texts;
  const id = `setting-${name}`;
  return (
    <div class="field">
      <label for={id}>{title}</label>
      {children({ id, name, 'aria-invalid': isWrong, 'aria-describedby': `${id}-more` })}
      <div id={`${id}-more`}>
        {isWrong && (
          <p class="wrong" role="alert">
            {texts.wrong[name]}
          </p>
        )}
        {hint !== undefined && <small>{hint}</small>}
      </div>
    </div>
  );
}

interface TextProps extends Omit<FieldProps, 'children'> {
  value: string | null;
  type?: 'text' | 'url' | 'tel' | 'email';
  onTyped: (value: string) => void;
}

/** The server says what is wrong, in the same words for every browser: `type` only chooses the keyboard. */
export function TextField({ value, type = 'text', onTyped, ...field }: TextProps) {
  return (
    <SettingField {...field}>
      {(attributes) => (
        <input
          {...attributes}
          inputMode={type}
          value={value ?? ''}
          autocomplete="off"
          maxLength={2000}
          onInput={(event) => onTyped(event.currentTarget.value)}
        />
      )}
    </SettingField>
  );
}
