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

test('a next label that is not paid back says of which works, and names no saving of next to nothing', () => {
  const values = { label: 'C', next_label: 'B', next_eur: 15_000, next_saved_eur: 437 };
  for (const language of LANGUAGES) {
    const say = (changed: Record<string, number>) =>
      words(language).remark({ code: 'next_label_not_paid_back', values: { ...values, ...changed } });
    assert.match(say({}), /437/, language);
    assert.match(say({ unpaid_eur: 10_600 }), /10.600/, language);
    assert.doesNotMatch(say({ unpaid_eur: 10_600 }), /437/, language);
    assert.doesNotMatch(say({ next_saved_eur: 0 }), /€\s?0\b|\b0\s?€/, language);
  }
});

test('a next label names its works, where the plan has them', () => {
  const values = { label: 'C', next_label: 'B', next_eur: 3331, next_saved_eur: 0 };
  const say = (next_works: string) =>
    words('en').remark({ code: 'next_label_not_paid_back', values: { ...values, next_works } });
  assert.match(say('heat_pump_hybrid,airtightness'), / It would take: hybrid heat pump, airtightness\.$/);
  assert.match(say(''), /on the bill\.$/);
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
