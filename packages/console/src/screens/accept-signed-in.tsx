/**
 * An invitation, by whoever is signed in: for their own account it needs nothing more; for another one they have to
 * leave first.
 */
import type { Invitation } from '@rooftree/client/members';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';

interface Props {
  token: string;
  invitation: Invitation;
  session: SessionState;
  onEnter: (session: SessionState) => void;
  onSignedOut: () => void;
}

export function AcceptSignedIn({ token, invitation, session, onEnter, onSignedOut }: Props) {
  const { texts } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  // Also of an operator whom no address was given yet.
  const email = session.member.email ?? '';
  const isTheirs = invitation.email === email;
  const accept = () => {
    setBusy(true);
    setFault(null);
    call('POST /v1/session/invitations', { body: { token } })
      .then(onEnter, setFault)
      .finally(() => setBusy(false));
  };
  const signOut = () => call('DELETE /v1/session').then(onSignedOut, setFault);
  return (
    <main class="door">
      <div class="card">
        <strong class="brand">Rooftree</strong>
        <h1>{invitation.context?.name ?? texts.join}</h1>
        <p>{isTheirs ? texts.joinSignedIn(email) : texts.joinAsOther(email)}</p>
        {fault !== null && <ProblemMessage error={fault} />}
        {isTheirs ? (
          <button type="button" class="button button-primary" disabled={isBusy} onClick={accept}>
            {texts.join}
          </button>
        ) : (
          <button type="button" class="button" onClick={signOut}>
            {texts.signOut}
          </button>
        )}
      </div>
    </main>
  );
}
