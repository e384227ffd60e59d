/** The address holds the whole view: `#/homes?label_now=E,F&sort_by=net_cost`. */
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Route {
  path: string[];
  query: URLSearchParams;
}

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query),
  };
}

export function linkTo(path: readonly string[], query: URLSearchParams = new URLSearchParams()): string {
  const search = query.toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
}

/** A new view in the history, or in place of this one: typing must not fill the history. */
export function go(link: string, isReplacing = false): void {
  if (isReplacing) {
    history.replaceState(null, '', link);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = link;
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseHash(location.hash));
  // Before the browser handles anything else: a click in between must not be lost.
  useLayoutEffect(() => {
    const read = () => setRoute(parseHash(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return route;
}
