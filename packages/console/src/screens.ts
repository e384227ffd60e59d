/** The screens by the first part of their address, each loaded when it is opened. */
import type { ComponentType } from 'preact';
import type { ScreenProps } from './screen.ts';
import type { MemberContext, Permission } from './session.ts';

export interface Screen {
  /** Null for what everybody has. */
  permission: Permission | null;
  load: () => Promise<ComponentType<ScreenProps>>;
}

/** All components in all states, for those who work on the console: on their own machine, where no office is. */
const COMPONENTS: Record<string, Screen> = {
  components: {
    permission: null,
    load: () => import('./components/components-screen.tsx').then(({ ComponentsScreen }) => ComponentsScreen),
  },
};

export const SCREENS: Record<string, Screen> = {
  ...(['localhost', '127.0.0.1'].includes(globalThis.location?.hostname) && COMPONENTS),
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
  buildings: {
    permission: 'buildings:read',
    load: () => import('./buildings/buildings-screen.tsx').then(({ BuildingsScreen }) => BuildingsScreen),
  },
  programmes: {
    permission: 'programmes:read',
    load: () => import('./programmes/programmes-screen.tsx').then(({ ProgrammesScreen }) => ProgrammesScreen),
  },
  loans: {
    permission: 'loans:read',
    load: () => import('./loans/loans-screen.tsx').then(({ LoansScreen }) => LoansScreen),
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
  overview: {
    permission: 'renovations:read',
    load: () => import('./overview/overview-screen.tsx').then(({ OverviewScreen }) => OverviewScreen),
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
  team: {
    permission: null,
    load: () => import('./team/team-screen.tsx').then(({ TeamScreen }) => TeamScreen),
  },
};

export function isPermitted({ permission }: Screen, { permissions }: MemberContext): boolean {
  return permission === null || permissions.includes(permission);
}
