import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_LOOKS, DRAWS, drawnLooks } from './appearances.ts';

test('over all draws every language, width and kind of colours meets every other', () => {
  const pairs = (looks: typeof ALL_LOOKS) =>
    new Set(
      looks.flatMap(({ language, colorScheme, width }) => [
        `${language} ${colorScheme}`,
        `${language} ${width}`,
        `${colorScheme} ${width}`,
      ]),
    );
  const drawn = Array.from({ length: DRAWS }, (_, draw) => drawnLooks(draw)).flat();
  assert.equal(ALL_LOOKS.length, 16);
  assert.deepEqual(pairs(ALL_LOOKS).difference(pairs(drawn)), new Set());
});

test('every draw has a look in light and one in the dark, alike in nothing', () => {
  for (let draw = 0; draw < DRAWS; draw++) {
    const [light, dark] = drawnLooks(draw);
    assert.deepEqual([light?.colorScheme, dark?.colorScheme], ['light', 'dark']);
    assert.notEqual(light?.language, dark?.language);
    assert.notEqual(light?.width, dark?.width);
  }
});
