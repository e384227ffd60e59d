import assert from 'node:assert/strict';
import { it } from 'node:test';
import { forgettingAll, perDocument } from './per-document.ts';

it('an answer is remembered while a document is read, and no longer, also where reading fails', () => {
  const asked: string[] = [];
  const lengthOf = perDocument((text) => asked.push(text));
  const read = () => [lengthOf('Bouwjaar'), lengthOf('Bouwjaar')];
  assert.deepEqual(forgettingAll(read), [1, 1]);
  assert.throws(() =>
    forgettingAll(() => {
      read();
      throw new Error('no certificate');
    }),
  );
  assert.deepEqual(forgettingAll(read), [3, 3]);
  assert.deepEqual(read(), [4, 5], 'nothing is remembered outside');
});
