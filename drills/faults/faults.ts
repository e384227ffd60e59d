/**
 * `npm run drill -- faults`: breaks the database of a real server in the ways that operators meet, again and again, and
 * counts what callers and batches notice; then loads it with writes, and with everything for 20 minutes. All of it on
 * loopback, in two hours at most. Exit 1 when a try does not reach its mark.
 *
 *   npm run drill -- faults                   all of them
 *   npm run drill -- faults silent-wires=3    one of them, three times
 */
import { frozenServer, restartedServer } from './absent-server.ts';
import { frozenBackend } from './frozen-backend.ts';
import { killedServer } from './killed-server.ts';
import { mixedLoad } from './mixed-load.ts';
import { silentWires } from './silent-wires.ts';
import { validWrites } from './valid-writes.ts';

export interface Try {
  isGood: boolean;
  /** One line about it. */
  told: string;
}
type Fault = (tries: number) => AsyncIterable<Try>;

const FAULTS: Readonly<Record<string, { run: Fault; tries: number }>> = {
  'frozen-backend': { run: frozenBackend, tries: 20 },
  'silent-wires': { run: silentWires, tries: 20 },
  'frozen-5s': { run: (tries) => frozenServer(tries, 5000), tries: 10 },
  'frozen-30s': { run: (tries) => frozenServer(tries, 30_000), tries: 10 },
  'restarted-5s': { run: (tries) => restartedServer(tries, 5000), tries: 10 },
  'killed-server': { run: killedServer, tries: 20 },
  'valid-writes': { run: validWrites, tries: 1 },
  'mixed-load': { run: (tries) => mixedLoad(tries, 20), tries: 1 },
};

const wanted = process.argv.slice(2).map((word) => word.split('='));
for (const [name = '', count] of wanted.length > 0 ? wanted : Object.keys(FAULTS).map((name) => [name])) {
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(`${name} is none of ${Object.keys(FAULTS).join(', ')}`);
  const tries = count === undefined ? fault.tries : Number(count);
  let good = 0;
  let done = 0;
  for await (const { isGood, told } of fault.run(tries)) {
    done += 1;
    if (isGood) good += 1;
    console.log(`${name} ${String(done).padStart(2)} of ${tries}  ${isGood ? 'good' : 'BAD '}  ${told}`);
  }
  console.log(`${name}: ${good} of ${tries} good\n`);
  if (good < tries) process.exitCode = 1;
}
