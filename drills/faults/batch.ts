import { assertWhole, countsOf } from '../../packages/server/src/testing/data/batches.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import type { FaultServer } from './fault-server.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const HANGS_AFTER_MS = 180_000;

/** Asks for plans of these estates over HTTP; returns the id of the job. */
export async function postBatch(server: FaultServer, names: readonly string[]): Promise<string> {
  const answer = await fetch(`${server.url}${BATCH}`, {
    method: 'POST',
    headers: { authorization: server.authorization, 'content-type': 'application/json' },
    body: JSON.stringify(names),
  });
  if (answer.status !== 201) throw new Error(`POST of a batch: ${answer.status} ${await answer.text()}`);
  const { id }: { id: string } = JSON.parse(await answer.text());
  return id;
}

/** Waits for its first finished estates. */
export function untilUnderWay({ sql }: FaultServer, batchId: string): Promise<void> {
  return until(async () => (await countsOf(sql, batchId)).finished > 0, 60_000);
}

export interface BatchEnd {
  hasHung: boolean;
  /** The longest time that it stood still. */
  stillMs: number;
  lost: number;
  /** What is wrong with its rows; empty when nothing is. */
  wrong: string;
}

/** Waits for its end and looks at every row: each estate planned, once. */
export async function endOfBatch({ sql, contextId }: FaultServer, batchId: string): Promise<BatchEnd> {
  let last = { finished: 0, at: performance.now() };
  let stillMs = 0;
  const isOver = async () => {
    const { status, finished } = await countsOf(sql, batchId);
    stillMs = Math.max(stillMs, performance.now() - last.at);
    if (finished > last.finished) last = { finished, at: performance.now() };
    return !/NOT_STARTED|RUNNING/.test(status);
  };
  const hasHung = await until(isOver, HANGS_AFTER_MS).then(
    () => false,
    () => true,
  );
  const { total, finished } = await countsOf(sql, batchId);
  const wrong = await assertWhole(sql, contextId, batchId).then(
    () => '',
    (error: Error) => error.message,
  );
  return { hasHung, stillMs, lost: total - finished, wrong };
}
