import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { until } from './until.ts';

/** Waits until what is read is as expected, asking again and again; fails with what was read last. */
export async function becomes<Value>(
  read: () => Promise<Value>,
  expected: Readonly<NoInfer<Value>>,
): Promise<void> {
  let seen: Value | undefined;
  const isThere = async () => {
    seen = await read();
    return isDeepStrictEqual(seen, expected);
  };
  await until(isThere).catch(() => assert.deepEqual(seen, expected));
}
