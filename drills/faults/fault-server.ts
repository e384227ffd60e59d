import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import { addMixedEstates } from '../../packages/server/src/testing/data/mixed-estates.ts';
import { DatabaseWire } from '../../packages/server/src/testing/database/database-wire.ts';
import {
  createOwnPostgres,
  type OwnPostgres,
} from '../../packages/server/src/testing/database/own-postgres.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import {
  type RooftreeProcess,
  runRooftree,
  startRooftree,
} from '../../packages/server/src/testing/server/run-rooftree.ts';

const START_LIMIT_MS = 60_000;
const SLUG = 'faults';

export interface FaultServer extends AsyncDisposable {
  url: string;
  /** Straight to PostgreSQL, past the wire. */
  sql: Sql;
  /** Between the server and PostgreSQL. */
  wire: DatabaseWire;
  postgres: Pick<OwnPostgres, 'stop' | 'start'>;
  contextId: string;
  names: string[];
  authorization: string;
  start(): Promise<void>;
  processId(): number | undefined;
  /** How often its log held this text. */
  countLogged(text: string): number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** `rooftree serve`, with its worker, on a PostgreSQL of its own behind a wire that can be broken; on loopback only. */
export async function startFaultServer(estates: number): Promise<FaultServer> {
  await using made = new AsyncDisposableStack();
  const postgres = await createOwnPostgres();
  made.defer(() => postgres.remove());
  const { sql, databaseUrl } = postgres;
  const wire = new DatabaseWire(databaseUrl);
  made.defer(() => wire.refuse());
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-faults-'));
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: await wire.open(),
    ROOFTREE_SECRET_KEY: randomBytes(32).toString('base64'),
    ROOFTREE_DATA_DIR: dataDir,
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  let server: RooftreeProcess | undefined;
  const kill = async (signal: NodeJS.Signals) => {
    await server?.end(signal);
    server = undefined;
  };
  const start = async () => {
    server = startRooftree(['serve'], env);
    const end = Date.now() + START_LIMIT_MS;
    while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
      if (server.child.exitCode !== null || Date.now() > end) {
        throw new Error(`the server did not start: ${JSON.stringify(server.output())}`);
      }
      await sleep(50);
    }
  };
  made.defer(() => kill('SIGKILL'));
  await start();
  const rooftree = async (...words: string[]) => {
    const { code, stdout, stderr } = await runRooftree(words, env);
    if (code !== 0) throw new Error(`rooftree ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  await rooftree('contexts', 'create', SLUG, '--name', 'Faults');
  const [context] = await sql<[{ id: string }]>`SELECT id FROM contexts WHERE slug = ${SLUG}`;
  const names = await addMixedEstates(sql, context.id, estates);
  const words = ['clients', 'create', '--context', SLUG, '--name', 'faults', '--json'];
  const token = await newToken(url, JSON.parse(await rooftree(...words)));
  const owned = made.move();
  return {
    url,
    sql,
    wire,
    postgres,
    contextId: context.id,
    names,
    authorization: `Bearer ${token}`,
    start,
    processId: () => server?.child.pid,
    countLogged: (text) => (server?.output().stdout.split(text).length ?? 1) - 1,
    kill,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function newToken(url: string, client: { client_id: string; client_secret: string }): Promise<string> {
  const headers = {
    'x-service-client-id': client.client_id,
    'x-service-client-secret': client.client_secret,
  };
  const answer = await fetch(`${url}/v1/oauth/token`, { method: 'POST', headers });
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return token;
}
