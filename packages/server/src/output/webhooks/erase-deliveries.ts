import type { Executor } from '../../infra/database/sql.ts';

/** Events that wait for their delivery or were sent: those whose body matches one of these patterns of LIKE. */
export async function eraseDeliveries(
  tx: Executor,
  contextId: string,
  mentions: readonly string[],
): Promise<void> {
  await tx`
    SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker._private_jobs
      WHERE payload ->> 'contextId' = ${contextId} AND payload ->> 'body' LIKE ANY (${[...mentions]}::text[])
    ))`;
  // One that is being sent stays in the queue. Before its deliveries, since it may be about to note one.
  await tx`
    UPDATE graphile_worker._private_jobs SET payload = (payload::jsonb - 'body')::json
    WHERE payload ->> 'contextId' = ${contextId} AND payload ->> 'body' LIKE ANY (${[...mentions]}::text[])`;
  await tx`
    DELETE FROM webhook_deliveries WHERE context_id = ${contextId} AND body LIKE ANY (${[...mentions]}::text[])`;
}
