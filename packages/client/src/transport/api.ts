import { RooftreeError, UnauthorizedError } from './errors.ts';
import { json } from './read.ts';
import type { CallOptions, HttpRequest, Read, Send } from './send.ts';
import { untilAborted } from './sleep.ts';
import type { TokenCache } from './token.ts';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path segments after `/v1`, unencoded. */
  path: string[];
  query?: object | undefined;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  file?: Blob | Uint8Array<ArrayBuffer> | undefined;
  /** True for a POST that the server carries out once per `Idempotency-Key`: it gets one, and may then be repeated. */
  keyed?: boolean;
  /** True for a POST that may be repeated as it is: done twice is the same as done once. */
  once?: boolean;
}

/** Calls with the token. */
export interface Api {
  json<T>(call: Call, options?: CallOptions): Promise<T>;
  call<T>(call: Call, read: Read<T>, options?: CallOptions): Promise<T>;
}

export function createApi(send: Send, baseUrl: string, tokens: TokenCache): Api {
  async function call<T>(wanted: Call, read: Read<T>, options: CallOptions = {}): Promise<T> {
    const request = requestOf(wanted, baseUrl);
    const authorize = async () => {
      const token = await untilAborted(tokens.get(), options.signal);
      request.headers['authorization'] = `Bearer ${token}`;
      return token;
    };
    const token = await authorize();
    try {
      return await send(request, read, options);
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      tokens.forget(token);
      await authorize();
      return await send(request, read, options);
    }
  }
  return { call, json: (wanted, options) => call(wanted, json(), options) };
}

function requestOf(
  { method = 'GET', path, query, body, file, keyed = false, once = false }: Call,
  baseUrl: string,
): HttpRequest {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (file !== undefined) headers['content-type'] = 'application/octet-stream';
  if (keyed) headers['idempotency-key'] = crypto.randomUUID();
  return {
    method,
    url: `${baseUrl}/v1/${path.map(segment).join('/')}${queryString(query)}`,
    headers,
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    repeatable: method !== 'POST' || keyed || once,
  };
}

function queryString(query: object = {}): string {
  const parameters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/**
 * An identifier as one path segment. `.` and `..` cannot be escaped in URLs, and an empty one would be another path.
 */
function segment(identifier: string): string {
  if (['', '.', '..'].includes(identifier)) throw new RooftreeError(`"${identifier}" can't be an identifier`);
  return encodeURIComponent(identifier);
}
