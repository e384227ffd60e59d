import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { insertRequests, type LoggedRequest } from './requests.repository.ts';

const WRITE_EVERY_MS = 1000;
/** More than a process answers in a second; a database that is away must not fill the memory. */
const MOST_WAITING = 10_000;
const LONGEST_PATH = 500;
const MOST_MESSAGES = 5;
const LONGEST_MESSAGE = 300;

/**
 * Requests of clients, written once a second so that no request waits for it. A log, not a record: what a process has not written
 * when it is killed is lost, and so is what arrives while the database is away.
 */
export class RequestLog {
  readonly #sql: Sql;
  readonly #log: Pick<Logger, 'warn'>;
  #waiting: LoggedRequest[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(sql: Sql, log: Pick<Logger, 'warn'>) {
    this.#sql = sql;
    this.#log = log;
  }

  add(request: LoggedRequest): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(request);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
  }

  /** One write after the other; this one ends when all that waits now is written or given up. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(async () => {
      const requests = this.#waiting;
      this.#waiting = [];
      if (requests.length === 0) return;
      await insertRequests(this.#sql, requests).catch((error: unknown) =>
        this.#log.warn({ err: error, count: requests.length }, 'requests of clients could not be logged'),
      );
    });
    return this.#writing;
  }
}

/** For every request with a client's token, whatever came of it. */
export function recordClientRequests(scope: FastifyInstance, requests: RequestLog): void {
  scope.addHook('onResponse', (request, reply, done) => {
    done();
    // Declared as always there; absent when the token was refused.
    const caller = request.caller as Caller | undefined;
    if (caller?.kind === 'client') requests.add(logged(request, reply, caller));
  });
  scope.addHook('onClose', () => requests.write());
}

function logged(request: FastifyRequest, reply: FastifyReply, caller: Caller): LoggedRequest {
  const durationMs = Math.round(reply.elapsedTime);
  return {
    context_id: caller.contextId,
    client_id: caller.id,
    at: new Date(Date.now() - durationMs).toISOString(),
    method: request.method,
    path: (request.url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH),
    status: reply.statusCode,
    duration_ms: durationMs,
    request_id: request.id,
    error_code: request.failure?.code ?? null,
    messages: (request.failure?.messages ?? [])
      .slice(0, MOST_MESSAGES)
      // PostgreSQL's texts hold no zero byte, and a message may quote what was sent.
      .map((message) => message.slice(0, LONGEST_MESSAGE).replaceAll('\0', '')),
  };
}
