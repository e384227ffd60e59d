import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPaper } from '../read-paper.ts';
import { FLEMISH_PAPER } from '../testing/flemish-paper.ts';
import { pagesOf } from '../testing/page-of.ts';

const missingIn = (...texts: readonly string[]) =>
  readPaper(pagesOf(...texts), '2026-11-15').missing?.map(({ name }) => name);

test('what a form states and nobody found is listed with the words that were searched for', () => {
  const [front, state, general] = FLEMISH_PAPER;
  assert.deepEqual(missingIn(...FLEMISH_PAPER), []);
  const withoutYear = general.replace(/Referentiejaar bouw.*\n/, '');
  assert.ok(missingIn(front, state, withoutYear)?.includes('year_built'));
  const { missing } = readPaper(pagesOf(front, state, general), '2026-11-15');
  assert.deepEqual(
    missing?.find(({ name }) => name === 'outer_wall_surface_m2'),
    { name: 'outer_wall_surface_m2', searched: ['muren', 'gevels'] },
  );
});
