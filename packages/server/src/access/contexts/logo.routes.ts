import type { FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { actorOf } from '../audit/actor-of.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { contextJson } from './context-json.ts';
import { storeLogo } from './contexts.service.ts';
import { drawLogo } from './draw-logo.ts';
import { findLogoByHash } from './logo.repository.ts';
import { ownContextSchema } from './own-context.schemas.ts';

const MOST_BYTES = 512 * 1024;
const LONGEST_WAIT_MS = 10_000;
/** How a picture of each type begins. */
const BEGINNINGS = {
  'image/png': 'PNG',
  'image/jpeg': 'JFIF',
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'application/octet-stream': 'PNG',
};

/** For `openapi.json`. */
const pictureBodySchema = {
  content: Object.fromEntries(
    Object.entries(BEGINNINGS).map(([type, beginning]) => [
      type,
      { schema: { type: 'string', format: 'binary', maxLength: MOST_BYTES, examples: [beginning] } },
    ]),
  ),
};

/** In a scope of its own: here a body stays the bytes that were sent. */
export function logoRoutes(app: ApiScope, { sql, publicUrl }: { sql: Sql; publicUrl: string }): void {
  const limit = new ConcurrencyLimit({ atOnce: 1, waitMs: LONGEST_WAIT_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    Object.keys(BEGINNINGS),
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  );

  app.put(
    '/v1/context/logo',
    {
      bodyLimit: MOST_BYTES,
      config: {
        permission: 'contexts:manage',
        hasOwnAuditEntry: true,
        checkBody: (body) =>
          Buffer.isBuffer(body) && body.length > 0 ? [] : ['request body must be a picture'],
      },
      schema: {
        operationId: 'putContextLogo',
        summary: 'Upload the logo',
        description:
          'A PNG, JPEG or SVG image. It is resized to fit 800 × 240 pixels and used on planner pages, in link previews and on new passports. `logo_url` then contains its URL; set another `logo_url`, or null, to remove it.',
        tags: ['Console'],
        security: [{ session: [] }],
        body: pictureBodySchema,
        response: { 200: ownContextSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { contextId } = request.caller;
      if (!Buffer.isBuffer(body)) throw new TypeError('a body that was checked is a picture');
      const logo = await limit.run(contextId, () => drawLogo(contextId, body));
      const changed = await storeLogo(sql, contextId, logo, actorOf(request));
      return sendJson(reply, 200, JSON.stringify(contextJson(changed, publicUrl)));
    },
  );
}

/** For everyone who reads a page of the context. */
export function logoFileRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/logos/:file',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const [, hash = ''] = /^([0-9a-f]{64})\.png$/.exec(request.params.file) ?? [];
      const png = hash === '' ? null : await findLogoByHash(sql, hash);
      if (png === null) throw new Fault('missing');
      return reply
        .headers({
          'content-type': 'image/png',
          // Another logo has another name.
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(png));
    },
  );
}
