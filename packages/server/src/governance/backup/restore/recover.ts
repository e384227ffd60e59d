import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../../infra/database/connection/connect.ts';
import { socketUrl } from '../../../infra/database/embedded-postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from '../../../infra/database/embedded-postgres/embedded-postgres-error.ts';
import type { Folders } from '../../../infra/database/embedded-postgres/folders.ts';
import { halt, launch } from '../../../infra/database/embedded-postgres/launch.ts';
import type { Program } from '../../../infra/database/embedded-postgres/program.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { BackupError } from '../backup-error.ts';
import { LOG_FOLDER, RESTORE_COMMAND } from './extract-backup.ts';

type RecoveryTarget = { moment: Date } | { restorePoint: string } | 'end';

interface Recovering {
  folders: Folders;
  program: Program;
  target: RecoveryTarget;
}

/** As long as the log is: hours for a large one. */
const RECOVERY_LIMIT_MS = 24 * 3_600_000;

/**
 * Starts the server on what was laid down, lets it recover and runs the work on it, then stops it. At a restore point
 * it waits, can be read only, and can go on to another target afterwards; at a moment or the end it becomes a server
 * like any other.
 */
export async function recover<Result>(
  { folders, program, target }: Recovering,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const isPaused = typeof target === 'object' && 'restorePoint' in target;
  try {
    await launch(
      folders,
      program,
      // Else PostgreSQL calls itself ready as soon as it can be read, long before it has recovered.
      { restore_command: RESTORE_COMMAND, hot_standby: isPaused ? 'on' : 'off', ...targetSettings(target) },
      { limitMs: RECOVERY_LIMIT_MS },
    );
  } catch (error) {
    await halt(folders.cluster);
    throw explain(error, folders, target);
  }
  const sql = connect({
    databaseUrl: socketUrl(folders, 'rooftree'),
    applicationName: 'rooftree restore',
    poolSize: 2,
    statementTimeoutMs: 0,
    acceptsStandby: true,
  });
  try {
    const result = await work(sql);
    if (!isPaused) rmSync(join(folders.cluster, LOG_FOLDER), { recursive: true, force: true });
    return result;
  } finally {
    await sql.end({ timeout: 1 });
    await halt(folders.cluster);
  }
}

function targetSettings(target: RecoveryTarget): Record<string, string> {
  if (target === 'end') return {};
  if ('restorePoint' in target)
    return { recovery_target_name: target.restorePoint, recovery_target_action: 'pause' };
  // Names of time zones, Z included, are not known yet when PostgreSQL reads this setting.
  const moment = target.moment.toISOString().replace('Z', '+00');
  return { recovery_target_time: moment, recovery_target_action: 'promote' };
}

function explain(error: unknown, { cluster }: Folders, target: RecoveryTarget): unknown {
  const isShort =
    error instanceof EmbeddedPostgresError &&
    /recovery ended before configured recovery target was reached/.test(error.message);
  if (!isShort || target === 'end') return error;
  const log = readFileSync(`${cluster}.log`, 'utf8');
  const [, last] = /last completed transaction was at log time ([^\n]+)/.exec(log) ?? [];
  return new BackupError(
    `the archived log ends before that moment${last === undefined ? '' : `: its last change is from ${last}`}; ` +
      'restore without a moment for all that there is',
  );
}
