import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchingOptions } from './matching-options.ts';

const options = ['Aalst', 'Liège', 'Sint-Niklaas', 'Oud-Heverlee', 'Heverlee'].map((text) => ({
  value: text,
  text,
}));
const found = (typed: string) => matchingOptions(options, typed).map(({ text }) => text);

test('nothing typed finds all, in their order', () => {
  assert.deepEqual(found('  '), ['Aalst', 'Liège', 'Sint-Niklaas', 'Oud-Heverlee', 'Heverlee']);
});

test('case and accents do not matter, and every word must be there', () => {
  assert.deepEqual(found('LIEGE'), ['Liège']);
  assert.deepEqual(found('nik sint'), ['Sint-Niklaas']);
  assert.deepEqual(found('x'), []);
});

test('what begins with the text comes first', () => {
  assert.deepEqual(found('heverlee'), ['Heverlee', 'Oud-Heverlee']);
});
