import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCsvForm } from './csv-form.ts';

test('where no column is known, the delimiter that gives most columns counts', () => {
  assert.equal(findCsvForm('colour;size;weight,height\n').delimiter, ';');
  assert.equal(findCsvForm('colour\n').delimiter, ',');
});

test('a known column counts more than many others', () => {
  assert.equal(findCsvForm('external_id|a,b,c,d,e\n').delimiter, '|');
});

test('a heading line may have 1 MiB', () => {
  const longest = 'a'.repeat(1024 * 1024);
  assert.equal(findCsvForm(longest).firstLine, 1);
  assert.throws(() => findCsvForm(`\n${longest}a`), /line 2: is longer than 1 MiB/);
});
