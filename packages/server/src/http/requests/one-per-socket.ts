import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A client that pipelines more than this does not want answers. */
const MOST_WAITING = 100;

interface Line {
  /** Whose answer is on its way. */
  current: FastifyReply;
  waiting: { reply: FastifyReply; begin: () => void }[];
}

/**
 * Answers the requests that a client pipelines on one connection one after the other, each when the answer before it
 * has left. Node would begin all of them at once and hold their answers in memory, so that one client with a few
 * connections gets all of the event loop.
 */
export function answerOnePerSocket(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    if (line === undefined) {
      begin(socket, { current: reply, waiting: [] });
      done();
    } else if (line.waiting.length >= MOST_WAITING) socket.destroy();
    else line.waiting.push({ reply, begin: done });
  });

  function begin(socket: Socket, line: Line): void {
    lines.set(socket, line);
    line.current.raw.once('close', () => {
      const next = line.waiting.shift();
      if (next === undefined || socket.destroyed) return lines.delete(socket);
      begin(socket, { current: next.reply, waiting: line.waiting });
      // Others, who came meanwhile, have their turn in between.
      return setImmediate(next.begin);
    });
  }
}
