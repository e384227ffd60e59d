import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_WORDS } from './code-words.ts';
import { COLUMN_OF_HEADING, ESTATE_COLUMNS, namesOf } from './estate-columns.ts';
import { HEADING_WORDS } from './heading-words.ts';
import { plainKey } from './plain-key.ts';
import { CODE_OF_WORD, readCode } from './read-code.ts';

const readCell = (name: string, text: string) => {
  const column = ESTATE_COLUMNS.find((each) => each.name === name);
  assert(column, name);
  return column.read(text, ',');
};

test('every heading means one column', () => {
  for (const { name } of ESTATE_COLUMNS) {
    for (const heading of namesOf(name))
      assert.equal(COLUMN_OF_HEADING.get(plainKey(heading))?.name, name, heading);
  }
  const names = ESTATE_COLUMNS.map(({ name }) => name);
  for (const name of Object.keys(HEADING_WORDS)) assert(names.includes(name), name);
});

test('every word means one code of its column', () => {
  for (const [column, words] of Object.entries(CODE_WORDS)) {
    const codes = new Set(CODE_OF_WORD.get(column)?.values());
    for (const [code, others] of Object.entries(words)) {
      assert(codes.has(code), `${column} ${code}`);
      for (const word of others) assert.equal(readCode(column, word), code, `${column} ${word}`);
    }
  }
});

test('headings are found in any case, with spaces, underscores and without their unit', () => {
  for (const heading of [
    'External_ID',
    ' external id ',
    'externalId',
    'EXTERNAL-ID',
    'Référence',
    'reference',
  ]) {
    assert.equal(COLUMN_OF_HEADING.get(plainKey(heading))?.name, 'external_id', heading);
  }
  assert.equal(COLUMN_OF_HEADING.get(plainKey('Zonnepanelen'))?.name, 'has_solar_panels');
  assert.equal(COLUMN_OF_HEADING.get(plainKey('Zonnepanelen (kWp)'))?.name, 'solar_panels_kwp');
  assert.equal(COLUMN_OF_HEADING.get(plainKey('Bewoonbare oppervlakte'))?.name, 'habitable_space_m2');
});

test('yes and no', () => {
  for (const text of ['ja', 'Ja', 'JA', 'oui', 'yes', '1', 'true', 'TRUE', 'WAAR', 'VRAI']) {
    assert.equal(readCell('has_solar_panels', text), true, text);
  }
  for (const text of ['nee', 'neen', 'non', 'No', '0', 'false', 'ONWAAR', 'FAUX']) {
    assert.equal(readCell('has_solar_panels', text), false, text);
  }
  for (const text of ['2', 'maybe', '?']) assert.equal(readCell('has_solar_panels', text), text);
});

test('zip codes, labels and insulation', () => {
  for (const text of ['9000', 'B-9000', 'B 9000', 'BE-9000', 'b9000'])
    assert.equal(readCell('zip_code', text), '9000');
  assert.equal(readCell('zip_code', 'NL-3512 KL'), '3512 KL');
  for (const text of ['b', 'B', 'Label B', 'EPC-label: b', 'Classe B'])
    assert.equal(readCell('energy_label', text), 'B');
  assert.equal(readCell('energy_label', 'a ++'), 'A++');
  assert.equal(readCell('outer_wall_insulation_type', '1-5 cm'), 'CM_1_5');
  assert.equal(readCell('outer_wall_insulation_type', '15 cm'), '15 cm');
  assert.equal(readCell('outer_wall_insulation_type', 'geen'), 'NONE');
  assert.equal(readCell('outer_wall_insulation_type', 'cm_6_10'), 'CM_6_10');
});
