import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { worksEachWants } from '../testing/each-for-itself.ts';
import { cases } from '../testing/long.ts';
import { randomBuilding } from '../testing/random-buildings.ts';
import { numbers } from '../validation/random.ts';
import { plannedBuilding } from './plan-building.ts';
import { jointAnswer, searchJoint } from './search/joint-search.ts';

const STEP = 1e11;

describe('one plan for all', () => {
  const buildings = cases(10, 300);
  it(`is never worse than each owner's own optimum put to the vote, in ${buildings} buildings`, (test) => {
    const savings: number[] = [];
    let [nearer, compared] = [0, 0];
    for (let seed = 1; seed <= buildings; seed++) {
      const next = numbers(5000 + seed);
      const { building, estates } = randomBuilding(next, 4 + Math.floor(next() * 21));
      const { space, classes } = plannedBuilding(building, estates, {}, { date: '2026-11-18' });
      const best = searchJoint(space);
      assert.ok(best !== null);
      const wanted = worksEachWants(building, classes);
      const same = space.candidates.find(
        ({ measures }) => measures.length === wanted.length && wanted.every((one) => measures.includes(one)),
      );
      if (same === undefined) continue;
      const each = jointAnswer(space, same, Number.POSITIVE_INFINITY);
      assert.ok(each !== null);
      compared += 1;
      assert.ok(best.value <= each.value, `building ${seed}`);
      const [missed, missedByEach] = [Math.floor(best.value / STEP), Math.floor(each.value / STEP)];
      if (missed < missedByEach) nearer += 1;
      else if (each.value % STEP > 0) savings.push(1 - (best.value % STEP) / (each.value % STEP));
    }
    const mean = savings.reduce((sum, one) => sum + one, 0) / Math.max(1, savings.length);
    test.diagnostic(
      `${compared} compared; nearer to the target in ${nearer}; of the other ${savings.length} cheaper by ${(100 * mean).toFixed(1)} % in the mean`,
    );
  });
});
