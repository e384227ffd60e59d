import type { ErrorCode } from './error-codes.ts';

/** Why a request cannot be fulfilled. HTTP turns a kind into a status, the command into words. */
export type FaultKind =
  | 'invalid' // what was given breaks a rule
  | 'forbidden' // the caller may not do it
  | 'missing' // there is no such thing for this caller
  | 'conflict' // the thing is in a state that does not allow it
  | 'changed' // the thing is no longer as the caller has read it
  | 'gone' // the thing was there and is no longer
  | 'too_many' // a limit is used up
  | 'busy'; // something that is needed does not answer now

interface FaultOptions extends ErrorOptions {
  /** When it is worth trying again; for `too_many` and `busy`. */
  retryAfterSeconds?: number;
  /** Where a program has reason to distinguish it from others of its kind. */
  code?: ErrorCode;
}

/** The one error that services, repositories and domain code throw on purpose. They know nothing of HTTP. */
export class Fault extends Error {
  override name = 'Fault';
  readonly kind: FaultKind;
  /** One sentence for each thing that is wrong; none where the kind says all. */
  readonly messages: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly code: ErrorCode | undefined;

  constructor(kind: FaultKind, messages: readonly string[] = [], options: FaultOptions = {}) {
    super(messages.join('; ') || kind, options);
    this.kind = kind;
    this.messages = messages;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.code = options.code;
  }
}

// A body of 64 KiB can hold thousands of faults; more than this are never fixed at once.
const MAX_MESSAGES = 100;

/** Each message once, the first hundred, then how many more there are. */
export function boundedMessages(messages: readonly string[]): string[] {
  const unique = [...new Set(messages)];
  if (unique.length <= MAX_MESSAGES) return unique;
  return [...unique.slice(0, MAX_MESSAGES), `and ${unique.length - MAX_MESSAGES} more`];
}
