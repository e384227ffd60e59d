import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comfortTopics } from './comfort-topics.ts';

test('comfort follows from the works, and a boiler brings none', () => {
  assert.deepEqual(comfortTopics(['boiler_condensing', 'scaffolding', 'roof_finish']), []);
  assert.deepEqual(comfortTopics(['roof_flat', 'windows_triple']), [
    'walls_warm',
    'windows_draught',
    'summer',
  ]);
  assert.deepEqual(comfortTopics(['ventilation_grilles']), []);
});
