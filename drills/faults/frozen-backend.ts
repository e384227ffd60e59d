import { setTimeout as sleep } from 'node:timers/promises';
import { backToNormal } from './back-to-normal.ts';
import { poolBackends, signalAll } from './backends.ts';
import { call, countStatuses, startCalls } from './call-load.ts';
import { startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';

const CALLS_PER_SECOND = 2;
const POOL_SIZE = 10;
const WATCHED_MS = 16_000;
const DROPPED = 'Dropped connections';

/** One backend of the pool's ten stops, as a process does that waits for a dead disk; all others are well. */
export async function* frozenBackend(tries: number): AsyncIterable<Try> {
  await using server = await startFaultServer(10);
  for (let number = 0; number < tries; number += 1) {
    // All at once, so that the pool opens every connection it may have.
    while ((await poolBackends(server.sql)).length < POOL_SIZE) {
      await Promise.all(Array.from({ length: 50 }, () => call(server, '/v1/renovations')));
    }
    const pids = await poolBackends(server.sql);
    const frozen = pids[Math.floor(Math.random() * pids.length)] ?? 0;
    const droppedBefore = server.countLogged(DROPPED);
    const calls = startCalls(server, CALLS_PER_SECOND);
    const ready = startCalls(server, CALLS_PER_SECOND, '/health/ready');
    await sleep(1000 + Math.random() * 1000);
    const faultAt = performance.now();
    signalAll([frozen], 'SIGSTOP');
    await sleep(WATCHED_MS);
    const [made, asked] = await Promise.all([calls.stop(), ready.stop()]);
    signalAll([frozen], 'SIGCONT');
    const { isGood, told } = backToNormal(made, faultAt);
    // Only then has the try shown anything: somebody waited on that connection.
    const isNoticed = server.countLogged(DROPPED) > droppedBefore;
    yield {
      isGood: isGood && isNoticed,
      told: `${told}; ready: ${countStatuses(asked)}; ${isNoticed ? 'dropped' : 'not noticed'}`,
    };
  }
}
