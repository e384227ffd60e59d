import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEstateFile } from './estate-file.ts';
import { createRowCheck } from './row-check.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../../../examples');
const files = readdirSync(EXAMPLES).filter((name) => name.endsWith('.csv'));

test('there are examples in three languages', () => {
  assert.deepEqual(files.toSorted(), ['estates-en.csv', 'estates-fr.csv', 'estates-nl.csv']);
});

for (const name of files) {
  test(`${name} can be imported, and every column of ours is found`, async () => {
    const notes: string[] = [];
    const rows = await Array.fromAsync(readEstateFile(join(EXAMPLES, name), (note) => notes.push(note)));
    assert.deepEqual(rows.flatMap(createRowCheck([])), []);
    assert(rows.length >= 2);
    const remark = ['not known and skipped: column "Opmerkingen"'];
    assert.deepEqual(notes, name === 'estates-nl.csv' ? remark : []);
  });
}
