/** The page's two calls: save a plan, make its report. No account; the referral token is the key, and both are limited. */

import { Fault } from '../fault.ts';
import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import type { Sql } from '../infra/database/sql.ts';
import type { RateCounts } from '../limits/rate-counts.ts';
import { type RateLimit, take } from '../limits/rate-limit.ts';
import { createReport, type ReportSettings } from '../reports/reports.service.ts';
import { findReferredEstate, isSavedPlan, type ReferredEstate } from './planner-page.repository.ts';
import { SavedPlanParams, TokenParams, WantedPlanBody, WantedReportBody } from './planner-page.schemas.ts';
import { savePlan } from './planner-page.service.ts';

const SAVES: RateLimit = { name: 'planner-saves', perMinute: 20 };
const REPORTS: RateLimit = { name: 'planner-reports', perMinute: 10 };
/** A name, an address and a date: far below the API's limit for bodies. */
const MAX_BODY_BYTES = 8 * 1024;

export function savedPlanRoutes(
  app: ApiScope,
  reports: ReportSettings,
  counts: RateCounts | undefined,
): void {
  const { sql } = reports;
  app.post(
    '/r/:token/renovations',
    { bodyLimit: MAX_BODY_BYTES, schema: { hide: true, params: TokenParams, body: WantedPlanBody } },
    async (request, reply) => {
      if (counts) take(counts, SAVES, request.ip, reply);
      const found = await findActive(sql, request.params.token);
      const saved = await savePlan(sql, found, { ...request.body, name: request.body.name.trim() });
      return reply.code(201).send(saved);
    },
  );

  app.post(
    '/r/:token/renovations/:renovation_id/reports',
    { bodyLimit: MAX_BODY_BYTES, schema: { hide: true, params: SavedPlanParams, body: WantedReportBody } },
    async (request, reply) => {
      if (counts) take(counts, REPORTS, request.ip, reply);
      const { token, renovation_id: renovationId } = request.params;
      const { contextId, estateId } = await findActive(sql, token);
      if (!(await isSavedPlan(sql, contextId, estateId, renovationId))) throw new Fault('missing');
      const { json } = await createReport(reports, contextId, renovationId, request.body.language);
      return sendJson(reply, 201, json);
    },
  );
}

async function findActive(sql: Sql, token: string): Promise<ReferredEstate> {
  const found = await findReferredEstate(sql, token);
  if (found === null) throw new Fault('missing');
  if (!found.isActive) throw new Fault('gone');
  return found;
}
