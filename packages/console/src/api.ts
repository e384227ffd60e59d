/** Calls of the API with the member's session; the server's own address, so that nothing leaves for elsewhere. */
export interface Problem {
  status: number;
  /** What the server says is wrong, a sentence each; none where the status says all. */
  messages: string[];
  requestId: string | null;
}

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.messages.join('; ') || `status ${problem.status}`);
    this.problem = problem;
  }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  file?: Blob;
  signal?: AbortSignal;
  /** The tag of what is changed, as it was read: 412 when it has changed since. */
  ifMatch?: string | null;
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
let onForbidden: () => void = () => {};

/** The context of all following calls. */
export function chooseContext(id: string | null): void {
  contextId = id;
}

/** Called when a session has ended, here or elsewhere. */
export function whenSignedOut(handler: () => void): void {
  onSignedOut = handler;
}

/** Called when something is not allowed: what one may do can have changed since it was read. */
export function whenForbidden(handler: () => void): void {
  onForbidden = handler;
}

export async function call<Body>(path: string, options: Call = {}): Promise<Body> {
  const text = await (await send(path, options)).text();
  // An operation without an answer is called with `Body` as void.
  return text === '' ? (undefined as Body) : JSON.parse(text);
}

/** With the tag, for what is changed afterwards. */
export async function callTagged<Body>(path: string, options: Call = {}): Promise<Tagged<Body>> {
  const answer = await send(path, options);
  return { body: await answer.json(), tag: answer.headers.get('etag') };
}

/** For what is saved as a file: the browser puts what is large on its disk. */
export async function callForFile(path: string, options: Call = {}): Promise<Blob> {
  return (await send(path, options)).blob();
}

/** For what is read while it comes. */
export async function callForStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return (await send(path, { signal })).body ?? new Blob([]).stream();
}

async function send(path: string, { method = 'GET', body, file, signal, ifMatch }: Call): Promise<Response> {
  const answer = await fetch(`${BASE}${path}`, {
    method,
    headers: {
      ...(contextId !== null && { 'x-rooftree-context': contextId }),
      ...(method !== 'GET' && { 'x-rooftree-console': '1' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
      ...(file !== undefined && { 'content-type': 'application/octet-stream' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem({ status: 0, messages: [], requestId: null });
  });
  if (answer.ok) return answer;
  const { status } = answer;
  const requestId = answer.headers.get('x-request-id');
  const problem = new ApiProblem({ status, messages: messagesIn(await answer.text()), requestId });
  // Only now: nothing that these change on the page may be quicker than the caller, who has the reason to tell.
  if (status === 401) onSignedOut();
  if (status === 403) onForbidden();
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
