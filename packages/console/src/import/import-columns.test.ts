import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords } from '../words/language.ts';
import { loadCatalogue } from '../words/load-catalogue.ts';
import { columnName, IMPORT_COLUMNS, valueText } from './import-columns.ts';

const facts = await loadCatalogue('en');
const words = { ...(await loadWords('en')), facts };

test('every column has words, and none twice', () => {
  assert.equal(new Set(IMPORT_COLUMNS).size, IMPORT_COLUMNS.length);
  for (const column of IMPORT_COLUMNS) assert.notEqual(columnName(column, words), '', column);
  assert.notEqual(columnName('zip_code', words), 'zip_code');
  assert.equal(columnName('shoe_size', words), 'shoe_size');
});

test('a value is read as people write it', () => {
  assert.equal(valueText('year_built', '1958', words), '1958');
  assert.equal(valueText('estate_type', null, words), words.texts.import.nothing);
  assert.equal(valueText('heritage', 'true', words), words.texts.yes);
  assert.notEqual(valueText('estate_type', 'HOUSE', words), 'HOUSE');
  assert.match(valueText('wall_insulation_type', '{"u_value_w_per_m2_k":0.24}', words), /0[.,]24/);
});
