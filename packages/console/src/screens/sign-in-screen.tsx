import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { textIn } from '../forms/form-values.ts';
import { OpenidButton } from '../openid/openid-button.tsx';
import { canUsePasskeys, signInByPasskey } from '../passkeys/passkey.ts';
import { PasskeyProblem } from '../passkeys/passkey-problem.tsx';
import type { SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';

interface Props {
  onEnter: (session: SessionState) => void;
  /** The session that just ended: the member is informed, and returns to where they were. */
  hasEnded: boolean;
  /** What signing in is for, where it is not for the console as a whole. */
  reason?: string;
}

export function SignInScreen({ onEnter, hasEnded, reason }: Props) {
  const { texts } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isByPasskey, setByPasskey] = useState(false);
  const enter = async (work: Promise<SessionState>, byPasskey: boolean) => {
    setBusy(true);
    setFault(null);
    setByPasskey(byPasskey);
    await work.then(onEnter, setFault).finally(() => setBusy(false));
  };
  const submit = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const body = { email: textIn(given, 'email'), password: textIn(given, 'password') };
    void enter(call('POST /v1/session', { body }), false);
  };
  return (
    <main class="door">
      <Form class="card" onSubmit={submit}>
        <strong class="brand">Rooftree</strong>
        <h1>{texts.signIn}</h1>
        {reason && <p>{reason}</p>}
        {hasEnded && (
          <p class="note" role="alert">
            {texts.sessionEnded}
          </p>
        )}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          isRequired
          input={{ autocomplete: 'username' }}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          isRequired
          input={{ autocomplete: 'current-password' }}
        />
        {fault !== null && (
          <PasskeyProblem
            error={fault}
            refusal={isByPasskey ? texts.passkeys.notVerified : texts.signInFailed}
          />
        )}
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {texts.signIn}
        </button>
        {canUsePasskeys() && (
          <button
            type="button"
            class="button"
            disabled={isBusy}
            onClick={() => enter(signInByPasskey(), true)}
          >
            {texts.passkeys.signIn}
          </button>
        )}
        <OpenidButton text={texts.openid.signIn} />
      </Form>
    </main>
  );
}
