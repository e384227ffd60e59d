import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createRowSpool } from './row-spool.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-spool-'));
process.env['TMPDIR'] = home;
after(() => rmSync(home, { recursive: true, force: true }));

const row = (line: number) => ({
  line,
  value: {
    external_id: `e-${line}`,
    street: 'één\u2028twee\nd\u0000rie'.repeat(50),
    price: 1.5,
    region: null,
  },
});

test('rows come back as they were, in batches, and their file has no name meanwhile', async () => {
  await using spool = await createRowSpool();
  assert.deepEqual(readdirSync(home), []);
  const rows = Array.from({ length: 2500 }, (_, line) => row(line));
  for (const each of rows) await spool.add(each);
  const batches = await Array.fromAsync(spool.batches(1000));
  assert.deepEqual(
    batches.map((batch) => batch.length),
    [1000, 1000, 500],
  );
  assert.deepEqual(batches.flat(), rows);
});

test('who stops reading in the middle can close it', async () => {
  const spool = await createRowSpool();
  for (let line = 0; line < 2500; line += 1) await spool.add(row(line));
  for await (const batch of spool.batches(10)) {
    assert.equal(batch.length, 10);
    break;
  }
  await spool[Symbol.asyncDispose]();
});

test('nothing is no batch', async () => {
  await using spool = await createRowSpool();
  assert.deepEqual(await Array.fromAsync(spool.batches(10)), []);
});
