/**
 * An invitation: the holder of the link chooses a name and a password, or proves that the account is theirs: by its
 * password, or, since it may have none, by signing in.
 */
import type { Invitation } from '@rooftree/client/members';
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useEffect, useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { textIn } from '../forms/form-values.ts';
import type { SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';
import { AcceptSignedIn } from './accept-signed-in.tsx';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';
import { SignInScreen } from './sign-in-screen.tsx';

interface Props {
  token: string;
  /** The signed-in member, or null. */
  session: SessionState | null;
  /** They have accepted. */
  onEnter: (session: SessionState) => void;
  /** They have signed in, to accept it then. */
  onSignedIn: (session: SessionState) => void;
  onSignedOut: () => void;
}

export function JoinScreen({ token, session, onEnter, onSignedIn, onSignedOut }: Props) {
  const { texts } = useWords();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const look = () => {
    setFault(null);
    call('POST /v1/invitations/lookup', { body: { token } }).then(setInvitation, setFault);
  };
  useEffect(look, [token]);
  const submit = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    // Only the fields that the form has: who has an account has a name already.
    const texts = Object.fromEntries(
      ['name', 'email'].filter((name) => given.has(name)).map((name) => [name, textIn(given, name)]),
    );
    const body = { ...texts, password: textIn(given, 'password'), token };
    setBusy(true);
    setFault(null);
    await call('POST /v1/invitations/accept', { body })
      .then(onEnter, setFault)
      .finally(() => setBusy(false));
  };
  if (fault !== null && isDeadLink(problemOf(fault).status, invitation !== null)) return <DeadLink />;
  if (session !== null && invitation !== null)
    return (
      <AcceptSignedIn
        token={token}
        invitation={invitation}
        session={session}
        onEnter={onEnter}
        onSignedOut={onSignedOut}
      />
    );
  if (invitation?.has_account && !invitation.has_password)
    return (
      <SignInScreen
        onEnter={onSignedIn}
        hasEnded={false}
        reason={texts.joinSignInFirst(invitation.context?.name ?? '')}
      />
    );
  return (
    <main class="door">
      <Form class="card" onSubmit={submit}>
        <strong class="brand">Rooftree</strong>
        <h1>{invitation?.context?.name ?? texts.join}</h1>
        {invitation !== null && (
          <>
            <p>{invitation.has_account ? texts.joinLeadKnown : texts.joinLead}</p>
            <TextField
              label={texts.email}
              type="email"
              {...(invitation.email === null && { name: 'email' })}
              defaultValue={invitation.email ?? ''}
              isRequired
              input={{ readOnly: invitation.email !== null, autocomplete: 'username' }}
            />
            {!invitation.has_account && (
              <TextField
                label={texts.name}
                name="name"
                defaultValue={invitation.name ?? ''}
                isRequired
                input={{ autocomplete: 'name' }}
              />
            )}
            <TextField
              label={texts.password}
              type="password"
              name="password"
              isRequired
              input={{
                autocomplete: invitation.has_account ? 'current-password' : 'new-password',
                minLength: invitation.has_account ? 1 : 12,
              }}
            />
          </>
        )}
        {fault !== null && <ProblemMessage error={fault} {...(invitation === null && { onRetry: look })} />}
        {invitation !== null && (
          <button type="submit" class="button button-primary" disabled={isBusy}>
            {texts.join}
          </button>
        )}
      </Form>
    </main>
  );
}
