/**
 * Whom to ask: as the context says. Plain links, which every phone understands; on paper the number and the address.
 */
import { addressOf } from '../../address-of.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import type { Texts } from '../../texts/en/page.ts';

export function ContactCard({ page }: { page: PageData }) {
  const { texts } = usePageWords();
  const { contact, name } = page.context;
  if (contact === null) return null;
  return (
    <section class="card contact" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.contactTitle}</h2>
      <div class="contact-person">
        {contact.photoUrl !== null && (
          <img
            src={contact.photoUrl}
            alt={contact.name ?? name}
            width={72}
            height={72}
            loading="lazy"
            referrerpolicy="no-referrer"
          />
        )}
        <p>
          {contact.name !== null && <strong>{contact.name}. </strong>}
          {texts.contactLead(name)}
        </p>
      </div>
      <p class="printed-only">{[contact.phone, contact.email, contact.url].filter(Boolean).join(' · ')}</p>
      <div class="row">
        {contact.phone !== null && (
          <a class="button button-primary" href={phoneLink(contact.phone)}>
            {texts.call(contact.phone)}
          </a>
        )}
        {contact.email !== null && (
          <a class="button" href={mailLink(page, contact.email, texts)}>
            {texts.mail}
          </a>
        )}
        {contact.url !== null && (
          <a class="button" href={contact.url} target="_blank" rel="noreferrer noopener">
            {texts.visitSite}
          </a>
        )}
      </div>
    </section>
  );
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function mailLink(page: PageData, email: string, texts: Texts): string {
  const subject = texts.mailSubject(addressOf(page));
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
