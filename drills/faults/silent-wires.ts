import { setTimeout as sleep } from 'node:timers/promises';
import { backToNormal } from './back-to-normal.ts';
import { endOfBatch, postBatch, untilUnderWay } from './batch.ts';
import { startCalls } from './call-load.ts';
import { startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';

const CALLS_PER_SECOND = 2;
const ESTATES = 1000;
const WATCHED_MS = 16_000;
const STILL_FOR_AT_MOST_MS = 10_000;

/** Every open connection goes silent while a batch runs, as after a fail-over; new ones work. */
export async function* silentWires(tries: number): AsyncIterable<Try> {
  await using server = await startFaultServer(ESTATES);
  for (let number = 0; number < tries; number += 1) {
    const calls = startCalls(server, CALLS_PER_SECOND);
    const batchId = await postBatch(server, server.names);
    await untilUnderWay(server, batchId);
    await sleep(Math.random() * 300);
    const faultAt = performance.now();
    const silent = server.wire.silenceOpen();
    const ended = endOfBatch(server, batchId).then((end) => ({ ...end, ms: performance.now() - faultAt }));
    await sleep(WATCHED_MS);
    const { hasHung, stillMs, lost, wrong, ms } = await ended;
    const { isGood, told } = backToNormal(await calls.stop(), faultAt);
    yield {
      isGood: isGood && !hasHung && stillMs <= STILL_FOR_AT_MOST_MS && lost === 0 && wrong === '',
      told:
        `${silent} connections silent: ${told}; batch stood still for ${(stillMs / 1000).toFixed(1)} s, ` +
        `ended after ${(ms / 1000).toFixed(1)} s, ${lost} lost${wrong}`,
    };
    // Their backends still wait for peers that are gone, as after a real fail-over; the next try begins without them.
    await server.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'rooftree%' AND application_name <> 'rooftree test' AND state_change < now() - interval '15 s'`;
  }
}
