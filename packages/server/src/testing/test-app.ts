import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { plainClientId } from '../access/clients/client-secret.ts';
import { createClient, issueToken } from '../access/clients/clients.service.ts';
import { createContext } from '../access/contexts/contexts.service.ts';
import type { NewContext } from '../access/contexts/contexts.ts';
import { buildApp } from '../app.ts';
import type { ClientPermission } from '../caller.ts';
import { readConfig } from '../config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { startWorker } from '../start/worker.ts';
import { databaseSettings } from './database/pooler.ts';
import { findFreePort } from './server/free-port.ts';
import { sharedCompute } from './server/shared-compute.ts';
import { TEST_SECRET_KEY } from './server/test-secret-key.ts';
import { type WatchedAnswers, watchAnswers } from './server/watch-answers.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestClient {
  contextId: string;
  clientId: string;
  clientSecret: string;
  token: string;
  /** A request with this client's token; `body` is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestApp {
  url: string;
  app: FastifyInstance;
  dependencies: Dependencies;
  /** A client of a new context, or of the one named by `contextId`. */
  addClient(options?: {
    contextId?: string;
    context?: Partial<NewContext>;
    permissions?: ClientPermission[];
  }): Promise<TestClient>;
  stop(): Promise<void>;
}

/**
 * The whole server on a database of its own, over a real socket. Rate limits are off, the log is silent and a request
 * has minutes, so that a busy machine does not decide how a test ends, unless `env` says otherwise; a worker runs when
 * asked for. Threads are those of all servers of the process, unless `env` says how many. `now` is the clock of the
 * rate limits. Every answer is held against openapi.json.
 */
export async function startTestApp(
  options: { env?: Record<string, string>; hasWorker?: boolean; now?: () => number } = {},
): Promise<TestApp> {
  await using made = new AsyncDisposableStack();
  const database = await createTestDatabase();
  made.defer(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-app-'));
  chmodSync(dataDir, 0o711);
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    ...(options.env?.['DATABASE_URL'] === undefined && databaseSettings(database.databaseUrl)),
    ROOFTREE_DATA_DIR: dataDir,
    ROOFTREE_SECRET_KEY: TEST_SECRET_KEY,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'silent',
    ROOFTREE_RATE_LIMITS: 'off',
    ROOFTREE_DEMO: 'off',
    ROOFTREE_REQUEST_TIMEOUT_SECONDS: '200',
    // Threads that yield to every program of a busy machine would miss the time that a report has.
    ROOFTREE_COMPUTE_NICENESS: '0',
    ...options.env,
  });
  const created = await createDependencies(config, 'serve');
  made.defer(() => created.close());
  const hasOwnThreads = options.env?.['ROOFTREE_COMPUTE_THREADS'] !== undefined;
  const dependencies = {
    ...created,
    ...(!hasOwnThreads && { compute: sharedCompute() }),
    ...(options.now && { now: options.now }),
  };
  const app = await buildApp(dependencies);
  const answers = watchAnswers(app.server);
  made.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  if (options.hasWorker) {
    const worker = await startWorker(dependencies);
    made.defer(() => worker.stop());
  }

  const owned = made.move();
  return {
    url: config.publicUrl,
    app,
    dependencies,
    addClient: (clientOptions) => addClient(dependencies, answers, clientOptions),
    async stop() {
      await owned.disposeAsync();
      answers.check();
    },
  };
}

async function addClient(
  { sql, loadClientKeys, config }: Dependencies,
  answers: WatchedAnswers,
  options: { contextId?: string; context?: Partial<NewContext>; permissions?: ClientPermission[] } = {},
): Promise<TestClient> {
  const keys = await loadClientKeys();
  const slug = `test-${randomUUID()}`;
  const contextId =
    options.contextId ?? (await createContext(sql, { slug, name: 'Test context', ...options.context })).id;
  const { permissions } = options;
  const { clientId, clientSecret } = await createClient(sql, keys, contextId, {
    name: 'Test client',
    ...(permissions && { permissions }),
  });
  const credentials = { clientId: plainClientId(clientId), clientSecret };
  const { access_token: token } = await issueToken(sql, keys, config.tokenSeconds, credentials);
  return {
    contextId,
    ...credentials,
    token,
    async call(method, path, body, headers) {
      const answer = await fetch(`${config.publicUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // What was wrong with an answer fails the test that got it, or the one after it when the answer is still on its
      // way.
      answers.check();
      return answer;
    },
  };
}
