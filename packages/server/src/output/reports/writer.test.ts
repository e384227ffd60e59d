import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { LANGUAGES, words, writeLabel } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { writeOutcome, writePayback } from './writer.ts';

test('a payback that outlives panels and heatings says what the works are for', () => {
  for (const language of LANGUAGES) {
    const texts = passportTexts(language);
    const writer = { words: words(language), texts };
    const write = (with_support: number | null, without_support: number | null) =>
      writePayback({ with_support, without_support }, writer);
    for (const long of [write(37, 37), write(31, 43), write(31, null)]) {
      assert.ok(long.endsWith(` ${texts.payback.long}`), long);
    }
    for (const short of [write(12, 12), write(10, 21), write(25, null), write(0, 3), write(null, null)]) {
      assert.ok(!short.includes(texts.payback.long), short);
    }
  }
});

test('green certificates are support and no grant, so a payback does not speak of grants', () => {
  const grants = { en: /grant/i, 'nl-BE': /premie/i, 'fr-BE': /prime/i } as const;
  for (const language of ['en', 'nl-BE', 'fr-BE'] as const) {
    const writer = { words: words(language), texts: passportTexts(language) };
    assert.doesNotMatch(writePayback({ with_support: 10, without_support: 21 }, writer), grants[language]);
    assert.doesNotMatch(writePayback({ with_support: 10, without_support: null }, writer), grants[language]);
  }
});

test('where a plan leads to a better label than its goal, each chance stands beside its label', () => {
  const house = {
    address: { country: 'BE', zip_code: '1000' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1988,
  };
  const plan = planRenovation(parseEstateInput(house, '2026-11-15'), { date: '2026-11-15' });
  const { expected_result: expected, target } = plan;
  assert.notEqual(expected.label, target.label);
  for (const language of LANGUAGES) {
    const writer = { words: words(language), texts: passportTexts(language) };
    const text = writeOutcome(plan, writer);
    for (const { label, probability } of [expected, target]) {
      const sentence = text.split('. ').find((one) => one.includes(writer.words.chance(probability)));
      assert.ok(sentence?.includes(`label ${writeLabel(label)}`), text);
    }
    const whole = writeOutcome({ ...plan, target: { ...target, label: expected.label } }, writer);
    assert.ok(!whole.includes(`label ${writeLabel(target.label)}`), 'one chance where one label');
  }
});
