import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureOf } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { exampleDwelling } from '../../testing/example-dwelling.ts';
import type { Question } from './answers.ts';
import type { OwnPlan } from './own-plans.ts';
import { twoStagePlan, worksIn } from './two-stage.ts';
import { bitOf, bitsOf } from './work-bits.ts';

const ROOF = measureOf('roof_pitched_inside');
const PANELS = measureOf('solar_panels');
const house = (measures: readonly Measure[]): OwnPlan => ({
  dwelling: exampleDwelling(),
  weight: 0.25,
  measures,
  // No test asks what may be done: costs are made up.
  works: bitsOf(measures),
  suited: [],
  required: 0,
  heatPumpLimitWPerM2: Number.POSITIVE_INFINITY,
  done: () => ({ primaryKwhPerM2: 0, peakHeatLoadKw: 0, netCents: 0 }),
  netCents: 0,
  isTargetReached: true,
});
const HOUSES = [house([ROOF, PANELS]), house([ROOF, PANELS]), house([PANELS]), house([PANELS])];
const ROOFS: Question = {
  fact: 'inclined_roof_insulation_type',
  answers: ['NONE', 'NONE', 'CM_16_20', 'CM_16_20'],
};
const GLASS: Question = { fact: 'window_glazing_type', answers: ['SINGLE', 'SINGLE', 'DOUBLE', 'DOUBLE'] };

/** Each house wants the works of its own best plan: what is missing or too much costs 10,000 EUR. */
function costOf(index: number, bits: number): number {
  let [different, tenThousands] = [bits ^ (HOUSES[index]?.works ?? 0), 0];
  for (; different !== 0; different &= different - 1) tenThousands += 1;
  return 1_000_000 * tenThousands;
}

test('what all houses need is done in every one, what some need by the answer that tells them', () => {
  const rules = twoStagePlan([PANELS], HOUSES, [GLASS, ROOFS], costOf);
  assert.equal(rules.get('solar_panels')?.question, null);
  assert.equal(rules.get('solar_panels')?.otherwise, PANELS);
  assert.equal(rules.get('pitched_roof')?.question?.fact, 'inclined_roof_insulation_type');
  for (const [index, { measures }] of HOUSES.entries()) {
    assert.deepEqual(new Set(worksIn(rules, index)), new Set(measures));
  }
});

test('a fact of another part decides nothing, even where it would seem to', () => {
  const rules = twoStagePlan([PANELS], HOUSES, [GLASS], costOf);
  assert.equal(rules.get('pitched_roof')?.question, null);
});

test('a question that saves next to nothing is not asked', () => {
  const cheap = (index: number, bits: number): number => costOf(index, bits) / 1000;
  const rules = twoStagePlan([PANELS], HOUSES, [ROOFS], cheap);
  assert.equal(rules.get('pitched_roof')?.question, null);
});

test('what nearly every house needs is done, though waiting would be a little cheaper', () => {
  const needed = [...Array(9).fill(house([ROOF])), house([])].map((one) => ({ ...one, weight: 0.1 }));
  const waitingSaves = (cents: number) => (_: number, bits: number) =>
    (bits & bitOf(ROOF)) !== 0 ? 100_000 + cents : 100_000;
  assert.equal(twoStagePlan([ROOF], needed, [], waitingSaves(40_000)).get('pitched_roof')?.otherwise, ROOF);
  assert.equal(twoStagePlan([ROOF], needed, [], waitingSaves(60_000)).get('pitched_roof')?.otherwise, null);
});

test('a work that costs nothing where it is done already is reported with the question that tells those houses', () => {
  // In the houses with an insulated roof nothing can be done: the work costs nothing there, and asking saves nothing.
  const doneWhereBare = (index: number, bits: number): number =>
    index < 2 && (bits & bitOf(ROOF)) === 0 ? 1_000_000 : 0;
  const rule = twoStagePlan([ROOF], HOUSES, [ROOFS], doneWhereBare).get('pitched_roof');
  assert.equal(rule?.question?.fact, 'inclined_roof_insulation_type');
  assert.equal(rule?.byAnswer.get('NONE'), ROOF);
  assert.equal(rule?.byAnswer.get('CM_16_20'), null);
});
