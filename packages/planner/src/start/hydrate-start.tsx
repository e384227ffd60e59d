/** Hydrates the start page that the server rendered. */
import type { Catalogue } from '@rooftree/words/catalogue';
import { wordsOf } from '@rooftree/words/words-of';
import { hydrate } from 'preact';
import { PageWordsProvider } from '../page-words.ts';
import type { Texts } from '../texts/en/page.ts';
import type { OpenStart } from './start-data.ts';
import { StartPage } from './start-page.tsx';
import type { StartTexts } from './start-texts.ts';

export function hydrateStart(pageTexts: Texts, texts: StartTexts, catalogue: Catalogue): void {
  const root = document.getElementById('app');
  const json = document.getElementById('page-data')?.textContent;
  if (!root || !json) return;
  const start: OpenStart = JSON.parse(json);
  hydrate(
    <PageWordsProvider value={{ ...wordsOf(catalogue), texts: pageTexts }}>
      <StartPage start={start} texts={texts} />
    </PageWordsProvider>,
    root,
  );
  document.documentElement.dataset['alive'] = 'true';
}
