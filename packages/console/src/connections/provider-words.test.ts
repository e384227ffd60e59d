import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROVIDERS } from '@rooftree/connectors';
import { connections as en } from '../texts/connections/en.ts';
import { connections as frBe } from '../texts/connections/fr-BE.ts';
import { connections as nlBe } from '../texts/connections/nl-BE.ts';
import { connections as nlNl } from '../texts/connections/nl-NL.ts';
import { providerName } from './provider-name.ts';

test('every provider has its own name, and all that it asks for has one in four languages', () => {
  for (const { name, credentials } of PROVIDERS) {
    assert.equal(providerName(name).toUpperCase(), name);
    for (const field of credentials)
      for (const words of [en, frBe, nlBe, nlNl])
        assert.ok(field.name in words.credentials, `${name}: ${field.name}`);
  }
  const capitals = PROVIDERS.map(({ name }) => name).filter((name) => providerName(name) === name);
  assert.deepEqual(capitals, ['VERA'], 'an abbreviation');
});
