import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureSteadiness } from './measure-steadiness.ts';

test('a meter, money and confidence never turn a plan round, over random homes', () => {
  const { area, fact, meterOfGas, meterOfUnknownFuel, budget, confidence } = measureSteadiness(12);
  for (const { breaks } of [meterOfGas, meterOfUnknownFuel, budget, confidence]) assert.deepEqual(breaks, []);
  assert.ok(area.pairs > 12 && fact.pairs > 12);
});
