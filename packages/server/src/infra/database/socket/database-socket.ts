import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { openConnection, type TlsMode } from './open-connection.ts';
import { PendingResponses } from './pending-responses.ts';
import type { PrimaryServer } from './primary-server.ts';
import type { StallDetector } from './stall-detector.ts';

/** After a goodbye the peer closes; one that does not is not waited for. */
const CLOSE_LIMIT_MS = 2000;
/**
 * A session that does not begin in this time counts as "database down", so that a request gets a 503 instead of
 * hanging.
 */
const OPEN_LIMIT_MS = 5000;

interface DatabaseSocketOptions {
  tlsMode: TlsMode;
  /** See `WatchedSocket`. */
  longestAnswerMs?: number;
  openLimitMs?: number;
  watch?: StallDetector | undefined;
  /** Where the connection leads in place of what the driver says; absent for that. */
  primary?: PrimaryServer | undefined;
  /** Whether a session with a standby, which can only be read, is refused. */
  refusesStandby?: boolean;
}

class StandbyError extends Error {
  /** PostgreSQL's for a write on a standby. */
  readonly code = '25006';
}

class EarlyEndError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

class NoSessionError extends Error {
  readonly code = 'CONNECT_TIMEOUT';
}

/**
 * What pg talks to PostgreSQL through, in place of a socket of its own: it opens and encrypts the connection and lets a
 * `StallDetector` see whether an answer is owed. Encryption is done here because a driver that did it would leave
 * nothing readable to watch.
 */
export class DatabaseSocket extends Duplex {
  readonly owed = new PendingResponses();
  readonly longestAnswerMs: number;
  readonly #tlsMode: TlsMode;
  readonly #opening = new AbortController();
  #connection: Socket | undefined;
  #hasReceived = false;
  #isEndedByPeer = false;
  readonly #openLimit: NodeJS.Timeout;
  readonly #primary: PrimaryServer | undefined;
  readonly #refusesStandby: boolean;

  constructor({
    tlsMode,
    longestAnswerMs = 0,
    openLimitMs = OPEN_LIMIT_MS,
    watch,
    primary,
    refusesStandby = false,
  }: DatabaseSocketOptions) {
    super({ allowHalfOpen: false });
    this.#tlsMode = tlsMode;
    this.#primary = primary;
    this.#refusesStandby = refusesStandby;
    this.longestAnswerMs = longestAnswerMs;
    this.#openLimit = setTimeout(
      () => this.destroy(new NoSessionError(`no session within ${openLimitMs} ms`)),
      openLimitMs,
    );
    watch?.add(this);
  }

  /**
   * As `net.Socket` has it: a port and a host, or the path of a socket file. Errors come as events, never from here.
   */
  connect(port: number | string, host?: string): this {
    const target = { port, host: typeof port === 'string' ? undefined : host, tlsMode: this.#tlsMode };
    const { signal } = this.#opening;
    (this.#primary?.open(signal) ?? openConnection(target, signal)).then(
      (connection) => this.#attach(connection),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  /** Whether anything came since the last call. */
  takeReceived(): boolean {
    const hasReceived = this.#hasReceived;
    this.#hasReceived = false;
    return hasReceived;
  }

  // pg sets these on a socket; `openConnection` has done so.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#connection?.ref();
    return this;
  }
  unref(): this {
    this.#connection?.unref();
    return this;
  }

  #attach(connection: Socket): void {
    this.#connection = connection;
    connection
      .on('data', (bytes: Buffer) => {
        this.#hasReceived = true;
        this.owed.received(bytes);
        if (this.#isRefused) {
          return void this.destroy(new StandbyError('the server is a read-only standby'));
        }
        if (this.owed.timesReady > 0) clearTimeout(this.#openLimit);
        if (!this.push(bytes)) connection.pause();
      })
      .on('end', () => {
        this.#isEndedByPeer = true;
        this.push(null);
      })
      .on('error', (error) => this.destroy(error))
      .on('close', () => {
        this.#isEndedByPeer = true;
        this.destroy();
      });
    this.emit('connect');
  }

  /** A standby reports that it is one before it is ready, and the driver never learns that it was. */
  get #isRefused(): boolean {
    return this.#refusesStandby && this.owed.isStandby;
  }

  override _read(): void {
    this.#connection?.resume();
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#send(bytes, done);
  }

  /** The messages of a statement, which pg gives at once. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  /** pg sends nothing before the connection is reported open. */
  #send(bytes: Buffer, done: (error?: Error | null) => void): void {
    this.owed.sent(bytes);
    this.#connection?.write(bytes, done);
  }

  override _final(done: () => void): void {
    if (this.#connection === undefined) this.destroy();
    this.#connection?.end();
    setTimeout(() => this.destroy(), CLOSE_LIMIT_MS).unref();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#openLimit);
    if (this.owed.timesReady === 0 || this.#isRefused) this.#primary?.forget();
    this.#opening.abort();
    this.#connection?.destroy();
    const isEarly = this.#isEndedByPeer && this.owed.timesReady === 0;
    done(error ?? (isEarly ? endedEarly() : null));
  }
}

/**
 * What takes connections and closes them before there is a session is a balancer without a server, or no PostgreSQL at
 * all.
 */
const endedEarly = (): EarlyEndError =>
  new EarlyEndError('the connection was closed before there was a session');
