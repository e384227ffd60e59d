/** What to paste into a website, for one home, in one of three forms. */
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

const FORMS = ['badge', 'button', 'frame'] as const;
type Form = (typeof FORMS)[number];

interface Props {
  /** Of the page of the home. */
  link: string;
  address: string;
}

export function EmbedCode({ link, address }: Props) {
  const { branding: texts } = useWords().texts;
  const [form, setForm] = useState<Form>('badge');
  const code = codeFor(link, form);
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
      <small>{texts.codeOf(address)}</small>
    </section>
  );
}

/** The script is beside the pages, wherever the server is. */
export function codeFor(link: string, form: Form): string {
  const script = link.replace(/\/r\/[^/]+$/, '/embed.js');
  const show = form === 'badge' ? '' : ` data-show="${form}"`;
  return `<script src="${script}" data-rooftree="${link}"${show} async></script>`;
}
