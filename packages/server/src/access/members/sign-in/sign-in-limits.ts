import { hash } from 'node:crypto';
import { Fault } from '../../../fault.ts';
import { ConcurrencyLimit } from '../../limits/concurrency-limit.ts';
import type { RateCounts } from '../../limits/rate-counts.ts';

/** Of one network: who tries more waits, so that no burst is past a limit before its first failure was counted. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;
/**
 * Wrong passwords of one network for whichever accounts, as a multiple of those for one account: an office is one
 * network.
 */
const PER_NETWORK = 4;
/** Wrong passwords for one account from all networks, after which each network has a single try per minute. */
const PER_ACCOUNT = 10;

/**
 * Slows down password guessing. Wrong passwords are counted by account and network together, so that one person cannot
 * lock another out: the right password works from any network that has not guessed wrong itself.
 */
export class SignInLimits {
  readonly #counts: RateCounts | undefined;
  readonly #perMinute: number;
  readonly #line = new ConcurrencyLimit({ atOnce: AT_ONCE, waitMs: LONGEST_WAIT_MS });

  /** Without counts nothing is limited. */
  constructor(counts: RateCounts | undefined, failuresPerMinute: number) {
    this.#counts = counts;
    this.#perMinute = failuresPerMinute;
  }

  /** The same for an attempt that throws `invalid` when it is wrong. */
  async guard<Result>(account: string, network: string, attempt: () => Promise<Result>): Promise<Result> {
    let outcome: { result: Result } | { fault: Fault } | undefined;
    await this.attempt(account, network, async () => {
      outcome = await attempt().then(
        (result) => ({ result }),
        (error: unknown) => {
          if (error instanceof Fault && error.kind === 'invalid') return { fault: error };
          throw error;
        },
      );
      return 'result' in outcome;
    });
    if (outcome === undefined) throw new Fault('busy');
    if ('fault' in outcome) throw outcome.fault;
    return outcome.result;
  }

  /** True when the attempt was right. Throws `too_many`, without trying, when there were too many wrong ones. */
  attempt(email: string, network: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const counts = this.#counts;
    if (counts === undefined) return isRight();
    // A hash: the table of counts reveals no address.
    const account = hash('sha256', email, 'base64url').slice(0, 22);
    const subjects = {
      pair: `sign-in-failures:${account}:${network}`,
      network: `sign-in-failures-of-network:${network}`,
      account: `sign-in-failures-of-account:${account}`,
    };
    return this.#line.run(network, async () => {
      const isGuessedAt = counts.peek(subjects.account).used >= this.#perMinute * PER_ACCOUNT;
      refuseAt(counts, subjects.pair, isGuessedAt ? 1 : this.#perMinute);
      refuseAt(counts, subjects.network, this.#perMinute * PER_NETWORK);
      if (await isRight()) return true;
      for (const subject of Object.values(subjects)) counts.add(subject);
      return false;
    });
  }
}

function refuseAt(counts: RateCounts, subject: string, limit: number): void {
  const { used, secondsLeft } = counts.peek(subject);
  if (used >= limit) throw new Fault('too_many', [], { retryAfterSeconds: secondsLeft });
}
