/** Where one can go. On a wide screen a rail; on a phone the four most used in a bar at its foot, and the rest behind a button. */
import { Icon } from '@rooftree/ui/icon.tsx';
import {
  Activity,
  Cable,
  Euro,
  FileText,
  House,
  type IconNode,
  Inbox,
  ListChecks,
  Menu,
  Palette,
  ScrollText,
  ShieldCheck,
  Upload,
  UserCog,
  Users,
  Webhook,
} from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type OfficeWords, useWords } from './language.ts';
import type { MemberContext, Permission } from './session.ts';

type Texts = OfficeWords['texts'];

interface Place {
  name: string;
  title: (texts: Texts) => string;
  icon: IconNode;
  /** Null for what everybody has. */
  permission: Permission | null;
}

/** Screens that the homes lead to. */
const OF_HOMES = ['map', 'home', 'new-home', 'plan', 'compare'];

const MOST_USED: readonly Place[] = [
  { name: 'today', title: (texts) => texts.today.title, icon: Inbox, permission: null },
  { name: 'homes', title: (texts) => texts.homes, icon: House, permission: null },
  { name: 'buyers', title: (texts) => texts.buyers.title, icon: Users, permission: 'renovations:read' },
  { name: 'reports', title: (texts) => texts.reports, icon: FileText, permission: 'reports:read' },
];

const DATA: readonly Place[] = [
  { name: 'import', title: (texts) => texts.import.title, icon: Upload, permission: 'estates:write' },
  {
    name: 'connections',
    title: (texts) => texts.connections.title,
    icon: Cable,
    permission: 'connections:read',
  },
  { name: 'jobs', title: (texts) => texts.jobs.title, icon: ListChecks, permission: 'calculations:read' },
  { name: 'prices', title: (texts) => texts.prices.title, icon: Euro, permission: 'contexts:manage' },
];

const OFFICE: readonly Place[] = [
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

interface Props {
  /** The screen that is open. */
  name: string;
  context: MemberContext | null;
  /** What stands below the rest of the places. */
  children: ComponentChildren;
}

export function Navigation({ name, context, children }: Props) {
  const { texts } = useWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);
  const leave = () => {
    if (!isOpen) return;
    setOpen(false);
    // What had the focus is not to be seen any more.
    document.getElementById('content')?.focus();
  };
  const links = (places: readonly Place[]) =>
    places
      .filter(({ permission }) => permission === null || context?.permissions.includes(permission))
      .map((place) => (
        <a
          key={place.name}
          href={`#/${place.name}`}
          aria-current={currentOf(place.name, name)}
          onClick={leave}
        >
          <Icon of={place.icon} />
          {place.title(texts)}
        </a>
      ));
  const group = (id: string, title: string, places: readonly Place[]) => {
    const found = links(places);
    return (
      found.length > 0 && (
        <>
          <p id={id} class="group-title">
            {title}
          </p>
          <ul aria-labelledby={id}>
            {found.map((link) => (
              <li key={link.key}>{link}</li>
            ))}
          </ul>
        </>
      )
    );
  };
  const isElsewhere = [...DATA, ...OFFICE].some((place) => place.name === name);
  return (
    <div class="places" ref={box}>
      <nav class="most-used" aria-label={texts.console}>
        {links(MOST_USED)}
        <button
          ref={button}
          type="button"
          class={isElsewhere ? 'menu-button is-here' : 'menu-button'}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Menu} />
          {texts.menu}
        </button>
      </nav>
      <div id="menu" class={isOpen ? 'menu is-open' : 'menu'}>
        <nav aria-label={texts.morePlaces}>
          {group('data-places', texts.groups.data, DATA)}
          {group('office-places', texts.groups.office, OFFICE)}
        </nav>
        {children}
      </div>
    </div>
  );
}

function currentOf(place: string, name: string): 'page' | 'true' | undefined {
  if (place === name) return 'page';
  return place === 'homes' && OF_HOMES.includes(name) ? 'true' : undefined;
}
