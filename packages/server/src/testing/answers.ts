import assert from 'node:assert/strict';

/** The body of an answer that must be a success. */
export async function successOf<Body>(answer: Response): Promise<Body> {
  const body = await answer.json();
  assert(answer.ok, `${answer.status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Status and messages of an answer that must be the contract's error body. */
export async function refusalOf(answer: Response): Promise<[number, string[]]> {
  const { statusCode, message } = (await answer.json()) as { statusCode: number; message: string[] };
  assert.equal(statusCode, answer.status);
  return [answer.status, message];
}

/** A stream of events has no end: who waits for it waits until the server stops. */
export function isEventStream(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** The whole body; of a stream of events, all up to the first one, which is the whole state. */
export async function bodyOf(answer: Response): Promise<string> {
  if (!isEventStream(answer) || answer.body === null) return answer.text();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!/^data: .*\n\n/m.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
