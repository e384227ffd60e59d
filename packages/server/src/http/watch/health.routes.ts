import type { FastifyInstance } from 'fastify';
import { Type } from '../../infra/checks/type.ts';
import { within } from '../../infra/within.ts';
import { errorResponses } from '../errors/error-schemas.ts';

const okSchema = Type.Object({ status: Type.Literal('ok') }, { examples: [{ status: 'ok' }] });
const tags = ['Operations'];
const security: never[] = [];

// Whoever asks asks again in some seconds, and wants to know by then.
const READY_LIMIT_MS = 2000;

/** For the machine that keeps the server running. `needs` fail while requests would. */
export function healthRoutes(app: FastifyInstance, needs: readonly (() => Promise<unknown>)[]): void {
  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'checkLive',
        summary: 'Is the process alive?',
        description: 'Answers as long as the process runs; checks nothing else.',
        tags,
        security,
        'x-extension': true,
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
        summary: 'Can requests be answered?',
        description:
          'Tries what every request needs: a connection to the database that answers, and the list of what was disabled. 503 while one of them fails or takes longer than two seconds.',
        tags,
        security,
        'x-extension': true,
        response: { 200: okSchema, ...errorResponses(400, 500, 503) },
      },
    },
    async () => {
      await within(READY_LIMIT_MS, Promise.all(needs.map((need) => need())));
      return { status: 'ok' };
    },
  );
}
