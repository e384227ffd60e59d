/** How the agency's pages and passports look, whom they name and where they may be shown. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { LANGUAGES } from '@rooftree/words/language';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { AccentField } from './accent-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ForeignChanges } from './foreign-changes.tsx';
import { LogoField } from './logo-field.tsx';
import { PagePreview } from './page-preview.tsx';
import { TextField } from './setting-field.tsx';
import type { Settings } from './settings.ts';
import { SharingFields } from './sharing-fields.tsx';
import { useSampleHome } from './use-sample-home.ts';
import { useSettings } from './use-settings.ts';

const KINDS = ['AGENCY', 'BANK', 'HOUSING_COMPANY'] as const satisfies readonly Settings['kind'][];

export function BrandingScreen({ context }: ScreenProps) {
  const { texts: common } = useWords();
  const { branding: texts } = common;
  const { typed, wrong, outcome, foreign, fault, read, undo, change, save, storePicture } = useSettings();
  const home = useSampleHome(context.permissions);
  if (typed === null)
    return (
      <>
        <PageHeader title={texts.title} />
        {fault === null ? (
          <Skeleton kind="block" count={3} />
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
      <PageHeader title={texts.title} />
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
            <Select
              label={texts.kind}
              hint={texts.kindHint}
              options={KINDS.map((value) => ({ value, text: texts.kinds[value] }))}
              value={typed.kind}
              onChange={(kind) => change({ kind })}
            />
            <Select
              label={texts.language}
              error={wrong.includes('language') ? texts.wrong.language : null}
              options={LANGUAGES.map((value) => ({ value, text: common.reportList.languages[value] }))}
              value={typed.language}
              onChange={(language) => change({ language })}
            />
            <LogoField
              value={typed.logo_url}
              isWrong={wrong.includes('logo_url')}
              isRefused={outcome === 'logoNotTaken'}
              onTyped={(logo_url) => change({ logo_url })}
              onChosen={(picture) => storePicture('logo_url', picture)}
            />
            <AccentField
              value={typed.accent_color}
              isWrong={wrong.includes('accent_color')}
              onTyped={(value) => change({ accent_color: value })}
            />
          </fieldset>
          <ContactFields
            {...{ typed, wrong, change }}
            isPhotoRefused={outcome === 'photoNotTaken'}
            onPhoto={(picture) => storePicture('contact_photo_url', picture)}
          />
          <SharingFields {...{ typed, wrong, change, home }} />
          <div class="row save-bar">
            <Button kind="primary" type="submit">
              {texts.saveAll}
            </Button>
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
