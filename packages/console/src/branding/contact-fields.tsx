import { useWords } from '../language.ts';
import { TextField } from './setting-field.tsx';
import { type SettingName, type Settings, textOrNull } from './settings.ts';

export interface FieldsProps {
  typed: Settings;
  wrong: readonly SettingName[];
  change: (part: Partial<Settings>) => void;
}

const FIELDS = [
  { name: 'contact_name', title: 'contactName', type: 'text' },
  { name: 'contact_phone', title: 'contactPhone', type: 'tel' },
  { name: 'contact_email', title: 'contactEmail', type: 'email' },
  { name: 'contact_url', title: 'contactUrl', type: 'url' },
] as const;

export function ContactFields({ typed, wrong, change }: FieldsProps) {
  const { branding: texts } = useWords().texts;
  return (
    <fieldset class="card">
      <legend>
        <h2>{texts.contact}</h2>
      </legend>
      <small>{texts.contactHint}</small>
      {FIELDS.map(({ name, title, type }) => (
        <TextField
          key={name}
          {...{ name, type }}
          title={texts[title]}
          value={typed[name]}
          isWrong={wrong.includes(name)}
          onTyped={(value) => change({ [name]: textOrNull(value) })}
        />
      ))}
    </fieldset>
  );
}
