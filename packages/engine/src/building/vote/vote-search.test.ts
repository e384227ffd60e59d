import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cases } from '../../testing/long.ts';
import { randomBuilding } from '../../testing/random-buildings.ts';
import { numbers } from '../../validation/random.ts';
import { plannedBuilding } from '../plan-building.ts';
import { jointAnswer, searchJoint } from '../search/joint-search.ts';
import { leastLosses, likelyEnough } from './vote-search.ts';

const OPTIONS = { date: '2026-11-18' };
const STEP = 1e11;

/** Dear energy: many buildings then have a plan that costs nobody anything. */
const DEAR = { ...OPTIONS, energyPrices: { gas: 0.3, oil: 0.3, electricity: 0.45, district_heat: 0.3 } };

function everyPlan({ space, evaluate }: ReturnType<typeof plannedBuilding>) {
  const all = space.candidates.flatMap((candidate) => {
    const answer = jointAnswer(space, candidate, Number.POSITIVE_INFINITY);
    return answer === null ? [] : [{ answer, ...evaluate(answer) }];
  });
  const missed = Math.min(...all.map(({ answer }) => Math.floor(answer.value / STEP)));
  return all.filter(({ answer }) => Math.floor(answer.value / STEP) === missed);
}

describe('a plan that costs nobody anything', () => {
  const buildings = cases(12, 400);
  it(`is found where there is one, else the least sum of losses, in ${buildings} random buildings`, () => {
    let without = 0;
    for (let seed = 1; seed <= buildings; seed++) {
      const next = numbers(1000 + seed);
      const { building, estates } = randomBuilding(next, 2 + Math.floor(next() * 4));
      const planned = plannedBuilding(building, estates, { nobody_pays_more: true }, DEAR);
      const plans = everyPlan(planned);
      const least = Math.min(...plans.map(({ owners }) => owners.lossesCents));
      const best = leastLosses(planned.space, planned.evaluate);
      assert.equal(planned.evaluate(best).owners.lossesCents, least, `building ${seed}`);
      const cheapest = Math.min(
        ...plans.filter(({ owners }) => owners.lossesCents === least).map(({ answer }) => answer.value),
      );
      assert.ok(Math.abs(best.value - cheapest) < 0.01, `building ${seed}: ${best.value} and ${cheapest}`);
      if (least === 0) without += 1;
    }
    assert.ok(without >= buildings / 4, `${without} of ${buildings} have one`);
  });
});

describe('a plan that is likely to be adopted', () => {
  it('is the cheapest of those with the chance that is asked for', () => {
    for (let seed = 1; seed <= cases(8, 200); seed++) {
      const next = numbers(3000 + seed);
      const { building, estates } = randomBuilding(next, 2 + Math.floor(next() * 4));
      const planned = plannedBuilding(building, estates, {}, DEAR);
      const free = searchJoint(planned.space);
      assert.ok(free !== null);
      const likely = everyPlan(planned).filter(({ owners }) => owners.probability >= 0.7);
      const { best, warnings } = likelyEnough(planned.space, free, 0.7, planned.evaluate);
      assert.equal(warnings.length, likely.length === 0 ? 1 : 0);
      if (likely.length === 0) continue;
      const cheapest = Math.min(...likely.map(({ answer }) => answer.value));
      assert.ok(Math.abs(best.value - cheapest) < 0.01, `building ${seed}: ${best.value} and ${cheapest}`);
    }
  });
});
