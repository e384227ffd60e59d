/** Head, button and contact card as the page of a home has them, with what is typed; nothing is loaded for it. */
import type { PortfolioItem } from '@rooftree/client';
import { writeLabel } from '@rooftree/words/label-colours';
import { addressOf, bandText } from '../homes/cells.ts';
import { useWords } from '../words/language.ts';
import type { OfficeWords } from '../words/office-words.ts';
import { shownAccent } from './accent-field.tsx';
import { ownPicturePath } from './own-logo.ts';
import type { Settings } from './settings.ts';
import type { SampleHome } from './use-sample-home.ts';

export function PagePreview({ settings, home }: { settings: Settings; home: SampleHome | null }) {
  const words = useWords();
  const { branding: texts } = words.texts;
  const onLight = shownAccent(settings.accent_color, 'light');
  const onDark = shownAccent(settings.accent_color, 'dark');
  const address = home === null ? texts.sampleAddress : addressOf(home.item, words);
  const [now, after] = home === null ? (['E', 'A'] as const) : labelsOf(home.item, words);
  const title = texts.sampleTitle(now, after);
  const { logo_url: logo, preview_has_address: hasAddress } = settings;
  const ownLogo = ownPicturePath(logo);
  return (
    <section class="card preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{texts.preview}</h2>
      <div class="sheet" style={onLight === null ? {} : { '--accent': `light-dark(${onLight}, ${onDark})` }}>
        <p class="sheet-head">
          {ownLogo !== null ? (
            <img class="own-logo" src={ownLogo} alt="" />
          ) : (
            logo !== null && <span class="logo-place">{texts.logoNotShown}</span>
          )}
          <strong>{settings.name}</strong>
        </p>
        <p class="sheet-title">{title}</p>
        {/* Drawn, not to be pressed: nothing happens here. */}
        <p>
          <span class="button button-primary">{texts.sampleButton}</span>
        </p>
        <Contact settings={settings} />
      </div>
      {logo !== null && ownLogo === null && (
        <small>{logo.startsWith('https://') ? texts.logoHint : texts.logoNeedsHttps}</small>
      )}
      <h3>{texts.sharedLink}</h3>
      <p class="shared">
        <small>{settings.name}</small>
        <strong>{hasAddress ? `${address}: ${title}` : title}</strong>
      </p>
      {home !== null && (
        <a class="button" href={home.referral_link} target="_blank" rel="noreferrer">
          {texts.seePage}
        </a>
      )}
    </section>
  );
}

/** As the preview of a shared link has them: a band where today's label is not certain. */
function labelsOf(item: PortfolioItem, words: OfficeWords): [string, string] {
  return [bandText(item, words), writeLabel(item.label_after ?? '')];
}

function Contact({ settings }: { settings: Settings }) {
  const { branding: texts } = useWords().texts;
  const { contact_name: name, contact_phone: phone, contact_email: email, contact_url: url } = settings;
  const photo = ownPicturePath(settings.contact_photo_url);
  if (name === null && phone === null && email === null && url === null) return null;
  return (
    <div class="card contact">
      <strong>{texts.contactTitle}</strong>
      <div class="contact-person">
        {photo !== null && <img class="own-photo" src={photo} alt="" />}
        <p>
          {name !== null && <strong>{name}. </strong>}
          {texts.contactLead(settings.name)}
        </p>
      </div>
      <div class="row">
        {phone !== null && <span class="button button-primary">{texts.call(phone)}</span>}
        {email !== null && <span class="button">{texts.mail}</span>}
        {url !== null && <span class="button">{texts.visitSite}</span>}
      </div>
    </div>
  );
}
