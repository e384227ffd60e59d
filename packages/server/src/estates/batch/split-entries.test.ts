import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type BatchForm, splitEntries } from './split-entries.ts';

const MOST = 5;
const split = (text: string, form: BatchForm = 'array') => splitEntries(Buffer.from(text), form, MOST);
const INVALID = { fault: 'request body must be valid JSON' };
const NOTHING = { fault: 'request body must contain at least 1 estate' };
const TOO_MANY = { fault: 'request body must contain no more than 5 estates' };

test('whatever JSON arrays hold is split into the same values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { minLength: 1, maxLength: MOST }),
      fc.constantFrom(undefined, 2, '\t\r\n'),
      (values, space) => {
        const result = split(` ${JSON.stringify(values, null, space)}\n`);
        assert('entries' in result);
        // JSON knows no -0.
        assert.deepEqual(
          result.entries.map((entry) => JSON.parse(entry)),
          JSON.parse(JSON.stringify(values)),
        );
      },
    ),
  );
});

test('any text is an array exactly when it can be split and all its entries are JSON', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'[]{},":\\ 1'), maxLength: 12 });
  fc.assert(
    fc.property(texts, (text) => {
      const result = split(text);
      if ('entries' in result) assert.equal(result.entries.every(isJson), isJson(text), text);
      else if (result.fault === INVALID.fault) assert.ok(!isJson(text) || !text.trim().startsWith('['), text);
    }),
    { numRuns: 2000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('what is no array, or more or less than can be taken, is refused', () => {
  for (const text of ['', ' ', '{}', '"["', '[', '[1', '[1]2', '[}', '[{]', '["]', '[1]]'])
    assert.deepEqual(split(text), INVALID, text);
  assert.deepEqual(split(' [ ] '), NOTHING);
  assert.deepEqual(split('[1,2,3,4,5,6]'), TOO_MANY);
  // Broken behind the first too many: it is not even looked at.
  assert.deepEqual(split('[1,2,3,4,5,6,{'), TOO_MANY);
});

test('an entry that is not JSON is left to whoever reads it', () => {
  assert.deepEqual(split('[1,,{"a" 2}]'), { entries: ['1', '', '{"a" 2}'] });
});

test('lines may end in any way, and empty ones do not count', () => {
  assert.deepEqual(split('\n{"a":1}\r\n\n [2] \n"é"', 'lines'), { entries: ['{"a":1}', '[2]', '"é"'] });
  assert.deepEqual(split('\n \n', 'lines'), NOTHING);
  assert.deepEqual(split('1\n2\n3\n4\n5\n6\n', 'lines'), TOO_MANY);
});
