import { setTimeout as sleep } from 'node:timers/promises';
import { LOCKS } from '../../../infra/database/advisory-locks.ts';
import { connect } from '../../../infra/database/connection/connect.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { type BackupState, listStates, recordFailure } from '../backup-state.repository.ts';
import { openOwnStore } from '../store/open-own-store.ts';
import { dropSlot } from '../wal/wal-slot.ts';
import { createArchive } from './archive.ts';
import { type BackupDependencies, refuseForeignDatabase, runBackup } from './run-backup.ts';

interface Backups {
  stop(): Promise<void>;
}

/** At most so much is lost with the disk. */
const ARCHIVE_EVERY_MS = 60_000;
/** After a failure the next attempt comes sooner than a day later, and not at once. */
const RETRY_BACKUP_MS = 15 * 60_000;

/**
 * Backups by the settings: the archive every minute, a backup when one is due. Without BACKUP_TO nothing is retained.
 */
export async function scheduleBackups(
  dependencies: BackupDependencies & { log: Logger },
  everyMs = ARCHIVE_EVERY_MS,
): Promise<Backups> {
  const { config, sql, databaseUrl, files, log } = dependencies;
  const { backupTo: place } = config;
  if (place !== null) refuseForeignDatabase(config);
  else if (config.databaseUrl === null) await dropSlot(sql);
  if (place === null) return { stop: async () => {} };
  const stopping = new AbortController();
  const { signal } = stopping;
  const session = connect({
    databaseUrl,
    applicationName: 'rooftree archive',
    poolSize: 1,
    statementTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  const { store, recordedPlace } = await openOwnStore({ sql, config }, place);
  if (config.backupRecipient === null) {
    log.warn('Backups can be read by whoever gets hold of them: set BACKUP_RECIPIENT (rooftree backup key)');
  }
  const archive = createArchive({ sql: session, files, store, place: recordedPlace, signal });
  let backup: Promise<void> | undefined;
  let notBefore = 0;

  async function backUp(where: string): Promise<void> {
    try {
      const { manifest, removed } = await runBackup(dependencies, where, signal);
      log.info({ backup: manifest.id, removed }, `Backup ${manifest.id} is complete`);
    } catch (error) {
      notBefore = Date.now() + RETRY_BACKUP_MS;
      if (!signal.aborted) log.error({ err: error }, 'The backup failed and will be retried');
    }
  }

  async function round(where: string): Promise<void> {
    const [lock] = await session<[{ isOurs: boolean }]>`
      SELECT pg_try_advisory_lock(${LOCKS.backupSchedule}) AS "isOurs"`;
    if (!lock.isOurs) return;
    await archive.begin();
    const states = await listStates(session);
    if (
      backup === undefined &&
      Date.now() >= notBefore &&
      isDue(states, recordedPlace, config.backupEveryHours)
    )
      backup = backUp(where).finally(() => {
        backup = undefined;
      });
    await archive.round();
  }

  const loop = (async () => {
    while (!signal.aborted) {
      try {
        await round(place);
      } catch (error) {
        if (signal.aborted) break;
        log.warn({ err: error }, 'The log could not be archived for backups; it is kept and will be retried');
        const failure = error instanceof Error ? error.message : String(error);
        await recordFailure(sql, 'archive', recordedPlace, failure).catch(() => undefined);
      }
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();

  return {
    /** May be called twice: by a process that drains, and by one that closes. */
    async stop() {
      stopping.abort();
      await loop;
      await backup;
      await session.end({ timeout: 1 });
      store.close();
    },
  };
}

/** None yet, too old, of another place, or from before a gap in the archive. */
function isDue(states: readonly BackupState[], place: string, everyHours: number): boolean {
  const last = states.find(({ kind }) => kind === 'backup');
  const archive = states.find(({ kind }) => kind === 'archive');
  if (last?.succeededAt == null || last.place !== place) return true;
  if (archive?.unbrokenSince != null && last.succeededAt < archive.unbrokenSince) return true;
  return (last.ageSeconds ?? 0) >= everyHours * 3600;
}
