import { setTimeout as sleep } from 'node:timers/promises';
import { allProcesses, signalAll } from './backends.ts';
import { endOfBatch, postBatch, untilUnderWay } from './batch.ts';
import { countStatuses, startCalls } from './call-load.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';

const CALLS_PER_SECOND = 10;
const ESTATES = 2000;
const AFTERWARDS_MS = 5000;

/** All of PostgreSQL stops for a while under load, as on a machine that is being moved. */
export function frozenServer(tries: number, frozenMs: number): AsyncIterable<Try> {
  return absentServer(tries, async ({ sql }) => {
    const pids = await allProcesses(sql);
    signalAll(pids, 'SIGSTOP');
    await sleep(frozenMs);
    signalAll(pids, 'SIGCONT');
  });
}

/** PostgreSQL is shut down and started again, as for an update. */
export function restartedServer(tries: number, absentMs: number): AsyncIterable<Try> {
  return absentServer(tries, async ({ postgres }) => {
    await postgres.stop();
    await sleep(absentMs);
    await postgres.start();
  });
}

async function* absentServer(
  tries: number,
  beAbsent: (server: FaultServer) => Promise<void>,
): AsyncIterable<Try> {
  await using server = await startFaultServer(ESTATES);
  for (let number = 0; number < tries; number += 1) {
    const calls = startCalls(server, CALLS_PER_SECOND);
    const batchId = await postBatch(server, server.names);
    await untilUnderWay(server, batchId);
    await beAbsent(server);
    const backAt = performance.now();
    const { hasHung, lost, wrong } = await endOfBatch(server, batchId);
    const batchMs = performance.now() - backAt;
    await sleep(AFTERWARDS_MS);
    const made = await calls.stop();
    const successes = made.filter(({ status, endedAt }) => status === 200 && endedAt > backAt);
    const firstMs = Math.min(...successes.map(({ endedAt }) => endedAt - backAt));
    const late = made.filter(({ status, startedAt }) => status !== 200 && startedAt > backAt + 10_000);
    const isAnswered = made.every(({ status }) => status === 200 || status === 503);
    yield {
      isGood: isAnswered && late.length === 0 && !hasHung && lost === 0 && wrong === '',
      told:
        `${countStatuses(made)}, first success ${firstMs.toFixed(0)} ms after it was back; ` +
        `batch ended after ${(batchMs / 1000).toFixed(1)} s, ${lost} lost${wrong}`,
    };
  }
}
