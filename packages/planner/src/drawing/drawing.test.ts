import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Assumption } from '@rooftree/engine';
import { houseTexts } from '../texts/en/page.ts';
import { drawHouse } from './draw-house.ts';
import { drawMoment } from './draw-moment.ts';
import { drawPreview } from './draw-preview.ts';
import { FRAME } from './frame.ts';
import { HOUSE_PARTS, houseFactsOf } from './house-facts.ts';
import { type FlatFloor, houseShapeOf, UNKNOWN_SHAPE } from './house-shape.ts';
import { NEUTRAL } from './paint.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import { writeDrawing } from './write-drawing.ts';

const NAMES = houseTexts.partNames;
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
const house = (format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED', dwelling: object = {}) =>
  houseFactsOf(
    { estate_type: 'HOUSE', estate_format: format, floor_area_m2: 150, assumptions: ALL },
    houseShapeOf({ dwelling }),
  );
const flat = (flatFloor: FlatFloor | null, storeys: number | null = null) =>
  houseFactsOf(
    { estate_type: 'APARTMENT', estate_format: null, floor_area_m2: 80, assumptions: ALL.slice(1, 3) },
    { ...UNKNOWN_SHAPE, flatFloor, storeys },
  );

/** Left, top, width and height of the walls, which are one rectangle. */
function wallsOf(facts: ReturnType<typeof house>): [number, number, number, number] {
  const path = drawHouse(facts).shapes.find(({ part }) => part === 'walls')?.d ?? '';
  const [, x, y, width, height] = /^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/.exec(path) ?? [];
  return [Number(x), Number(y), Number(width), Number(height)];
}
const windowsOf = (facts: ReturnType<typeof house>) =>
  (
    drawHouse(facts)
      .shapes.find(({ part }) => part === 'windows')
      ?.d.match(/M/g) ?? []
  ).length;

test('every part that is known of is drawn in its colour, dashed where it is assumed, and named', () => {
  const { shapes, callouts } = drawHouse(house('OPEN'));
  assert.deepEqual([...new Set(shapes.flatMap(({ part }) => part ?? []))].sort(), [...HOUSE_PARTS].sort());
  assert.deepEqual(callouts.map(({ part }) => part).sort(), [...HOUSE_PARTS].sort());
  const roof = shapes.find(({ part }) => part === 'roof');
  assert.deepEqual([roof?.fill, roof?.isDashed], [RATING_COLOURS[0].fill, false]);
  const walls = shapes.find(({ part }) => part === 'walls');
  assert.deepEqual([walls?.fill, walls?.isDashed], [RATING_COLOURS[2].fill, true]);
});

test('a house has its own storeys and width', () => {
  const bungalow = house('OPEN', { storeys: 1, building_width_m: 16 });
  const tall = house('CLOSED', { storeys: 3, building_width_m: 4.5 });
  const [, , wide, low] = wallsOf(bungalow);
  const [, , narrow, high] = wallsOf(tall);
  assert.ok(wide > 2 * low, `${wide} wide, ${low} high`);
  assert.ok(high > 1.5 * narrow, `${narrow} wide, ${high} high`);
  // A row of windows for each storey; a door takes the place of one.
  assert.deepEqual([windowsOf(bungalow), windowsOf(tall)], [4, 5]);
  // What a reader corrects is drawn.
  const corrected = houseShapeOf({ dwelling: { storeys: 2 } }, { storeys: '1' });
  assert.equal(corrected.storeys, 1);
});

test('forms differ by their neighbours', () => {
  const greyOf = (facts: ReturnType<typeof house>) =>
    drawHouse(facts).shapes.filter(({ part, d }) => part === undefined && d.endsWith('Z')).length;
  assert.ok(greyOf(house('OPEN')) < greyOf(house('SEMI_OPEN')));
  assert.ok(greyOf(house('SEMI_OPEN')) < greyOf(house('CLOSED')));
});

test('a flat is drawn on its floor of a block with its own number of storeys', () => {
  const tops = (['TOP', 'MIDDLE', 'GROUND'] as const).map((floor) => wallsOf(flat(floor, 6))[1]);
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(tops).size, 3);
  const [, , , height] = wallsOf(flat('TOP', 6));
  const [, , , lower] = wallsOf(flat('TOP', 12));
  assert.ok(lower < height);
  // A flat between others has neither roof nor floor of its own.
  assert.ok(drawHouse(flat('MIDDLE')).shapes.every(({ part }) => part !== 'roof' && part !== 'floor'));
});

test('names stay in the frame, in lines of their own', () => {
  for (const storeys of [1, 2, 3, 9])
    for (const building_width_m of [3, 6, 18, 40]) {
      const { callouts } = drawHouse(house('CLOSED', { storeys, building_width_m }));
      for (const side of ['start', 'end'] as const) {
        const lines = callouts.filter(({ anchor }) => anchor === side).map(({ y }) => y);
        assert.ok(
          lines.every((y, index) => index === 0 || y - (lines[index - 1] ?? 0) >= 18),
          `${lines}`,
        );
        assert.ok(lines.every((y) => y > 8 && y < FRAME.height - 4));
      }
    }
});

test('as text a drawing is whole SVG within its frame', () => {
  for (const facts of [house('OPEN'), house('CLOSED', { storeys: 9 }), flat('TOP'), flat(null, 60)]) {
    const svg = writeDrawing(drawHouse(facts), NAMES);
    assert.match(svg, /^<svg [^<>]+>(<path [^<>]+\/>)+(<text [^<>]+>[^<>]+<\/text>)+<\/svg>$/);
    assert.doesNotMatch(svg, /NaN|undefined/);
  }
});

test('a preview keeps hostile and long words within itself', () => {
  const label = { text: 'A++++', background: '#0b7a4b', colour: '#ffffff' };
  const svg = drawPreview({
    house: drawHouse(house('CLOSED')),
    partNames: NAMES,
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

test('a moment is the same building in the colour of its label, with panels once they are there', () => {
  const colour = '#abcdef';
  const [now, later] = [false, true].map((hasPanels) =>
    drawMoment(house('SEMI_OPEN', { storeys: 3 }), { colour, hasPanels }),
  );
  const walls = drawHouse(house('SEMI_OPEN', { storeys: 3 })).shapes.find(({ part }) => part === 'walls');
  assert.equal(now?.shapes.find(({ d }) => d === walls?.d)?.fill, colour);
  assert.equal(later?.shapes.length, (now?.shapes.length ?? 0) + 1);
});

test('a moment of a flat colours the flat alone, whatever else the block has', () => {
  const { shapes } = drawMoment(flat('TOP', 6), { colour: '#abcdef', hasPanels: false });
  assert.equal(shapes.filter(({ fill }) => fill === '#abcdef').length, 1);
});

test('no tree stands behind the names of the parts', () => {
  const { shapes } = drawHouse(house('SEMI_OPEN', { storeys: 1, building_width_m: 12 }));
  const tree = shapes
    .filter(({ fill }) => fill === NEUTRAL.tree)
    .map(({ d }) => Number(/^M([\d.]+)/.exec(d)?.[1]));
  assert.ok(
    tree.every((left) => left >= FRAME.left),
    `a tree at ${tree.join()}`,
  );
});
