import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { processorMs, processorMsOfChildren } from '../service/processor-time.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'packages', 'server', 'bin', 'rooftree.js');
const run = promisify(execFile);

export interface Client {
  externalIds: string[];
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;

  constructor(method: string, path: string, status: number, body: string) {
    super(`${method} ${path}: ${status} ${body}`);
    this.status = status;
  }
}
export interface BenchServer extends AsyncDisposable {
  /** A context with these estates, and a client of it. */
  createContext(slug: string, estates: readonly { external_id: string }[]): Promise<Client>;
  memoryMb(): number;
  peakMemoryMb(): number;
  /** Milliseconds of the server up to now, and of the processes that it started: its PostgreSQL. */
  processorMs(): { own: number; children: number };
}
export interface ServerOptions {
  /** Words before the command of the server: what starts it in a group of its own, say. */
  launcher?: readonly string[];
  env?: Record<string, string>;
}

/** `rooftree serve` with its embedded PostgreSQL in a folder that is removed afterwards. */
export async function startServer(options: ServerOptions = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-bench-'));
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    ROOFTREE_DATA_DIR: join(folder, 'data'),
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const rooftree = async (...words: string[]) =>
    (await run(process.execPath, [COMMAND, ...words], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  const [program = '', ...words] = [...(options.launcher ?? []), process.execPath, COMMAND, 'serve'];
  const server = spawn(program, words, { env, stdio: 'inherit' });
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async createContext(slug, estates) {
      await rooftree('contexts', 'create', slug, '--name', slug);
      const file = join(folder, `${slug}.ndjson`);
      writeFileSync(file, estates.map((estate) => JSON.stringify(estate)).join('\n'));
      await rooftree('estates', 'import', file, '--context', slug);
      const credentials = JSON.parse(
        await rooftree('clients', 'create', '--context', slug, '--name', 'bench', '--json'),
      );
      const token = await newToken(url, credentials);
      const externalIds = estates.map(({ external_id }) => external_id);
      return { externalIds, call: (method, path, body) => call(url, token, method, path, body) };
    },
    memoryMb: () => readMemoryMb(server.pid, 'VmRSS'),
    peakMemoryMb: () => readMemoryMb(server.pid, 'VmHWM'),
    processorMs: () => ({ own: processorMs(server.pid), children: processorMsOfChildren(server.pid) }),
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit');
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readMemoryMb(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kib] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
  return (Number(kib) * 1024) / 1e6;
}

async function newToken(
  url: string,
  credentials: { client_id: string; client_secret: string },
): Promise<string> {
  const answer = await fetch(`${url}/v1/oauth/token`, {
    method: 'POST',
    headers: {
      'x-service-client-id': credentials.client_id,
      'x-service-client-secret': credentials.client_secret,
    },
  });
  // The server's own answer.
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function call<Answer>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new CallError(method, path, answer.status, await answer.text());
  // The caller knows what this path answers.
  return (await answer.json()) as Answer;
}
