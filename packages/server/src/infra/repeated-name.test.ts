import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { repeatedName } from './repeated-name.ts';

const inText = (text: string) => repeatedName(text, JSON.parse(text));

test('a name that one object has twice is found, also written in another way', () => {
  assert.equal(inText('{"a":1,"a":2}'), 'a');
  assert.equal(inText('[{"b":{"c":1 , "d":[] ,"c" : 2}}]'), 'c');
  assert.equal(inText('{"a":1,"\\u0061":2}'), 'a');
  assert.equal(inText('{"x\\\\":1,"x\\\\":1}'), 'x\\');
  assert.equal(inText('{"":1,"":2}'), '');
});

test('names of different objects, and texts that look like names, are none', () => {
  for (const text of ['{"a":{"a":[{"a":1},{"a":2}]}}', '["a","a"]', '{"a":"\\"b\\":","b":"a"}', '1', '"a"'])
    assert.equal(inText(text), null, text);
  fc.assert(fc.property(fc.jsonValue(), (value) => inText(JSON.stringify(value)) === null));
});
