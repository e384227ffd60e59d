import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Estate } from '@rooftree/client';
import { effectiveFact } from './effective-fact.ts';

// Only these fields are read.
const estate = (part: object) => ({ year_built: 1958, dwelling: { heating_type: 'GAS' }, ...part }) as Estate;

test('with one who speaks, it is the word of the client', () => {
  assert.deepEqual(effectiveFact(estate({}), 'year_built'), {
    value: 1958,
    origin: 'CLIENT',
    since: null,
    isRegistered: false,
  });
  assert.equal(effectiveFact(estate({}), 'heating_type').value, 'GAS');
  assert.equal(effectiveFact(estate({}), 'habitable_space_m2').value, null);
  assert.equal(effectiveFact(estate({ dwelling: null }), 'heating_type').value, null);
});

test('with several, it is as the server decided', () => {
  const facts = {
    year_built: {
      value: 1961,
      origin: 'CERTIFICATE',
      since: '2026-11-01',
      certificate: { register: 'EP_ONLINE' },
    },
  };
  assert.deepEqual(effectiveFact(estate({ facts }), 'year_built'), {
    value: 1961,
    origin: 'CERTIFICATE',
    since: '2026-11-01',
    isRegistered: true,
  });
});

test('a measured value of heat transfer is said with its letter', () => {
  const facts = {
    outer_wall_insulation_type: { value: { u_value_w_per_m2_k: 0.24 }, origin: null, since: null },
  };
  assert.equal(effectiveFact(estate({ facts }), 'outer_wall_insulation_type').value, 'U 0.24');
  assert.equal(effectiveFact(estate({ facts }), 'outer_wall_insulation_type').origin, 'CLIENT');
});
