/** What others have saved since the settings were read. */
import { useWords } from '../words/language.ts';
import type { ForeignChange, SettingName } from './settings.ts';

export function ForeignChanges({ changes }: { changes: readonly ForeignChange[] }) {
  const { texts: common } = useWords();
  const { branding: texts } = common;
  const titles: Record<SettingName, string> = {
    name: texts.name,
    kind: texts.kind,
    language: texts.language,
    logo_url: texts.logo,
    accent_color: texts.accent,
    contact_name: texts.contactName,
    contact_phone: texts.contactPhone,
    contact_email: texts.contactEmail,
    contact_url: texts.contactUrl,
    contact_photo_url: texts.photo,
    preview_has_address: texts.previewHasAddress,
    keeps_owner_certificates: texts.keepsCertificates,
    takes_contact_requests: texts.takesContacts,
    embed_origins: texts.embedOrigins,
  };
  const say = (value: ForeignChange['theirs']) =>
    typeof value === 'boolean' ? (value ? common.yes : common.no) : [value ?? '–'].flat().join(', ') || '–';
  return (
    <div class="problem" role="alert">
      <p>{texts.foreignLead}</p>
      <ul class="notes">
        {changes.map(({ name, theirs, isAlsoMine }) => (
          <li key={name}>
            {titles[name]}: <strong>{say(theirs)}</strong>
            {isAlsoMine && ` · ${texts.alsoMine}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
