import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { openConnection, type TlsMode } from './open-connection.ts';
import { OwedAnswers } from './owed-answers.ts';
import type { SilenceWatch } from './silence-watch.ts';

/** After a goodbye the peer closes; one that does not is not waited for. */
const CLOSE_LIMIT_MS = 2000;

export interface DatabaseSocketOptions {
  tlsMode: TlsMode;
  /** See `WatchedSocket`. */
  longestAnswerMs?: number;
  watch?: SilenceWatch;
}

/**
 * What both drivers (postgres.js and graphile-worker's pg) talk to PostgreSQL through, in place of a socket of their own: it
 * opens and encrypts the connection and lets a `SilenceWatch` see whether an answer is owed. Encryption is done here because
 * a driver that did it would leave nothing readable to watch.
 */
export class DatabaseSocket extends Duplex {
  readonly owed = new OwedAnswers();
  readonly longestAnswerMs: number;
  readonly #tlsMode: TlsMode;
  readonly #opening = new AbortController();
  #connection: Socket | undefined;
  #whenOpen: (() => void) | undefined;
  #isHeard = false;

  constructor({ tlsMode, longestAnswerMs = 0, watch }: DatabaseSocketOptions) {
    super({ allowHalfOpen: false });
    this.#tlsMode = tlsMode;
    this.longestAnswerMs = longestAnswerMs;
    watch?.add(this);
  }

  /** As `net.Socket` has it: a port and a host, or the path of a socket file. Errors come as events, never from here. */
  connect(port: number | string, host?: string): this {
    const target = { port, host: typeof port === 'string' ? undefined : host, tlsMode: this.#tlsMode };
    openConnection(target, this.#opening.signal).then(
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
        this.owed.received(bytes);
        if (!this.push(bytes)) connection.pause();
      })
      .on('end', () => this.push(null))
      .on('error', (error) => this.destroy(error))
      .on('close', () => this.destroy());
    this.emit('connect');
    this.#whenOpen?.();
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
    this.owed.sent(bytes);
    connection.write(bytes, done);
  }

  override _final(done: () => void): void {
    this.#connection?.end();
    setTimeout(() => this.destroy(), CLOSE_LIMIT_MS).unref();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#opening.abort();
    this.#connection?.destroy();
    done(error);
  }
}
