import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Ended, rooftreeSettings } from './run-rooftree.ts';

export interface WarmCommand {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

let child: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a `rooftree` command in a process that has read the modules already and runs one command after the other:
 * reading them costs more than most commands do. For what a command says and does; `runRooftree` starts the real one,
 * for signals, standard input and whatever else is about a process. Fails when the command leaves open what would keep
 * its process alive.
 */
export function runWarmRooftree(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const next = last.then(() => ask({ args, env: rooftreeSettings(env) }));
  last = next.catch(() => {});
  return next;
}

async function ask(command: WarmCommand): Promise<Ended> {
  child ??= await start();
  // It ends with this process, which need not wait for it between two commands.
  child.channel?.ref();
  child.send(command);
  // What it did not do is no longer waited for, or each command would leave listeners behind.
  const waiting = new AbortController();
  const [answer]: (Ended | number | undefined)[] = await Promise.race([
    once(child, 'message', waiting),
    once(child, 'exit', waiting),
  ]).finally(() => waiting.abort());
  child.channel?.unref();
  if (typeof answer === 'object') return answer;
  child = undefined;
  throw new Error(`the process ended with ${answer} during ${command.args.join(' ')}`);
}

async function start(): Promise<ChildProcess> {
  const started = fork(join(import.meta.dirname, 'warm-rooftree.process.ts'), {
    cwd: '/',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(started, 'message');
  started.unref();
  return started;
}
