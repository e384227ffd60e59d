/** The screens and actions that a text finds, of those that the role allows. */
import { matchingOptions } from '@rooftree/ui/matching-options';
import { type IconNode, MapPin, Plus } from 'lucide';
import { DATA, MOST_USED, OFFICE, permittedPlaces } from '../places.ts';
import type { MemberContext } from '../session.ts';
import type { OfficeWords } from '../words/language.ts';

export interface Command {
  id: string;
  kind: 'homes' | 'screens' | 'actions';
  title: string;
  /** What sets it apart from others; its kind if left out. */
  hint?: string;
  icon: IconNode;
  href: string;
}

export function commandsFor(typed: string, context: MemberContext, { texts }: OfficeWords): Command[] {
  const actions: Command[] = [
    ...(context.permissions.includes('estates:write')
      ? [
          {
            id: 'new-home',
            kind: 'actions' as const,
            title: texts.newHome.title,
            icon: Plus,
            href: '#/new-home',
          },
        ]
      : []),
    { id: 'map', kind: 'actions', title: texts.map.title, icon: MapPin, href: '#/map' },
  ];
  const screens = permittedPlaces([...MOST_USED, ...DATA, ...OFFICE], context).map(
    (place): Command => ({
      id: place.name,
      kind: 'screens',
      title: place.title(texts),
      icon: place.icon,
      href: `#/${place.name}`,
    }),
  );
  const all = [...actions, ...screens];
  const options = all.map(({ id, title }) => ({ value: id, text: title }));
  return matchingOptions(options, typed).flatMap(({ value }) => all.find(({ id }) => id === value) ?? []);
}
