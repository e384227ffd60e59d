/** The accent: typed or picked, and as pages show it, with a message where that differs. */

import { readableAccent } from '@rooftree/words/readable-accent';
import { useWords } from '../words/language.ts';
import { SettingField } from './setting-field.tsx';
import { textOrNull } from './settings.ts';

const COLOUR = /^#[0-9a-f]{6}$/;
/** Of pages without an accent of their own, as in the tokens of the page. */
const OURS = '#0b5d4b';

/** The accent as pages show it, null while it is not a colour or not given. */
export function shownAccent(colour: string | null, theme: 'light' | 'dark'): string | null {
  return colour !== null && COLOUR.test(colour) ? readableAccent(colour, theme) : null;
}

interface Props {
  value: string | null;
  isWrong: boolean;
  onTyped: (value: string | null) => void;
}

export function AccentField({ value, isWrong, onTyped }: Props) {
  const { branding: texts } = useWords().texts;
  const write = (typed: string) => onTyped(textOrNull(typed.toLowerCase()));
  return (
    <>
      <SettingField name="accent_color" title={texts.accent} hint={texts.accentHint} isWrong={isWrong}>
        {(attributes) => (
          <div class="accent">
            <input
              {...attributes}
              value={value ?? ''}
              autocomplete="off"
              maxLength={20}
              spellcheck={false}
              onInput={(event) => write(event.currentTarget.value)}
            />
            <input
              type="color"
              aria-label={texts.accentPicker}
              value={shownAccent(value, 'light') === null ? OURS : (value ?? OURS)}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </div>
        )}
      </SettingField>
      <ul class="accents" aria-live="polite">
        <Shown title={texts.onLight} colour={value} shown={shownAccent(value, 'light')} />
        <Shown title={texts.onDark} colour={value} shown={shownAccent(value, 'dark')} />
      </ul>
    </>
  );
}

function Shown({ title, colour, shown }: { title: string; colour: string | null; shown: string | null }) {
  const { branding: texts } = useWords().texts;
  if (shown === null) return null;
  return (
    <li>
      <span class="swatch" style={{ background: shown }} /> {title}{' '}
      {shown === colour ? shown : texts.mended(shown)}
    </li>
  );
}
