/**
 * What the planner draws leads to places of its own page by their ids; here the hash is the address of the screen, so
 * they are gone to by hand.
 */
import { openTarget } from '@rooftree/planner/components/page/open-target';
import { useEffect } from 'preact/hooks';
import { go } from '../route.ts';

/** `elsewhere`: where to go for a place that this screen does not have, as the questions about the home. */
export function useInnerLinks(elsewhere: string | null): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const name = link?.getAttribute('href')?.slice(1) ?? '';
      if (name === '' || name.startsWith('/')) return;
      event.preventDefault();
      openTarget(`#${name}`);
      const place = document.getElementById(name);
      if (place === null) {
        if (elsewhere !== null) go(elsewhere);
        return;
      }
      place.scrollIntoView({ block: 'start' });
      if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
      place.focus({ preventScroll: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [elsewhere]);
}
