import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  meanOf,
  randomDwelling,
  sumOf,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { FIFTEENTH, FIFTEENTH_SET } from './fifteenth.ts';
import { comma, ofKind } from './home.ts';
import { assertStated, statedIn } from './stated.ts';

const SEEDS = 40;
const COUNTED = ['inclined', 'flat', 'wall', 'floor', 'window'] as const;
/** States sums and means of its parts in place of single walls. */
const SUMMED = 'vlg-shell-summary';
/** These state an Rc from which the U-value follows. */
const RESISTING: readonly string[] = ['nl-overview', 'nl-appendix'];
/** How they set it; a drawn letter is no text. */
const OWN_LETTERS =
  /(?:class="(?:letter|arrow|rung own)">|energielabel <b>|<td>Energielabel<\/td><td>)([A-G][+-]*)</;

describe('documents of the fifteenth set', () => {
  for (const kind of FIFTEENTH_SET.kinds) {
    it(`state their basics, every area and every value: ${kind}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = new Random(seed);
        const dwelling = randomDwelling(random);
        const printed = FIFTEENTH[kind](random, dwelling, 'x');
        const walls = COUNTED.flatMap((each) => {
          const own = ofKind(dwelling, each);
          const [first] = own;
          return first ? [{ ...first, areaM2: sumOf(own), uWPerM2K: meanOf(own) }] : [];
        });
        const stated = kind === SUMMED ? { ...dwelling, walls } : dwelling;
        assertStated(printed, stated, seed, { isResisting: RESISTING.includes(kind) });
      }
    });

    it(`state their label apart from the scale: ${kind}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const { html, truth } = FIFTEENTH_SET.compose(kind, seed);
        const label = truth.fields['energy_label']?.value;
        if (typeof label !== 'string') continue;
        const own = OWN_LETTERS.exec(html.replaceAll('−', '-'))?.[1];
        assert.equal(own ?? (html.includes('<svg') ? label : ''), label);
      }
    });

    it(`is the same for the same seed: ${kind}`, () => {
      assert.deepEqual(FIFTEENTH_SET.compose(kind, 7), FIFTEENTH_SET.compose(kind, 7));
    });
  }

  it('state the neighbour’s wall where they do, but never count it', () => {
    const random = new Random(3);
    const dwelling = randomDwelling(random);
    const neighbour = { kind: 'neighbour', areaM2: 43.2, uWPerM2K: 1.5, orientation: 1, slope: 90 } as const;
    const home = { ...dwelling, walls: [...dwelling.walls, neighbour] };
    const { html, truth } = FIFTEENTH['vlg-apartment'](random, home, 'x');
    statedIn(html, 3)(comma(neighbour.areaM2, 1));
    const area = truth.fields['outer_wall_surface_m2']?.value;
    assert.equal(area, sumOf(ofKind(dwelling, 'wall')));
  });
});
