/**
 * Every operation of openapi.json with the worst input that is legal: as large as the schema allows, or made by hand
 * where that says too little.
 */

import { inlineParts } from '../../packages/server/src/http/openapi/shared-parts.ts';
import { HAND_MADE, type WorstBody } from './hand-made-requests.ts';
import { MOST_BODY_BYTES, type Schema, WorstValues } from './worst-values.ts';

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  operationId?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What exists on the server, by the names of parameters. */
export type KnownIds = Readonly<Record<string, string>>;

export interface WorstRequest {
  operationId: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  caller: 'anybody' | 'client' | 'member';
  /** Fields whose size the schema leaves open; none where the request is made by hand. */
  unbounded: string[];
}

/** These would end the session that the others need: whoever sends them has none. */
const ENDS_SESSION = ['signOut', 'endOtherSessions', 'endSession', 'changePassword', 'renewRecoveryCodes'];

/** Below what a request's head may have. */
const MOST_QUERY_BYTES = 10_000;

export function worstRequests(document: ApiDocument, ids: KnownIds): WorstRequest[] {
  return Object.entries(inlineParts(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { operationId } = operation;
      return operationId === undefined
        ? []
        : [requestOf(document, { ...operation, operationId }, method, path, ids)];
    }),
  );
}

function requestOf(
  { components }: ApiDocument,
  operation: Operation & { operationId: string },
  method: string,
  path: string,
  ids: KnownIds,
): WorstRequest {
  const values = new WorstValues(components.schemas);
  const { operationId, parameters = [] } = operation;
  const handMade = HAND_MADE[operationId];
  const worstOf = ({ name, schema }: { name: string; schema: Schema }) => String(values.of(schema, name));
  const placed = (place: string) => parameters.filter((each) => each.in === place);
  const query = new URLSearchParams({
    ...Object.fromEntries(placed('query').map((each) => [each.name, worstOf(each)])),
    ...handMade?.query,
  });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  while (query.toString().length > MOST_QUERY_BYTES) query.delete(longestOf(query));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = placed('path').find((each) => each.name === name);
    // What the other requests need is not removed.
    const known = method === 'delete' ? undefined : ids[name];
    return encodeURIComponent(known ?? (parameter === undefined ? 'x' : worstOf(parameter)));
  });
  const sent = handMade?.body?.(ids) ?? jsonBody(operation, values, components.schemas);
  return {
    operationId,
    method: method.toUpperCase(),
    path: query.size === 0 ? filled : `${filled}?${query}`,
    headers: { ...(sent !== undefined && { 'content-type': sent.type }), ...handMade?.headers },
    body: sent?.content,
    caller: callerOf(operation),
    unbounded: handMade === undefined ? values.unbounded : [],
  };
}

function longestOf(query: URLSearchParams): string {
  return [...query].reduce(
    (longest, each) => (each[1].length > longest[1].length ? each : longest),
    ['', ''],
  )[0];
}

function jsonBody(
  { requestBody }: Operation,
  values: WorstValues,
  schemas: Record<string, Schema>,
): WorstBody | undefined {
  const [type, content] =
    Object.entries(requestBody?.content ?? {}).find(([name]) => name.endsWith('json')) ?? [];
  if (requestBody === undefined) return undefined;
  if (type === undefined || content === undefined) {
    values.unbounded.push('a body that is no JSON');
    return undefined;
  }
  let text = JSON.stringify(values.of(content.schema));
  // Several arrays, each as long as it may be, are too much together.
  for (let bytes = MOST_BODY_BYTES / 2; Buffer.byteLength(text) > MOST_BODY_BYTES && bytes > 100; bytes /= 2)
    text = JSON.stringify(new WorstValues(schemas, bytes).of(content.schema));
  return { type, content: text };
}

function callerOf({ operationId, security }: Operation & { operationId: string }): WorstRequest['caller'] {
  if (security?.length === 0 || ENDS_SESSION.includes(operationId)) return 'anybody';
  return security?.some((each) => 'session' in each) ? 'member' : 'client';
}
