import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELDS, factsOf, GROUPS, groupOf, isOfEstate, readValue, valuesOf } from './fact-groups.ts';

test('every fact is in one group', () => {
  const grouped = GROUPS.flatMap(factsOf);
  assert.deepEqual(grouped.toSorted(), Object.keys(FIELDS).toSorted());
  for (const group of GROUPS) assert.ok(factsOf(group).length > 0, group);
});

test('an attic belongs to the roof, not to the floors', () => {
  assert.equal(groupOf('attic_floor_insulation_type'), 'roof');
  assert.equal(groupOf('year_built'), 'building');
  assert.equal(groupOf('heating_type'), 'heating');
});

test('a typed text becomes the value of its field', () => {
  assert.equal(readValue(FIELDS.habitable_space_m2, '142,5'), 142.5);
  assert.equal(readValue(FIELDS.year_built, '1958'), 1958);
  assert.equal(readValue(FIELDS.heating_type, 'GAS'), 'GAS');
  assert.equal(readValue(FIELDS.year_built, ''), null, 'nothing is known');
  assert.equal(readValue(FIELDS.year_built, 'old'), 'old', 'the server says what is wrong with it');
});

test('what can be chosen from is offered, a number is typed', () => {
  assert.deepEqual(valuesOf(FIELDS.energy_label, ['A', 'B']), ['A', 'B']);
  assert.deepEqual(valuesOf(FIELDS.year_built, []), []);
  assert.ok(valuesOf(FIELDS.estate_format, []).includes('CLOSED'));
});

test('some facts are those of the estate itself', () => {
  assert.ok(isOfEstate('year_built'));
  assert.ok(!isOfEstate('heating_type'));
});
