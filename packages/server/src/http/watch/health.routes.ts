import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Sql } from '../../infra/database/sql.ts';
import { errorResponses } from '../errors/error-schemas.ts';

const okSchema = Type.Object({ status: Type.Literal('ok') });
const tags = ['Operations'];
const security: never[] = [];

/** For the machine that keeps the server running. */
export function healthRoutes(app: FastifyInstance, sql: Sql): void {
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
        description: 'Queries the database; 503 while it cannot be reached.',
        tags,
        security,
        'x-extension': true,
        response: { 200: okSchema, ...errorResponses(400, 500, 503) },
      },
    },
    async () => {
      await sql`SELECT 1`;
      return { status: 'ok' };
    },
  );
}
