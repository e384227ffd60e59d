import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@rooftree/words/language';
import { loadWords } from '../words/language.ts';
import { rejectionReason } from './rejection-reason.ts';

/** What connectors and syncs write. */
const REASONS = [
  'it has no usable identifier',
  'the estate has no id',
  'its id cannot be stored',
  'it has no country',
  'its country is missing, or is not Belgium or the Netherlands',
  'its country "Luxembourg" is not Belgium or the Netherlands',
  'its type is missing',
  'its category is not filled in, or is one that we do not know',
  'its type "boat" is not supported',
  'the postal code "99" is not valid in BE',
  'it is a project: its units are imported separately',
  'it is a project without units',
  'it is marked confidential in Realworks',
  'it is marked confidential in Kolibri',
  'SweepBright does not return this estate: it is not published, or its webhook is too old.',
  'an estate with the same id has another address: decide under Connections whether both are the same home',
  'another connection brings this home',
  'it was permanently deleted here and is not imported again',
];

test('every reason of a connector is translated, in every language', async () => {
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const general = REASONS.filter((reason) => rejectionReason(reason, words) === words.texts.errors.invalid);
    assert.deepEqual(general, [], language);
  }
});

test('a reason names what the other system says', async () => {
  const words = await loadWords('nl-BE');
  assert.equal(
    rejectionReason('its type "woonboot" is not supported', words),
    'Het type ‘woonboot’ wordt niet ondersteund.',
  );
  assert.equal(
    rejectionReason('the postal code "99" is not valid in BE', words),
    '‘99’ is geen postcode van dit land: België.',
  );
});

test('a value that the engine rejects is explained as elsewhere', async () => {
  const words = await loadWords('en');
  assert.equal(
    rejectionReason('address.zip_code must be a zip code of BE', words),
    `Postcode: ${words.texts.import.zipOf('Belgium')}`,
  );
});
