import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

test('a goal that is not sure enough is not said to be reached: the result beside it may be a label short', () => {
  const claims = /\breach the goal for\b|zoals getoond|tel que montré/i;
  for (const language of LANGUAGES) {
    const text = words(language).catalogue.targetReasons.not_sure_enough;
    assert.doesNotMatch(text, claims, language);
  }
});

test('no advice on panels asks for a roof that the plan may leave as it is', () => {
  for (const language of LANGUAGES) {
    const { watchFor } = words(language).catalogue.measures.solar_panels;
    assert.doesNotMatch(watchFor, /roof first|eerst het dak|d’abord la toiture/i, language);
  }
});

test('a work with a plural name has no verb of its own: "Windows …: this affects shared parts"', () => {
  for (const language of LANGUAGES) {
    assert.match(words(language).catalogue.warnings.needs_co_owners, /^\{measure\}\s?:/, language);
  }
});

test('the ban on oil boilers of one region does not speak of another', () => {
  for (const language of LANGUAGES) {
    assert.doesNotMatch(words(language).catalogue.warnings.oil_boiler_banned, /Fl|Vlaanderen/, language);
  }
});
