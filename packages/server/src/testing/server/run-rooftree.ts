import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_SECRET_KEY } from './test-secret-key.ts';

const PACKAGE = join(import.meta.dirname, '..', '..', '..');
// As in until.ts: it names what never comes, and expects no speed.
const START_LIMIT_MS = 240_000;

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RooftreeProcess {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): Ended;
  /** Waits until its standard output holds the text. */
  prints(text: string): Promise<string>;
  /** Waits for its end, after a signal when one is given. */
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

/** These settings, the tests' key, threads that yield to nobody, and no others. */
export function rooftreeSettings(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ROOFTREE_SECRET_KEY: TEST_SECRET_KEY,
    ROOFTREE_COMPUTE_NICENESS: '0',
    ...env,
  };
}

/** Starts the real `rooftree` command as a process of its own. */
export function startRooftree(
  args: readonly string[],
  env: Record<string, string>,
  {
    node = process.execPath,
    folder = PACKAGE,
    input = '',
  }: { node?: string; folder?: string; input?: string | Buffer } = {},
): RooftreeProcess {
  const child = spawn(node, [join(folder, 'bin', 'rooftree.js'), ...args], {
    env: rooftreeSettings(env),
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
  });
  // A command that has ended does not read it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const closed = once(child, 'close');
  const output = () => ({ code: child.exitCode, ...said });
  return {
    child,
    output,
    async prints(text) {
      const deadline = Date.now() + START_LIMIT_MS;
      while (!said.stdout.includes(text)) {
        if (child.exitCode !== null || Date.now() > deadline) {
          throw new Error(`it never said "${text}" but: ${JSON.stringify(output())}`);
        }
        await sleep(20);
      }
      return said.stdout;
    },
    async end(signal) {
      if (signal !== undefined) child.kill(signal);
      await closed;
      return output();
    },
  };
}

/** Runs a command that ends by itself. */
export function runRooftree(
  args: readonly string[],
  env: Record<string, string>,
  folder: string = PACKAGE,
): Promise<Ended> {
  return startRooftree(args, env, { folder }).end();
}
