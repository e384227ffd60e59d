import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { indicateLines } from './actions/planning/indicate.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-indicate-'));
after(() => rmSync(home, { recursive: true, force: true }));

const HOUSE = JSON.stringify({
  address: { country: 'NL', zip_code: '3511 AB' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1970,
});

test('prints one indication a line, a fault with its line number, and exits 1 when there was one', async () => {
  const path = join(home, 'houses.ndjson');
  writeFileSync(path, `${HOUSE}\n\nnot json\n{"address":{"country":"XX"},"year_built":1}\n${HOUSE}`);
  const { code, stdout } = await runWarmRooftree(['indicate', path], {});
  assert.equal(code, 1);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(lines.length, 4);
  assert.deepEqual(Object.keys(lines[0]), [
    'label',
    'label_probabilities',
    'primary_kwh_per_m2',
    'quality_label',
  ]);
  assert.deepEqual(lines[1], { error: ['the line is not JSON'], line: 3 });
  assert.equal(lines[2].line, 4);
  assert.equal(lines[2].error.length, 2);
  assert.deepEqual(lines[3], lines[0]);
});

test('exits 0 without faults, and says so when the file cannot be read', async () => {
  const path = join(home, 'good.ndjson');
  writeFileSync(path, `${HOUSE}\n`);
  assert.equal((await runWarmRooftree(['indicate', path], {})).code, 0);
  const missing = await runWarmRooftree(['indicate', join(home, 'none')], {});
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /cannot read/);
});

test('streams: a reader that is slow gets every line', async () => {
  const count = 3000;
  const output = new PassThrough({ highWaterMark: 1024 });
  const read = text(output);
  const failures = await indicateLines(Readable.from(`${HOUSE}\n`.repeat(count)), output, '2026-11-15');
  output.end();
  assert.equal(failures, 0);
  assert.equal((await read).trim().split('\n').length, count);
});
