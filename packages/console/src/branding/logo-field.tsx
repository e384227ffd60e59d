/** The logo: a picture that is handed over, or the address of one that is on the web. */
import { useId } from 'preact/hooks';
import { useWords } from '../language.ts';
import { ownLogoPath } from './own-logo.ts';
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
  const id = useId();
  const path = ownLogoPath(value);
  return (
    <>
      <div class="field">
        <label for={id}>{texts.logo}</label>
        {path !== null && <img class="own-logo" src={path} alt={texts.logoNow} />}
        <div class="row">
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/svg+xml"
            aria-describedby={`${id}-more`}
            aria-invalid={isRefused}
            onChange={({ currentTarget }) => {
              const [picture] = currentTarget.files ?? [];
              if (picture !== undefined) onChosen(picture);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          {path !== null && (
            <button type="button" class="button" onClick={() => onTyped(null)}>
              {texts.logoTakeAway}
            </button>
          )}
        </div>
        <div id={`${id}-more`}>
          {isRefused && (
            <p class="wrong" role="alert">
              {texts.logoRefused}
            </p>
          )}
          <small>{texts.logoForms}</small>
        </div>
      </div>
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
