/** What the owners' page reads: without a token of a client, for whoever has the link. */
import type { FastifyReply } from 'fastify';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { limitNetworks } from '../../../access/limits/rate-limit.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { TOKEN } from '../building.ts';
import { readStoredPlan, storedPlanText } from '../plan/read-stored-plan.ts';
import { findByToken, findUnitByCode, type OwnersBuilding } from './owner-link.repository.ts';
import { buildingView, unitView } from './owners-view.ts';

/** Per address: more than a hall of owners behind one router needs, far less than guessing a code would take. */
const VISITS = { name: 'owners-pages', perMinute: 240 };

/** The address of a page is its only protection: it must be neither indexed, nor cached by others, nor passed on. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-cache',
};

export function ownersDataRoutes(
  app: ApiScope,
  { sql, counts }: { sql: Sql; counts: RateCounts | undefined },
): void {
  limitNetworks(app, counts, VISITS);
  const find = async (token: string): Promise<OwnersBuilding> => {
    const found = TOKEN.test(token) ? await findByToken(sql, token) : null;
    if (found === null) throw new Fault('missing');
    return found;
  };
  const planOf = (found: OwnersBuilding) => {
    const text = storedPlanText(found);
    return text === null ? null : readStoredPlan(text);
  };
  const send = (reply: FastifyReply, view: object) => {
    reply.headers(HEADERS);
    return sendJson(reply, 200, JSON.stringify(view));
  };

  app.get<{ Params: { token: string } }>(
    '/b/:token/data',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await find(request.params.token);
      return send(reply, buildingView(found, planOf(found)));
    },
  );

  app.get<{ Params: { token: string; code: string } }>(
    '/b/:token/units/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token, code } = request.params;
      const found = await find(token);
      const unit = TOKEN.test(code) ? await findUnitByCode(sql, token, code) : null;
      const plan = planOf(found);
      const view = unit && plan && unitView(found, plan, unit.externalId);
      if (view === null) throw new Fault('missing');
      return send(reply, view);
    },
  );
}
