/** Recovery codes, the one time that they can be seen. */
import { Button } from '@rooftree/ui/button.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { useWords } from '../words/language.ts';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { texts } = useWords();
  return (
    <section class="shown-once" aria-label={texts.passkeys.codesTitle}>
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
        <CopyButton value={codes.join('\n')} label={texts.passkeys.copyCodes} />
        <Button kind="primary" onClick={onKept}>
          {texts.passkeys.kept}
        </Button>
      </div>
    </section>
  );
}
