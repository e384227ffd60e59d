/**
 * The page's call for "tell me when prices or grants change"; the referral token gives access, and it is rate limited.
 */

import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { countRequestOfNetwork, type RateLimit } from '../../../access/limits/rate-limit.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { addContactRequest } from '../../contact-requests/contact-requests.service.ts';
import { tokenParamsSchema, wantedAlertSchema } from '../planner-page.schemas.ts';
import { getActiveEstate, reachOf } from '../planner-page.service.ts';

const ALERTS: RateLimit = { name: 'planner-alerts', perMinute: 5 };
const MAX_BODY_BYTES = 8 * 1024;

export function planAlertRoutes(
  app: ApiScope,
  { sql, publicUrl, counts }: { sql: Sql; publicUrl: string; counts: RateCounts | undefined },
): void {
  app.post(
    '/r/:token/alerts',
    { bodyLimit: MAX_BODY_BYTES, schema: { hide: true, params: tokenParamsSchema, body: wantedAlertSchema } },
    async (request, reply) => {
      if (counts) countRequestOfNetwork(counts, ALERTS, request, reply);
      const { token } = request.params;
      const { language, choices } = request.body;
      const { contextId, estateId, externalId, context } = await getActiveEstate(sql, token);
      const query = new URLSearchParams([['lang', language], ...new URLSearchParams(choices)]);
      await transaction(sql, (tx) =>
        addContactRequest(tx, contextId, {
          ...reachOf(request.body),
          estateId,
          externalId,
          renovationId: null,
          wish: 'CHANGES',
          language,
          choices,
          planUrl: `${publicUrl}/r/${token}?${query}`,
          isStored: context.takes_contact_requests,
        }),
      );
      return reply.code(202).send({});
    },
  );
}
