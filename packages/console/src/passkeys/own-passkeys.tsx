/** One's own passkeys: add, remove, and codes for the day when the device is lost. */
import type { PasskeyList } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { Fingerprint, Plus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useAction } from '../reading/use-action.ts';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { NewPasskey } from './new-passkey.tsx';
import { addPasskey, canUsePasskeys } from './passkey.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function OwnPasskeys() {
  const { texts } = useWords();
  const words = texts.passkeys;
  const [found, setFound] = useState<PasskeyList | null>(null);
  const [hasPassword, setHasPassword] = useState(true);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const inOrder = useInOrder();
  const read = () => inOrder(call('GET /v1/session/passkeys'), setFound, (error) => setFault(error));
  const { fault, setFault, act } = useAction(read);
  useEffect(() => {
    void read();
    call('GET /v1/session').then(({ member }) => setHasPassword(member.has_password), setFault);
  }, []);
  const renew = () => {
    setRenewing(false);
    void act(async () => {
      const made = await call('POST /v1/session/recovery-codes');
      setCodes(made.recovery_codes);
    });
  };
  const button = canUsePasskeys() ? (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  ) : null;
  return (
    <section class="card" aria-label={words.title}>
      <div class="card-head">
        <h2>{words.title}</h2>
        {found !== null && found.passkeys.length > 0 && button}
      </div>
      <p class="quiet">{words.lead}</p>
      {fault !== null && <PasskeyProblem error={fault} />}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {found?.passkeys.length === 0 && (
        <EmptyState
          icon={Fingerprint}
          title={words.none}
          text={button === null ? words.unable : null}
          action={button}
        />
      )}
      <ul class="sessions">
        {found?.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isLast={found.passkeys.length === 1}
            onRemove={() =>
              act(() =>
                call('DELETE /v1/session/passkeys/{passkey_id}', { path: { passkey_id: passkey.id } }),
              )
            }
          />
        ))}
        {found !== null && found.passkeys.length > 0 && (
          <li>
            <span>{words.codesLeft(found.recovery_codes_left)}</span>
            {isRenewing ? (
              <ConfirmPrompt
                question={words.confirmRenew}
                action={words.renew}
                onConfirm={renew}
                onCancel={() => setRenewing(false)}
              />
            ) : (
              <button type="button" class="button" onClick={() => setRenewing(true)}>
                {words.renew}
              </button>
            )}
          </li>
        )}
      </ul>
      {isAdding && (
        <NewPasskey
          hasPassword={hasPassword}
          add={async (given) => {
            const { recovery_codes: made } = await addPasskey(given);
            if (made !== null) setCodes(made);
            await read();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
