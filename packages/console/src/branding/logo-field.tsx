/** The logo: a picture that is handed over, or the address of one that is on the web. */
import { FileField } from '@rooftree/ui/file-field.tsx';
import { useWords } from '../words/language.ts';
import { ownPicturePath } from './own-logo.ts';
import { TextField } from './setting-field.tsx';

interface Props {
  value: string | null;
  isWrong: boolean;
  /** The server would not take the picture. */
  isRefused: boolean;
  onTyped: (value: string | null) => void;
  onChosen: (picture: File) => void;
}

export function LogoField({ value, isWrong, isRefused, onTyped, onChosen }: Props) {
  const { branding: texts } = useWords().texts;
  const path = ownPicturePath(value);
  return (
    <>
      {path !== null && <img class="own-logo" src={path} alt={texts.logoNow} />}
      <FileField
        label={texts.logo}
        accept="image/png,image/jpeg,image/svg+xml"
        isSmall
        onFile={onChosen}
        hint={texts.logoForms}
        error={isRefused ? texts.logoRefused : null}
      />
      {path !== null && (
        <button type="button" class="button" onClick={() => onTyped(null)}>
          {texts.logoTakeAway}
        </button>
      )}
      {path === null && (
        <TextField
          name="logo_url"
          title={texts.logoAddress}
          type="url"
          hint={texts.logoAddressHint}
          value={value}
          isWrong={isWrong}
          onTyped={(typed) => onTyped(typed.trim() === '' ? null : typed.trim())}
        />
      )}
    </>
  );
}
