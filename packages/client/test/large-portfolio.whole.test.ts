import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';

const ESTATES = 20_000;
const MIB = 1024 * 1024;

const app = await startTestApp();
after(() => app.stop());

interface Measured {
  estates: number;
  bytesAtStart: number;
  mostBytes: number;
}

test('20,000 estates stream through memory that does not grow with them', async (t) => {
  const { contextId, clientId, clientSecret } = await app.addClient();
  await addMixedEstates(app.dependencies.sql, contextId, ESTATES);
  // A process of its own, so that the server's memory is not in the measure.
  const measure = async (method: 'stream' | 'list') => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      join(import.meta.dirname, 'measure-estates.ts'),
      ...[app.url, clientId, clientSecret, method],
    ]);
    return JSON.parse(stdout) as Measured;
  };
  const streamed = await measure('stream');
  const listed = await measure('list');
  const grownBy = ({ mostBytes, bytesAtStart }: Measured) => (mostBytes - bytesAtStart) / MIB;
  t.diagnostic(`stream: ${grownBy(streamed).toFixed(1)} MiB, list: ${grownBy(listed).toFixed(1)} MiB`);
  assert.equal(streamed.estates, ESTATES);
  assert.equal(listed.estates, ESTATES);
  assert.ok(grownBy(streamed) < 4, `grew by ${grownBy(streamed)} MiB`);
  // That the measure would have seen it.
  assert.ok(grownBy(listed) > 2 * grownBy(streamed), `the list grew by only ${grownBy(listed)} MiB`);
});
