import { addressOf } from '../homes/cells.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import type { Home } from './use-today.ts';

/** To the screen of the home, opened at the fact to mend where there is one. */
export function HomeLink({ home, fact }: { home: Home; fact?: string }) {
  const link = linkTo(['home', home.external_id], new URLSearchParams(fact === undefined ? {} : { fact }));
  const words = useWords();
  return <a href={link}>{addressOf(home, words)}</a>;
}
