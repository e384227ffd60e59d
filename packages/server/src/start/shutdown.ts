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

// Together under the 10 s after which most process managers kill.
const DRAIN_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 4_500;
// npm and the terminal both pass on one Ctrl-C: signals within the same second count as one.
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs until SIGINT, SIGTERM or the end of the npx that started it, then shuts down in order: exit code 0 when everything was
 * closed in time. A second signal exits at once with 1. A signal during the start takes effect as soon as the start is over.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const stopReason = new Promise<string>((resolve) => {
    let receivedAt = Number.POSITIVE_INFINITY;
    const onSignal = (signal: NodeJS.Signals) => {
      if (Date.now() - receivedAt > SAME_SIGNAL_MS) process.exit(1);
      receivedAt = Math.min(receivedAt, Date.now());
      resolve(signal);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    onNpxEnd(() => resolve('npx has ended'));
  });
  const running = await start();
  void stopReason.then((reason) => end(running, reason));
}

async function end({ log, drain, close }: Running, reason: string): Promise<void> {
  log.info({}, `Stopping (${reason}): finishing the work in progress`);
  const isDrained = await endsIn(DRAIN_LIMIT_MS, drain(), log);
  if (!isDrained) log.warn({}, 'Some work in progress did not finish in time; a worker will resume it');
  const isClosed = await endsIn(CLOSE_LIMIT_MS, close(), log);
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
