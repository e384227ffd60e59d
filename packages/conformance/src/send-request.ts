/** One request, as a client written from the specification would send it. */
export interface OutgoingRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as it is, so that a check can send invalid JSON. */
  body?: string;
}

export interface Answer {
  /** The request, for messages: `GET /v1/renovations`. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
}

const ANSWER_LIMIT_MS = 60_000;
const LONGEST_RATE_LIMIT_S = 60;
const RATE_LIMIT_WAITS = 3;

/** Sends the request, and waits out a rate limit if the server says how long: that is not a failure of the server. */
export async function sendRequest(baseUrl: string, request: OutgoingRequest): Promise<Answer> {
  for (let waits = 0; ; waits++) {
    const answer = await sendOnce(baseUrl, request);
    const waitS = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 429 || !(waitS <= LONGEST_RATE_LIMIT_S) || waits === RATE_LIMIT_WAITS)
      return answer;
    await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  }
}

async function sendOnce(
  baseUrl: string,
  { method = 'GET', path, token, headers, body }: OutgoingRequest,
): Promise<Answer> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    body: body ?? null,
    // A redirect is an answer like any other, and the specification has none.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  const text = await response.text();
  const call = `${method} ${path.replace(/\?.*/, '')}`;
  return { call, status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same request with a JSON body. */
export function withJson(request: OutgoingRequest, body: unknown): OutgoingRequest {
  return {
    method: 'POST',
    ...request,
    headers: { 'content-type': 'application/json', ...request.headers },
    body: JSON.stringify(body),
  };
}
