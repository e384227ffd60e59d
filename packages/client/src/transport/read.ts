import type { Read } from './send.ts';

/** The body as the contract's type. */
export function json<T>(): Read<T> {
  // `openapi.json`, where the types come from, is tested against the server: answers are not checked once more.
  return anyJson as Read<T>;
}

const anyJson = whole((response) => response.json());

export const bytes: Read<Uint8Array<ArrayBuffer>> = whole(
  async (response) => new Uint8Array(await response.arrayBuffer()),
);

/** For answers without a body; what there is of one is read, to free the connection. */
export const nothing: Read<void> = whole(async (response) => void (await response.arrayBuffer()));

function whole<T>(readBody: (response: Response) => Promise<T>): Read<T> {
  return async (response, deadline) => {
    const body = await readBody(response);
    deadline.end();
    return body;
  };
}
