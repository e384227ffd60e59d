import { readableAccent } from '@rooftree/words/readable-accent';

/** The style that sets the context's own accent, or nothing when it has none. */
export function accentStyle(colour: string | null): string {
  if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return '';
  const light = readableAccent(colour, 'light');
  const dark = readableAccent(colour, 'dark');
  return `:root{--accent:${light}}@media (prefers-color-scheme:dark){:root{--accent:${dark}}}`;
}
