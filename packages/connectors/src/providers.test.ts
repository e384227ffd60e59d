import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROVIDER_NAMES } from './provider-names.ts';
import { PROVIDERS } from './providers.ts';

describe('every provider', () => {
  it('is in the list of names', () => {
    assert.deepEqual(
      PROVIDERS.map(({ name }) => name),
      PROVIDER_NAMES,
    );
  });

  it('has a public address over https, and reads or is told', () => {
    for (const { name, base, pull, hook } of PROVIDERS) {
      assert.match(base, /^https:\/\/[a-z0-9.-]+(\/[\w/.-]*[^/])?$/, name);
      assert.ok(pull !== undefined || hook !== undefined, name);
    }
  });

  it('asks for credentials under names of their own, one of which is a secret', () => {
    for (const { name, credentials } of PROVIDERS) {
      assert.equal(new Set(credentials.map((field) => field.name)).size, credentials.length, name);
      assert.ok(
        credentials.some(({ is_secret }) => is_secret),
        name,
      );
      assert.ok(
        credentials.every((field) => /^[a-z][a-z_]{0,40}$/.test(field.name)),
        name,
      );
    }
  });
});
