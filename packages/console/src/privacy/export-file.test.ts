import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exportFileName, isWhole } from './export-file.ts';

// Where the offices are; the machine may be anywhere.
const { TZ } = process.env;
before(() => {
  process.env['TZ'] = 'Europe/Brussels';
});
after(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

test('the file is named after the agency and the day where the reader is', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-17T23:30:00Z') });
  assert.equal(exportFileName('Huis & Haard'), 'huis-haard-2026-11-18.ndjson');
});

test('a file without its last line was cut off', async () => {
  const line = `${JSON.stringify({ kind: 'estate', text: 'x'.repeat(9000) })}\n`;
  assert.equal(await isWhole(new Blob([line, '{"kind":"end","lines":1}\n'])), true);
  assert.equal(await isWhole(new Blob([line])), false);
  assert.equal(await isWhole(new Blob([])), false);
  assert.equal(await isWhole(new Blob(['{"kind":"end"}\n', line])), false, 'not at its end');
});
