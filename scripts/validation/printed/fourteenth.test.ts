import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { composePage, FOURTEENTH, FOURTEENTH_KINDS } from './fourteenth.ts';
import { comma, ofKind } from './home.ts';
import { rcRounded } from './netherlands.ts';

const SEEDS = 40;
/** These state an Rc from which the U-value follows. */
const RESISTING: readonly string[] = ['nl-label', 'nl-advice'];
const COUNTED = ['inclined', 'flat', 'wall', 'floor', 'window'] as const;

describe('documents of the fourteenth set', () => {
  for (const kind of FOURTEENTH_KINDS) {
    it(`state their basics, every area and every value: ${kind}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = new Random(seed);
        const dwelling = randomDwelling(random);
        const { html, truth } = FOURTEENTH[kind](random, dwelling, 'x');
        const { fields } = truth;
        const text = textOf(html);
        const has = (each: string) =>
          assert.ok(new RegExp(`(?<![\\d,])${each}(?![\\d,]\\d)`).test(text), `${seed}: ${each}`);
        for (const name of ['energy_score_kwh_per_m2', 'habitable_space_m2', 'year_built']) {
          const value = fields[name]?.value;
          if (typeof value === 'number') has(`${comma(value, Number.isInteger(value) ? 0 : 2)}(?:,00)?`);
        }
        const power = fields['solar_panels_kwp']?.value;
        if (typeof power === 'number')
          assert.match(
            text,
            new RegExp(`${comma(power, 2)}|${Math.round(power * 1000)} W[pc]`),
            String(seed),
          );
        if (!fields['outer_wall_surface_m2']) continue;
        const hasValues = fields['outer_wall_insulation_type'] !== undefined;
        for (const wall of ofKind(dwelling, ...COUNTED)) {
          const isWhole = kind === 'vlg-fiche' && wall.kind !== 'window';
          has(comma(wall.areaM2, isWhole ? 0 : 1));
          if (hasValues && (wall.kind === 'window' || !RESISTING.includes(kind)))
            has(comma(wall.uWPerM2K, 2));
        }
      }
    });

    it(`is the same for the same seed: ${kind}`, () => {
      assert.deepEqual(composePage(kind, 7), composePage(kind, 7));
    });
  }

  it('state an Rc from which the truth follows', () => {
    const wall = { kind: 'wall', areaM2: 20, uWPerM2K: 0.5, orientation: 0, slope: 90 } as const;
    assert.equal(comma(1 / rcRounded(wall).uWPerM2K - 0.17, 2), '1,83');
  });
});

/** Thousands without their space, as a reader of `3 450 Wc` takes them. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(\d)[ {3}](\d{3})(?= W)/g, '$1$2');
