// Message types of PostgreSQL's protocol 3 (https://www.postgresql.org/docs/18/protocol-message-formats.html).
const SIMPLE_QUERY = 0x51; // Q
const SYNC = 0x53; // S
const FLUSH = 0x48; // H
const READY_FOR_QUERY = 0x5a; // Z
const BACKEND_KEY_DATA = 0x4b; // K
const PARAMETER_STATUS = 0x53; // S, from the server
/** What answers a flush: row description, no data, portal suspended, command complete, error. */
const ENDS_OF_FLUSH = new Set([0x54, 0x6e, 0x73, 0x43, 0x45]);
const NOT_IN_TRANSACTION = 0x49; // I

const HEADER_BYTES = 5;
/** Of these two a part of what follows the header is read as well, of a parameter all. */
const BYTES_READ: Readonly<Record<number, number>> = { [READY_FOR_QUERY]: 6, [BACKEND_KEY_DATA]: 9 };
/** Sent when a session begins, and by a standby that is promoted, from PostgreSQL 14 on. */
const IS_STANDBY = Buffer.from('in_hot_standby\0on\0', 'latin1');
const IS_PRIMARY = Buffer.from('in_hot_standby\0off\0', 'latin1');

type Owed = 'end of query' | 'flush';

/**
 * Follows the messages on one connection to know whether PostgreSQL owes an answer. Bytes alone do not show it: a large
 * answer that stops half-way ends with bytes received, just as a connection at rest does.
 */
export class PendingResponses {
  /** Process id of the backend, once it has introduced itself. */
  backendPid: number | undefined;
  /** Nothing under way, and no transaction open. */
  isIdle = false;
  /** The server can only be read. */
  isStandby = false;
  /** How often it was ready for a query: once when the session begins, then after each query. */
  timesReady = 0;
  readonly #owed: Owed[] = [];
  #hasStarted = false;
  #bytesToSkip = 0;
  #rest: Buffer = Buffer.alloc(0);

  get isOwed(): boolean {
    return this.#owed.length > 0;
  }

  /** pg writes whole messages only. The first has no type: it opens the session, which has a time limit of its own. */
  sent(bytes: Buffer): void {
    this.isIdle = false;
    let at = this.#hasStarted ? 0 : bytes.readUInt32BE(0);
    this.#hasStarted = true;
    while (at + HEADER_BYTES <= bytes.length) {
      const type = bytes[at];
      if (type === SIMPLE_QUERY || type === SYNC) this.#owed.push('end of query');
      else if (type === FLUSH) this.#owed.push('flush');
      at += 1 + bytes.readUInt32BE(at + 1);
    }
  }

  received(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = this.#bytesToSkip;
    while (at + HEADER_BYTES <= bytes.length) {
      const type = bytes[at] ?? 0;
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      const readTo = type === PARAMETER_STATUS ? end : at + (BYTES_READ[type] ?? HEADER_BYTES);
      if (readTo > bytes.length) break;
      this.#read(type, bytes, at + HEADER_BYTES, end);
      at = end;
    }
    this.#bytesToSkip = Math.max(0, at - bytes.length);
    this.#rest = bytes.subarray(Math.min(at, bytes.length));
  }

  #read(type: number, bytes: Buffer, at: number, end: number): void {
    if (type === READY_FOR_QUERY) {
      this.timesReady += 1;
      const query = this.#owed.indexOf('end of query');
      this.#owed.splice(0, query + 1);
      this.isIdle = this.#owed.length === 0 && bytes[at] === NOT_IN_TRANSACTION;
    } else if (type === BACKEND_KEY_DATA) this.backendPid = bytes.readUInt32BE(at);
    else if (type === PARAMETER_STATUS) this.#readParameter(bytes.subarray(at, end));
    else if (this.#owed[0] === 'flush' && ENDS_OF_FLUSH.has(type)) this.#owed.shift();
  }

  #readParameter(nameAndValue: Buffer): void {
    if (nameAndValue.equals(IS_STANDBY)) this.isStandby = true;
    else if (nameAndValue.equals(IS_PRIMARY)) this.isStandby = false;
  }
}
