import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { clientErrorResponses } from '../../http/errors/error-schemas.ts';
import { notModified } from '../../http/requests/etag.ts';
import type { Reads } from '../../infra/database/connection/read-replica.ts';
import {
  filterOf,
  labelDistributionSchema,
  portfolioChoicesSchema,
  portfolioFilterSchema,
  portfolioPageSchema,
  portfolioPlacesSchema,
  portfolioQuerySchema,
} from './portfolio.schemas.ts';
import { distributeLabels, listChoices, listPlaces, listPortfolio } from './portfolio.service.ts';

/** Plans are shown beside the estates, so the permission is that of plans; a renovation shows the address of its estate too. */
const config = { permission: 'renovations:read' } as const;

export function portfolioRoutes(app: ApiScope, reads: Reads): void {
  const shared = { tags: ['Portfolio'], 'x-extension': true };

  app.get(
    '/v1/portfolio/estates',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listPortfolio',
        summary: 'Look through a portfolio',
        description:
          'The estates that pass every filter, each with the labels, the cost and the age of its suggested renovation, in any order. A page says where the next one begins, so that the last page of 100,000 estates is as quick as the first; how many there are is in `GET /v1/portfolio/labels`.',
        querystring: portfolioQuerySchema,
        response: { 200: portfolioPageSchema, ...notModified, ...clientErrorResponses() },
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
    '/v1/portfolio/labels',
    {
      config,
      schema: {
        ...shared,
        operationId: 'distributeLabels',
        summary: 'Count the labels of a portfolio, today and after the works',
        description: 'Under the same filters as the estates of the portfolio.',
        querystring: portfolioFilterSchema,
        response: { 200: labelDistributionSchema, ...notModified, ...clientErrorResponses() },
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
        summary: 'Count the estates of a portfolio by place',
        description:
          'Where the estates are that pass every filter: of each place how many, with which labels today, and what their owners pay on average. Those with most estates first, 5,000 at most.',
        querystring: portfolioFilterSchema,
        response: { 200: portfolioPlacesSchema, ...notModified, ...clientErrorResponses() },
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
        summary: 'List what a portfolio can be filtered by',
        description:
          'The places, managing users and sources of its active estates, with how many there are of each.',
        response: { 200: portfolioChoicesSchema, ...notModified, ...clientErrorResponses() },
      },
    },
    async (request) => reads.run((sql) => listChoices(sql, request.caller.contextId)),
  );
}
