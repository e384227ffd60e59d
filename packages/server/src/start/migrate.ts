import { hasKeyRecord } from '../access/secret-keys/secret-keys.repository.ts';
import { type Dependencies, pooledLimits } from '../dependencies.ts';
import { connect } from '../infra/database/connection/connect.ts';
import { findDatabasePlace } from '../infra/database/connection/database-place.ts';
import { findPoolerFault } from '../infra/database/connection/pooler.ts';
import { storeSessionSettings } from '../infra/database/connection/session-settings.ts';
import { findClockFault } from '../infra/database/health/clock-difference.ts';
import { isDatabaseGone } from '../infra/database/health/database-failure.ts';
import type { SchemaUpdate } from '../infra/database/migrate/describe-migrations.ts';
import { migrate } from '../infra/database/migrate/migrate.ts';
import { findSchemaVersion } from '../infra/database/migrate/missing-migrations.ts';
import { MigrationError, readMigrations } from '../infra/database/migrate/read-migrations.ts';
import { isQueueCurrent, migrateQueue } from '../infra/queue/queue.ts';
import { logUpdate } from './log-update.ts';

/** Migrates our schema and the queue's to this version. */
export async function migrateDatabase({
  databaseUrl,
}: Pick<Dependencies, 'databaseUrl'>): Promise<SchemaUpdate> {
  const applicationName = 'rooftree migrate';
  // Of its own, without a limit: building an index takes what it takes, and so does waiting for another process that
  // does.
  const sql = connect({ databaseUrl, applicationName, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const from = await findSchemaVersion(sql);
    const start = performance.now();
    const applied = await migrate(sql, await readMigrations());
    if (!(await isQueueCurrent(sql))) await migrateQueue(databaseUrl);
    return { from, applied, seconds: (performance.now() - start) / 1000 };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * For a server or worker: a database that it may use. One with another key is refused before anything is changed in it.
 */
export async function prepareDatabase(dependencies: Dependencies): Promise<void> {
  if (dependencies.config.databaseDirectUrl !== null) await preparePooler(dependencies);
  await checkReplica(dependencies);
  const clockFault = await findClockFault(dependencies.sql, Date.now);
  if (clockFault !== undefined) throw new MigrationError(clockFault);
  if (await hasKeyRecord(dependencies.sql)) await dependencies.loadClientKeys();
  const update = await migrateDatabase(dependencies);
  await dependencies.loadClientKeys();
  await logUpdate(dependencies, update);
}

/** One that does not answer may come back, and is checked then. */
async function checkReplica({ replica, log }: Dependencies): Promise<void> {
  const isForeign = await replica?.isForeign().catch((error: unknown) => {
    if (!isDatabaseGone(error)) throw error;
    log.warn({ err: error }, 'The replica of DATABASE_READ_URL does not respond: reading from the primary');
    return false;
  });
  if (isForeign) throw new MigrationError('DATABASE_READ_URL does not lead to a replica of DATABASE_URL');
}

/** Both ways must lead to one database: else another one would be migrated than the one in use. */
async function preparePooler({ sql, databaseUrl, config, log }: Dependencies): Promise<void> {
  const direct = connect({ databaseUrl, applicationName: 'rooftree', poolSize: 1, statementTimeoutMs: 0 });
  try {
    if ((await findDatabasePlace(sql)) !== (await findDatabasePlace(direct))) {
      throw new MigrationError('DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases');
    }
  } finally {
    await direct.end({ timeout: 1 });
  }
  const session = await sql.reserve();
  const fault = await findPoolerFault(session).finally(() => session.release());
  if (fault !== undefined) throw new MigrationError(fault);
  if (!(await storeSessionSettings(sql, pooledLimits(config)))) return;
  log.info(
    {},
    'Stored the settings of sessions with the role of DATABASE_URL. Sessions that the pooler holds already go on without: RECONNECT in its console renews them',
  );
}
