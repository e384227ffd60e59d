/** Server-sent events (the WHATWG HTML standard, 9.2), as the body of an answer. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

// A reader who has left so much untaken gets the newest state once there is room, and not all that came between.
const MOST_UNTAKEN_BYTES = 16_384;
/** How long a browser's own reader waits after a cut. */
const RETRY_MS = 2000;

/**
 * A state, sent again whenever it has changed. Each event is the whole of it, so that nothing is lost with a cut
 * connection.
 */
export class EventStream extends Readable {
  readonly #name: string;
  #sent: string | undefined;

  constructor(name: string) {
    super({ read() {} });
    this.#name = name;
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** One line of JSON. */
  send(state: string): void {
    if (state === this.#sent || this.readableEnded || this.readableLength > MOST_UNTAKEN_BYTES) return;
    this.#sent = state;
    this.push(`event: ${this.#name}\ndata: ${state}\n\n`);
  }

  /** A comment, by which proxies and readers see that the connection lives. */
  beat(): void {
    if (this.readableLength === 0) this.push(':\n\n');
  }

  end(): void {
    this.push(null);
  }
}

/** Sends it so that no proxy caches, compresses or buffers it. */
export function sendEvents(reply: FastifyReply, stream: EventStream): FastifyReply {
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-store, no-transform');
  // nginx would otherwise wait until a buffer of its own is full.
  reply.header('x-accel-buffering', 'no');
  return reply.send(stream);
}
