import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorMs } from './processor-time.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

export interface ServerProcess extends AsyncDisposable {
  url: string;
  memoryMb(): number;
  /** Processor time of all its threads so far. */
  cpuMs(): number;
}

/** `rooftree serve` as an operator runs it, its log going nowhere; only the rate limits, demo and worker are off. */
export function startRooftree(
  port: number,
  databaseUrl: string,
  secretKey: string,
  { env = {}, project = PROJECT }: { env?: Record<string, string>; project?: string } = {},
): Promise<ServerProcess> {
  const command = join(project, 'packages', 'server', 'bin', 'rooftree.js');
  return start([command, 'serve'], port, '/health/ready', {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ROOFTREE_SECRET_KEY: secretKey,
    ROOFTREE_RATE_LIMITS: 'off',
    ROOFTREE_DEMO: 'off',
    ROOFTREE_WORKER: 'off',
    ...env,
  });
}

/** The raw peer: node:http that has the answer ready. */
export function startRawServer(port: number, file: string): Promise<ServerProcess> {
  return start([join(import.meta.dirname, 'raw-server.ts'), String(port), file], port, '/', {});
}

async function start(
  words: string[],
  port: number,
  path: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(url + path).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${words[0]} ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    memoryMb: () => memoryOf(child),
    cpuMs: () => processorMs(child.pid),
    [Symbol.asyncDispose]: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function memoryOf(child: ChildProcess): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return (Number(kib) * 1024) / 1e6;
}
