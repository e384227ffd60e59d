import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_APPEARANCES, DRAWS, drawnAppearances } from './appearances.ts';

test('over all draws every language, width and kind of colours meets every other', () => {
  const pairs = (looks: typeof ALL_APPEARANCES) =>
    new Set(
      looks.flatMap(({ language, colorScheme, width }) => [
        `${language} ${colorScheme}`,
        `${language} ${width}`,
        `${colorScheme} ${width}`,
      ]),
    );
  const drawn = Array.from({ length: DRAWS }, (_, draw) => drawnAppearances(draw)).flat();
  assert.equal(ALL_APPEARANCES.length, 24);
  assert.deepEqual(pairs(ALL_APPEARANCES).difference(pairs(drawn)), new Set());
});

test('every draw has a look in light and one in the dark, alike in nothing', () => {
  for (let draw = 0; draw < DRAWS; draw++) {
    const [light, dark] = drawnAppearances(draw);
    assert.deepEqual([light?.colorScheme, dark?.colorScheme], ['light', 'dark']);
    assert.notEqual(light?.language, dark?.language);
    assert.notEqual(light?.width, dark?.width);
  }
});
