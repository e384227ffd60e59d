import type { Executor } from '../database/sql.ts';

/** The entries of a queue that no worker has in hand, and that still have attempts. */
const waiting = (sql: Executor, queue: string) => sql`
  FROM graphile_worker.jobs WHERE queue_name = ${queue} AND locked_at IS NULL AND attempts < max_attempts`;

/** None of them runs before then. */
export async function postponeWaiting(sql: Executor, queue: string, until: Date): Promise<void> {
  await sql`
    SELECT count(*) FROM graphile_worker.reschedule_jobs(
      array(SELECT id ${waiting(sql, queue)} AND run_at < ${until}), run_at => ${until}::timestamptz)`;
}

/** All of them may run now; returns how many there are. */
export async function releaseWaiting(sql: Executor, queue: string): Promise<number> {
  const [row] = await sql<[{ entries: number }]>`
    SELECT count(*) AS entries
    FROM graphile_worker.reschedule_jobs(array(SELECT id ${waiting(sql, queue)}), run_at => now())`;
  return row.entries;
}

/** Drops all but the newest, and of those what is too old; returns how many. */
export async function dropWaiting(
  sql: Executor,
  queue: string,
  kept: { hours: number; entries: number },
): Promise<number> {
  const [row] = await sql<[{ entries: number }]>`
    SELECT count(*) AS entries FROM graphile_worker.complete_jobs(array(
      SELECT id FROM (SELECT id, created_at, row_number() OVER (ORDER BY id DESC) AS place ${waiting(sql, queue)}) AS entry
      WHERE place > ${kept.entries} OR created_at < now() - make_interval(hours => ${kept.hours})
    ))`;
  return row.entries;
}
