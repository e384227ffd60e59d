import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeLines } from './whole-lines.ts';

const MIB = 1024 * 1024;

async function lengthsOf(...chunks: Buffer[]): Promise<number[]> {
  async function* source() {
    yield* chunks;
  }
  return (await Array.fromAsync(wholeLines(source()))).map(({ length }) => length);
}

test('blocks end where a line ends, and only what has no end yet counts as a long line', async () => {
  const line = Buffer.concat([Buffer.alloc(11 * MIB, 'a'), Buffer.from('\n')]);
  const begun = Buffer.alloc(MIB, 'a');
  assert.deepEqual(await lengthsOf(Buffer.concat([line, begun]), line), [line.length, MIB + line.length]);
});

test('a line may have 16 MiB', async () => {
  const longest = Buffer.alloc(16 * MIB, 'a');
  assert.deepEqual(await lengthsOf(longest), [16 * MIB]);
  await assert.rejects(lengthsOf(longest, Buffer.from('a')), /a line is longer than 16 MiB/);
});
