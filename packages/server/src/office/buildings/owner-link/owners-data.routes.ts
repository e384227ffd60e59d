/** What the owners' page reads: without a token of a client, for whoever has the link. */
import type { FastifyReply } from 'fastify';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { limitNetworks } from '../../../access/limits/rate-limit.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { TOKEN } from '../building.ts';
import { findByToken, type OwnersBuilding } from './owner-link.repository.ts';
import { buildingView } from './owners-view.ts';

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
  const find = async (token: string, code: string | null): Promise<OwnersBuilding> => {
    const found = TOKEN.test(token) ? await findByToken(sql, token, code) : null;
    if (found === null) throw new Fault('missing');
    return found;
  };
  const send = (reply: FastifyReply, view: object) => {
    reply.headers(HEADERS);
    return sendJson(reply, 200, JSON.stringify(view));
  };

  app.get<{ Params: { token: string } }>(
    '/b/:token/data',
    { schema: { hide: true } },
    async (request, reply) => {
      return send(reply, buildingView(await find(request.params.token, null)));
    },
  );

  app.get<{ Params: { token: string; code: string } }>(
    '/b/:token/units/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token, code } = request.params;
      const found = await find(token, TOKEN.test(code) ? code : null);
      if (found.unit === null) throw new Fault('missing');
      return send(reply, { ...buildingView(found), unit: found.unit });
    },
  );
}
