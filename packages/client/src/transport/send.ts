import { type Deadline, startDeadline } from './deadline.ts';
import { ConnectionError, RooftreeError, UnexpectedAnswerError } from './errors.ts';
import { readError } from './read-error.ts';
import { waitBeforeRetry } from './retry.ts';
import { sleep } from './sleep.ts';

/** What every method takes as its last argument. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Overrides the client's own for this call. For a stream it limits the silence, not the whole. */
  timeoutMs?: number | undefined;
}

/** Adds a thing that the response names to the same response. */
export interface Expand<Name extends string> {
  expand?: Name | undefined;
}

/** As the query of the call. */
export function expanded(options: Expand<string> | undefined): { expand?: string | undefined } {
  return { expand: options?.expand };
}

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Blob | Uint8Array<ArrayBuffer> | undefined;
  redirect?: 'manual' | 'follow';
  /** False for a request that must not reach the server twice. */
  repeatable: boolean;
}

/** Reads a successful answer, and ends the deadline when it is done. */
export type Read<T> = (response: Response, deadline: Deadline) => Promise<T>;

export type Send = <T>(request: HttpRequest, read: Read<T>, options?: CallOptions) => Promise<T>;

export interface SendSettings {
  timeoutMs: number;
  maxRetries: number;
  fetch: typeof fetch;
}

/**
 * Sends a request, with retries where they may help, and returns what `read` made of the answer, or throws a typed
 * error.
 */
export function createSend(settings: SendSettings): Send {
  async function sendOnce<T>(request: HttpRequest, read: Read<T>, options: CallOptions): Promise<T> {
    const deadline = startDeadline(options.timeoutMs ?? settings.timeoutMs, options.signal);
    const { method, url, headers, body = null, redirect = 'manual' } = request;
    try {
      // Redirects are not followed by default: `fetch` would hand our own headers, the secret among them, to the new
      // host.
      const response = await settings.fetch(url, {
        method,
        headers,
        body,
        redirect,
        signal: deadline.signal,
      });
      if (!response.ok) throw await readError(method, new URL(url).pathname, response);
      return await read(response, deadline);
    } catch (error) {
      deadline.end();
      throw deadline.signal.aborted
        ? deadline.signal.reason
        : typed(error, `${method} ${url.replace(/[?#].*/, '')}`);
    }
  }

  return async (request, read, options = {}) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(request, read, options);
      } catch (error) {
        const waitMs =
          request.repeatable && attempt < settings.maxRetries ? waitBeforeRetry(error, attempt) : null;
        if (waitMs === null) throw error;
        await sleep(waitMs, options.signal);
      }
    }
  };
}

/** What `fetch` and its body readers throw, in this client's words. */
export function typed(error: unknown, call: string): RooftreeError {
  if (error instanceof RooftreeError) return error;
  if (error instanceof SyntaxError)
    return new UnexpectedAnswerError(`${call} answered no JSON: check baseUrl`);
  // Node hides the reason (ECONNREFUSED, ENOTFOUND …) in the cause; browsers do not expose it.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new ConnectionError(
    `${call} got no whole answer: ${cause instanceof Error ? cause.message : cause}`,
    { cause },
  );
}
