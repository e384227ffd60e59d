import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROVIDERS } from '@rooftree/connectors';
import { texts as en } from '../texts/en/texts.ts';
import { texts as frBe } from '../texts/fr-BE/texts.ts';
import { texts as nlBe } from '../texts/nl-BE/texts.ts';
import { texts as nlNl } from '../texts/nl-NL/texts.ts';
import { providerName } from './provider-name.ts';

test('every provider has its own name, and all that it asks for has one in four languages', () => {
  for (const { name, credentials } of PROVIDERS) {
    assert.equal(providerName(name).toUpperCase(), name);
    for (const field of credentials)
      for (const words of [en, frBe, nlBe, nlNl])
        assert.ok(field.name in words.connections.credentials, `${name}: ${field.name}`);
  }
  const capitals = PROVIDERS.map(({ name }) => name).filter((name) => providerName(name) === name);
  assert.deepEqual(capitals, ['VERA'], 'an abbreviation');
});
