import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { useState } from 'preact/hooks';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useWords } from '../words/language.ts';
import type { Passkey } from './passkey.ts';

interface Props {
  passkey: Passkey;
  isLast: boolean;
  onRemove: () => Promise<unknown>;
}

export function PasskeyRow({ passkey, isLast, onRemove }: Props) {
  const { texts } = useWords();
  const words = texts.passkeys;
  const [isAsking, setAsking] = useState(false);
  const { name, created_at: created, last_used_at: used } = passkey;
  return (
    <li>
      <span>
        {name}{' '}
        <small>
          <RelativeTime at={created} text={words.created} />
          {used !== null && (
            <>
              {' · '}
              <RelativeTime at={used} text={words.lastUsed} />
            </>
          )}
        </small>
      </span>
      {isAsking ? (
        <ConfirmPrompt
          question={(isLast ? words.confirmRemoveLast : words.confirmRemove)(name)}
          action={words.removeNow}
          onConfirm={() => {
            setAsking(false);
            void onRemove();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <button type="button" class="button" aria-label={words.remove(name)} onClick={() => setAsking(true)}>
          {words.removeNow}
        </button>
      )}
    </li>
  );
}
