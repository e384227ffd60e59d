import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { etagOf, isKnown, notModified } from '../../http/requests/etag.ts';
import { DEFAULT_PAGE_SIZE, pageFields, writePageBytes } from '../../http/requests/paging.ts';
import type { EstateOptions } from '../estates.routes.ts';
import { estateListSchema } from '../estates.schemas.ts';
import { listEstates, readListPage, streamEstates } from '../estates.service.ts';
import { type EstateFilter, readListVersion } from './estates-page.repository.ts';
import {
  ALL_FIELDS,
  estateListQuerySchema,
  estatePageSchema,
  estatesQuerySchema,
} from './estates-query.schemas.ts';
import { listContent } from './list-tag.ts';

// A long list on a slow connection takes its time; each piece of it is still subject to the time limit of a request.
const LIST_TIMEOUT_MS = 600_000;

export function estateListRoutes(app: ApiScope, options: EstateOptions): void {
  const { reads, publicUrl, providerNames } = options;
  const tags = ['Estates'];
  const tagOf = async (contextId: string, address: string) =>
    etagOf(
      listContent(await reads.run((sql) => readListVersion(sql, contextId)), contextId, publicUrl, address),
    );

  app.get(
    '/v1/estate/list',
    {
      config: { permission: 'estates:read', timeLimitMs: LIST_TIMEOUT_MS },
      schema: {
        operationId: 'listEstates',
        summary: 'Get the estate list',
        description:
          "Lists all active estates of the client's estate-managing context, whatever their `estate_status`. The parameters are extensions: without them the full list is returned.",
        tags,
        querystring: estateListQuerySchema,
        response: { 200: estateListSchema(providerNames), ...notModified },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      // Read before the list: a change in between gives the list an older tag, which the next request finds outdated.
      const etag = await tagOf(contextId, `list ${JSON.stringify(request.query)}`);
      if (isKnown(request, reply, etag)) return reply.code(304).send();
      const { page, page_size: pageSize, updated_since: updatedSince = null } = request.query;
      if (page !== undefined || pageSize !== undefined) {
        const place = { page: page ?? 1, pageSize: pageSize ?? DEFAULT_PAGE_SIZE };
        const window = { skip: (place.page - 1) * place.pageSize, take: place.pageSize, updatedSince };
        const { total, entries } = await reads.run((sql) => readListPage(sql, contextId, publicUrl, window));
        const end = `],${pageFields({ ...place, total })}}`;
        return sendJson(reply, 200, Buffer.concat([Buffer.from('{"estates":['), entries, Buffer.from(end)]));
      }
      const estates = await reads.run((sql) => streamEstates(sql, contextId, options, updatedSince));
      reply.header('content-type', 'application/json; charset=utf-8');
      // HEAD has no body: the rest of the list is not read for it.
      return reply.send(Readable.from(request.method === 'HEAD' ? [] : estates, { objectMode: false }));
    },
  );

  app.get(
    '/v1/estates',
    {
      config: { permission: 'estates:read' },
      schema: {
        operationId: 'searchEstates',
        summary: 'Search estates',
        description:
          "Lists the estates of the client's context that match all filters, page by page, oldest first.",
        tags,
        querystring: estatesQuerySchema,
        response: { 200: estatePageSchema(providerNames), ...notModified },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      const { page, page_size: pageSize, fields = ALL_FIELDS, ...filter } = request.query;
      const etag = await tagOf(contextId, JSON.stringify(request.query));
      if (isKnown(request, reply, etag)) return reply.code(304).send();
      const window = { skip: (page - 1) * pageSize, take: pageSize, fields };
      const { total, items } = await reads.run((sql) =>
        listEstates(sql, contextId, publicUrl, filterOf(filter), window),
      );
      return sendJson(reply, 200, writePageBytes({ page, pageSize, total }, items));
    },
  );
}

type Filters = Omit<Static<typeof estatesQuerySchema>, 'page' | 'page_size' | 'fields'>;

function filterOf(given: Filters): EstateFilter {
  return {
    estateStatuses: given.estate_status ?? null,
    estateTypes: given.estate_type ?? null,
    regions: given.region ?? null,
    energyLabels: given.energy_label ?? null,
    qualityLabels: given.quality_label ?? null,
    externalUserId: given.external_user_id ?? null,
    updatedSince: given.updated_since ?? null,
    afterId: null,
    includeDeactivated: given.include_deactivated,
  };
}
