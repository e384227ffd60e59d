import { getContext } from '../../../access/contexts/contexts.service.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import type { Reads } from '../../../infra/database/connection/read-replica.ts';
import type { RenderSettings } from '../../../output/reports/render-passport.ts';
import { filterOf, portfolioFilterSchema } from '../portfolio.schemas.ts';
import { overviewPdfQuerySchema, overviewPdfSchema, overviewSchema } from './overview.schemas.ts';
import { readOverview } from './overview.service.ts';
import { renderOverview } from './render-overview.ts';

/** The sums are those of plans. */
const config = { permission: 'renovations:read' } as const;

export function overviewRoutes(app: ApiScope, reads: Reads, rendering: RenderSettings): void {
  const shared = { tags: ['Portfolio'] };

  app.get(
    '/v1/portfolio/overview',
    {
      config,
      schema: {
        ...shared,
        operationId: 'readPortfolioOverview',
        summary: 'Sum up portfolio estates',
        description:
          'Cost, energy and CO₂ today and after the works, labels, and duties by year, of the estates that match all filters.',
        querystring: portfolioFilterSchema,
        response: { 200: overviewSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const overview = await reads.run((sql) => readOverview(sql, caller.contextId, filterOf(query)));
      return sendJson(reply, 200, JSON.stringify(overview));
    },
  );

  app.get(
    '/v1/portfolio/overview/pdf',
    {
      config,
      schema: {
        ...shared,
        operationId: 'printPortfolioOverview',
        summary: 'Sum up portfolio estates as PDF',
        description: 'The overview on one page, with the name and colour of the context.',
        querystring: overviewPdfQuerySchema,
        response: { 200: overviewPdfSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const { language, ...filter } = query;
      const { contextId } = caller;
      const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== false);
      const { overview, context } = await reads.run(async (sql) => ({
        overview: await readOverview(sql, contextId, filterOf(filter)),
        context: await getContext(sql, contextId),
      }));
      const pdf = await renderOverview(rendering, contextId, { overview, context, language, isFiltered });
      return reply.header('content-type', 'application/pdf').header('cache-control', 'no-store').send(pdf);
    },
  );
}
