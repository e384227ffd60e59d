import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { prepareFolders } from '../../packages/server/src/infra/database/embedded-postgres/folders.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree, startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { addMember } from '../../packages/server/src/testing/test-member.ts';
import { until } from '../../packages/server/src/testing/until.ts';

/** Of the server; with one, nothing could be shared. */
export const THREADS = 2;

export type Call = (method: string, path: string, init?: RequestInit) => Promise<Response>;

export interface LoadServer extends AsyncDisposable {
  url: string;
  /**
   * Memory of the process now, in bytes, and the processor time of all its threads and of the first one so far, in
   * milliseconds.
   */
  measure(): { memory: number; all: number; main: number };
  /** A context with a client of its own. */
  addClient(slug: string): Promise<Call>;
  /** An owner of the context, signed in. */
  addOwner(slug: string): Promise<Call>;
}

/**
 * `rooftree serve` with the embedded database in a process of its own, without rate limits: those would end most of
 * what is tried here.
 */
export async function startLoadServer(): Promise<LoadServer> {
  await using made = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-load-'));
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ROOFTREE_SECRET_KEY: randomBytes(32).toString('base64'),
    ROOFTREE_DATA_DIR: join(dataDir, 'data'),
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ROOFTREE_COMPUTE_THREADS: String(THREADS),
  };
  const server = startRooftree(['serve'], env);
  made.defer(async () => {
    await server.end('SIGTERM');
  });
  await until(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true);
  const rooftree = async (...words: string[]) => {
    const { code, stdout, stderr } = await runRooftree(words, env);
    if (code !== 0) throw new Error(`rooftree ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  const { socket } = prepareFolders(join(dataDir, 'data'));
  const sql = connect({
    databaseUrl: `postgres://rooftree@${encodeURIComponent(socket)}/rooftree`,
    applicationName: 'drill',
    poolSize: 1,
    statementTimeoutMs: 0,
  });
  made.defer(() => sql.end({ timeout: 1 }));
  const owned = made.move();
  return {
    url,
    measure: () => measureProcess(server.child.pid ?? 0),
    async addClient(slug) {
      await rooftree('contexts', 'create', slug, '--name', slug);
      const client: { client_id: string; client_secret: string } = JSON.parse(
        await rooftree('clients', 'create', '--context', slug, '--name', slug, '--json'),
      );
      const headers = {
        'x-service-client-id': client.client_id,
        'x-service-client-secret': client.client_secret,
      };
      const answer = await fetch(`${url}/v1/oauth/token`, { method: 'POST', headers });
      const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
      return (method, path, init = {}) =>
        fetch(`${url}${path}`, {
          ...init,
          method,
          headers: { authorization: `Bearer ${token}`, ...init.headers },
        });
    },
    async addOwner(slug) {
      const [context] = await sql<[{ id: string }]>`SELECT id FROM contexts WHERE slug = ${slug}`;
      const { cookie } = await addMember({ dependencies: { sql }, url }, { contextId: context.id });
      const fromPage = { cookie, origin: url, 'x-rooftree-console': '1' };
      return (method, path, init = {}) =>
        fetch(`${url}${path}`, { ...init, method, headers: { ...fromPage, ...init.headers } });
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

// proc_pid_stat(5): utime and stime are fields 14 and 15, in hundredths of a second.
function processorMs(file: string): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

function measureProcess(pid: number) {
  const [, kib = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    memory: Number(kib) * 1024,
    all: processorMs(`/proc/${pid}/stat`),
    // Of one thread there are nanoseconds.
    main: Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
  };
}
