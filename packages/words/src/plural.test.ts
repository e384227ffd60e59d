import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from './language.ts';
import { plural } from './plural.ts';

test('a noun takes the form that the language gives the count', () => {
  const one: Record<Language, number[]> = { en: [1], 'nl-BE': [1], 'nl-NL': [1], 'fr-BE': [0, 1, 1.5] };
  for (const [language, counts] of Object.entries(one)) {
    for (const count of [0, 1, 1.5, 2, 11, 21]) {
      // The keys of the table above are languages.
      const form = plural(language as Language, count, { one: 'one', other: 'other' });
      assert.equal(form, counts.includes(count) ? 'one' : 'other', `${language} ${count}`);
    }
  }
});
