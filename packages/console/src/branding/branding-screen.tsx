/** How the agency's pages and passports look, whom they name and where they may be shown. */
import { LANGUAGES } from '@rooftree/words/language';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { AccentField } from './accent-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ForeignChanges } from './foreign-changes.tsx';
import { LogoField } from './logo-field.tsx';
import { PagePreview } from './page-preview.tsx';
import { SettingField, TextField } from './setting-field.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { useSampleHome } from './use-sample-home.ts';
import { useSettings } from './use-settings.ts';

export function BrandingScreen({ context }: ScreenProps) {
  const { texts: common } = useWords();
  const { branding: texts } = common;
  const { typed, wrong, outcome, foreign, fault, read, undo, change, save, storeLogo } = useSettings();
  const home = useSampleHome(context.permissions);
  if (typed === null)
    return (
      <>
        <h1>{texts.title}</h1>
        {fault === null ? (
          <p class="quiet">{common.loading}</p>
        ) : (
          <ProblemMessage error={fault} onRetry={read} />
        )}
      </>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <h1>{texts.title}</h1>
      <div class="branding">
        <form onSubmit={submit} noValidate>
          <fieldset class="card">
            <legend>
              <h2>{texts.look}</h2>
            </legend>
            <TextField
              name="name"
              title={texts.name}
              value={typed.name}
              isWrong={wrong.includes('name')}
              onTyped={(name) => change({ name })}
            />
            <SettingField name="language" title={texts.language} isWrong={wrong.includes('language')}>
              {(attributes) => (
                <select
                  {...attributes}
                  value={typed.language}
                  onChange={({ currentTarget: { value } }) => {
                    const language = LANGUAGES.find((one) => one === value);
                    if (language !== undefined) change({ language });
                  }}
                >
                  {LANGUAGES.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
              )}
            </SettingField>
            <LogoField
              value={typed.logo_url}
              isWrong={wrong.includes('logo_url')}
              isRefused={outcome === 'logoNotTaken'}
              onTyped={(logo_url) => change({ logo_url })}
              onChosen={storeLogo}
            />
            <AccentField
              value={typed.accent_color}
              isWrong={wrong.includes('accent_color')}
              onTyped={(value) => change({ accent_color: value })}
            />
          </fieldset>
          <ContactFields {...{ typed, wrong, change }} />
          <SharingFields {...{ typed, wrong, change, home }} />
          <div class="row">
            <button type="submit" class="button button-primary">
              {texts.saveAll}
            </button>
            {undo !== null && (
              <button type="button" class="button" onClick={undo}>
                {texts.undo}
              </button>
            )}
            <span role="status">{outcome !== null && texts[outcome]}</span>
          </div>
          {foreign.length > 0 && <ForeignChanges changes={foreign} />}
          {fault !== null && <ProblemMessage error={fault} />}
        </form>
        <PagePreview settings={typed} home={home} />
      </div>
    </>
  );
}
