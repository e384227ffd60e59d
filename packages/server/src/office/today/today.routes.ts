import { managesNoEstates } from '../../estates/estates.errors.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { readFirstSteps, readWork } from './today.repository.ts';
import { todaySchema } from './today.schemas.ts';

export function todayRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/v1/today',
    {
      config: { permission: 'renovations:read' },
      schema: {
        tags: ['Console'],
        security: [{ session: [] }],
        operationId: 'readToday',
        summary: 'List open tasks',
        description:
          'For members of every role: homes without required facts or without a plan, failed jobs, certificates to review and buyers to call back, each with a count and examples.',
        response: { 200: todaySchema },
      },
    },
    async ({ caller }, reply) => {
      // Homes, jobs and members in one response, which no single permission of a client covers.
      if (caller.kind !== 'member') throw new Fault('forbidden');
      const [steps, work] = await Promise.all([
        readFirstSteps(sql, caller.contextId, caller.id),
        readWork(sql, caller.contextId),
      ]);
      if (steps?.managesEstates !== true) throw managesNoEstates();
      const firstSteps = JSON.stringify({
        has_homes: steps.hasHomes,
        has_plans: steps.hasPlans,
        has_passports: steps.hasPassports,
        has_colleagues: steps.hasColleagues,
      });
      const kinds = work.map(
        ({ kind, count, hasMore, examples }) =>
          `"${kind}":{"count":${count},"has_more":${hasMore},"examples":[${examples}]}`,
      );
      return sendJson(reply, 200, `{"first_steps":${firstSteps},${kinds.join()}}`);
    },
  );
}
