import type { FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { actorOf } from '../audit/actor-of.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { contextJson } from './context-json.ts';
import { storePicture } from './contexts.service.ts';
import { drawPicture } from './draw-logo.ts';
import { findPictureByHash } from './logo.repository.ts';
import type { PictureKind } from './logo.ts';
import { ownContextSchema } from './own-context.schemas.ts';

const LONGEST_WAIT_MS = 10_000;
/** How a picture of each type begins. */
const BEGINNINGS = {
  'image/png': 'PNG',
  'image/jpeg': 'JFIF',
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'application/octet-stream': 'PNG',
};

interface PictureUpload {
  kind: PictureKind;
  path: string;
  operationId: string;
  summary: string;
  description: string;
  mostBytes: number;
  types: readonly (keyof typeof BEGINNINGS)[];
}

const UPLOADS: readonly PictureUpload[] = [
  {
    kind: 'logo',
    path: '/v1/context/logo',
    operationId: 'putContextLogo',
    summary: 'Upload the logo',
    description:
      'A PNG, JPEG or SVG image. It is resized to fit 800 × 240 pixels and used on planner pages, in link previews and on new passports. `logo_url` then contains its URL; set another `logo_url`, or null, to remove it.',
    mostBytes: 512 * 1024,
    types: ['image/png', 'image/jpeg', 'image/svg+xml', 'application/octet-stream'],
  },
  {
    kind: 'photo',
    path: '/v1/context/contact-photo',
    operationId: 'putContextContactPhoto',
    summary: 'Upload the photo of the contact',
    description:
      'A PNG or JPEG image. It is turned upright, cropped to a square of 240 × 240 pixels, and used on planner pages and on new passports. `contact_photo_url` then contains its URL; set it to null to remove the photo.',
    mostBytes: 8 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'application/octet-stream'],
  },
];

/** For `openapi.json`. */
const pictureBodySchema = ({ types, mostBytes }: PictureUpload) => ({
  content: Object.fromEntries(
    types.map((type) => [
      type,
      { schema: { type: 'string', format: 'binary', maxLength: mostBytes, examples: [BEGINNINGS[type]] } },
    ]),
  ),
});

/** In a scope of its own: here a body stays the bytes that were sent. */
export function logoRoutes(app: ApiScope, { sql, publicUrl }: { sql: Sql; publicUrl: string }): void {
  const limit = new ConcurrencyLimit({ atOnce: 1, waitMs: LONGEST_WAIT_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    Object.keys(BEGINNINGS),
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  );

  for (const upload of UPLOADS)
    app.put(
      upload.path,
      {
        bodyLimit: upload.mostBytes,
        config: {
          permission: 'contexts:manage',
          hasOwnAuditEntry: true,
          checkBody: (body) =>
            Buffer.isBuffer(body) && body.length > 0 ? [] : ['request body must be a picture'],
        },
        schema: {
          operationId: upload.operationId,
          summary: upload.summary,
          description: upload.description,
          tags: ['Console'],
          security: [{ session: [] }],
          body: pictureBodySchema(upload),
          response: { 200: ownContextSchema },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const { contextId } = request.caller;
        if (!Buffer.isBuffer(body)) throw new TypeError('a body that was checked is a picture');
        const picture = await limit.run(contextId, () => drawPicture(contextId, upload.kind, body));
        const changed = await storePicture(sql, contextId, upload.kind, picture, actorOf(request));
        return sendJson(reply, 200, JSON.stringify(contextJson(changed, publicUrl)));
      },
    );
}

/** For everyone who reads a page of the context. */
export function logoFileRoutes(app: ApiScope, sql: Sql): void {
  for (const kind of ['logo', 'photo'] as const)
    app.get(
      `/${kind}s/:file`,
      { schema: { hide: true } },
      async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
        const [, hash = ''] = /^([0-9a-f]{64})\.png$/.exec(request.params.file) ?? [];
        const png = hash === '' ? null : await findPictureByHash(sql, kind, hash);
        if (png === null) throw new Fault('missing');
        return reply
          .headers({
            'content-type': 'image/png',
            // Another picture has another name.
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            'x-robots-tag': 'noindex',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(Buffer.from(png));
      },
    );
}
