/** Recovery codes, the one time that they can be seen. */
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { texts } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <section class="note" aria-label={texts.passkeys.codesTitle}>
      <h3>{texts.passkeys.codesTitle}</h3>
      <p role="status">{texts.passkeys.codesOnce}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {isCopied ? texts.copied : texts.passkeys.copyCodes}
        </button>
        <button type="button" class="button button-primary" onClick={onKept}>
          {texts.passkeys.kept}
        </button>
      </div>
    </section>
  );
}
