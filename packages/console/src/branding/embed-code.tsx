/** What to paste into a website, for one home, in one of three forms. */
import { useState } from 'preact/hooks';
import { useWords } from '../language.ts';
import { addressOf, type SampleHome } from './use-sample-home.ts';

const FORMS = ['badge', 'button', 'frame'] as const;
type Form = (typeof FORMS)[number];

export function EmbedCode({ home }: { home: SampleHome | null }) {
  const { branding: texts } = useWords().texts;
  const { texts: common } = useWords();
  const [form, setForm] = useState<Form>('badge');
  const [isCopied, setCopied] = useState(false);
  if (home === null) return <small>{texts.codeNeedsHome}</small>;
  const code = codeFor(home.referral_link, form);
  return (
    <div class="embed">
      <h3>{texts.embedCode}</h3>
      <label class="field">
        <span>{texts.form}</span>
        <select
          value={form}
          onChange={({ currentTarget: { value } }) => {
            setForm(FORMS.find((one) => one === value) ?? 'badge');
            setCopied(false);
          }}
        >
          {FORMS.map((one) => (
            <option key={one} value={one}>
              {texts.forms[one]}
            </option>
          ))}
        </select>
      </label>
      <code class="note">{code}</code>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => navigator.clipboard.writeText(code).then(() => setCopied(true))}
        >
          {texts.copyCode}
        </button>
        <span class="quiet" role="status">
          {isCopied && common.copied}
        </span>
      </div>
      <small>{texts.codeOf(addressOf(home))}</small>
    </div>
  );
}

/** The script is beside the pages, wherever the server is. */
export function codeFor(link: string, form: Form): string {
  const script = link.replace(/\/r\/[^/]+$/, '/embed.js');
  const show = form === 'badge' ? '' : ` data-show="${form}"`;
  return `<script src="${script}" data-rooftree="${link}"${show} async></script>`;
}
