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
