import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { repeatedName } from '../../infra/repeated-name.ts';
import { ApiError } from '../errors/api-error.ts';

/** RFC 7396. A PATCH may as well be sent as plain JSON. */
const MERGE_PATCH = 'application/merge-patch+json';

/**
 * Reads JSON bodies. An empty body counts as none: real clients send `Content-Type: application/json` on calls without
 * one.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const read: FastifyBodyParser<Buffer> = (request, body, done) => {
    const fault = body.length === 0 ? undefined : unreadable(request, body);
    if (fault !== undefined) done(fault);
    else if (body.length === 0) done(null, undefined);
    else {
      const text = body.toString();
      void parse(request, text, (error, value) => {
        const name = error === null ? repeatedName(text, value) : null;
        if (name === null) done(error, value);
        else
          done(
            new ApiError(faultStatus(request), [`request body must not have ${JSON.stringify(name)} twice`], {
              code: 'invalid_json',
            }),
          );
      });
    }
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
  app.addContentTypeParser(MERGE_PATCH, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.method === 'PATCH') return read(request, body, done);
    done(new ApiError(415, ['Content-Type must be application/json']));
  });
}

/**
 * Why these bytes cannot be read. Those that are not UTF-8 would be stored as question marks, which is noticed too
 * late.
 */
export function unreadable(request: FastifyRequest, body: Buffer): ApiError | undefined {
  const { headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    return new ApiError(415, ['Content-Encoding must be identity'], {
      headers: { 'accept-encoding': 'identity' },
    });
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) return new ApiError(415, ['charset must be utf-8']);
  if (isUtf8(body)) return undefined;
  return new ApiError(faultStatus(request), ['request body must be encoded in UTF-8'], {
    code: 'invalid_json',
  });
}

function faultStatus({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.bodyFaultStatus ?? 400;
}
