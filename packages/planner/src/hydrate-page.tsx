/** Hydrates the page that the server rendered, with the data that it contains. */
import type { Catalogue } from '@rooftree/words/catalogue';
import { wordsOf } from '@rooftree/words/words-of';
import { hydrate } from 'preact';
import { App } from './app.tsx';
import { notifyEmbedder, reportHeight } from './notify-embedder.ts';
import type { OpenPage } from './page-data.ts';
import { PageWordsProvider } from './page-words.ts';
import type { Texts } from './texts/en/page.ts';

export function hydratePage(texts: Texts, catalogue: Catalogue): void {
  const root = document.getElementById('app');
  const json = document.getElementById('page-data')?.textContent;
  if (!root || !json) return;
  const page: OpenPage = JSON.parse(json);
  hydrate(
    <PageWordsProvider value={{ ...wordsOf(catalogue), texts }}>
      <App page={page} />
    </PageWordsProvider>,
    root,
  );
  document.documentElement.dataset['alive'] = 'true';
  if (page.isEmbedded) {
    reportHeight();
    notifyEmbedder('opened');
  }
}
