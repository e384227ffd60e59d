/** Rail, top and the screen that the address names; each screen is loaded when it is first opened. */

import { Icon } from '@rooftree/ui/icon.tsx';
import { LANGUAGES, type Language } from '@rooftree/words/language';
import { LogOut } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './language.ts';
import { Navigation } from './navigation.tsx';
import { ProblemMessage } from './parts/problem-message.tsx';
import { ScreenMessage } from './parts/screen-message.tsx';
import { useRoute } from './route.ts';
import type { ScreenProps } from './screen.ts';
import type { MemberContext, Permission, SessionState } from './session.ts';
import { signOut } from './sign-out.ts';

interface Screen {
  /** Null for what everybody has. */
  permission: Permission | null;
  load: () => Promise<ComponentType<ScreenProps>>;
}

const SCREENS: Record<string, Screen> = {
  today: {
    permission: 'renovations:read',
    load: () => import('./today/today-screen.tsx').then(({ TodayScreen }) => TodayScreen),
  },
  homes: {
    permission: 'renovations:read',
    load: () => import('./homes/homes-screen.tsx').then(({ HomesScreen }) => HomesScreen),
  },
  map: {
    permission: 'renovations:read',
    load: () => import('./map/map-screen.tsx').then(({ MapScreen }) => MapScreen),
  },
  home: {
    permission: 'estates:read',
    load: () => import('./estate/estate-screen.tsx').then(({ EstateScreen }) => EstateScreen),
  },
  plan: {
    permission: 'renovations:read',
    load: () => import('./plan/plan-screen.tsx').then(({ PlanScreen }) => PlanScreen),
  },
  compare: {
    permission: 'renovations:read',
    load: () => import('./compare/compare-screen.tsx').then(({ CompareScreen }) => CompareScreen),
  },
  buyers: {
    permission: 'renovations:read',
    load: () => import('./buyers/buyers-screen.tsx').then(({ BuyersScreen }) => BuyersScreen),
  },
  'new-home': {
    permission: 'estates:write',
    load: () => import('./new-home/new-home-screen.tsx').then(({ NewHomeScreen }) => NewHomeScreen),
  },
  import: {
    permission: 'estates:write',
    load: () => import('./import/import-screen.tsx').then(({ ImportScreen }) => ImportScreen),
  },
  connections: {
    permission: 'connections:read',
    load: () =>
      import('./connections/connections-screen.tsx').then(({ ConnectionsScreen }) => ConnectionsScreen),
  },
  jobs: {
    permission: 'calculations:read',
    load: () => import('./jobs/jobs-screen.tsx').then(({ JobsScreen }) => JobsScreen),
  },
  prices: {
    permission: 'contexts:manage',
    load: () => import('./prices/prices-screen.tsx').then(({ PricesScreen }) => PricesScreen),
  },
  reports: {
    permission: 'reports:read',
    load: () => import('./reports/reports-screen.tsx').then(({ ReportsScreen }) => ReportsScreen),
  },
  branding: {
    permission: 'contexts:manage',
    load: () => import('./branding/branding-screen.tsx').then(({ BrandingScreen }) => BrandingScreen),
  },
  programs: {
    permission: 'clients:manage',
    load: () => import('./programs/programs-screen.tsx').then(({ ProgramsScreen }) => ProgramsScreen),
  },
  audit: {
    permission: 'audit:read',
    load: () => import('./audit/audit-screen.tsx').then(({ AuditScreen }) => AuditScreen),
  },
  privacy: {
    permission: 'contexts:manage',
    load: () => import('./privacy/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen),
  },
  status: {
    permission: 'contexts:manage',
    load: () => import('./status/status-screen.tsx').then(({ StatusScreen }) => StatusScreen),
  },
  components: {
    permission: null,
    load: () => import('./components/components-screen.tsx').then(({ ComponentsScreen }) => ComponentsScreen),
  },
  team: {
    permission: null,
    load: () => import('./team/team-screen.tsx').then(({ TeamScreen }) => TeamScreen),
  },
};
const LANGUAGE_NAMES: Record<Language, string> = {
  'nl-BE': 'Nederlands (België)',
  'nl-NL': 'Nederlands (Nederland)',
  'fr-BE': 'Français',
  en: 'English',
};

interface Props {
  session: SessionState;
  context: MemberContext | null;
  onContext: (id: string) => void;
  onLanguage: (language: Language) => void;
  onSignedOut: () => void;
}

export function Frame({ session, context, onContext, onLanguage, onSignedOut }: Props) {
  const { texts, language } = useWords();
  const route = useRoute();
  const name = route.path[0] ?? 'today';
  const [signOutFault, setSignOutFault] = useState<unknown>(null);
  return (
    <div class="frame">
      <button type="button" class="skip" onClick={() => document.getElementById('content')?.focus()}>
        {texts.skipToContent}
      </button>
      <header class="rail">
        <strong class="brand">
          <span class="brand-mark" aria-hidden="true">
            {(context?.name ?? 'Rooftree').charAt(0)}
          </span>
          {context?.name ?? 'Rooftree'}
        </strong>
        {context?.permissions.includes('renovations:read') && <LateSearchBox key={context.id} />}
        <Navigation name={name} context={context}>
          <div class="rail-foot">
            {session.contexts.length > 1 && (
              <label class="field">
                <span class="unseen">{texts.agency}</span>
                <select value={context?.id} onChange={(event) => onContext(event.currentTarget.value)}>
                  {session.contexts.map(({ id, name: text }) => (
                    <option key={id} value={id}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="field">
              <span class="unseen">{texts.language}</span>
              <select
                value={language}
                onChange={(event) => {
                  const chosen = LANGUAGES.find((one) => one === event.currentTarget.value);
                  if (chosen !== undefined) onLanguage(chosen);
                }}
              >
                {LANGUAGES.map((one) => (
                  <option key={one} value={one}>
                    {LANGUAGE_NAMES[one]}
                  </option>
                ))}
              </select>
            </label>
            <p class="quiet who">
              <span>{session.member.name || session.member.email}</span>
              <button
                type="button"
                class="icon-button"
                aria-label={texts.signOut}
                title={texts.signOut}
                onClick={() => signOut().then(onSignedOut, setSignOutFault)}
              >
                <Icon of={LogOut} />
              </button>
            </p>
            {signOutFault !== null && <ProblemMessage error={signOutFault} />}
          </div>
        </Navigation>
      </header>
      <main id="content" tabIndex={-1}>
        {context === null ? (
          <ScreenMessage text={texts.noContext} />
        ) : (
          <ScreenOf key={context.id} name={name} route={route} context={context} />
        )}
      </main>
    </div>
  );
}

/** The search is not in the first script: it is not used in the first moments. */
function LateSearchBox() {
  const [Box, setBox] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Without it every home is still found by the filters.
    import('./search/search-box.tsx').then(({ SearchBox }) => setBox(() => SearchBox)).catch(() => {});
  }, []);
  return Box === null ? <div class="search-box" /> : <Box />;
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
  if (loaded?.name !== name) return <p class="quiet">{texts.oneMoment}</p>;
  return <loaded.Screen route={route} context={context} />;
}

function isPermitted({ permission }: Screen, { permissions }: MemberContext): boolean {
  return permission === null || permissions.includes(permission);
}
