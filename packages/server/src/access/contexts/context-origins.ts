import type { Executor } from '../../infra/database/sql.ts';
import { listCorsOrigins } from './contexts.repository.ts';

/** A change of a context's origins is known everywhere after this. */
const REFRESH_AFTER_MS = 5000;

/**
 * The web origins that may call the API: the server's own, for every context, and those of each context. Cached by each
 * process, and read again in the background when requests come.
 */
export class ContextOrigins {
  readonly #sql: Executor;
  readonly #ofServer: ReadonlySet<string>;
  readonly #now: () => number;
  #ofContexts: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #all: ReadonlySet<string>;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(sql: Executor, ofServer: readonly string[], now: () => number = () => performance.now()) {
    this.#sql = sql;
    this.#ofServer = new Set(ofServer);
    this.#now = now;
    this.#all = this.#ofServer;
  }

  /** All that any context allows. Only the first caller waits; without a database the last known list holds. */
  all(): ReadonlySet<string> | Promise<ReadonlySet<string>> {
    if (this.#now() - this.#readAt < REFRESH_AFTER_MS) return this.#all;
    const isFirst = this.#readAt === Number.NEGATIVE_INFINITY;
    this.#readAt = this.#now();
    const reading = this.#read().catch(() => this.#all);
    return isFirst ? reading : this.#all;
  }

  isAllowedFor(contextId: string, origin: string): boolean {
    return this.#ofServer.has(origin) || this.#ofContexts.get(contextId)?.has(origin) === true;
  }

  async #read(): Promise<ReadonlySet<string>> {
    const contexts = await listCorsOrigins(this.#sql);
    this.#ofContexts = new Map(contexts.map(({ id, origins }) => [id, new Set(origins)]));
    this.#all = new Set([...this.#ofServer, ...contexts.flatMap(({ origins }) => origins)]);
    return this.#all;
  }
}
