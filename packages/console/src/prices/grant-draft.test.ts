import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { emptyGrant, grantFaults, grantFrom, toggled } from './grant-draft.ts';

// Where the offices are; the machine may be anywhere.
const { TZ } = process.env;
before(() => {
  process.env['TZ'] = 'Europe/Brussels';
});
after(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

const whole = () => ({
  ...emptyGrant('BE', '2026-11-18'),
  name: ' Dakpremie Gent ',
  works: ['roof_flat' as const],
  amount: 20,
  source: 'https://stad.gent/premies',
});

test('a grant that is entered after midnight begins that day', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-07-01T22:30:00Z') });
  const { from, checked_on } = emptyGrant('BE');
  assert.deepEqual([from, checked_on], ['2026-07-02', '2026-07-02']);
});

test('it gets an id from its name, and each zip code once', () => {
  const grant = grantFrom(whole(), '9000, 9030;9000\n9040', ['dakpremie_gent']);
  assert.equal(grant.id, 'dakpremie_gent_2');
  assert.equal(grant.name, 'Dakpremie Gent');
  assert.deepEqual(grant.zip_codes, ['9000', '9030', '9040']);
});

test('one that has an id keeps it, whatever it is called now', () => {
  assert.equal(grantFrom({ ...whole(), id: 'old_name' }, '', ['old_name']).id, 'old_name');
});

test('what the engine would refuse is named by its field', () => {
  assert.deepEqual(grantFaults(grantFrom(whole(), '', [])), []);
  assert.deepEqual(grantFaults(grantFrom({ ...whole(), amount: Number.NaN }, '', [])), ['amount']);
  assert.deepEqual(grantFaults(grantFrom({ ...whole(), works: [] }, '', [])), ['works']);
});

test('a source is an address that can be opened', () => {
  for (const source of ['stad.gent', 'https://', 'https://gent', 'ftp://stad.gent/x', ''])
    assert.ok(grantFaults(grantFrom({ ...whole(), source }, '', [])).includes('source'), source);
});

test('one is put in or taken out', () => {
  assert.deepEqual(toggled([1, 2], 3, true), [1, 2, 3]);
  assert.deepEqual(toggled([1, 2], 2, true), [1, 2], 'not twice');
  assert.deepEqual(toggled([1, 2], 1, false), [2]);
});
