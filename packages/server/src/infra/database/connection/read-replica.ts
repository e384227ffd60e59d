import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../error-code.ts';
import { isDatabaseGone } from '../health/database-failure.ts';
import { committedPosition, findLagSeconds, findSystem, replayedPosition } from '../health/replication.ts';
import { shareInFlight } from '../share-in-flight.ts';
import type { Sql } from '../sql.ts';

/** Where searches and lists are read. */
export interface Reads {
  /** The work must only read: it may run a second time, on the other server. */
  run<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** Without a replica. */
export function readFrom(sql: Sql): Reads {
  return { run: (work) => work(sql) };
}

/** A replica that follows well has within milliseconds what was just written: so long is waited for it. */
const CATCH_UP_LIMIT_MS = 50;
const LOOK_AGAIN_MS = 5;
/** A replica that failed is left alone for so long: each call would have to find out again. */
const AWAY_MS = 2000;

const STATEMENT_TIMEOUT = '57014';

/**
 * Reads go to the replica when it has replayed all that the primary had committed when the read began: so every
 * acknowledged write is found, whichever server acknowledged it. Else they go to the primary. The check takes the
 * primary microseconds, and is shared by all reads that begin meanwhile.
 */
export class ReadReplica implements Reads {
  readonly #primary: Sql;
  readonly #replica: Sql;
  readonly #committed: () => Promise<number>;
  readonly #replayed: () => Promise<number>;
  /** It only rises, as long as it is the same server. */
  #known = 0;
  #isChecked = false;
  #isBehind = false;
  #awayUntil = 0;
  /** Reads by the server that answered. */
  readonly counts = { replica: 0, primary: 0 };

  constructor(primary: Sql, replica: Sql) {
    this.#primary = primary;
    this.#replica = replica;
    this.#committed = shareInFlight(() => committedPosition(primary));
    this.#replayed = shareInFlight(() => replayedPosition(replica));
  }

  /** Called for every connection to the replica that ended: the next one may lead to another server. */
  forgetServer(): void {
    this.#known = 0;
    this.#isChecked = false;
  }

  /** Whether it is no replica of this database: it would show another's data. */
  async isForeign(): Promise<boolean> {
    return (await findSystem(this.#replica)) !== (await findSystem(this.#primary));
  }

  /** How old what it shows is. */
  async findLagSeconds(): Promise<number> {
    return findLagSeconds(this.#replica, await this.#committed());
  }

  end(): Promise<void> {
    return this.#replica.end({ timeout: 1 });
  }

  async run<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    if (performance.now() >= this.#awayUntil) {
      const position = await this.#committed();
      try {
        if (await this.#hasReplayed(position)) {
          const result = await work(this.#replica);
          this.counts.replica += 1;
          return result;
        }
      } catch (error) {
        if (!isDatabaseGone(error) || errorCode(error) === STATEMENT_TIMEOUT) throw error;
        this.#awayUntil = performance.now() + AWAY_MS;
      }
    }
    this.counts.primary += 1;
    return work(this.#primary);
  }

  async #hasReplayed(position: number): Promise<boolean> {
    if (!this.#isChecked && (await this.isForeign())) return false;
    this.#isChecked = true;
    const begin = performance.now();
    while (this.#known < position) {
      this.#known = Math.max(this.#known, await this.#replayed());
      if (this.#known >= position) break;
      // One that is far behind is not waited for again until it has caught up.
      if (this.#isBehind || performance.now() - begin > CATCH_UP_LIMIT_MS) {
        this.#isBehind = true;
        return false;
      }
      await sleep(LOOK_AGAIN_MS);
    }
    this.#isBehind = false;
    return true;
  }
}
