import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Static, TSchema } from 'typebox';

/**
 * Requests have the types of their schemas. Responses do not: most leave PostgreSQL as JSON text and never become
 * objects.
 */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: unknown;
}

/** Where a feature registers its routes. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;

/** Sends JSON that is already written. */
export function sendJson(
  reply: Pick<FastifyReply, 'code' | 'header' | 'send'>,
  status: number,
  json: string | Buffer,
) {
  reply.code(status);
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(json);
}
