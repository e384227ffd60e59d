import type { Executor } from '../../infra/database/sql.ts';

/** Two processes that start together agree on the key of a new database. Only starts and commands wait here. */
export async function lockKeys(tx: Executor): Promise<void> {
  await tx`LOCK TABLE secret_keys IN EXCLUSIVE MODE`;
}

/** Newest first: the first is the key in use. */
export async function listKeyIds(sql: Executor): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM secret_keys ORDER BY generation DESC`;
  return rows.map(({ id }) => id);
}

/** Makes it the key in use, also when it was one before. */
export async function putKeyInUse(sql: Executor, id: string): Promise<void> {
  await sql`
    INSERT INTO secret_keys (id, generation)
    SELECT ${id}, coalesce(max(generation), 0) + 1 FROM secret_keys
    ON CONFLICT (id) DO UPDATE SET generation = excluded.generation`;
}

/** How many secrets that work today were hashed with each key; null for hashes older than the record of keys. */
export function countLiveSecrets(sql: Executor): Promise<{ keyId: string | null; secrets: number }[]> {
  return sql<{ keyId: string | null; secrets: number }[]>`
    SELECT s.key_id AS "keyId", count(*)::int AS secrets
    FROM client_secrets s JOIN clients c ON c.context_id = s.context_id AND c.id = s.client_id
    WHERE s.disabled_at IS NULL AND c.disabled_at IS NULL
    GROUP BY s.key_id
    ORDER BY s.key_id NULLS LAST`;
}

/** Whether the schema has a record of keys yet. */
export async function hasKeyRecord(sql: Executor): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`SELECT to_regclass('secret_keys') IS NOT NULL AS found`;
  return row?.found === true;
}
