import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Two Host headers are a 400 (RFC 9112, 3.2): a proxy may have gone by the other one. */
export function rejectMultipleHostHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    for (let place = 0; place < rawHeaders.length; place += 2)
      if (rawHeaders[place]?.length === 4 && rawHeaders[place]?.toLowerCase() === 'host') hosts++;
    done(hosts > 1 ? new ApiError(400, ['Host must not be given more than once']) : undefined);
  });
}
