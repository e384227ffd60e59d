/** Whom to ask: as the context says. Plain links, which every phone understands. */
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';

export function ContactCard({ page }: { page: PageData }) {
  const { texts } = usePageWords();
  const { contact, name } = page.context;
  if (contact === null) return null;
  const address = [page.estate.street, page.estate.town].filter(Boolean).join(', ');
  const subject = encodeURIComponent(texts.mailSubject(address));
  return (
    <section class="card contact" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.contactTitle}</h2>
      <p>
        {contact.name !== null && <strong>{contact.name}. </strong>}
        {texts.contactLead(name)}
      </p>
      <div class="row">
        {contact.phone !== null && (
          <a class="button button-primary" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            {texts.call(contact.phone)}
          </a>
        )}
        {contact.email !== null && (
          <a class="button" href={`mailto:${encodeURIComponent(contact.email)}?subject=${subject}`}>
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
