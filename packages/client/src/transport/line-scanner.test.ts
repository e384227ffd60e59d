import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineScanner } from './line-scanner.ts';

test('lines are whole wherever the text is cut', () => {
  const text = '{"a":1}\n{"b":"é"}\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const scanner = new LineScanner();
    const lines = [...scanner.push(text.slice(0, cut)), ...scanner.push(text.slice(cut))];
    assert.deepEqual(lines, ['{"a":1}', '{"b":"é"}']);
    assert.equal(scanner.isComplete, true);
  }
});

test('a text that ends within a line is not complete', () => {
  const scanner = new LineScanner();
  assert.deepEqual(scanner.push('a\nb'), ['a']);
  assert.equal(scanner.isComplete, false);
});
