import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_TEXTS } from '../texts/all-texts.ts';
import type { OfficeWords } from '../words/office-words.ts';
import { translateBuildingFault } from './building-faults.ts';

const MESSAGES = [
  'units have shares that add up to 980, which is 20 less than shares_total (1000)',
  'units have shares that add up to 1010, which is 10 more than shares_total (1000)',
  'units[3].external_id is in the building linde and cannot be in eik too: flat-1',
  'is in linde on line 4 and cannot be in eik too',
  'units[0].external_id must be the external_id of a stored estate: flat-9',
  'must be an apartment, not of type HOUSE: house-1',
  'units[2].votes should not be empty where other units have votes',
  'must be as on line 2: the building linde has one',
  'must name the building of the unit',
  'flat-2 is already the unit units[1]',
  'units should not be empty',
  'flat-3 is not in the file and leaves the building linde',
];

test('every sentence about a building has its own in every language', () => {
  for (const [language, texts] of Object.entries(ALL_TEXTS)) {
    // The sentences need the console's texts alone.
    const words = { language, texts } as OfficeWords;
    const found = MESSAGES.map((message) => translateBuildingFault(message, words));
    assert.ok(
      found.every((text) => text !== null && text !== ''),
      `${language}: ${found.join(' | ')}`,
    );
    assert.equal(translateBuildingFault('year_built must be a whole number', words), null);
  }
});
