import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { describeOutage } from '../../infra/database/health/describe-outage.ts';
import { shareFor } from '../../infra/share-for.ts';
import { within } from '../../infra/within.ts';
import { errorResponses } from '../errors/error-schemas.ts';

const okSchema = Type.Object({ status: Type.Literal('ok') }, { examples: [{ status: 'ok' }] });
const unreadySchema = Type.Object(
  {
    statusCode: Type.Integer({ description: 'Equals the HTTP status.' }),
    error: Type.String({ description: 'Name of the HTTP status.' }),
    message: Type.Optional(
      Type.Array(Type.String(), {
        description: 'One-line description of the problem. Absent when the request itself ran out of time.',
      }),
    ),
  },
  {
    title: 'UnreadyError',
    description: 'Not ready; retry after `Retry-After` seconds.',
    examples: [
      {
        statusCode: 503,
        error: 'Service Unavailable',
        message: ['the disk of the database is full: nothing can be written'],
      },
    ],
  },
);
const tags = ['Operations'];
const security: never[] = [];

// Health checks repeat within seconds, and need a response before the next one.
const READY_LIMIT_MS = 2000;
// However many requests come, the database is tried once a second.
const TRY_AGAIN_MS = 1000;
const RETRY_AFTER_SECONDS = 2;

/** For the machine that keeps the server running. `needs` fail while requests would. */
export function healthRoutes(app: FastifyInstance, needs: readonly (() => Promise<unknown>)[]): void {
  const findOutage = shareFor(TRY_AGAIN_MS, async (): Promise<string | null> => {
    try {
      await within(READY_LIMIT_MS, Promise.all(needs.map((need) => need())));
      return null;
    } catch (error) {
      const outage = describeOutage(error);
      app.log.warn({ err: error }, `Not ready: ${outage}`);
      return outage;
    }
  });

  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'checkLive',
        summary: 'Check liveness',
        description: 'Returns 200 as long as the process runs. Checks nothing else.',
        tags,
        security,
        response: { 200: okSchema, ...errorResponses(400, 500) },
      },
    },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/health/ready',
    {
      schema: {
        operationId: 'checkReady',
        summary: 'Check readiness',
        description:
          'Checks what requests need: a pooled connection, a new connection with a write, and the list of disabled clients. Returns 503 with the reason when a check fails or takes longer than two seconds. The result is up to a second old.',
        tags,
        security,
        response: { 200: okSchema, ...errorResponses(400, 500), 503: unreadySchema },
      },
    },
    async (_request, reply) => {
      const outage = await findOutage();
      if (outage === null) return { status: 'ok' };
      return reply
        .code(503)
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .send({ statusCode: 503, error: 'Service Unavailable', message: [outage] });
    },
  );
}
