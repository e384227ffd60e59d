/**
 * What stands around every screen: the rail with the agency, the search and the places, and the account at its foot.
 */
import { Badge } from '@rooftree/ui/badge.tsx';
import { Icon } from '@rooftree/ui/icon.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import type { Language } from '@rooftree/words/language';
import { Search } from 'lucide';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ScreenMessage } from '../faults/screen-message.tsx';
import { whenRead } from '../reading/when-read.ts';
import { go, useRoute } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { isPermitted, SCREENS } from '../screens.ts';
import type { CommandPalette as Palette } from '../search/command-palette.tsx';
import type { MemberContext, SessionState } from '../session.ts';
import { useWords } from '../words/language.ts';
import { AccountMenu } from './account-menu.tsx';
import { AgencyMark } from './agency-mark.tsx';
import { Navigation } from './navigation.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface Props {
  session: SessionState;
  context: MemberContext | null;
  onContext: (id: string) => void;
  onLanguage: (language: Language) => void;
  onSignedOut: () => void;
}

export function Frame({ session, context, onContext, onLanguage, onSignedOut }: Props) {
  const { texts } = useWords();
  const route = useRoute();
  const name = route.path[0] ?? 'today';
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const canSearch = context?.permissions.includes('renovations:read') === true;
  const search = () => setOpen('search');
  useShortcuts({
    'mod+k': canSearch ? search : undefined,
    '/': canSearch ? () => focusListSearch() || search() : undefined,
    '?': () => setOpen('shortcuts'),
    n: context?.permissions.includes('estates:write') ? () => go('#/new-home') : undefined,
  });
  return (
    <div class="frame">
      <button type="button" class="skip" onClick={() => document.getElementById('content')?.focus()}>
        {texts.skipToContent}
      </button>
      <header class="rail">
        <strong class="brand">
          <AgencyMark key={context?.id} context={context} />
          {context?.name ?? 'Rooftree'}
          {context?.sandbox && <Badge tone="warning">{texts.sandbox}</Badge>}
        </strong>
        {canSearch && (
          <button
            type="button"
            class="search-button"
            title={texts.commands.title}
            aria-keyshortcuts="Control+K Meta+K /"
            onClick={search}
          >
            <Icon of={Search} size={16} />
            <span>{texts.commands.open}</span>
            <kbd>/</kbd>
          </button>
        )}
        <Navigation name={name} context={context}>
          <AccountMenu
            session={session}
            context={context}
            onContext={onContext}
            onLanguage={onLanguage}
            onShortcuts={() => setOpen('shortcuts')}
            onSignedOut={onSignedOut}
          />
        </Navigation>
      </header>
      <main id="content" tabIndex={-1}>
        {context === null ? (
          <ScreenMessage text={texts.noContext} />
        ) : (
          <ScreenOf key={context.id} name={name} route={route} context={context} />
        )}
      </main>
      {open === 'search' && context !== null && (
        <LatePalette context={context} onClose={() => setOpen(null)} />
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A list that has a search of its own is searched first. */
function focusListSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-list-search]');
  field?.focus();
  return field !== null;
}

/** Not in the first script: it is not used in the first moments. */
function LatePalette(props: { context: MemberContext; onClose: () => void }) {
  const [Loaded, setLoaded] = useState<typeof Palette | null>(null);
  useEffect(() => {
    // Without it every home is still found by the filters.
    import('../search/command-palette.tsx').then(
      ({ CommandPalette }) => setLoaded(() => CommandPalette),
      () => props.onClose(),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}

function ScreenOf({ name, route, context }: ScreenProps & { name: string }) {
  const { texts } = useWords();
  const [loaded, setLoaded] = useState<{ name: string; Screen: ComponentType<ScreenProps> } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const screen = SCREENS[name];
  const isAllowed = screen !== undefined && isPermitted(screen, context);
  useEffect(() => {
    if (!isAllowed) return;
    setFault(null);
    // A screen that comes after another was chosen must not take its place.
    let isLeft = false;
    screen.load().then(
      (Screen) => !isLeft && setLoaded({ name, Screen }),
      (error) => !isLeft && setFault(error),
    );
    return () => {
      isLeft = true;
    };
  }, [name, isAllowed]);
  if (screen === undefined) return <ScreenMessage text={texts.notFound} />;
  if (!isAllowed) return <ScreenMessage text={texts.notAllowed} />;
  if (fault !== null) return <ProblemMessage error={fault} onRetry={() => location.reload()} />;
  if (loaded?.name !== name) return <Skeleton kind="rows" count={6} />;
  return (
    <Settled key={name}>
      <loaded.Screen route={route} context={context} />
    </Settled>
  );
}

/**
 * Shows a screen once it has what it reads at first: its parts come one after the other, and would push each other
 * around.
 */
function Settled({ children }: { children: ComponentChildren }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    whenRead().then(() => setSettled(true), reportError);
  }, []);
  return (
    <>
      {!isSettled && (
        <div class="settling">
          <Skeleton kind="rows" count={6} />
        </div>
      )}
      <div class={isSettled ? undefined : 'unsettled'}>{children}</div>
    </>
  );
}
