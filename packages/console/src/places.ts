/** The screens that one can go to from everywhere, in the groups of the rail. */
import {
  Activity,
  Building2,
  Cable,
  CalendarRange,
  ChartColumn,
  Euro,
  FileText,
  House,
  type IconNode,
  Inbox,
  Landmark,
  ListChecks,
  Palette,
  ScrollText,
  ShieldCheck,
  Upload,
  UserCog,
  Users,
  Webhook,
} from 'lucide';
import type { MemberContext, Permission } from './session.ts';
import type { OfficeWords } from './words/language.ts';

type Texts = OfficeWords['texts'];

export interface Place {
  name: string;
  title: (texts: Texts) => string;
  icon: IconNode;
  /** Null for what everybody has. */
  permission: Permission | null;
  /** The kinds of organisations whose rail has it; all when absent. The search finds it for everybody. */
  kinds?: readonly MemberContext['kind'][];
}

export const MOST_USED: readonly Place[] = [
  { name: 'today', title: (texts) => texts.today.title, icon: Inbox, permission: null },
  { name: 'homes', title: (texts) => texts.homes, icon: House, permission: null },
  { name: 'buyers', title: (texts) => texts.buyers.title, icon: Users, permission: 'renovations:read' },
  { name: 'reports', title: (texts) => texts.reports, icon: FileText, permission: 'reports:read' },
];

export const DATA: readonly Place[] = [
  {
    name: 'overview',
    title: (texts) => texts.overview.title,
    icon: ChartColumn,
    permission: 'renovations:read',
  },
  { name: 'import', title: (texts) => texts.import.title, icon: Upload, permission: 'estates:write' },
  {
    name: 'connections',
    title: (texts) => texts.connections.title,
    icon: Cable,
    permission: 'connections:read',
  },
  {
    name: 'buildings',
    title: (texts) => texts.buildings.title,
    icon: Building2,
    permission: 'buildings:read',
    kinds: ['AGENCY', 'HOUSING_COMPANY'],
  },
  {
    name: 'programmes',
    title: (texts) => texts.programmes.title,
    icon: CalendarRange,
    permission: 'programmes:read',
    kinds: ['BANK', 'HOUSING_COMPANY'],
  },
  { name: 'loans', title: (texts) => texts.loans.title, icon: Landmark, permission: 'loans:read' },
  { name: 'jobs', title: (texts) => texts.jobs.title, icon: ListChecks, permission: 'calculations:read' },
  { name: 'prices', title: (texts) => texts.prices.title, icon: Euro, permission: 'contexts:manage' },
];

export const OFFICE: readonly Place[] = [
  { name: 'branding', title: (texts) => texts.branding.title, icon: Palette, permission: 'contexts:manage' },
  { name: 'programs', title: (texts) => texts.programs.title, icon: Webhook, permission: 'clients:manage' },
  { name: 'team', title: (texts) => texts.team, icon: UserCog, permission: null },
  { name: 'audit', title: (texts) => texts.audit.title, icon: ScrollText, permission: 'audit:read' },
  {
    name: 'privacy',
    title: (texts) => texts.privacy.title,
    icon: ShieldCheck,
    permission: 'contexts:manage',
  },
  { name: 'status', title: (texts) => texts.platform.title, icon: Activity, permission: 'contexts:manage' },
];

export function permittedPlaces(places: readonly Place[], context: MemberContext | null): Place[] {
  return places.filter(
    ({ permission }) => permission === null || context?.permissions.includes(permission) === true,
  );
}
