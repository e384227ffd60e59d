import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../packages/server/src/infra/database/connection/connect.ts';
import { prepareFolders } from '../packages/server/src/infra/database/embedded-postgres/folders.ts';
import { findRunning } from '../packages/server/src/infra/database/embedded-postgres/lock-file.ts';
import type { Sql } from '../packages/server/src/infra/database/sql.ts';
import { addMixedEstates } from '../packages/server/src/testing/data/mixed-estates.ts';
import { findFreePort } from '../packages/server/src/testing/server/free-port.ts';
import { runRooftree } from '../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../packages/server/src/testing/until.ts';

const PROGRAM = join(import.meta.dirname, '..', 'packages', 'server', 'bin', 'rooftree.js');
const ANSWER_LIMIT_MS = 40_000;

export interface Answer {
  /** 0 when there was none. */
  status: number;
  body: string;
}

export interface DrillServer extends AsyncDisposable {
  url: string;
  env: Record<string, string>;
  dataDir: string;
  contextId: string;
  names: string[];
  /** Straight to PostgreSQL. */
  sql: Sql;
  start(): Promise<void>;
  /** The process id and exit of the server that runs. */
  child(): ChildProcess;
  output(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
  postgresPid(): number | undefined;
  /** kill -9 of the PostgreSQL that runs or is starting; resolves when it is gone. */
  killPostgres(): Promise<void>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  rooftree(...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }>;
}

export interface DrillServerOptions {
  /** Where the data folder is made; a folder of its own without. */
  home?: string;
  env?: Record<string, string>;
  estates?: number;
  /** Shell words before the program: limits, another clock. */
  prelude?: string;
}

/** `rooftree serve` with the embedded database, on loopback, with one context, some estates and a client. */
export async function startDrillServer(options: DrillServerOptions = {}): Promise<DrillServer> {
  await using made = new AsyncDisposableStack();
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'rooftree-drill-'));
  chmodSync(home, 0o711);
  if (options.home === undefined) made.defer(() => rmSync(home, { recursive: true, force: true }));
  const dataDir = join(home, 'data');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    ROOFTREE_DATA_DIR: dataDir,
    ROOFTREE_SECRET_KEY: randomBytes(32).toString('base64'),
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  let server: ChildProcess | undefined;
  let output = '';
  const start = async () => {
    const command = `${options.prelude ?? ''} exec "$0" "$1" serve`;
    server = spawn('sh', ['-c', command, process.execPath, PROGRAM], { env, cwd: '/' });
    const collect = (chunk: Buffer) => {
      output = (output + chunk).slice(-200_000);
    };
    server.stdout?.on('data', collect);
    server.stderr?.on('data', collect);
    await until(async () => {
      if (server?.exitCode !== null) throw new Error(`the server ended: ${output}`);
      return (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true;
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = server;
    server = undefined;
    if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null)
      return ended?.exitCode ?? null;
    const closed = once(ended, 'exit');
    ended.kill(signal);
    await closed;
    return ended.exitCode;
  };
  const cluster = join(dataDir, 'postgres');
  const postgresPid = () => findRunning(cluster)?.pid;
  made.defer(async () => {
    await end('SIGKILL');
    const pid = postgresPid();
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    await until(() => postgresPid() === undefined);
  });
  const killPostgres = async () => {
    await until(() => postgresPid() !== undefined);
    const pid = postgresPid();
    if (pid === undefined) return killPostgres();
    process.kill(pid, 'SIGKILL');
    await until(() => postgresPid() !== pid);
  };
  await start();
  const { socket } = prepareFolders(dataDir);
  const sql = connect({
    databaseUrl: `postgres://rooftree@${encodeURIComponent(socket)}/rooftree`,
    applicationName: 'drill',
    poolSize: 2,
    statementTimeoutMs: 0,
  });
  made.defer(() => sql.end({ timeout: 1 }));
  const rooftree = (...words: string[]) => runRooftree(words, env);
  const run = async (...words: string[]) => {
    const { code, stdout, stderr } = await rooftree(...words);
    if (code !== 0) throw new Error(`rooftree ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  await run('contexts', 'create', 'drill', '--name', 'Drill');
  const [context] = await sql<[{ id: string }]>`SELECT id FROM contexts WHERE slug = 'drill'`;
  const names = await addMixedEstates(sql, context.id, options.estates ?? 20);
  const client = JSON.parse(
    await run('clients', 'create', '--context', 'drill', '--name', 'drill', '--json'),
  ) as { client_id: string; client_secret: string };
  let authorization = '';
  const signIn = async () => {
    const answer = await fetch(`${url}/v1/oauth/token`, {
      method: 'POST',
      headers: { 'x-service-client-id': client.client_id, 'x-service-client-secret': client.client_secret },
    });
    const { access_token: token } = JSON.parse(await answer.text()) as { access_token: string };
    authorization = `Bearer ${token}`;
  };
  await signIn();
  const call: DrillServer['call'] = async (method, path, body, headers) => {
    const send = () =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          authorization,
          ...(body !== undefined && !(body instanceof Uint8Array) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
        }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
    try {
      let answer = await send();
      if (answer.status === 401) {
        await signIn();
        answer = await send();
      }
      return { status: answer.status, body: await answer.text() };
    } catch {
      return { status: 0, body: '' };
    }
  };
  const owned = made.move();
  return {
    url,
    env,
    dataDir,
    contextId: context.id,
    names,
    sql,
    start,
    child: () => {
      if (server === undefined) throw new Error('no server runs');
      return server;
    },
    output: () => output,
    end,
    postgresPid,
    killPostgres,
    call,
    rooftree,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
