/** One request of every operation of openapi.json, about things that exist where there are any. */
import { randomUUID } from 'node:crypto';
import { inlineParts } from '../../http/openapi/shared-parts.ts';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security?: Record<string, unknown>[];
}

export interface OperationRequest {
  operation: string;
  method: string;
  path: string;
  body: unknown;
  /** For members alone, or for whoever becomes one by it: as the console sends it. */
  needsSession: boolean;
}

export interface KnownThings {
  /** By the name of the parameter, or by the path that it is in. */
  parameters: Record<string, string>;
  /** Bodies that name things that exist, by operation; all others are the examples of the document. */
  bodies: Record<string, unknown>;
}

const ORDER = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];
/** Ends what the others need. */
const LAST = ['POST /v1/session/password', 'DELETE /v1/sessions', 'DELETE /v1/session'];

export function everyOperation(
  document: { paths: Record<string, Record<string, Operation>> },
  { parameters, bodies }: KnownThings,
): OperationRequest[] {
  const requests = Object.entries(inlineParts(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      const key = `${method} ${path}`;
      const parameterOf = (parameter: string) => parameters[path] ?? parameters[parameter] ?? randomUUID();
      const query = (operation.parameters ?? []).filter(
        (each) => each.in === 'query' && each.required === true,
      );
      const search = new URLSearchParams(
        query.map((each): [string, string] => [each.name, parameterOf(each.name)]),
      );
      return {
        operation: key,
        method,
        path: `${path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(parameterOf(parameter)))}${query.length > 0 ? `?${search}` : ''}`,
        body: bodies[key] ?? operation.requestBody?.content['application/json']?.example,
        needsSession:
          /^\/v1\/(session|invitations)/.test(path) ||
          (operation.security?.some((scheme) => 'session' in scheme) ?? false),
      };
    }),
  );
  const place = ({ operation, method }: OperationRequest) =>
    LAST.includes(operation) ? ORDER.length + LAST.indexOf(operation) : ORDER.indexOf(method);
  return requests.toSorted((a, b) => place(a) - place(b));
}
