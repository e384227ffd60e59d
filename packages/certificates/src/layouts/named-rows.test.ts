import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPaper } from '../read-paper.ts';
import { FLEMISH_PAPER } from '../testing/flemish-paper.ts';
import { pagesOf } from '../testing/page-of.ts';

const readFrom = (pages: readonly string[], name: string) =>
  readPaper(pagesOf(...pages), '2026-11-15').fields.find((field) => field.name === name)?.value;

test('tables under headings that no form has are read by the names of their rows', () => {
  const renamed = FLEMISH_PAPER.map((page) =>
    page.replace(/^Daken$/m, 'Bovenste begrenzing').replace(/^Muren$/m, 'Gevelconstructies'),
  );
  for (const name of ['inclined_roof_surface_m2', 'outer_wall_surface_m2', 'ground_floor_surface_m2'])
    assert.equal(readFrom(renamed, name), readFrom(FLEMISH_PAPER, name), name);
});
