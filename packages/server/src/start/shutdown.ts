import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../infra/logging/logger.ts';
import { within } from '../infra/within.ts';
import { onNpxEnd } from './npx-parent.ts';

/** A running process, and how to shut it down in order. */
export interface Running {
  log: Logger;
  /** Stops accepting work and finishes the work in progress. */
  drain(): Promise<unknown>;
  /** Releases what the process holds, PostgreSQL last. */
  close(): Promise<void>;
}

/** A process that is starting. */
export interface Starting {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /**
   * What must not outlive the process, however far it came: set by the start as soon as there is something to release.
   */
  release: () => Promise<unknown>;
}

// Together under the 10 s after which most process managers kill.
const DRAIN_LIMIT_MS = 4_000;
const CLOSE_LIMIT_MS = 2_500;
const RELEASE_LIMIT_MS = 3_000;
// npm and the terminal both pass on one Ctrl-C: signals within the same second count as one.
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs until SIGINT, SIGTERM or the end of the npx that started it, then shuts down in order: exit code 0 when
 * everything was closed in time. A second signal exits at once with 1. A signal during the start gives it the time that
 * work in progress has, and then gives it up.
 */
export async function runUntilSignal(start: (starting: Starting) => Promise<Running>): Promise<void> {
  const stopping = new AbortController();
  const stopReason = new Promise<string>((resolve) => {
    const stop = (reason: string) => {
      resolve(reason);
      stopping.abort(new Error(`stopped: ${reason}`));
    };
    let receivedAt = Number.POSITIVE_INFINITY;
    const onSignal = (signal: NodeJS.Signals) => {
      if (Date.now() - receivedAt > SAME_SIGNAL_MS) process.exit(1);
      receivedAt = Math.min(receivedAt, Date.now());
      stop(signal);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    onNpxEnd(() => stop('npx has ended'));
  });
  const starting: Starting = { signal: stopping.signal, release: async () => {} };
  const isLate = stopReason.then(() => sleep(DRAIN_LIMIT_MS, 'late' as const, { ref: false }));
  const running = await Promise.race([start(starting), isLate]).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
    return 'given up' as const;
  });
  if (running === 'late' || running === 'given up') {
    await within(CLOSE_LIMIT_MS + RELEASE_LIMIT_MS, starting.release()).catch(() => undefined);
    process.exit(running === 'late' ? 1 : 0);
  }
  void stopReason.then((reason) => end(running, starting, reason));
}

async function end({ log, drain, close }: Running, { release }: Starting, reason: string): Promise<void> {
  log.info({}, `Stopping (${reason}): finishing the work in progress`);
  const isDrained = await endsIn(DRAIN_LIMIT_MS, drain(), log);
  if (!isDrained) log.warn({}, 'Some work in progress did not finish in time; a worker will resume it');
  const closing = close();
  // Whatever holds up what is closed before it: PostgreSQL must not stay behind.
  const releaseAll = async () => {
    await release();
    await closing;
  };
  const isClosed =
    (await endsIn(CLOSE_LIMIT_MS, closing, log)) || (await endsIn(RELEASE_LIMIT_MS, releaseAll(), log));
  log.info({}, 'Stopped');
  process.exit(isClosed ? 0 : 1);
}

async function endsIn(limitMs: number, work: Promise<unknown>, log: Logger): Promise<boolean> {
  try {
    await within(limitMs, work);
    return true;
  } catch (error) {
    log.error({ err: error }, 'An error while stopping');
    return false;
  }
}
