import { ApiError, ConnectionError, TimeoutError } from './errors.ts';

/** Rate limit, overload or restart; 502 and 504 are a proxy's answers for a server that is down. */
const PASSING_STATUSES = [429, 502, 503, 504];

const FIRST_WAIT_MS = 250;
const LONGEST_BACK_OFF_MS = 8_000;
/** When the server asks for a longer wait than its rate-limit window, the caller decides. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** True for an error that may be gone a moment later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError
    ? PASSING_STATUSES.includes(error.statusCode)
    : error instanceof ConnectionError || error instanceof TimeoutError;
}

/**
 * How long to wait before the next attempt: what the server asked for, else doubling with jitter; null when it is not
 * worth it.
 */
export function waitBeforeRetry(error: unknown, attempt: number): number | null {
  if (!isPassing(error)) return null;
  const requestedMs = error instanceof ApiError ? error.retryAfterMs : null;
  if (requestedMs !== null) return requestedMs <= LONGEST_RETRY_AFTER_MS ? requestedMs : null;
  return Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
}
