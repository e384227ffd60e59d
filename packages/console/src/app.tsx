/** Who is there decides what is shown: the sign-in page, an invitation, or the frame with a screen. */
import { Toasts } from '@rooftree/ui/toast.tsx';
import { UiProvider } from '@rooftree/ui/ui-context';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call, chooseContext, problemOf, whenSessionStale, whenSignedOut } from './api.ts';
import { ProblemMessage } from './faults/problem-message.tsx';
import { Frame } from './frame/frame.tsx';
import { finishAtProvider, takeProviderAnswer } from './openid/provider.ts';
import { SecondFactorScreen } from './passkeys/second-factor-screen.tsx';
import { useInOrder } from './reading/use-in-order.ts';
import { go, useRoute } from './route.ts';
import { JoinScreen } from './screens/join-screen.tsx';
import { SignInScreen } from './screens/sign-in-screen.tsx';
import type { MemberContext, SessionState } from './session.ts';
import {
  type LoadedWords,
  loadWords,
  storeLanguage,
  titleDocument,
  WordsProvider,
  wordsOf,
} from './words/language.ts';

type Visitor = 'unknown' | 'nobody' | SessionState;
const KEPT_CONTEXT = 'rooftree.context';

export function App({ words: first }: { words: LoadedWords }) {
  const [loaded, setLoaded] = useState(first);
  const inOrder = useInOrder();
  // Before the route is read: the address is another one afterwards.
  const [providerAnswer] = useState(takeProviderAnswer);
  const [visitor, setVisitor] = useState<Visitor>('unknown');
  const [contextId, setContextId] = useState(() => localStorage.getItem(KEPT_CONTEXT));
  const [fault, setFault] = useState<unknown>(null);
  const [hasEnded, setEnded] = useState(false);
  const { path } = useRoute();
  const context = typeof visitor === 'object' ? contextOf(visitor, contextId) : null;
  const kind = context?.kind ?? 'AGENCY';
  const words = useMemo(() => wordsOf(loaded, kind), [loaded, kind]);
  const [screen, token] = path;

  useEffect(() => {
    // Who was not there before has no session that could have ended.
    whenSignedOut(() =>
      setVisitor((before) => {
        if (typeof before === 'object') setEnded(true);
        return 'nobody';
      }),
    );
    whenSessionStale(
      () =>
        void call('GET /v1/session').then(
          // Who has left meanwhile stays away.
          (now) => setVisitor((before) => (isOf(now, before) ? now : before)),
          () => {},
        ),
    );
    const opening =
      providerAnswer !== null
        ? finishAtProvider(providerAnswer)
        : screen === 'start' && token !== undefined
          ? call('POST /v1/session/link', { body: { token } }).then((session) => {
              go('#/today', true);
              return session;
            })
          : call('GET /v1/session');
    opening.then(setVisitor, (error) => {
      setVisitor('nobody');
      const { status } = problemOf(error);
      if (status !== 401) setFault(error);
    });
  }, []);

  const enter = (session: SessionState) => {
    setFault(null);
    setEnded(false);
    setVisitor(session);
    if (['start', undefined].includes(screen)) go('#/today', true);
  };
  const join = (session: SessionState) => {
    enter(session);
    go('#/today', true);
  };
  const isJoining = screen === 'join' && token !== undefined;
  const speak = (chosen: LoadedWords) => {
    titleDocument(chosen);
    setLoaded(chosen);
  };
  const leave = () => {
    setEnded(false);
    setVisitor('nobody');
  };
  return (
    <WordsProvider value={words}>
      <UiProvider value={{ language: words.language, texts: words.texts.ui }}>
        {visitor === 'unknown' ? (
          <p class="opening quiet">{words.texts.oneMoment}</p>
        ) : visitor === 'nobody' ? (
          <>
            {fault !== null && (
              <div class="opening">
                {screen === 'start' && problemOf(fault).status === 400 ? (
                  // A part of a link is refused as no link at all.
                  <p class="problem" role="alert">
                    {words.texts.linkGone}
                  </p>
                ) : (
                  <ProblemMessage error={fault} />
                )}
              </div>
            )}
            {isJoining ? (
              <JoinScreen
                token={token}
                session={null}
                onEnter={join}
                onSignedIn={enter}
                onSignedOut={leave}
              />
            ) : (
              <SignInScreen onEnter={enter} hasEnded={hasEnded} />
            )}
          </>
        ) : visitor.second_factor_required ? (
          <SecondFactorScreen onEnter={enter} onSignedOut={leave} />
        ) : isJoining ? (
          <JoinScreen token={token} session={visitor} onEnter={join} onSignedIn={enter} onSignedOut={leave} />
        ) : (
          <Frame
            session={visitor}
            context={context}
            onContext={(id) => {
              localStorage.setItem(KEPT_CONTEXT, id);
              setContextId(id);
            }}
            onLanguage={(language) => {
              storeLanguage(language);
              void inOrder(loadWords(language), speak, reportError);
            }}
            onSignedOut={leave}
          />
        )}
        <Toasts />
      </UiProvider>
    </WordsProvider>
  );
}

function isOf({ member }: SessionState, visitor: Visitor): boolean {
  return typeof visitor === 'object' && visitor.member.id === member.id;
}

/** The one chosen before while it is still theirs, else the first. */
function contextOf({ contexts }: SessionState, kept: string | null): MemberContext | null {
  const context = contexts.find(({ id }) => id === kept) ?? contexts[0] ?? null;
  chooseContext(context?.id ?? null);
  return context;
}
