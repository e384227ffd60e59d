import { Readable } from 'node:stream';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Reads } from '../../infra/database/connection/read-replica.ts';
import {
  filterOf,
  labelDistributionSchema,
  portfolioChoicesSchema,
  portfolioExportQuerySchema,
  portfolioExportSchema,
  portfolioFilterSchema,
  portfolioPageSchema,
  portfolioPlacesSchema,
  portfolioQuerySchema,
} from './portfolio.schemas.ts';
import {
  distributeLabels,
  exportPortfolio,
  listChoices,
  listPlaces,
  listPortfolio,
} from './portfolio.service.ts';

/**
 * Plans are shown beside the estates, so the permission is that of plans; a renovation shows the address of its estate
 * too.
 */
const config = { permission: 'renovations:read' } as const;
/** A large portfolio over a slow line; each statement on the way has the limit of every request. */
const EXPORT_LIMIT_MS = 600_000;

export function portfolioRoutes(app: ApiScope, reads: Reads): void {
  const shared = { tags: ['Portfolio'] };

  app.get(
    '/v1/portfolio/estates',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listPortfolio',
        summary: 'List portfolio estates',
        description:
          'The estates that match all filters, each with the labels, cost and date of its suggested renovation, in the requested order. Paged by cursor: every page is equally fast. `GET /v1/portfolio/labels` returns the total.',
        querystring: portfolioQuerySchema,
        response: { 200: portfolioPageSchema },
      },
    },
    async (request, reply) => {
      const {
        sort_by: sortBy,
        sort_direction: direction,
        page_size: take,
        after = null,
        ...filter
      } = request.query;
      const order = { sortBy, direction, take, after };
      return sendJson(
        reply,
        200,
        await reads.run((sql) => listPortfolio(sql, request.caller.contextId, filterOf(filter), order)),
      );
    },
  );

  app.get(
    '/v1/portfolio/export',
    {
      config: { ...config, timeLimitMs: EXPORT_LIMIT_MS },
      schema: {
        ...shared,
        operationId: 'exportPortfolio',
        summary: 'Export portfolio estates',
        description:
          'All estates that match the filters, in the requested order, as one stream of JSON lines. Takes the same filters as the list of portfolio estates. An estate that changes during the export may be missing or appear twice.',
        querystring: portfolioExportQuerySchema,
        response: { 200: portfolioExportSchema },
      },
    },
    async (request, reply) => {
      const { sort_by: sortBy, sort_direction: direction, ...filter } = request.query;
      const { contextId } = request.caller;
      const lines = await reads.run((sql) =>
        exportPortfolio(sql, contextId, filterOf(filter), { sortBy, direction }),
      );
      reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store');
      // HEAD has no body: the rest is not read for it.
      return reply.send(Readable.from(request.method === 'HEAD' ? [] : lines));
    },
  );

  app.get(
    '/v1/portfolio/labels',
    {
      config,
      schema: {
        ...shared,
        operationId: 'distributeLabels',
        summary: 'Count portfolio estates by energy label',
        description: 'Takes the same filters as the list of portfolio estates.',
        querystring: portfolioFilterSchema,
        response: { 200: labelDistributionSchema },
      },
    },
    async (request) =>
      reads.run((sql) => distributeLabels(sql, request.caller.contextId, filterOf(request.query))),
  );

  app.get(
    '/v1/portfolio/places',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listPortfolioPlaces',
        summary: 'Count portfolio estates by place',
        description:
          'For the estates that match all filters: per place the number of estates, their labels today and what their owners pay on average. Places with the most estates first; at most 5,000.',
        querystring: portfolioFilterSchema,
        response: { 200: portfolioPlacesSchema },
      },
    },
    async (request, reply) => {
      const filter = filterOf(request.query);
      return sendJson(
        reply,
        200,
        await reads.run((sql) => listPlaces(sql, request.caller.contextId, filter)),
      );
    },
  );

  app.get(
    '/v1/portfolio/choices',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listPortfolioChoices',
        summary: 'List portfolio filter options',
        description: 'The places, managing users and sources of the active estates, each with a count.',
        response: { 200: portfolioChoicesSchema },
      },
    },
    async (request) => reads.run((sql) => listChoices(sql, request.caller.contextId)),
  );
}
