import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { FOURTEENTH, FOURTEENTH_SET } from './fourteenth.ts';
import { comma } from './home.ts';
import { rcRounded } from './netherlands.ts';
import { assertStated } from './stated.ts';

const SEEDS = 40;
/** These state an Rc from which the U-value follows. */
const RESISTING: readonly string[] = ['nl-label', 'nl-advice'];

describe('documents of the fourteenth set', () => {
  for (const kind of FOURTEENTH_SET.kinds) {
    it(`state their basics, every area and every value: ${kind}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = new Random(seed);
        const dwelling = randomDwelling(random);
        assertStated(FOURTEENTH[kind](random, dwelling, 'x'), dwelling, seed, {
          decimals: kind === 'vlg-fiche' ? 0 : 1,
          isResisting: RESISTING.includes(kind),
        });
      }
    });

    it(`is the same for the same seed: ${kind}`, () => {
      assert.deepEqual(FOURTEENTH_SET.compose(kind, 7), FOURTEENTH_SET.compose(kind, 7));
    });
  }

  it('state an Rc from which the truth follows', () => {
    const wall = { kind: 'wall', areaM2: 20, uWPerM2K: 0.5, orientation: 0, slope: 90 } as const;
    assert.equal(comma(1 / rcRounded(wall).uWPerM2K - 0.17, 2), '1,83');
  });
});
