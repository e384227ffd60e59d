import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../packages/server/src/testing/free-port.ts';
import { addRenovation } from '../../packages/server/src/testing/renovation-rows.ts';
import { startRooftree } from '../../packages/server/src/testing/run-rooftree.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';

const RENOVATIONS = 200;

/** The server as a process of its own, with enough renovations for full search pages. */
export async function startSearchServer() {
  const secretKey = randomBytes(32).toString('hex');
  const app = await startTestApp({ env: { ROOFTREE_SECRET_KEY: secretKey } });
  const { sql, databaseUrl } = app.dependencies;
  const { contextId, clientId, clientSecret } = await app.addClient();
  for (let index = 0; index < RENOVATIONS; index++)
    await addRenovation(sql, contextId, { managingUser: `user-${index % 7}` });
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-bench-'));
  const port = await findFreePort();
  const server = startRooftree(['serve'], {
    DATABASE_URL: databaseUrl,
    ROOFTREE_DATA_DIR: dataDir,
    ROOFTREE_SECRET_KEY: secretKey,
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    ROOFTREE_WORKER: 'off',
    PORT: String(port),
  });
  await server.prints('Rooftree answers at');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    clientId,
    clientSecret,
    async stop() {
      await server.end('SIGTERM');
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
