import type { Static } from 'typebox';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { etagOf, expectedBy } from '../../http/requests/etag.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { actorOf } from '../audit/actor-of.ts';
import { contextJson } from './context-json.ts';
import { changeContext, getContext } from './contexts.service.ts';
import type { ContextChange } from './contexts.ts';
import { pictureAddress } from './logo.ts';
import { ownContextPatchSchema, ownContextSchema } from './own-context.schemas.ts';

/** The settings of the caller's context: how its pages and reports look, and whom they name. */
export function ownContextRoutes(app: ApiScope, { sql, publicUrl }: { sql: Sql; publicUrl: string }): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/context',
    {
      config: { permission: 'contexts:manage' },
      schema: {
        ...common,
        operationId: 'getContext',
        summary: 'Get the settings of the context',
        description: 'Branding, contact details, and where its pages may be embedded.',
        response: { 200: ownContextSchema },
      },
    },
    async ({ caller }, reply) => {
      const context = await getContext(sql, caller.contextId);
      return sendJson(reply, 200, JSON.stringify(contextJson(context, publicUrl)));
    },
  );

  app.patch(
    '/v1/context',
    {
      config: { permission: 'contexts:manage', hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'patchContext',
        summary: 'Update the settings of the context',
        description:
          'A merge patch (RFC 7396): absent fields stay unchanged, null clears a field. Pages change immediately; reports change when they are generated again.',
        consumes: ['application/json', 'application/merge-patch+json'],
        body: ownContextPatchSchema,
        response: { 200: ownContextSchema, ...errorResponses(412) },
      },
    },
    async (request, reply) => {
      const { slug, ...pictures } = await getContext(sql, request.caller.contextId);
      const change = changeOf(request.body, {
        logo: pictureAddress(publicUrl, pictures.logoUrl),
        photo: pictureAddress(publicUrl, pictures.contactPhotoUrl),
      });
      const expect = expectedBy(request);
      const changed = await changeContext(sql, slug, change, actorOf(request), (before) =>
        expect(JSON.stringify(contextJson(before, publicUrl))),
      );
      const json = JSON.stringify(contextJson(changed, publicUrl));
      return sendJson(reply.header('etag', etagOf(json)), 200, json);
    },
  );
}

/** `accent_color` is `accentColor` within. Who sends back the address of a picture as it is changes nothing. */
function changeOf(
  { logo_url, contact_photo_url, ...rest }: Static<typeof ownContextPatchSchema>,
  now: { logo: string | null; photo: string | null },
): ContextChange {
  const isPhotoSame = contact_photo_url === undefined || contact_photo_url === now.photo;
  if (!isPhotoSame && contact_photo_url !== null)
    throw new Fault('invalid', ['contact_photo_url can only be set to null: upload a photo instead']);
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
    ...(logo_url !== undefined && logo_url !== now.logo && { logoUrl: logo_url }),
    ...(!isPhotoSame && { contactPhotoUrl: null }),
  };
}
