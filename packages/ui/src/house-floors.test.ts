import assert from 'node:assert/strict';
import { test } from 'node:test';
import { floorsOf } from './house-floors.ts';

const flat = (name: string, floor: number | null) => ({ key: name, name, floor, before: null, after: null });

test('floors come from the top down, apartments by name, unknown floors last', () => {
  const floors = floorsOf([
    flat('0A', 0),
    flat('X', null),
    flat('2B', 2),
    flat('10', 1),
    flat('2A', 2),
    flat('9', 1),
    flat('-1', -1),
  ]);
  assert.deepEqual(
    floors.map(({ floor, flats }) => [floor, flats.map(({ name }) => name)]),
    [
      [2, ['2A', '2B']],
      [1, ['9', '10']],
      [0, ['0A']],
      [-1, ['-1']],
      [null, ['X']],
    ],
  );
  assert.deepEqual(floorsOf([]), []);
});
