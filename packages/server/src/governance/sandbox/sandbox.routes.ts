import { actorOf } from '../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import {
  clockBodySchema,
  clockSchema,
  createdHomesSchema,
  resetSchema,
  sandboxHomesBodySchema,
} from './sandbox.schemas.ts';
import { createHomes, resetSandbox, type SandboxSettings, setClock } from './sandbox.service.ts';

const DEFAULT_HOMES = { count: 10, country: 'BE', seed: 1 } as const;

/** For tests of other programs, in a context that was created for them. */
export function sandboxRoutes(app: ApiScope, settings: SandboxSettings): void {
  const config = { permission: 'sandbox:manage' as const, hasOwnAuditEntry: true };
  const tags = ['Sandbox'];

  app.post(
    '/v1/sandbox/homes',
    {
      config: { permission: 'sandbox:manage' },
      schema: {
        tags,
        operationId: 'createSandboxHomes',
        summary: 'Create invented homes',
        description:
          'Creates estates with invented addresses and realistic facts. The same seed overwrites the same homes. Returns 404 when the context is not a sandbox.',
        body: sandboxHomesBodySchema,
        response: { 201: createdHomesSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, body }, reply) => {
      const { externalIds, ...counts } = await createHomes(settings, caller.contextId, {
        ...DEFAULT_HOMES,
        ...body,
      });
      return sendJson(reply, 201, JSON.stringify({ ...counts, external_ids: externalIds }));
    },
  );

  app.post(
    '/v1/sandbox/reset',
    {
      config,
      schema: {
        tags,
        operationId: 'resetSandbox',
        summary: 'Remove everything from the sandbox',
        description:
          'Removes estates, buildings, plans, reports, jobs, loans, programmes, connections, own prices and the date of the clock. Clients, members, webhooks, branding and the audit log stay. Running jobs end. Returns 404 when the context is not a sandbox.',
        response: { 200: resetSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { calculationJobs, ...counts } = await resetSandbox(
        settings,
        request.caller.contextId,
        actorOf(request),
      );
      return sendJson(reply, 200, JSON.stringify({ ...counts, calculation_jobs: calculationJobs }));
    },
  );

  app.put(
    '/v1/sandbox/clock',
    {
      config,
      schema: {
        tags,
        operationId: 'setSandboxClock',
        summary: 'Set the date for which the sandbox plans',
        description:
          'New plans, their prices, grants and duties are those of this date, on the API and on the planner page. Timestamps, expiry of tokens and links, retention, and the validity of certificates follow the real clock. Returns 404 when the context is not a sandbox.',
        body: clockBodySchema,
        response: { 200: clockSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { date } = request.body;
      await setClock(settings.sql, request.caller.contextId, date, actorOf(request));
      return sendJson(reply, 200, JSON.stringify({ date }));
    },
  );
}
