import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './until.ts';

export interface WorkerProcess {
  child: ChildProcess;
  /** What it logged so far. */
  output(): string;
  /** The signal, then its end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null }>;
}

const COMMAND = join(import.meta.dirname, '..', '..', 'bin', 'rooftree.js');

/** `rooftree work` as an operator runs it: a process of its own on the given database. */
export async function startWorkerProcess(databaseUrl: string): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [COMMAND, 'work'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ROOFTREE_COMPUTE_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await until(() => output.includes('The worker waits') || child.exitCode !== null, 20_000);
  if (child.exitCode !== null) throw new Error(`the worker ended: ${output}`);
  return {
    child,
    output: () => output,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = await exited;
      return { code };
    },
  };
}
