import { useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemNote } from '../parts/problem-note.tsx';
import type { SessionState } from '../session.ts';

export function SignInScreen({ onEnter }: { onEnter: (session: SessionState) => void }) {
  const { texts } = useWords();
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setFault(null);
    await call<SessionState>('/v1/session', {
      method: 'POST',
      body: { email: given.get('email'), password: given.get('password') },
    })
      .then(onEnter, setFault)
      .finally(() => setBusy(false));
  };
  const isWrong = fault !== null && problemOf(fault).status === 400;
  return (
    <main class="door">
      <form class="card" onSubmit={submit}>
        <strong class="brand">Rooftree</strong>
        <h1>{texts.signIn}</h1>
        <label class="field">
          <span>{texts.email}</span>
          <input type="email" name="email" autocomplete="username" required />
        </label>
        <label class="field">
          <span>{texts.password}</span>
          <input type="password" name="password" autocomplete="current-password" required />
        </label>
        {isWrong ? (
          <p class="wrong" role="alert">
            {texts.signInFailed}
          </p>
        ) : (
          fault !== null && <ProblemNote error={fault} />
        )}
        <button type="submit" class="button button-primary" disabled={isBusy}>
          {texts.signIn}
        </button>
      </form>
    </main>
  );
}
