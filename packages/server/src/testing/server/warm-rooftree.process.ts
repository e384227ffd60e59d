/** The process behind warm-rooftree.ts. */
import assert from 'node:assert/strict';
import { main } from '../../cli/main.ts';
import { until } from '../until.ts';
import type { WarmCommand } from './warm-rooftree.ts';

const said = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const written = rest.at(-1);
    if (typeof written === 'function') setImmediate(() => written());
    return true;
  };

/** What keeps this process alive: the wire to the test, and whatever a command forgot to close. */
const alive = () => process.getActiveResourcesInfo().sort().join();

async function run({ args, env }: WarmCommand): Promise<void> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  Object.assign(said, { stdout: '', stderr: '' });
  process.exitCode = 0;
  const before = alive();
  await main(['node', 'rooftree', ...args]);
  const code = process.exitCode;
  process.exitCode = 0;
  // A process of its own would end now.
  await until(() => alive() === before).catch(() => assert.fail(`left open: ${alive()}; before: ${before}`));
  process.send?.({ ...said, code });
}

process.on('message', (command: WarmCommand) => void run(command));
process.send?.('ready');
