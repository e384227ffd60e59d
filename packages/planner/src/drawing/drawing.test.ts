import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Assumption } from '@rooftree/engine';
import { drawHouse } from './draw-house.ts';
import { drawPreview } from './draw-preview.ts';
import { type FlatFloor, HOUSE_PARTS, houseFactsOf } from './house-facts.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import { writeShapes } from './write-shapes.ts';

const given = (fact: string, value: Assumption['value']): Assumption => ({ fact, value, origin: 'given' });
const typical = (fact: string, value: Assumption['value']): Assumption => ({
  fact,
  value,
  origin: 'typical',
});
const ALL = [
  given('inclined_roof_insulation_type', 'NONE'),
  typical('outer_wall_insulation_type', 'CM_6_10'),
  given('window_glazing_type', 'TRIPLE'),
  typical('floor_insulation_type', 'CM_1_5'),
  typical('heating_device', 'CONDENSING_BOILER'),
  typical('ventilation_type', 'NATURAL'),
  given('sanitary_heating_device', 'HEAT_PUMP_BOILER'),
  typical('has_solar_panels', false),
];
const house = (format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED', assumptions = ALL) =>
  houseFactsOf({ estate_type: 'HOUSE', estate_format: format, assumptions }, null);
const flat = (floor: FlatFloor | null) =>
  houseFactsOf({ estate_type: 'APARTMENT', estate_format: null, assumptions: ALL.slice(1, 3) }, floor);

test('every part that is known of is drawn in its colour, dashed where it is assumed', () => {
  const { shapes } = drawHouse(house('OPEN'));
  assert.deepEqual([...new Set(shapes.flatMap(({ part }) => part ?? []))].sort(), [...HOUSE_PARTS].sort());
  const roof = shapes.find(({ part }) => part === 'roof');
  assert.deepEqual([roof?.fill, roof?.isDashed], [RATING_COLOURS[0].fill, false]);
  const walls = shapes.find(({ part }) => part === 'walls');
  assert.deepEqual([walls?.fill, walls?.isDashed], [RATING_COLOURS[2].fill, true]);
});

test('forms differ by their neighbours, a flat by its floor', () => {
  const count = (facts: ReturnType<typeof house>) => drawHouse(facts).shapes.length;
  assert.ok(count(house('OPEN')) < count(house('SEMI_OPEN')));
  assert.ok(count(house('SEMI_OPEN')) < count(house('CLOSED')));
  const wallOf = (floor: FlatFloor) => drawHouse(flat(floor)).shapes.find(({ part }) => part === 'walls')?.d;
  assert.equal(new Set((['GROUND', 'MIDDLE', 'TOP'] as const).map(wallOf)).size, 3);
  // A flat between others has neither roof nor floor of its own.
  assert.ok(drawHouse(flat('MIDDLE')).shapes.every(({ part }) => part !== 'roof' && part !== 'floor'));
});

test('a question colours only the part that it is about', () => {
  const parts = drawHouse(house('CLOSED'), ['windows']).shapes.flatMap(({ part }) => part ?? []);
  assert.deepEqual([...new Set(parts)], ['windows']);
});

test('as text a drawing is whole SVG within its frame', () => {
  for (const facts of [house('OPEN'), house('CLOSED'), flat('TOP'), flat(null)]) {
    const svg = writeShapes(drawHouse(facts));
    assert.match(svg, /^(<path [^<>]+\/>)+$/);
    assert.doesNotMatch(svg, /NaN|undefined/);
  }
});

test('a preview keeps hostile and long words within itself', () => {
  const label = { text: 'A++++', background: '#0b7a4b', colour: '#ffffff' };
  const svg = drawPreview({
    house: drawHouse(house('CLOSED')),
    logo: null,
    owner: '</text><script>alert(1)</script>&\u0000',
    accent: '#0b5d4b',
    address: 'x'.repeat(300),
    now: [label, label],
    after: label,
    title: 'Vandaag label C tot F, na de werken A',
    lines: ['y'.repeat(200)],
  });
  assert.doesNotMatch(svg, /<script|x{40}|y{40}/);
  assert.ok(!svg.includes('\u0000'));
  const lines = [...svg.matchAll(/font-size="38"[^>]*>([^<]+)</g)].map(([, words]) => words ?? '');
  assert.deepEqual(lines, ['Vandaag label C tot F,', 'na de werken A']);
  for (const [, x = '0', width = '0'] of svg.matchAll(/<rect x="(\d+)" y="180" width="(\d+)"/g))
    assert.ok(Number(x) + Number(width) <= 1200);
});
