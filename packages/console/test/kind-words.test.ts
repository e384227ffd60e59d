import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@rooftree/words/language';
import { textsIn } from '../../server/src/testing/server/texts-in.ts';
import { loadWords, wordsOf } from '../src/words/language.ts';

/** What a bank or a housing company does not have, in each language. */
const AGENCY_WORDS = {
  en: /\b(?:buyers?|agents?)\b/i,
  'nl-BE': /\b(?:kopers?|makelaars?)\b/i,
  'nl-NL': /\b(?:kopers?|makelaars?)\b/i,
  'fr-BE': /\b(?:acheteurs?|agents?)\b/i,
};

/** The setting names all three kinds, and the law speaks of whoever buys. */
const NAMES_ALL = ['branding.kindHint', 'overview.dutiesLead'];

for (const language of LANGUAGES)
  test(`a bank and a housing company read of their own customers and tenants: ${language}`, async () => {
    const loaded = await loadWords(language);
    assert.equal(wordsOf(loaded, 'AGENCY').texts, loaded.texts);
    for (const kind of ['BANK', 'HOUSING_COMPANY'] as const) {
      const { texts } = wordsOf(loaded, kind);
      assert.notEqual(texts.buyers.title, loaded.texts.buyers.title);
      const found = [...textsIn(texts)].filter(([, text]) => AGENCY_WORDS[language].test(text));
      assert.deepEqual(
        found.filter(([name]) => !NAMES_ALL.includes(name)),
        [],
      );
    }
  });
