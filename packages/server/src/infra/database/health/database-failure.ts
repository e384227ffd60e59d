import { errorCode } from '../../error-code.ts';

// Node's and our own codes for a server that can't be reached, and PostgreSQL's for one that refuses work for now.
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'NO_PRIMARY',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'TRANSACTION_UNDONE',
  '57014', // cancelled by the statement timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '25P03', // undone because its transaction paused
  '25006', // read-only: a standby during a fail-over
  '40001', // a serialization failure, and
  '40P01', // a deadlock, each after several attempts
]);

/** True when the database is unavailable for the moment: the caller gets a 503 and can try again. */
export function isDatabaseGone(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return false;
  // Classes 08 and 53: connection trouble, out of connections, memory or disk.
  return GONE.has(code) || /^(08|53)...$/.test(code) || isSocketMissing(error);
}

/** A database that is stopped has no socket to connect to; any other missing file is a fault of another kind. */
function isSocketMissing(error: unknown): boolean {
  return (
    errorCode(error) === 'ENOENT' &&
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'connect'
  );
}
