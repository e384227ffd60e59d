import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@rooftree/words/language';
import { textsIn } from '../../server/src/testing/server/texts-in.ts';
import { loadWords, wordsOf } from '../src/language.ts';

/** What a bank or a housing company does not have, in each language. */
const AGENCY_WORDS = {
  en: /\bbuyers?\b/i,
  'nl-BE': /\bkopers?\b/i,
  'nl-NL': /\bkopers?\b/i,
  'fr-BE': /\bacheteurs?\b/i,
};

for (const language of LANGUAGES)
  test(`a bank and a housing company read of their own customers and tenants: ${language}`, async () => {
    const loaded = await loadWords(language);
    assert.equal(wordsOf(loaded, 'AGENCY').texts, loaded.texts);
    for (const kind of ['BANK', 'HOUSING_COMPANY'] as const) {
      const { texts } = wordsOf(loaded, kind);
      assert.notEqual(texts.buyers.title, loaded.texts.buyers.title);
      const { today, buyers, branding, copyLink, asBuyer, agent } = texts;
      const found = [...textsIn({ today, buyers, branding, copyLink, asBuyer, agent })]
        .map(([, text]) => text)
        .filter((text) => AGENCY_WORDS[language].test(text));
      // The setting itself names all three.
      assert.deepEqual(
        found.filter((text) => !text.includes(texts.branding.kindHint)),
        [],
      );
    }
  });
