import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alternative, StoredPlan } from '@rooftree/engine';
import { alternativesBeside } from './merge-ways.ts';

const costing = (eur: number): Alternative => ({
  net_cost_eur: eur,
  more_eur: 0,
  probability: 0.6,
  added: ['ventilation_exhaust'],
  dropped: ['ventilation_balanced'],
});
// Of a way only the cost matters here.
const way = (eur: number) => ({ totals: { net_cost: eur } }) as Pick<StoredPlan, 'totals'>;

test('an alternative that is one of the ways is not listed a second time', () => {
  const alternatives = [costing(91_804.34), costing(90_100)];
  assert.deepEqual(alternativesBeside({ alternatives }, [way(90_079), way(91_804.34)]), [costing(90_100)]);
  assert.deepEqual(alternativesBeside({ alternatives }, []), alternatives);
  assert.deepEqual(alternativesBeside({}, []), []);
  assert.deepEqual(alternativesBeside(null, []), []);
});
