import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenDuties, offeredDuties } from './new/suggested-duties.ts';
import { gapPercent, labelRank } from './programme.ts';

test('a gap is never written smaller than it is', () => {
  assert.deepEqual(
    [0, 0.000_001, 0.000_116, 0.000_5, 0.001_01, 0.023].map((gap) => gapPercent('en', gap)),
    [null, null, '0.012%', '0.050%', '0.11%', '2.3%'],
  );
});

test('labels of all scales have one order', () => {
  const labels = ['A++++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C', 'G'];
  assert.deepEqual(
    labels.toReversed().toSorted((one, other) => labelRank(one) - labelRank(other)),
    labels,
  );
});

test('the regions suggest the duties that are law; who rents out social homes has more of them', () => {
  const scales = [{ label_scale: 'flanders' }, { label_scale: 'netherlands' }];
  const offered = offeredDuties(scales, 'social_landlord');
  assert.deepEqual(offered, ['vlg_housing_code', 'nl_rental', 'nl_social_housing']);
  assert.deepEqual(chosenDuties(offered, null), ['vlg_housing_code', 'nl_social_housing']);
  assert.deepEqual(chosenDuties(offered, ['nl_rental', 'bru_275']), ['nl_rental']);
  assert.deepEqual(offeredDuties(scales, ''), ['vlg_housing_code', 'nl_rental']);
});
