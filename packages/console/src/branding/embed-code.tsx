/** What to paste into a website, for one home, in one of three forms. */
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { addressOf, type EmbeddedHome } from './use-sample-home.ts';

const FORMS = ['badge', 'button', 'frame'] as const;
type Form = (typeof FORMS)[number];

export function EmbedCode({ home }: { home: EmbeddedHome | null }) {
  const { branding: texts } = useWords().texts;
  const [form, setForm] = useState<Form>('badge');
  if (home === null) return <small>{texts.codeNeedsHome}</small>;
  const code = codeFor(home.referral_link, form);
  return (
    <section class="embed" aria-label={texts.embedCode}>
      <h3>{texts.embedCode}</h3>
      <Select
        label={texts.form}
        options={FORMS.map((value) => ({ value, text: texts.forms[value] }))}
        value={form}
        onChange={setForm}
      />
      <code>{code}</code>
      <CopyButton value={code} label={texts.copyCode} />
      <small>{texts.codeOf(addressOf(home))}</small>
    </section>
  );
}

/** The script is beside the pages, wherever the server is. */
export function codeFor(link: string, form: Form): string {
  const script = link.replace(/\/r\/[^/]+$/, '/embed.js');
  const show = form === 'badge' ? '' : ` data-show="${form}"`;
  return `<script src="${script}" data-rooftree="${link}"${show} async></script>`;
}
