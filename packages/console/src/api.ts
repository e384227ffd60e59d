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
}

/** Before the path of every call: the server may be behind one. */
export const BASE = document.body.dataset['base'] ?? '';
let contextId: string | null = null;
let onSignedOut: () => void = () => {};

/** The context of all following calls. */
export function chooseContext(id: string | null): void {
  contextId = id;
}

/** Called when a session has ended, here or elsewhere. */
export function whenSignedOut(handler: () => void): void {
  onSignedOut = handler;
}

export async function call<Body>(
  path: string,
  { method = 'GET', body, file, signal }: Call = {},
): Promise<Body> {
  const answer = await fetch(`${BASE}${path}`, {
    method,
    headers: {
      ...(contextId !== null && { 'x-rooftree-context': contextId }),
      ...(method !== 'GET' && { 'x-rooftree-console': '1' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file !== undefined && { 'content-type': 'application/octet-stream' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem({ status: 0, messages: [], requestId: null });
  });
  const text = await answer.text();
  // An operation without an answer is called with `Body` as void.
  if (answer.ok) return text === '' ? (undefined as Body) : JSON.parse(text);
  if (answer.status === 401) onSignedOut();
  throw new ApiProblem({
    status: answer.status,
    messages: messagesIn(text),
    requestId: answer.headers.get('x-request-id'),
  });
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
