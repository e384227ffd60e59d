/** Calls of the API with the member's session; the server's own address, so that nothing leaves for elsewhere. */
import { type Answer, type Arguments, type Route, requestLine } from './api-routes.ts';
import { countRead } from './reading/when-read.ts';

export interface Problem {
  status: number;
  /** What the server says is wrong, a sentence each; none where the status says all. */
  messages: string[];
  requestId: string | null;
}

class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.messages.join('; ') || `status ${problem.status}`);
    this.problem = problem;
  }
}

/** What was read, and its tag. */
export interface Tagged<Body> {
  body: Body;
  tag: string | null;
}

/** Before the path of every call: the server may be behind one. */
export const BASE = document.body.dataset['base'] ?? '';
let contextId: string | null = null;
let onSignedOut: () => void = () => {};
let onSessionStale: () => void = () => {};

/** The context of all following calls. */
export function chooseContext(id: string | null): void {
  contextId = id;
}

/** Called when a session has ended, here or elsewhere. */
export function whenSignedOut(handler: () => void): void {
  onSignedOut = handler;
}

/** Called when something is not allowed, or was changed here: what one may do, or the agency, is not as it was read. */
export function whenSessionStale(handler: () => void): void {
  onSessionStale = handler;
}

/** After a change of what the session shows, such as the agency's name. */
export const refreshSession = (): void => onSessionStale();

export async function call<R extends Route>(route: R, ...[options]: Arguments<R>): Promise<Answer<R>> {
  const text = await countRead(send(route, options).then((answer) => answer.text()));
  return text === '' ? undefined : JSON.parse(text);
}

/** With the tag, for what is changed afterwards. */
export async function callTagged<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<Tagged<Answer<R>>> {
  return countRead(
    send(route, options).then(async (answer) => ({
      body: await answer.json(),
      tag: answer.headers.get('etag'),
    })),
  );
}

/** For what is stored as a file: the browser puts what is large on its disk. */
export async function callForFile<R extends Route>(route: R, ...[options]: Arguments<R>): Promise<Blob> {
  return (await send(route, options)).blob();
}

/** For what is read while it comes. */
export async function callForStream<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<ReadableStream<Uint8Array>> {
  return (await send(route, options)).body ?? new Blob([]).stream();
}

interface Sent {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal | undefined;
  ifMatch?: string | null;
}

async function send(route: Route, options: Sent = {}): Promise<Response> {
  const { body, signal, ifMatch } = options;
  const { method, url } = requestLine(route, options);
  const isFile = body instanceof Blob;
  const answer = await fetch(`${BASE}${url}`, {
    method,
    headers: {
      ...(contextId !== null && { 'x-rooftree-context': contextId }),
      ...(method !== 'GET' && { 'x-rooftree-console': '1' }),
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem({ status: 0, messages: [], requestId: null });
  });
  if (answer.ok) return answer;
  const { status } = answer;
  const requestId = answer.headers.get('x-request-id');
  const problem = new ApiProblem({ status, messages: messagesIn(await answer.text()), requestId });
  // Only now: nothing that these change on the page may be quicker than the caller, who shows the reason.
  if (status === 401) onSignedOut();
  if (status === 403) onSessionStale();
  throw problem;
}

function messagesIn(text: string): string[] {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    return Array.isArray(message) ? message.map(String) : [];
  } catch {
    return [];
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  return { status: 0, messages: [String(error)], requestId: null };
}
