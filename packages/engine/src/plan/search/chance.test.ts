import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeDwelling } from '../../completion/complete.ts';
import { parseEstateInput } from '../../completion/estate-input.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { measureOf } from '../../measures/catalogue.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { TODAY } from '../../testing/arbitrary-estate-input.ts';
import { chanceAt, chanceOfReaching, possibleHouses, scoreAt } from './chance.ts';

const WORKS = (
  ['wall_cavity', 'roof_pitched_inside', 'windows_high_efficiency', 'heat_pump_hybrid'] as const
).map(measureOf);
const KNOWN: readonly DwellingFacts[] = [{}, { window_glazing_type: 'DOUBLE', heating_type: 'GAS' }];

function housesOf(zip_code: string, year_built: number, facts: DwellingFacts, habitable_space_m2: number) {
  const dwelling = { ...facts, habitable_space_m2 };
  const address = { country: 'BE', zip_code };
  const body = { address, estate_type: 'HOUSE', estate_format: 'SEMI_OPEN', year_built, dwelling };
  const { scenarios, certificateNoise } = completeDwelling(parseEstateInput(body, TODAY), TODAY);
  return possibleHouses(scenarios, certificateNoise);
}

test('a square metre hardly moves the chance of a list of works', () => {
  for (const facts of KNOWN) {
    for (const [zip, year] of [
      ['9000', 1927],
      ['1080', 1946],
      ['4000', 1970],
    ] as const) {
      const chances = [...Array(12).keys()].map((more) =>
        chanceOfReaching(150, WORKS, housesOf(zip, year, facts, 140 + more)),
      );
      for (const [index, chance] of chances.slice(1).entries()) {
        const before = chances[index] ?? 0;
        assert.ok(Math.abs(chance - before) < 0.01, `${zip} ${year} ${140 + index}: ${before} ${chance}`);
      }
    }
  }
});

test('the score of a chance has that chance', () => {
  const houses = housesOf('9000', 1965, {}, 150);
  const scores = houses.dwellings.map((_, house) => toScoreScale(80 + 7 * house));
  for (const chance of [0.1, 0.5, 0.9]) {
    const score = scoreAt(chance, scores, houses);
    assert.ok(Math.abs(chanceAt(scores, score, houses) - chance) < 0.001, `${chance}: ${score}`);
  }
});
