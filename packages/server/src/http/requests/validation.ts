import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { boundedMessages } from '../../fault.ts';
import { type Check, compileCheck } from '../../infra/checks/check.ts';
import { ApiError } from '../errors/api-error.ts';
import { readQuery } from './query.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Brings the body into the form that is checked and handled. */
    readBody?: (body: unknown) => unknown;
    /** Checks the body instead of the route's schema, where the rules go beyond what a schema can express. */
    checkBody?: Check;
    /** Made from the route's schema when it is registered. */
    checks?: Checks;
  }
}

interface Checks {
  params: Check | undefined;
  /** Absent where any parameter is taken and none is read. */
  query: { schema: TSchema; check: Check } | undefined;
  body: Check | undefined;
}

const NO_PARAMETERS = Type.Object({}, { additionalProperties: false });

/**
 * Checks path, query and body of every operation at the edge. Fastify's own validation stops at the first part that is
 * wrong; the contract wants every fault of a request at once.
 */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', (route) => {
    // A route without a schema is a page, not an operation of the API: it checks its own address.
    if (route.schema === undefined) return;
    route.config = { ...route.config, checks: compileChecks(route) };
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { checks } = request.routeOptions.config;
    done(checks === undefined ? undefined : findFault(request, checks));
  });
}

function compileChecks(route: RouteOptions): Checks {
  // Fastify types these as unknown; all our routes write them with TypeBox.
  const schema = route.schema as Record<'params' | 'querystring' | 'body', TSchema | undefined> | undefined;
  // An address outside the versioned API is for links and probes, to which others add `utm_source` or `t`.
  const query = schema?.querystring ?? (route.url.startsWith('/v1/') ? NO_PARAMETERS : undefined);
  return {
    params: schema?.params && compileCheck(schema.params),
    query: query && { schema: query, check: compileCheck(query) },
    body: route.config?.checkBody ?? (schema?.body && compileCheck(schema.body)),
  };
}

function findFault(request: FastifyRequest, checks: Checks): ApiError | undefined {
  const faults = checks.params?.(request.params) ?? [];
  if (checks.query !== undefined) {
    // Fastify's own parser makes it, before any handler can change it.
    const { values, repeated } = readQuery(request.query as Record<string, unknown>, checks.query.schema);
    faults.push(...repeated, ...checks.query.check(values));
    request.query = values;
  }
  const { readBody } = request.routeOptions.config;
  if (readBody !== undefined) request.body = readBody(request.body);
  const bodyFaults = checks.body?.(request.body) ?? [];
  if (faults.length + bodyFaults.length === 0) return undefined;
  const status = bodyFaults.length > 0 ? (request.routeOptions.config.bodyFaultStatus ?? 400) : 400;
  return new ApiError(status, boundedMessages([...faults, ...bodyFaults]));
}
