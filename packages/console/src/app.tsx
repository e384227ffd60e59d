/** Who is there decides what is shown: the sign-in page, an invitation, or the frame with a screen. */
import { useEffect, useState } from 'preact/hooks';
import { call, chooseContext, problemOf, whenSignedOut } from './api.ts';
import { Frame } from './frame.tsx';
import { keepLanguage, loadWords, type OfficeWords, WordsProvider } from './language.ts';
import { finishAtProvider, takeProviderAnswer } from './openid/provider.ts';
import { ProblemNote } from './parts/problem-note.tsx';
import { SecondFactorScreen } from './passkeys/second-factor-screen.tsx';
import { go, useRoute } from './route.ts';
import { JoinScreen } from './screens/join-screen.tsx';
import { SignInScreen } from './screens/sign-in-screen.tsx';
import type { MemberContext, SessionState } from './session.ts';

type Visitor = 'unknown' | 'nobody' | SessionState;
const KEPT_CONTEXT = 'rooftree.context';

export function App({ words: first }: { words: OfficeWords }) {
  const [words, setWords] = useState(first);
  // Before the route is read: the address is another one afterwards.
  const [providerAnswer] = useState(takeProviderAnswer);
  const [visitor, setVisitor] = useState<Visitor>('unknown');
  const [contextId, setContextId] = useState(() => localStorage.getItem(KEPT_CONTEXT));
  const [fault, setFault] = useState<unknown>(null);
  const { path } = useRoute();
  const [screen, token] = path;

  useEffect(() => {
    whenSignedOut(() => setVisitor('nobody'));
    const opening =
      providerAnswer !== null
        ? finishAtProvider(providerAnswer)
        : screen === 'start' && token !== undefined
          ? call<SessionState>('/v1/session/link', { method: 'POST', body: { token } }).then((session) => {
              go('#/today', true);
              return session;
            })
          : call<SessionState>('/v1/session');
    opening.then(setVisitor, (error) => {
      setVisitor('nobody');
      const { status } = problemOf(error);
      if (status !== 401) setFault(error);
    });
  }, []);

  const enter = (session: SessionState) => {
    setFault(null);
    setVisitor(session);
    if (['join', 'start', undefined].includes(screen)) go('#/today', true);
  };
  return (
    <WordsProvider value={words}>
      {visitor === 'unknown' ? (
        <p class="opening quiet">{words.texts.oneMoment}</p>
      ) : visitor === 'nobody' ? (
        <>
          {fault !== null && (
            <div class="opening">
              <ProblemNote error={fault} />
            </div>
          )}
          {screen === 'join' && token !== undefined ? (
            <JoinScreen token={token} onEnter={enter} />
          ) : (
            <SignInScreen onEnter={enter} />
          )}
        </>
      ) : visitor.second_factor_required ? (
        <SecondFactorScreen onEnter={enter} onSignedOut={() => setVisitor('nobody')} />
      ) : (
        <Frame
          session={visitor}
          context={contextOf(visitor, contextId)}
          onContext={(id) => {
            localStorage.setItem(KEPT_CONTEXT, id);
            setContextId(id);
          }}
          onLanguage={(language) => {
            keepLanguage(language);
            void loadWords(language).then(setWords);
          }}
          onSignedOut={() => setVisitor('nobody')}
        />
      )}
    </WordsProvider>
  );
}

/** The one chosen before while it is still theirs, else the first. */
function contextOf({ contexts }: SessionState, kept: string | null): MemberContext | null {
  const context = contexts.find(({ id }) => id === kept) ?? contexts[0] ?? null;
  chooseContext(context?.id ?? null);
  return context;
}
