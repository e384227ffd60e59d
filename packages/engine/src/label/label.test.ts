import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LABEL_SCALES, REGIONS } from '../contract/codes.ts';
import { projectedEuLabel } from './eu-label.ts';
import { compareLabels, labelBounds, labelOf, labelsOf, longTermGoal, scaleOf } from './label.ts';
import { shownLetter } from './shown-label.ts';

test('a score on the limit has the better label, a score above it the next', () => {
  assert.equal(labelOf('flanders', 100), 'A');
  assert.equal(labelOf('flanders', 100.01), 'B');
  assert.equal(labelOf('flanders', -20), 'A+');
  assert.equal(labelOf('brussels', 150), 'C-');
  assert.equal(labelOf('wallonia', 511), 'G');
  assert.equal(labelOf('netherlands', 160), 'A');
});

test('every label of every scale holds the scores between its bounds, and the scale has no gap', () => {
  for (const scale of LABEL_SCALES) {
    let before = Number.NEGATIVE_INFINITY;
    for (const label of labelsOf(scale)) {
      const { low, high } = labelBounds(scale, label);
      assert.equal(low, before);
      assert.ok(high > low);
      assert.equal(labelOf(scale, Math.min(high, 1e6)), label);
      before = high;
    }
    assert.equal(before, Number.POSITIVE_INFINITY);
  }
});

test('labels compare by their place on the scale', () => {
  assert.ok(compareLabels('netherlands', 'A++', 'A') < 0);
  assert.ok(compareLabels('brussels', 'C-', 'C+') > 0);
  assert.equal(compareLabels('flanders', 'D', 'D'), 0);
  assert.throws(() => compareLabels('flanders', 'G', 'A'), RangeError);
});

test('every region has a scale, and every scale a goal on it', () => {
  for (const region of REGIONS) assert.ok(labelsOf(scaleOf(region)).includes(longTermGoal(scaleOf(region))));
});

const OPEN = new Map([
  ['A+', 0],
  ['A', 0],
  ['B', 0.12],
  ['C', 0.2],
  ['D', 0.21],
  ['E', 0.17],
  ['F', 0.3],
]);

test('the shown letter is that of the median, whichever is likelier farther off', () => {
  assert.deepEqual(shownLetter('flanders', OPEN, 350), { letter: 'D', scoreKwhPerM2: 350 });
});

test('next to a limit the better letter is shown, with a score that has it and lies within 3 % of the median', () => {
  assert.deepEqual(shownLetter('flanders', OPEN, 395), { letter: 'E', scoreKwhPerM2: 400 });
  assert.deepEqual(shownLetter('flanders', OPEN, 386), { letter: 'D', scoreKwhPerM2: 386 });
  const sublabels = new Map([
    ['A+', 0.1],
    ['A', 0.5],
    ['B', 0.4],
  ]);
  assert.deepEqual(shownLetter('flanders', sublabels, 101), { letter: 'A', scoreKwhPerM2: 100 });
});

test('the projected scale of the EU has A for houses without a fire, G for the worst, and even steps between', () => {
  assert.equal(projectedEuLabel('flanders', 60, false), 'A');
  assert.equal(projectedEuLabel('flanders', 40, true), 'B', 'a boiler keeps a house from A');
  assert.equal(projectedEuLabel('flanders', 491, false), 'G');
  const between = [61, 146, 147, 232, 233, 318, 319, 404, 405, 490];
  assert.deepEqual(
    between.map((score) => projectedEuLabel('flanders', score, true)),
    ['B', 'B', 'C', 'C', 'D', 'D', 'E', 'E', 'F', 'F'],
  );
  for (const scale of ['flanders', 'brussels', 'wallonia', 'netherlands'] as const) {
    const labels = [-50, 60, 100, 160, 220, 280, 340, 400, 2000].map((score) =>
      projectedEuLabel(scale, score, false),
    );
    assert.deepEqual(labels, labels.toSorted());
  }
});
