import { ConfigError } from '../../config.ts';
import { ImportInterruptedError } from '../../estates/estates.errors.ts';
import { Fault, type FaultKind } from '../../fault.ts';
import { BackupError } from '../../governance/backup/backup-error.ts';
import { BackupStoreError } from '../../governance/backup/store/backup-store.ts';
import { EmbeddedPostgresError } from '../../infra/database/embedded-postgres/embedded-postgres-error.ts';
import { isDatabaseGone } from '../../infra/database/health/database-failure.ts';
import { MigrationError } from '../../infra/database/migrate/read-migrations.ts';
import { errorCode } from '../../infra/error-code.ts';
import { NotBuiltError } from '../../infra/find-build.ts';
import { ToolFault } from '../../output/tool-server/api.ts';
import { CliError } from '../cli-error.ts';
import { describeRefusal } from './describe-refusal.ts';

/** For a fault that says no more than its kind. */
const WORDS_OF: Record<FaultKind, string> = {
  invalid: 'invalid input',
  forbidden: 'this is not allowed',
  missing: 'not found',
  conflict: 'not possible in the current state',
  changed: 'it has changed in the meantime',
  gone: 'it no longer exists',
  too_many: 'limit reached: try again later',
  busy: 'a required service does not respond: try again later',
};

const MENDABLE = [
  BackupError,
  BackupStoreError,
  CliError,
  ConfigError,
  EmbeddedPostgresError,
  MigrationError,
  NotBuiltError,
  ToolFault,
];

/** What the terminal shows: a clear line for what its user can fix, the stack for what only we can. */
export function describeFault(error: unknown): string {
  if (error instanceof Fault) return error.messages.join('\n') || WORDS_OF[error.kind];
  if (error instanceof Error && MENDABLE.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof ImportInterruptedError) return describeInterruption(error);
  if (isPortTaken(error)) {
    return `port ${error.port} of ${error.address} is in use: stop the process that uses it, or set PORT`;
  }
  const refusal = refusalOfPooler(error) ?? describeRefusal(error);
  if (refusal !== undefined) return refusal;
  if (isDatabaseGone(error)) return `PostgreSQL cannot be reached (${messageOf(error)}): check DATABASE_URL`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The transaction that failed may still have been committed, when only the answer to it was lost. */
function describeInterruption({
  importedUpTo,
  failedFrom,
  failedUpTo,
  cause,
}: ImportInterruptedError): string {
  return [
    `the import was interrupted: ${describeFault(cause)}`,
    importedUpTo === null ? 'nothing was imported before' : `lines up to ${importedUpTo} are imported`,
    `lines ${failedFrom} to ${failedUpTo} may be imported, later lines are not`,
    'import the same file again to finish: estates that are imported already are replaced',
  ].join('\n');
}

function isPortTaken(error: unknown): error is Error & { port: number; address: string } {
  return errorCode(error) === 'EADDRINUSE' && error instanceof Error && 'port' in error;
}

/**
 * PgBouncer's words. It refuses what it cannot carry over to the session that it lends; before 1.20 also what is in
 * `options`.
 */
function refusalOfPooler(error: unknown): string | undefined {
  const message = messageOf(error);
  if (errorCode(error) !== '08P01' || !message.includes('unsupported startup parameter')) return undefined;
  return message.endsWith(': options')
    ? 'the pooler of DATABASE_URL is too old: use PgBouncer 1.21 or newer'
    : `DATABASE_URL points to a pooler (${message}): set DATABASE_DIRECT_URL to the address of PostgreSQL itself`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
