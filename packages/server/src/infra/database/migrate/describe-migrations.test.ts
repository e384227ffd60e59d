import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePlan, describeUpdate } from './describe-migrations.ts';

const migration = (version: number, more: object = {}) => ({
  version,
  name: `${version}-x.sql`,
  checksum: '',
  sql: '',
  ...more,
});

test('an update is described by its first and last migration', () => {
  const applied = ['0008-a.sql', '0085-b.sql'];
  assert.equal(
    describeUpdate({ from: 7, applied, seconds: 0.83 }),
    'Schema 0007 → 0085: 2 migrations in 0.8 s',
  );
  assert.equal(describeUpdate({ from: 85, applied: [], seconds: 0 }), null);
  assert.equal(describeUpdate({ from: null, applied, seconds: 1 }), null);
});

test('a migration from a branch that was merged late takes the schema no step back', () => {
  assert.match(
    describeUpdate({ from: 90, applied: ['0088-a.sql'], seconds: 0 }) ?? '',
    /^Schema 0090 → 0090: 1 migration /,
  );
});

test('a plan says how many migrations there are, and whether older processes may go on', () => {
  const beside = migration(32, { isOutsideTransaction: true });
  const breaking = migration(33, { compatibleFrom: 31 });
  assert.equal(
    describePlan([migration(31), beside], 30),
    '2 migrations, 1 of them beside running work; older processes may go on',
  );
  assert.equal(
    describePlan([beside, breaking], 30),
    '2 migrations, 1 of them beside running work; processes of versions before 0031 must be stopped first',
  );
  assert.match(describePlan([breaking], 31), /older processes may go on$/);
  assert.equal(describePlan([migration(1)], null), '1 migration, 0 of them beside running work');
});
