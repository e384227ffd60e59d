import type { FastifyInstance } from 'fastify';
import { notModified } from '../requests/etag.ts';
import { errorResponses } from './error-schemas.ts';

/** What every operation for callers can end with. */
const OF_ALL = errorResponses(400, 401, 403, 429, 500, 503);
const OF_WRITES = errorResponses(413, 415);

/**
 * Adds these to the responses of each route of the scope, which names its own: its results, and errors such as 404 and
 * 409.
 */
export function documentResponses(scope: FastifyInstance): void {
  scope.addHook('onRoute', ({ method, schema }) => {
    if (schema?.response === undefined) return;
    // Fastify leaves its type open; ours are schemas by status.
    const own = schema.response as Record<number, object>;
    const isRead = method === 'GET' || method === 'HEAD';
    // A stream has no ETag.
    const isStream = 'content' in (own[200] ?? {});
    schema.response = { ...OF_ALL, ...(isRead ? !isStream && notModified : OF_WRITES), ...own };
  });
}
