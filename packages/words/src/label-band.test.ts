import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '@rooftree/engine';
import { chanceOfDuty, isBand, labelBand } from './label-band.ts';

function bandOf(label: string, probabilities: Record<string, number>, unexplained: number | null = null) {
  return labelBand({
    label_scale: 'flanders',
    label_probabilities: probabilities,
    // Only the label is read.
    baseline: { label } as Plan['baseline'],
    unexplained_kwh_per_m2: unexplained,
  });
}

test('a certificate is the label, and so is a letter that is likely enough', () => {
  assert.deepEqual(bandOf('F', { E: 1 }, 40), { best: 'F', worst: 'F' });
  assert.deepEqual(bandOf('F', { F: 0.82, E: 0.1, D: 0.08 }), { best: 'F', worst: 'F' });
});

test('else a run of labels that holds the shown one and most of the cases', () => {
  const probabilities = { F: 0.27, D: 0.2, C: 0.2, E: 0.16, B: 0.15, A: 0.02 };
  const band = bandOf('D', probabilities);
  assert.deepEqual(band, { best: 'C', worst: 'F' });
  assert.ok(isBand(band));
  assert.deepEqual(bandOf('B', { B: 0.51, C: 0.3, D: 0.1, A: 0.06, E: 0.03 }), { best: 'B', worst: 'C' });
  // At the end of the scale there is one way to go.
  assert.deepEqual(bandOf('F', { F: 0.5, E: 0.3, D: 0.2 }), { best: 'E', worst: 'F' });
});

test('whether a duty is met is reported as a chance, unless it is as good as certain', () => {
  assert.equal(chanceOfDuty({ probability: 0.61 }), 0.61);
  assert.equal(chanceOfDuty({ probability: 0.95 }), null);
  assert.equal(chanceOfDuty({}), null, 'a plan of an earlier version');
});
