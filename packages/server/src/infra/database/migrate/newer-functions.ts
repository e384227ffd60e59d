import type { Executor } from '../sql.ts';

/**
 * Functions of newer PostgreSQL servers that our schema uses, for older ones. After an upgrade of the server, tables
 * and triggers that were made with these go on with them.
 */
export const NEWER_FUNCTIONS = [
  {
    // From version 18 on. The form of RFC 9562: 48 bits of milliseconds, the version (28672 is 0x7000), 12 bits of the
    // millisecond's fraction, so that ids made one after the other go up, then the random half of a version 4 id.
    signature: 'uuidv7()',
    definition: `RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
      SELECT encode(overlay(
        uuid_send(gen_random_uuid())
        PLACING int8send((us / 1000) << 16 | 28672 | (us % 1000) * 4096 / 1000) FROM 1 FOR 8
      ), 'hex')::uuid
      FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us) AS clock
    $$`,
  },
  {
    // From version 17 on: any of the numbers from the first to the second.
    signature: 'random(integer, integer)',
    definition: `RETURNS integer LANGUAGE sql VOLATILE STRICT AS $$
      SELECT $1 + floor(random() * ($2 - $1 + 1))::integer
    $$`,
  },
] as const;

export async function addNewerFunctions(sql: Executor): Promise<void> {
  for (const { signature, definition } of NEWER_FUNCTIONS) {
    const [row] = await sql<{ isKnown: boolean }[]>`
      SELECT to_regprocedure(${signature}) IS NOT NULL AS "isKnown"`;
    // Both are constants of this file.
    if (row?.isKnown !== true) await sql.unsafe(`CREATE FUNCTION ${signature} ${definition}`);
  }
}
