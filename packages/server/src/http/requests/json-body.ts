import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** RFC 7396. A PATCH may as well be sent as plain JSON. */
const MERGE_PATCH = 'application/merge-patch+json';

/** Reads JSON bodies. An empty body counts as none: real clients send `Content-Type: application/json` on calls without one. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const read: FastifyBodyParser<string> = (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body, done);
  };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
  app.addContentTypeParser(MERGE_PATCH, { parseAs: 'string' }, (request, body: string, done) => {
    if (request.method === 'PATCH') return read(request, body, done);
    done(new ApiError(415, ['Content-Type must be application/json']));
  });
}
