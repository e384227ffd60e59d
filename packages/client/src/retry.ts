import { ApiError, ConnectionError, TimeoutError } from './errors.ts';

/** Full, overloaded or just restarting; 502 and 504 are what a proxy says of a server that is not there. */
const PASSING_STATUSES = [429, 502, 503, 504];

const FIRST_WAIT_MS = 250;
const LONGEST_BACK_OFF_MS = 8_000;
/** A server that asks for more than its own rate-limit window is told to the caller, who may have better to do. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** True for a fault that may be gone a moment later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError
    ? PASSING_STATUSES.includes(error.statusCode)
    : error instanceof ConnectionError || error instanceof TimeoutError;
}

/** How long to wait before the next try: what the server asked, else doubling with jitter; null when it is not worth it. */
export function waitBeforeRetry(error: unknown, attempt: number): number | null {
  if (!isPassing(error)) return null;
  const askedMs = error instanceof ApiError ? error.retryAfterMs : null;
  if (askedMs !== null) return askedMs <= LONGEST_RETRY_AFTER_MS ? askedMs : null;
  return Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
}
