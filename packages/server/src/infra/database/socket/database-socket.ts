import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { openConnection, type TlsMode } from './open-connection.ts';
import { OwedAnswers } from './owed-answers.ts';
import type { PrimaryServer } from './primary-server.ts';
import type { SilenceWatch } from './silence-watch.ts';

/** Command complete, ready for a query: `SELECT 0`, `I`. */
const EMPTY_ANSWER = Buffer.from('C\0\0\0\rSELECT 0\0Z\0\0\0\x05I', 'latin1');

/** After a goodbye the peer closes; one that does not is not waited for. */
const CLOSE_LIMIT_MS = 2000;

export interface DatabaseSocketOptions {
  tlsMode: TlsMode;
  /** See `WatchedSocket`. */
  longestAnswerMs?: number;
  /** Whether the driver begins each session with a statement of its own, as postgres.js does to learn the array types. */
  fetchesTypes?: boolean;
  watch?: SilenceWatch;
  /** Where the connection leads in place of what the driver says; absent for that. */
  primary?: PrimaryServer | undefined;
  /** Whether a session with a standby, which can only be read, is refused. */
  refusesStandby?: boolean;
}

export class StandbyError extends Error {
  /** PostgreSQL's for a write on a standby. */
  readonly code = '25006';
}

export class EarlyEndError extends Error {
  /** The name that postgres.js has for a connection that was lost. */
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * What both drivers (postgres.js and graphile-worker's pg) talk to PostgreSQL through, in place of a socket of their own: it
 * opens and encrypts the connection and lets a `SilenceWatch` see whether an answer is owed. Encryption is done here because
 * a driver that did it would leave nothing readable to watch.
 */
export class DatabaseSocket extends Duplex {
  readonly owed = new OwedAnswers();
  readonly longestAnswerMs: number;
  /** Where it leads, as postgres.js names it in its errors. */
  host: string | undefined;
  port: number | string | undefined;
  readonly #tlsMode: TlsMode;
  readonly #opening = new AbortController();
  #connection: Socket | undefined;
  #whenOpen: (() => void) | undefined;
  readonly #fetchesTypes: boolean;
  #isHeard = false;
  #isEndedByPeer = false;
  #hasStarted = false;
  readonly #heldBack: Buffer[] = [];
  readonly #primary: PrimaryServer | undefined;
  readonly #refusesStandby: boolean;

  constructor({
    tlsMode,
    longestAnswerMs = 0,
    fetchesTypes = false,
    watch,
    primary,
    refusesStandby = false,
  }: DatabaseSocketOptions) {
    // `write` must never ask to wait: where BEGIN gets that answer, postgres.js forgets to reserve the connection for the transaction.
    super({ allowHalfOpen: false, writableHighWaterMark: Number.MAX_SAFE_INTEGER });
    this.#tlsMode = tlsMode;
    this.#primary = primary;
    this.#refusesStandby = refusesStandby;
    this.#fetchesTypes = fetchesTypes;
    this.longestAnswerMs = longestAnswerMs;
    watch?.add(this);
  }

  /** As `net.Socket` has it: a port and a host, or the path of a socket file. Errors come as events, never from here. */
  connect(port: number | string, host?: string): this {
    this.host = host;
    this.port = port;
    const target = { port, host: typeof port === 'string' ? undefined : host, tlsMode: this.#tlsMode };
    const { signal } = this.#opening;
    (this.#primary?.open(signal) ?? openConnection(target, signal)).then(
      (connection) => this.#attach(connection),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  /** Whether anything came since this was last asked. */
  takeHeard(): boolean {
    const isHeard = this.#isHeard;
    this.#isHeard = false;
    return isHeard;
  }

  get readyState(): 'opening' | 'open' | 'closed' {
    if (this.destroyed) return 'closed';
    return this.#connection === undefined ? 'opening' : 'open';
  }

  // The drivers set these on a socket; `openConnection` has done so.
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
        this.#isHeard = true;
        const isOfTypes = this.#isFetchingTypes;
        this.owed.received(bytes);
        if (this.#isRefused) {
          return void this.destroy(new StandbyError('the server is a standby, which can only be read'));
        }
        const whole = isOfTypes ? this.#wholeTypes(bytes) : bytes;
        if (whole !== undefined && !this.push(whole)) connection.pause();
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
    this.#whenOpen?.();
  }

  /**
   * Nobody listens to the driver's own statement: its failure would end the process. So its answer is handed on when it is
   * whole, and when the connection is lost before that, `_destroy` answers instead that there are no types.
   */
  get #isFetchingTypes(): boolean {
    return this.#fetchesTypes && this.owed.timesReady === 1 && !this.#isRefused;
  }

  /** A standby tells that it is one before it is ready, and the driver never hears that it was. */
  get #isRefused(): boolean {
    return this.#refusesStandby && this.owed.isStandby;
  }

  #wholeTypes(bytes: Buffer): Buffer | undefined {
    this.#heldBack.push(bytes);
    return this.#isFetchingTypes ? undefined : Buffer.concat(this.#heldBack.splice(0));
  }

  override _read(): void {
    this.#connection?.resume();
  }

  override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const connection = this.#connection;
    if (connection === undefined) {
      // Node writes the next only when this one is done.
      this.#whenOpen = () => this._write(bytes, encoding, done);
      return;
    }
    const own = this.#hasStarted ? bytes : fromFirstMessage(bytes);
    this.#hasStarted = true;
    this.owed.sent(own);
    connection.write(own, done);
  }

  override _final(done: () => void): void {
    this.#connection?.end();
    setTimeout(() => this.destroy(), CLOSE_LIMIT_MS).unref();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isFetchingTypes) this.emit('data', EMPTY_ANSWER);
    if (this.owed.timesReady === 0 || this.#isRefused) this.#primary?.forget();
    this.#opening.abort();
    this.#connection?.destroy();
    const isEarly = this.#isEndedByPeer && this.owed.timesReady === 0;
    done(error ?? (isEarly ? endedEarly() : null));
  }
}

/**
 * What takes connections and closes them before there is a session is a balancer without a server, or no PostgreSQL at all.
 * postgres.js would connect again for ever, and whoever waits would never hear of it.
 */
const endedEarly = (): EarlyEndError =>
  new EarlyEndError('the connection was closed before there was a session');

/**
 * Without what postgres.js had meant for the connection before this one: see `driverOptions`. The first message of a session
 * has no type: it begins with its length, whose first byte is 0.
 */
function fromFirstMessage(bytes: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt32BE(at + 1);
  return bytes.subarray(at);
}
