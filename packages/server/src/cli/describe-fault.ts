import { ConfigError } from '../config.ts';
import { Fault, type FaultKind } from '../fault.ts';
import { isDatabaseGone } from '../infra/database/database-failure.ts';
import { EmbeddedPostgresError } from '../infra/database/embedded-postgres/embedded-postgres-error.ts';
import { MigrationError } from '../infra/database/migrate.ts';
import { CliError } from './cli-error.ts';

/** For a fault that says no more than its kind. */
const WORDS_OF: Record<FaultKind, string> = {
  invalid: 'what was given is not valid',
  forbidden: 'this is not allowed',
  missing: 'there is no such thing',
  conflict: 'this is not possible in its present state',
  gone: 'it is no longer there',
  too_many: 'a limit is used up: try again later',
  busy: 'something that is needed does not answer now: try again later',
};

const MENDABLE = [CliError, ConfigError, EmbeddedPostgresError, MigrationError];

/** What the person at the terminal is told: a clear line for what they can mend, the stack for what only we can. */
export function describeFault(error: unknown): string {
  if (error instanceof Fault) return error.messages.join('\n') || WORDS_OF[error.kind];
  if (error instanceof Error && MENDABLE.some((kind) => error instanceof kind)) return error.message;
  if (isPortTaken(error)) {
    return `port ${error.port} of ${error.address} is taken: stop what listens there, or set PORT to another`;
  }
  if (isDatabaseGone(error)) return `PostgreSQL cannot be reached (${messageOf(error)}): check DATABASE_URL`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isPortTaken(error: unknown): error is Error & { port: number; address: string } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
