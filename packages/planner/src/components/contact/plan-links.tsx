/**
 * One tap from the top: the passport, the agent, the share sheet. The first two are plain links, which need no script.
 */
import { useState } from 'preact/hooks';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { mailLink, phoneLink } from './contact-card.tsx';

export function PlanLinks({ page, search }: { page: PageData; search: string }) {
  const { texts } = usePageWords();
  const [said, setSaid] = useState('');
  const query = [`lang=${page.language}`, search].filter(Boolean).join('&');
  const url = `${page.publicUrl}/r/${page.token}?${query}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.linkCopied);
    } catch {
      setSaid(`${texts.linkToCopy} ${url}`);
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    // Closing the sheet is a change of mind, not an error.
    await navigator.share({ url, title: document.title }).catch(() => {});
  };
  return (
    <div class="plan-links">
      <a
        class="button button-primary"
        id="passport"
        href={`${page.publicUrl}/r/${page.token}/passport.pdf?${query}`}
      >
        {texts.passport}
      </a>
      <AgentLink page={page} />
      <button type="button" class="button needs-script" onClick={share}>
        {texts.share}
      </button>
      <span class="quiet" role="status">
        {said}
      </span>
    </div>
  );
}

/** A call where there is a number, else a mail. */
function AgentLink({ page }: { page: PageData }) {
  const { texts } = usePageWords();
  const { contact } = page.context;
  if (contact?.phone)
    return (
      <a class="button" href={phoneLink(contact.phone)}>
        {texts.callPerson(contact.name)}
      </a>
    );
  if (!contact?.email) return null;
  return (
    <a class="button" href={mailLink(page, contact.email, texts)}>
      {texts.mail}
    </a>
  );
}
