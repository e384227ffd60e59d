import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords } from './language.ts';
import { shownName } from './shown-name.ts';

test('a name that the server gave is shown in the language of the reader, one that somebody chose as it is', async () => {
  const french = await loadWords('fr-BE');
  assert.equal(
    shownName('Renovatieplan Lindelaan 14, 9000 Gent', french),
    'Plan de rénovation Lindelaan 14, 9000 Gent',
  );
  assert.equal(shownName('Renovation plans (38)', french), 'Plans de rénovation (38)');
  assert.equal(shownName('Renovatieplannetje', french), 'Renovatieplannetje');
  assert.equal(shownName('Wat wij willen', french), 'Wat wij willen');
  const dutch = await loadWords('nl-BE');
  assert.equal(shownName('Plan de rénovation Rue Haute 1', dutch), 'Renovatieplan Rue Haute 1');
});
