import { LOCKS } from '../advisory-locks.ts';
import { type Executor, type Sql, transaction } from '../sql.ts';
import { PLAN_CACHE_MODE } from './connect.ts';

export interface SessionLimits {
  statementTimeoutMs: number;
  idleInTransactionMs: number;
}

/**
 * A pooler takes no settings for a session: it refuses them, or drops them without a word. So they are stored with its
 * role, for this database alone. Returns whether something changed: sessions that the pooler holds already go on with
 * what they have.
 */
export async function storeSessionSettings(sql: Sql, limits: SessionLimits): Promise<boolean> {
  const wanted = {
    statement_timeout: String(limits.statementTimeoutMs),
    idle_in_transaction_session_timeout: String(limits.idleInTransactionMs),
    plan_cache_mode: PLAN_CACHE_MODE,
  };
  return transaction(sql, async (tx) => {
    // Two that change a role at once fail.
    await tx`SELECT pg_advisory_xact_lock(${LOCKS.sessionSettings})`;
    const stored = await readStored(tx);
    const missing = Object.entries(wanted).filter(([name, value]) => !stored.includes(`${name}=${value}`));
    const [row] = await tx<[{ database: string }]>`SELECT current_database() AS database`;
    for (const [name, value] of missing) {
      // Names and values are constants of ours, and numbers.
      await tx`ALTER ROLE CURRENT_USER IN DATABASE ${tx(row.database)} SET ${tx.unsafe(`${name} = '${value}'`)}`;
    }
    return missing.length > 0;
  });
}

async function readStored(tx: Executor): Promise<string[]> {
  const [row] = await tx<{ settings: string[] }[]>`
    SELECT setconfig AS settings FROM pg_db_role_setting
    WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
      AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return row?.settings ?? [];
}
