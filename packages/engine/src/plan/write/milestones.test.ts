import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleDwelling } from '../../testing/example-dwelling.ts';
import { milestonesOf } from './milestones.ts';

const LABELS = ['F', 'E', 'D', 'C'];
const house = exampleDwelling({ region: 'BE-VLG', estateFormat: 'SEMI_OPEN' });
const purchase = (chances: readonly number[]) => {
  const found = milestonesOf(house, LABELS, (_, step) => chances[step] ?? 0, '2026-11-15', 'occupier');
  const [one] = found.filter(({ duty }) => duty === 'vlg_purchase');
  return [one?.met_after_step, one?.probability];
};

test('a duty in force is met with the first step after which its label is nearly sure, or else with all of them', () => {
  assert.deepEqual(purchase([0, 0.3, 0.63, 0.9]), [3, 0.9]);
  assert.deepEqual(purchase([0, 0.3, 0.8, 0.9]), [2, 0.8]);
  assert.deepEqual(purchase([0, 0.3, 0.63, 0.7]), [3, 0.7]);
});
