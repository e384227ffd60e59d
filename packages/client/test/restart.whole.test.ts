import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { holdLastEstate } from '../../server/src/testing/database/hold-last-estate.ts';
import { findFreePort } from '../../server/src/testing/server/free-port.ts';
import { startRooftree } from '../../server/src/testing/server/run-rooftree.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { createClient } from '../src/index.ts';

const ESTATES = 60;

// This one makes the database and the client; the server that the client sees is a process of its own.
const secretKey = randomBytes(32).toString('hex');
const app = await startTestApp({ env: { ROOFTREE_SECRET_KEY: secretKey } });
after(() => app.stop());

test('a wait goes on when the server is stopped and started again in the middle of it', async (t) => {
  const { sql, databaseUrl } = app.dependencies;
  const { contextId, clientId, clientSecret } = await app.addClient();
  const names = await addMixedEstates(sql, contextId, ESTATES);
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-restart-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = String(await findFreePort());
  const start = async () => {
    const server = startRooftree(['serve'], {
      DATABASE_URL: databaseUrl,
      ROOFTREE_DATA_DIR: dataDir,
      ROOFTREE_SECRET_KEY: secretKey,
      ROOFTREE_DEMO: 'off',
      ROOFTREE_COMPUTE_THREADS: '1',
      PORT: port,
    });
    await server.prints('Rooftree answers at');
    return server;
  };

  let server = await start();
  t.after(() => server.end('SIGKILL'));
  const { calculationJobs } = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    clientId,
    clientSecret,
    maxRetries: 0,
  });
  let restart: Promise<void> | undefined;
  const finishedAt: number[] = [];
  const batch = await calculationJobs.planRenovations(names);
  // It cannot end before the server is asked to stop.
  const letGo = await holdLastEstate(t, databaseUrl, batch.id);
  const ended = await calculationJobs.waitFor(batch, {
    maxOutageMs: 600_000,
    onProgress({ metadata }) {
      finishedAt.push(metadata.estates.finished);
      restart ??= (async () => {
        const stopped = server.end('SIGTERM');
        await letGo();
        await stopped;
        server = await start();
      })();
    },
  });
  await restart;
  assert.ok((finishedAt[0] ?? 0) < ESTATES, 'the batch had ended before the restart');
  assert.equal(ended.calculation_job_status, 'FINISHED');
  assert.deepEqual(ended.metadata.estates, { total: ESTATES, finished: ESTATES, failed: 0 });
});
