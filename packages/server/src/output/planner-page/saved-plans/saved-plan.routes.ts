/**
 * The page's two calls: save a plan, generate its report. There is no account: the referral token gives access, and
 * both are rate limited.
 */

import type { ConcurrencyLimit } from '../../../access/limits/concurrency-limit.ts';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { countRequestOfNetwork, type RateLimit } from '../../../access/limits/rate-limit.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { createReport, type ReportSettings } from '../../reports/reports.service.ts';
import { visitOf } from '../planner-page.routes.ts';
import {
  savedPlanParamsSchema,
  tokenParamsSchema,
  wantedPlanSchema,
  wantedReportSchema,
} from '../planner-page.schemas.ts';
import { getActiveEstate, reachOf, requireSavedPlan, savePlan } from '../planner-page.service.ts';
import { printUnsaved } from './unsaved-passport.ts';

const SAVES: RateLimit = { name: 'planner-saves', perMinute: 20 };
const REPORTS: RateLimit = { name: 'planner-reports', perMinute: 10 };
/** A name, an address and a date: far below the API's limit for bodies. */
const MAX_BODY_BYTES = 8 * 1024;

export function savedPlanRoutes(
  app: ApiScope,
  reports: ReportSettings,
  counts: RateCounts | undefined,
  reportLimit: ConcurrencyLimit,
): void {
  const { sql } = reports;
  app.post(
    '/r/:token/renovations',
    { bodyLimit: MAX_BODY_BYTES, schema: { hide: true, params: tokenParamsSchema, body: wantedPlanSchema } },
    async (request, reply) => {
      if (counts) countRequestOfNetwork(counts, SAVES, request, reply);
      const { token } = request.params;
      const found = await getActiveEstate(sql, token);
      const { contact, name, ...wanted } = request.body;
      const buyer = contact && { ...reachOf(contact), language: contact.language };
      const visit = { pageUrl: `${reports.publicUrl}/r/${token}`, buyer: buyer ?? null };
      const saved = await savePlan(sql, found, { ...wanted, name: name.trim() }, visit);
      return reply.code(201).send(saved);
    },
  );

  app.get(
    '/r/:token/passport.pdf',
    { schema: { hide: true, params: tokenParamsSchema } },
    async (request, reply) => {
      if (counts) countRequestOfNetwork(counts, REPORTS, request, reply);
      const { token } = request.params;
      const found = await getActiveEstate(sql, token);
      const { language, search } = visitOf(request, token, found, reports.publicUrl);
      const pdf = await reportLimit.run(`buyers of ${found.contextId}`, () =>
        printUnsaved(reports, found, { token, search, language }),
      );
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="renovation-passport.pdf"',
          'content-language': language,
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(Buffer.from(pdf));
    },
  );

  app.post(
    '/r/:token/renovations/:renovation_id/reports',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: { hide: true, params: savedPlanParamsSchema, body: wantedReportSchema },
    },
    async (request, reply) => {
      if (counts) countRequestOfNetwork(counts, REPORTS, request, reply);
      const { token, renovation_id: renovationId } = request.params;
      const { contextId, estateId } = await getActiveEstate(sql, token);
      await requireSavedPlan(sql, contextId, estateId, renovationId);
      // The buyers of one context share a place, as a client does.
      const { json } = await reportLimit.run(`buyers of ${contextId}`, () =>
        createReport(reports, contextId, renovationId, request.body.language),
      );
      return sendJson(reply, 201, json);
    },
  );
}
