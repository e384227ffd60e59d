import { FileField } from '@rooftree/ui/file-field.tsx';
import { useWords } from '../words/language.ts';
import { ownPicturePath } from './own-logo.ts';
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

interface Props extends FieldsProps {
  /** The server would not take the picture. */
  isPhotoRefused: boolean;
  onPhoto: (picture: File) => void;
}

export function ContactFields({ typed, wrong, change, isPhotoRefused, onPhoto }: Props) {
  const { branding: texts } = useWords().texts;
  const photo = ownPicturePath(typed.contact_photo_url);
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
      {photo !== null && <img class="own-photo" src={photo} alt={texts.photoNow} />}
      <FileField
        label={texts.photo}
        accept="image/png,image/jpeg"
        isSmall
        onFile={onPhoto}
        hint={texts.photoForms}
        error={isPhotoRefused ? texts.photoRefused : null}
      />
      {photo !== null && (
        <button type="button" class="button" onClick={() => change({ contact_photo_url: null })}>
          {texts.photoRemove}
        </button>
      )}
    </fieldset>
  );
}
