import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalculationJob } from '@rooftree/client';
import { groupFailures } from './failure-groups.ts';

// Only the reason is read.
const failed = (id: string, failure: string | null) => ({ id, metadata: { failure } }) as CalculationJob;

test('one group per reason, the largest first', () => {
  const groups = groupFailures([
    failed('1', 'year_built must be there'),
    failed('2', 'the engine stopped'),
    failed('3', 'year_built must be there'),
  ]);
  assert.deepEqual(
    groups.map(({ reason, jobs }) => `${reason}: ${jobs.map(({ id }) => id).join()}`),
    ['year_built must be there: 1,3', 'the engine stopped: 2'],
  );
});

test('a home with several faults is in the group of each, once', () => {
  const groups = groupFailures([failed('1', 'a is wrong; b is wrong; a is wrong')]);
  assert.deepEqual(
    groups.map(({ reason, jobs }) => [reason, jobs.length]),
    [
      ['a is wrong', 1],
      ['b is wrong', 1],
    ],
  );
});

test('a reason leads to the fact that it names, where there is one', () => {
  const [fact, none] = groupFailures([
    failed('1', 'dwelling.habitable_space_m2 must be a number'),
    failed('2', 'constructor is no fact'),
  ]);
  assert.equal(fact?.fact, 'habitable_space_m2');
  assert.equal(none?.fact, null);
});

test('a failure without a reason is a group of its own', () => {
  assert.deepEqual(groupFailures([failed('1', null)])[0]?.reason, '');
  assert.deepEqual(groupFailures([]), []);
});
