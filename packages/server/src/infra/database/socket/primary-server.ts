import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesOf } from '../connection/database-addresses.ts';
import { openConnection, targetOf } from './open-connection.ts';
import { queryOnNewConnection } from './query-on-new-connection.ts';

/**
 * A server that was well a moment ago opens a connection in milliseconds; one that lost its power does not refuse it,
 * either.
 */
const OPEN_LIMIT_MS = 1000;
/** Once a primary has answered, a second one that thinks it is has so long to speak up. */
const OTHERS_LIMIT_MS = 500;

/** While another server is still waited for, a standby is tried again: it may be promoted any moment. */
const ASK_AGAIN_MS = 250;

export class NoPrimaryError extends Error {
  readonly code = 'NO_PRIMARY';
}

class NoLongerPrimaryError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

interface Server {
  /** Rises with every promotion: null for a standby. */
  timeline: string | null;
}

/** Which of several servers is the primary: found at first use, and again when that one no longer opens a session. */
export class PrimaryServer {
  readonly #addresses: readonly string[];
  /** Open connections, by where they lead. */
  readonly #connections = new Map<Socket, string>();
  #found: Promise<string> | undefined;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  async open(signal: AbortSignal): Promise<Socket> {
    const known = this.#found;
    if (known !== undefined) {
      try {
        return this.#keep(await known, await openInTime(await known, signal));
      } catch {
        signal.throwIfAborted();
        if (this.#found === known) this.forget();
      }
    }
    const address = await this.find();
    return this.#keep(address, await openConnection(targetOf(address), signal));
  }

  #keep(address: string, connection: Socket): Socket {
    this.#connections.set(connection, address);
    connection.once('close', () => this.#connections.delete(connection));
    return connection;
  }

  /** No caller may wait for a server that is no longer the primary, let alone write to it. */
  #leaveOthers(primary: string): void {
    for (const [connection, address] of this.#connections) {
      if (address === primary) continue;
      connection.destroy(new NoLongerPrimaryError('another server is the primary by now'));
    }
  }

  /** The address of the primary as it was last found. */
  find(): Promise<string> {
    if (this.#found === undefined) {
      const found = findPrimary(this.#addresses);
      this.#found = found;
      found.then(
        (address) => this.#leaveOthers(address),
        () => {
          if (this.#found === found) this.forget();
        },
      );
    }
    return this.#found;
  }

  /** The address of the current primary. */
  findAnew(): Promise<string> {
    this.forget();
    return this.find();
  }

  /**
   * Replaces the known primary by another that is the primary by now. One that cannot be reached is not dropped: a
   * pooler may be busy.
   */
  async refresh(): Promise<void> {
    try {
      const address = await findPrimary(this.#addresses);
      this.#found = Promise.resolve(address);
      this.#leaveOthers(address);
    } catch {
      // No primary is known: callers continue to wait.
    }
  }

  /** After a session that did not come about. */
  forget(): void {
    this.#found = undefined;
  }
}

/** One for all pools of the process: what one finds out serves all. */
const known = new Map<string, PrimaryServer>();

/** Undefined for a URL with one host. */
export function primaryOf(databaseUrl: string): PrimaryServer | undefined {
  const addresses = addressesOf(databaseUrl);
  if (addresses.length === 1) return undefined;
  const primary = known.get(databaseUrl) ?? new PrimaryServer(addresses);
  known.set(databaseUrl, primary);
  return primary;
}

/**
 * Queries all at once. Of two that both think they are the primary, the one that was promoted last is: the other was
 * left running, or came back.
 */
async function findPrimary(addresses: readonly string[]): Promise<string> {
  const reasons = new Map<string, string>();
  const primaries = new Map<string, string>();
  const first = Promise.withResolvers<void>();
  const unheard = new Set(addresses);
  const all = addresses.map(async (address) => {
    try {
      for (;;) {
        const { timeline } = await describeServer(address);
        unheard.delete(address);
        if (timeline !== null) {
          primaries.set(address, timeline);
          return first.resolve();
        }
        reasons.set(address, 'is a standby');
        if (unheard.size === 0) return;
        await sleep(ASK_AGAIN_MS);
      }
    } catch (error) {
      reasons.set(address, error instanceof Error ? error.message : String(error));
    } finally {
      unheard.delete(address);
    }
  });
  const others = first.promise.then(() => sleep(OTHERS_LIMIT_MS, undefined, { ref: false }));
  await Promise.race([Promise.all(all), others]);
  // Those that are equal, such as two poolers of one server, in the order of the URL.
  const [newest] = addresses
    .filter((address) => primaries.has(address))
    .sort((a, b) => (primaries.get(b) ?? '').localeCompare(primaries.get(a) ?? ''));
  if (newest !== undefined) return newest;
  const states = addresses.map((address) => `${new URL(address).host}: ${reasons.get(address)}`);
  throw new NoPrimaryError(`none of the hosts is a primary; ${states.join('; ')}`);
}

/** The timeline is the beginning of a log file's name: eight digits. */
function describeServer(address: string): Promise<Server> {
  return queryOnNewConnection(address, async (sql) => {
    const [server] = await sql<[Server]>`
      SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;
    return server;
  });
}

async function openInTime(address: string, signal: AbortSignal): Promise<Socket> {
  const late = new AbortController();
  // Only until it is open: the signal ends a connection however far it is.
  const timer = setTimeout(() => late.abort(), OPEN_LIMIT_MS);
  try {
    return await openConnection(targetOf(address), AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
