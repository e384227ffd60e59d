import { useEffect, useState } from 'preact/hooks';
import { go } from '../../route.ts';
import { changed, type FilterName } from '../views/view.ts';

const PAUSE_MS = 180;

/** A filter that is typed: shown at once, put into the address when typing pauses and it has the right form. */
export function useTypedFilter(
  query: URLSearchParams,
  name: FilterName,
  form: RegExp = /.*/,
): [string, (typed: string) => void] {
  const given = query.get(name) ?? '';
  const [typed, setTyped] = useState(given);
  // The address changed by another hand: the back button, or a link.
  useEffect(() => setTyped(given), [given]);
  useEffect(() => {
    if (typed === given || !form.test(typed)) return;
    const timer = setTimeout(() => go(changed(query, { [name]: typed }), true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
