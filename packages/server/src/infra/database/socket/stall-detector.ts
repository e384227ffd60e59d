const CHECK_EVERY_MS = 500;
/** Nearly every statement is answered in milliseconds: after so long the server is queried about it. */
const DOUBTFUL_AFTER_MS = 2000;

/** A response that was on its way when the server was queried has arrived by then. */
const CHECKS_TO_CLEAR_UP = 2;

class SilentConnectionError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

/** A connection as it is watched. */
export interface WatchedSocket {
  readonly owed: {
    readonly isOwed: boolean;
    readonly isIdle: boolean;
    readonly backendPid: number | undefined;
  };
  /** No statement takes longer here: PostgreSQL cancels it before. 0 when there is no such limit. */
  readonly longestAnswerMs: number;
  /** Whether anything came since the last call. */
  takeReceived(): boolean;
  destroy(error?: Error): unknown;
  once(event: 'close', closed: () => void): unknown;
}

interface StallDetectorOptions {
  /** Which of these backends work on a statement now; undefined when the server could not be queried. */
  findWorking(backendPids: number[]): Promise<ReadonlySet<number> | undefined>;
  /** These connections were dropped: the server may not notice it. */
  onDropped(connections: readonly WatchedSocket[]): void;
}

interface Silence {
  /** How long an answer has been owed without a byte. */
  waitingMs: number;
  /** How long nothing came, owed or not. */
  quietMs: number;
  /** For how long it had been owed when the server was last queried about it. */
  queriedAtMs: number;
  /** Checks since the server said that it does not work for this connection; undefined while it did not say so. */
  checksInDoubt: number | undefined;
}

/**
 * Drops the connections to a server that no longer answer, so that a caller that waits on one gets an error within
 * seconds and its pool opens another. Slow is not stalled: docs/decisions/0007-silent-connections.md.
 *
 * Time is counted in checks, not by the clock: a process that was held up itself does not blame its connections.
 */
export class StallDetector {
  readonly #options: StallDetectorOptions;
  readonly #sockets = new Map<WatchedSocket, Silence>();
  #timer: NodeJS.Timeout | undefined;
  #isQuerying = false;

  constructor(options: StallDetectorOptions) {
    this.#options = options;
  }

  add(socket: WatchedSocket): void {
    this.#sockets.set(socket, { waitingMs: 0, quietMs: 0, queriedAtMs: 0, checksInDoubt: undefined });
    this.#timer ??= setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
    socket.once('close', () => {
      this.#sockets.delete(socket);
      if (this.#sockets.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  #check(): void {
    for (const [socket, silence] of this.#sockets) count(socket, silence);
    const silent = [...this.#sockets].filter(([socket, silence]) => isSilent(socket, silence));
    if (silent.length > 0) this.#drop(silent.map(([socket]) => socket));
    void this.#doubt();
  }

  /** Where one connection is dead the idle ones may be too, and are quick to open again: they go with it. */
  #drop(silent: WatchedSocket[]): void {
    const quiet = [...this.#sockets].filter(
      ([socket, { quietMs }]) => socket.owed.isIdle && quietMs >= DOUBTFUL_AFTER_MS,
    );
    for (const socket of silent)
      socket.destroy(new SilentConnectionError('the connection to PostgreSQL no longer responds'));
    for (const [socket] of quiet) socket.destroy();
    this.#options.onDropped([...silent, ...quiet.map(([socket]) => socket)]);
  }

  async #doubt(): Promise<void> {
    if (this.#isQuerying) return;
    const waiting = [...this.#sockets].flatMap(([socket, silence]) => {
      const { backendPid } = socket.owed;
      const { waitingMs, queriedAtMs } = silence;
      const isTime = waitingMs - queriedAtMs >= DOUBTFUL_AFTER_MS;
      return isTime && backendPid !== undefined ? [{ silence, backendPid, waitingMs }] : [];
    });
    if (waiting.length === 0) return;
    this.#isQuerying = true;
    for (const { silence, waitingMs } of waiting) silence.queriedAtMs = waitingMs;
    const working = await this.#options.findWorking(waiting.map(({ backendPid }) => backendPid));
    this.#isQuerying = false;
    if (working === undefined) return;
    for (const { silence, backendPid, waitingMs } of waiting) {
      // What has received data meanwhile waits less than before.
      if (silence.waitingMs >= waitingMs && !working.has(backendPid)) silence.checksInDoubt ??= 0;
    }
  }
}

function count(socket: WatchedSocket, silence: Silence): void {
  const hasReceived = socket.takeReceived();
  silence.quietMs = hasReceived ? 0 : silence.quietMs + CHECK_EVERY_MS;
  silence.waitingMs = hasReceived || !socket.owed.isOwed ? 0 : silence.waitingMs + CHECK_EVERY_MS;
  if (silence.waitingMs === 0) {
    silence.queriedAtMs = 0;
    silence.checksInDoubt = undefined;
  } else if (silence.checksInDoubt !== undefined) silence.checksInDoubt += 1;
}

function isSilent({ longestAnswerMs }: WatchedSocket, { checksInDoubt = 0, waitingMs }: Silence): boolean {
  if (checksInDoubt >= CHECKS_TO_CLEAR_UP) return true;
  return longestAnswerMs > 0 && waitingMs > longestAnswerMs + DOUBTFUL_AFTER_MS;
}
