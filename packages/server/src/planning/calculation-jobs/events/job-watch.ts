import { shareInFlight } from '../../../infra/database/share-in-flight.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { listRunning, type WatchedContext } from '../calculation-jobs.repository.ts';

/** A client that follows the running jobs of a context. */
export interface Watcher {
  contextId: string;
  send(state: string): void;
  beat(): void;
  end(): void;
}

interface JobWatchOptions<Some extends Watcher> {
  sql: Executor;
  /** Those who may still follow, checked for all of them at once. */
  recheckPermission(watchers: ReadonlySet<Some>): Promise<ReadonlySet<Some>>;
  everyMs?: number;
}

const LOOK_EVERY_MS = 1000;
// Proxies close what is silent for a minute.
const BEAT_EVERY_MS = 15_000;
// A job lives for a day; an older one waits for maintenance to stop it.
const LONGEST_LIFE_MS = 2 * 86_400_000;
// A job is seen when its transaction has ended, and has the moment at which that began.
const LONGEST_TRANSACTION_MS = 5 * 60_000;

/**
 * The running jobs of contexts, for all who follow them in this process: one query a second for all of them together,
 * and none while there is no follower. Polling and not a notification: it misses nothing, and works through a pooler.
 */
export class JobWatch<Some extends Watcher> {
  readonly #options: JobWatchOptions<Some>;
  readonly #watchers = new Set<Some>();
  /** Where the query of each context begins: at its oldest running job, so that a long past is read once only. */
  #since = new Map<string, Date>();
  readonly #look = shareInFlight(() => this.#lookOnce());
  #timer: NodeJS.Timeout | undefined;
  readonly #beats: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: JobWatchOptions<Some>) {
    this.#options = options;
    this.#beats = setInterval(() => {
      for (const watcher of this.#watchers) watcher.beat();
    }, BEAT_EVERY_MS).unref();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends the watcher the state, soon and whenever it has changed; `remove` when they have left. */
  add(watcher: Some): void {
    this.#watchers.add(watcher);
    void this.#lookAndAgain();
  }

  remove(watcher: Some): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size === 0) clearTimeout(this.#timer);
  }

  /** Ends all streams; a server that stops does not wait for who only listens. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
    for (const watcher of this.#watchers) watcher.end();
    this.#watchers.clear();
  }

  async #lookAndAgain(): Promise<void> {
    // After an error of the database the query is repeated a second later, as always.
    await this.#look().catch(() => {});
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#watchers.size === 0) return;
    const { everyMs = LOOK_EVERY_MS } = this.#options;
    this.#timer = setTimeout(() => void this.#lookAndAgain(), everyMs).unref();
  }

  async #lookOnce(): Promise<void> {
    const asked = new Set(this.#watchers);
    if (asked.size === 0) return;
    const { sql, recheckPermission } = this.#options;
    // First: who may no longer follow gets nothing more.
    const permitted = await recheckPermission(asked);
    for (const watcher of asked.difference(permitted)) {
      this.#watchers.delete(watcher);
      watcher.end();
    }
    const states = await this.#read(sql, new Set([...permitted].map(({ contextId }) => contextId)));
    for (const watcher of permitted) {
      const state = states.get(watcher.contextId);
      if (state !== undefined && this.#watchers.has(watcher)) watcher.send(state);
    }
  }

  async #read(sql: Executor, contextIds: ReadonlySet<string>): Promise<Map<string, string>> {
    if (contextIds.size === 0) return new Map();
    const now = Date.now();
    const watched = [...contextIds].map((contextId): WatchedContext => {
      const since = this.#since.get(contextId) ?? new Date(now - LONGEST_LIFE_MS);
      return { contextId, since };
    });
    const running = await listRunning(sql, watched);
    const recent = new Date(now - LONGEST_TRANSACTION_MS);
    this.#since = new Map(
      running.flatMap(({ contextId, oldest, isCut }): [string, Date][] => {
        // More than are listed: the older ones are looked for again as soon as newer ones have ended.
        if (isCut) return [];
        return [[contextId, oldest !== null && oldest < recent ? oldest : recent]];
      }),
    );
    return new Map(running.map(({ contextId, jobs }) => [contextId, `{"jobs":${jobs}}`]));
  }
}
