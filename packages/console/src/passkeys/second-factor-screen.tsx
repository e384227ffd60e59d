/** After the password of an account with passkeys: one of them, or a recovery code when the device is lost. */
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { textIn } from '../forms/form-values.ts';
import { signOut } from '../frame/sign-out.ts';
import type { SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';
import { canUsePasskeys, signInByPasskey } from './passkey.ts';
import { PasskeyProblem } from './passkey-problem.tsx';

interface Props {
  onEnter: (session: SessionState) => void;
  onSignedOut: () => void;
}

export function SecondFactorScreen({ onEnter, onSignedOut }: Props) {
  const { texts } = useWords();
  const words = texts.passkeys;
  const canPasskey = canUsePasskeys();
  const [isLost, setLost] = useState(!canPasskey);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = async (work: () => Promise<SessionState>) => {
    setBusy(true);
    setFault(null);
    await work()
      .then(onEnter, setFault)
      .finally(() => setBusy(false));
  };
  const submit = (form: HTMLFormElement) => {
    const code = textIn(new FormData(form), 'code');
    void enter(() => (isLost ? call('POST /v1/session/recovery', { body: { code } }) : signInByPasskey()));
  };
  return (
    <main class="door">
      <Form class="card" onSubmit={submit}>
        <strong class="brand">Rooftree</strong>
        <h1>{words.secondTitle}</h1>
        {!canPasskey && <p>{words.unable}</p>}
        <p>{isLost ? words.codeLead : words.secondLead}</p>
        {isLost && (
          <TextField
            label={words.code}
            name="code"
            isRequired
            input={{ autocomplete: 'one-time-code', autocapitalize: 'none', maxLength: 40 }}
          />
        )}
        {fault !== null && (
          <PasskeyProblem error={fault} refusal={isLost ? words.wrongCode : words.notVerified} />
        )}
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {isLost ? words.useCode : words.usePasskey}
        </button>
        {canPasskey && (
          <button
            type="button"
            class="button"
            disabled={isBusy}
            onClick={() => {
              setFault(null);
              setLost(!isLost);
            }}
          >
            {isLost ? words.usePasskey : words.lost}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => signOut().then(onSignedOut, setFault)}
        >
          {words.another}
        </button>
      </Form>
    </main>
  );
}
