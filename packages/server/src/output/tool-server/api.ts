/**
 * The API as the tools use it: every call is a request with the caller's own token, so permissions, limits, tenancy and
 * audit are the API's.
 */

export interface ApiRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** With its query. */
  path: string;
  body?: unknown;
}

export interface ApiResponse {
  status: number;
  /** Parsed JSON, or null without a body. */
  body: unknown;
  /** `WWW-Authenticate`, which names the missing permission. */
  challenge: string | null;
}

export type CallApi = (request: ApiRequest) => Promise<ApiResponse>;

/** What a tool could not do, in a sentence for the person who reads the answer. */
export class ToolFault extends Error {}

/** The body of a successful answer. */
export async function request<Body>(call: CallApi, wanted: ApiRequest, missing = 'not found'): Promise<Body> {
  const response = await call(wanted);
  // Described in openapi.json, against which the API's tests hold every answer.
  if (response.status >= 200 && response.status < 300) return response.body as Body;
  throw new ToolFault(describeFailure(response, missing));
}

export function get<Body>(call: CallApi, path: string, missing?: string): Promise<Body> {
  return request(call, { method: 'GET', path }, missing);
}

function describeFailure({ status, body, challenge }: ApiResponse, missing: string): string {
  const scope = challenge === null ? undefined : /scope="([^"]+)"/.exec(challenge)?.[1];
  if (status === 401) return 'the token is not valid or has expired';
  if (status === 403)
    return scope === undefined ? 'not permitted' : `the client lacks the permission ${scope}`;
  if (status === 404) return missing;
  if (status === 429) return 'too many requests: try again in a minute';
  if (status >= 500) return 'the server cannot answer now: try again later';
  const messages = messagesIn(body);
  return messages.length > 0 ? messages.join('; ') : `refused with status ${status}`;
}

function messagesIn(body: unknown): string[] {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : [];
  return Array.isArray(message) ? message.map(String) : [];
}
