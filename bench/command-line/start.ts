/** How long commands take that only print: `npm run bench:command-line`. Each is a ratio to an empty Node, and fails above 300 ms. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = 15;
const LIMIT_MS = 300;
const ROOFTREE = join(import.meta.dirname, '..', '..', 'packages', 'server', 'bin', 'rooftree.js');

const COMMANDS: [name: string, args: string[]][] = [
  ['node -e 0', ['-e', '0']],
  ['rooftree --help', [ROOFTREE, '--help']],
  ['rooftree estates list --help', [ROOFTREE, 'estates', 'list', '--help']],
];

function startMs(args: readonly string[]): number {
  const before = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`${args.join(' ')} exits with ${status}`);
  return performance.now() - before;
}

const times = COMMANDS.map(([name, args]): { name: string; args: readonly string[]; taken: number[] } => ({
  name,
  args,
  taken: [],
}));
// In turn, so that a busy moment of the machine meets all of them; the first round fills Node's cache of compiled code.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { args, taken } of times) {
    const ms = startMs(args);
    if (round > 0) taken.push(ms);
  }
}

const emptyMs = median(times[0]?.taken ?? []);
for (const { name, taken } of times) {
  const ms = median(taken);
  const ratio = (ms / emptyMs).toFixed(1);
  console.log(`${name.padEnd(30)} ${ms.toFixed(0).padStart(4)} ms  ${ratio}× an empty Node`);
  if (ms > LIMIT_MS) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
