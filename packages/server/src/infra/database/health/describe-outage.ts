import { Fault } from '../../../fault.ts';
import { errorCode } from '../../error-code.ts';

const BY_CODE: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full: nothing can be written',
  '53200': 'the database is out of memory',
  '53300': 'the database has no connection left',
  '25006': 'the database is read-only',
  '57P03': 'the database is starting or stopping',
  ENOENT: 'the database is not running',
  ECONNREFUSED: 'the database is not running',
};

/** Why the database cannot be used now, in one line for anybody: no name, address or statement in it. */
export function describeOutage(error: unknown): string {
  if (error instanceof Fault && error.kind === 'busy') return 'the database does not respond in time';
  return BY_CODE[errorCode(error) ?? ''] ?? 'the database cannot be used';
}
