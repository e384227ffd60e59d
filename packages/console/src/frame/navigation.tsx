/**
 * Where one can go. On a wide screen a rail; on a phone the four most used in a bar at its foot, and the rest behind a
 * button.
 */
import { Icon } from '@rooftree/ui/icon.tsx';
import { Menu } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DATA, MOST_USED, OFFICE, type Place, permittedPlaces } from '../places.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';

/** Screens that the homes lead to. */
const OF_HOMES = ['map', 'home', 'new-home', 'plan', 'compare'];

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
    permittedPlaces(places, context)
      .filter(({ kinds }) => kinds === undefined || (context !== null && kinds.includes(context.kind)))
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
