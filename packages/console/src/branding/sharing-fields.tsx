import { useState } from 'preact/hooks';
import { addressOf } from '../homes/cells.ts';
import { EmbedCode } from '../homes/embed-code.tsx';
import { useWords } from '../words/language.ts';
import type { FieldsProps } from './contact-fields.tsx';
import { SettingField } from './setting-field.tsx';
import { originsIn } from './settings.ts';
import type { SampleHome } from './use-sample-home.ts';

export function SharingFields({ typed, wrong, change, home }: FieldsProps & { home: SampleHome | null }) {
  const words = useWords();
  const { branding: texts } = words.texts;
  return (
    <>
      <fieldset class="card">
        <legend>
          <h2>{texts.sharing}</h2>
        </legend>
        <label class="check">
          <input
            type="checkbox"
            checked={typed.preview_has_address}
            onChange={(event) => change({ preview_has_address: event.currentTarget.checked })}
          />
          {texts.previewHasAddress}
        </label>
        <SettingField
          name="embed_origins"
          title={texts.embedOrigins}
          hint={texts.embedHint}
          isWrong={wrong.includes('embed_origins')}
        >
          {(attributes) => (
            <Lines
              {...attributes}
              values={typed.embed_origins}
              onTyped={(embed_origins) => change({ embed_origins })}
            />
          )}
        </SettingField>
        {home === null ? (
          <small>{texts.codeNeedsHome}</small>
        ) : (
          <EmbedCode link={home.referral_link} address={addressOf(home.item, words)} />
        )}
      </fieldset>
      <fieldset class="card">
        <legend>
          <h2>{texts.certificates}</h2>
        </legend>
        <label class="check">
          <input
            type="checkbox"
            checked={typed.keeps_owner_certificates}
            onChange={(event) => change({ keeps_owner_certificates: event.currentTarget.checked })}
          />
          {texts.keepsCertificates}
        </label>
        <small>{texts.keepsCertificatesHint}</small>
      </fieldset>
      <fieldset class="card">
        <legend>
          <h2>{texts.buyers}</h2>
        </legend>
        <label class="check">
          <input
            type="checkbox"
            checked={typed.takes_contact_requests}
            onChange={(event) => change({ takes_contact_requests: event.currentTarget.checked })}
          />
          {texts.takesContacts}
        </label>
        <small>{texts.takesContactsHint}</small>
      </fieldset>
    </>
  );
}

interface LinesProps {
  id: string;
  values: readonly string[];
  onTyped: (values: string[]) => void;
}

/** Holds what is typed, so that a new line does not vanish while it is empty; shows what was read when that changes. */
function Lines({ values, onTyped, ...attributes }: LinesProps) {
  const [text, setText] = useState(values.join('\n'));
  const shown = originsIn(text).join('\n') === values.join('\n') ? text : values.join('\n');
  return (
    <textarea
      {...attributes}
      rows={3}
      spellcheck={false}
      maxLength={6000}
      value={shown}
      onInput={({ currentTarget: { value } }) => {
        setText(value);
        onTyped(originsIn(value));
      }}
    />
  );
}
