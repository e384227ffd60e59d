import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

interface RecoveryOptions {
  attempt(): Promise<void>;
  /** What the disk has left. */
  freeBytes(): number;
  /** Called for the first failure, and for each that differs from the one before; with null once it is recovered. */
  onChange(failure: string | null): void;
  signal: AbortSignal;
  /** Another clock, for tests. */
  wait?: (ms: number) => Promise<unknown>;
}

const FIRST_PAUSE_MS = 250;
/** Of a start that fails for a reason which somebody has to remove. */
const LONGEST_PAUSE_MS = 30_000;
/**
 * Of what passes by itself, such as the last processes of a server that was killed, and of a connection, which costs
 * nothing to try.
 */
const LONGEST_SHORT_PAUSE_MS = 1000;
/**
 * So many attempts come right after each other: what passes by itself mostly does so within some seconds, and callers
 * wait for it.
 */
const QUICK_ATTEMPTS = 20;
// Reading the disk costs nothing; a start of PostgreSQL that is bound to fail does.
const LOOK_EVERY_MS = 500;
// A file of PostgreSQL's log of changes and something beside it.
const NOTICEABLE_BYTES = 20 * 1024 * 1024;

/**
 * Repeats the attempt until it succeeds, however long that takes, with a pause that grows; space that comes back on the
 * disk ends the pause.
 */
export async function recover(options: RecoveryOptions): Promise<void> {
  const { attempt, onChange, signal } = options;
  let pauseMs = FIRST_PAUSE_MS;
  let longestMs = LONGEST_PAUSE_MS;
  let failure: string | null = null;
  for (let attempts = 1; !signal.aborted; attempts += 1) {
    try {
      await attempt();
      if (failure !== null) onChange(null);
      return;
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      // Numbers of processes and files change with every attempt.
      if (failure === null || withoutNumbers(reason) !== withoutNumbers(failure)) onChange(reason);
      failure = reason;
      const isLasting = error instanceof EmbeddedPostgresError && !error.mayPass;
      const shortMs = attempts < QUICK_ATTEMPTS ? FIRST_PAUSE_MS : LONGEST_SHORT_PAUSE_MS;
      longestMs = isLasting ? LONGEST_PAUSE_MS : shortMs;
    }
    const hasMoreSpace = await pause(Math.min(pauseMs, longestMs), options);
    pauseMs = hasMoreSpace ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, longestMs);
  }
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/** True when it ended early because the disk has more space than at its beginning. */
async function pause(
  pauseMs: number,
  { freeBytes, signal, wait = sleep }: RecoveryOptions,
): Promise<boolean> {
  const before = freeBytes();
  for (let leftMs = pauseMs; leftMs > 0 && !signal.aborted; leftMs -= LOOK_EVERY_MS) {
    await wait(Math.min(leftMs, LOOK_EVERY_MS));
    if (freeBytes() >= before + NOTICEABLE_BYTES) return true;
  }
  return false;
}
