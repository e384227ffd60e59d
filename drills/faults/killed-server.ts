import { setTimeout as sleep } from 'node:timers/promises';
import { countsOf } from '../../packages/server/src/testing/data/batches.ts';
import { endOfBatch, postBatch } from './batch.ts';
import { startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';

const ESTATES = 2000;

/** kill -9 of the server, worker and all, at a random moment of a batch; it is started again and must end the batch. */
export async function* killedServer(tries: number): AsyncIterable<Try> {
  await using server = await startFaultServer(ESTATES);
  const begin = performance.now();
  await endOfBatch(server, await postBatch(server, server.names));
  const wholeMs = performance.now() - begin;
  for (let number = 0; number < tries; number += 1) {
    const batchId = await postBatch(server, server.names);
    const afterMs = Math.random() * wholeMs;
    await sleep(afterMs);
    await server.kill('SIGKILL');
    const { finished } = await countsOf(server.sql, batchId);
    await server.start();
    const { hasHung, lost, wrong } = await endOfBatch(server, batchId);
    yield {
      isGood: !hasHung && lost === 0 && wrong === '',
      told: `killed after ${(afterMs / 1000).toFixed(1)} s with ${finished} finished: ${lost} lost${wrong || ', none double'}`,
    };
  }
}
