/** Where one can go. On a wide screen a rail; on a phone the four most used in a bar at its foot, and the rest behind a button. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type OfficeWords, useWords } from './language.ts';
import type { MemberContext, Permission } from './session.ts';

type Texts = OfficeWords['texts'];

interface Place {
  name: string;
  title: (texts: Texts) => string;
  /** Null for what everybody has. */
  permission: Permission | null;
}

/** Screens that the homes lead to. */
const OF_HOMES = ['map', 'home', 'new-home', 'plan', 'compare'];

const MOST_USED: readonly Place[] = [
  { name: 'today', title: (texts) => texts.today.title, permission: null },
  { name: 'homes', title: (texts) => texts.homes, permission: null },
  { name: 'buyers', title: (texts) => texts.buyers.title, permission: 'renovations:read' },
  { name: 'reports', title: (texts) => texts.reports, permission: 'reports:read' },
];

const OTHERS: readonly Place[] = [
  { name: 'import', title: (texts) => texts.import.title, permission: 'estates:write' },
  { name: 'connections', title: (texts) => texts.connections.title, permission: 'connections:read' },
  { name: 'jobs', title: (texts) => texts.jobs.title, permission: 'calculations:read' },
  { name: 'prices', title: (texts) => texts.prices.title, permission: 'contexts:manage' },
  { name: 'branding', title: (texts) => texts.branding.title, permission: 'contexts:manage' },
  { name: 'programs', title: (texts) => texts.programs.title, permission: 'clients:manage' },
  { name: 'team', title: (texts) => texts.team, permission: null },
  { name: 'audit', title: (texts) => texts.audit.title, permission: 'audit:read' },
  { name: 'privacy', title: (texts) => texts.privacy.title, permission: 'contexts:manage' },
  { name: 'status', title: (texts) => texts.platform.title, permission: 'contexts:manage' },
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
          {place.title(texts)}
        </a>
      ));
  const isElsewhere = OTHERS.some((place) => place.name === name);
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
          {texts.menu}
        </button>
      </nav>
      <div id="menu" class={isOpen ? 'menu is-open' : 'menu'}>
        <nav aria-label={texts.morePlaces}>{links(OTHERS)}</nav>
        {children}
      </div>
    </div>
  );
}

function currentOf(place: string, name: string): 'page' | 'true' | undefined {
  if (place === name) return 'page';
  return place === 'homes' && OF_HOMES.includes(name) ? 'true' : undefined;
}
