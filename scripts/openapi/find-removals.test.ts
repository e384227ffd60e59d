import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findRemovals } from './find-removals.ts';
import { readReleased } from './released.ts';

type Json = { [name: string]: unknown };

/** A document with one operation that takes and gives one schema each. */
function documentOf(request: Json, answer: Json, more: Json = {}, schemas: Json = {}): Json {
  return {
    paths: {
      '/things': {
        post: {
          requestBody: { content: { 'application/json': { schema: request } } },
          responses: { 200: { content: { 'application/json': { schema: answer } } } },
          ...more,
        },
      },
    },
    components: { schemas },
  };
}

const object = (properties: Json, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
const TEXT = { type: 'string' };
const empty = object({});

const CASES: { what: string; before: Json; now: Json; removals: string[] }[] = [
  {
    what: 'a new field of an answer, and a new optional one of a request',
    before: documentOf(object({ a: TEXT }), object({ a: TEXT }, ['a'])),
    now: documentOf(object({ a: TEXT, b: TEXT }), object({ a: TEXT, b: TEXT }, ['a', 'b'])),
    removals: [],
  },
  {
    what: 'a lost operation',
    before: documentOf(empty, empty),
    now: { paths: {} },
    removals: ['POST /things is gone'],
  },
  {
    what: 'a lost status',
    before: documentOf(empty, empty),
    now: documentOf(empty, empty, { responses: {} }),
    removals: ['POST /things no longer answers 200'],
  },
  {
    what: 'lost fields',
    before: documentOf(object({ a: TEXT }), object({ b: TEXT })),
    now: documentOf(empty, empty),
    removals: ['POST /things body.a is gone', 'POST /things 200.b is gone'],
  },
  {
    what: 'a field that must be sent, and one that may be missing',
    before: documentOf(object({ a: TEXT }), object({ b: TEXT }, ['b'])),
    now: documentOf(object({ a: TEXT }, ['a']), object({ b: TEXT })),
    removals: ['POST /things body.a is required now', 'POST /things 200.b is no longer always there'],
  },
  {
    what: 'other types: null may be taken now, but not given',
    before: documentOf(object({ a: TEXT }), object({ b: TEXT })),
    now: documentOf(object({ a: { type: ['string', 'null'] } }), object({ b: { type: ['string', 'null'] } })),
    removals: ['POST /things 200.b was string and is string or null'],
  },
  {
    what: 'a narrower type of a request',
    before: documentOf(object({ a: { type: ['string', 'number'] } }), empty),
    now: documentOf(object({ a: TEXT }), empty),
    removals: ['POST /things body.a was string or number and is string'],
  },
  {
    what: 'a value that is no longer taken',
    before: documentOf(object({ a: { type: 'string', enum: ['X', 'Y'] } }), empty),
    now: documentOf(object({ a: { type: 'string', enum: ['X', 'Z'] } }), empty),
    removals: ['POST /things body.a no longer takes Y'],
  },
  {
    what: 'tighter limits, and wider ones',
    before: documentOf(object({ a: { type: 'string', maxLength: 10, minLength: 1 }, b: TEXT }), empty),
    now: documentOf(
      object({ a: { type: 'string', maxLength: 9, minLength: 0 }, b: { ...TEXT, pattern: '^x' } }),
      empty,
    ),
    removals: ['POST /things body.a has a narrower maxLength', 'POST /things body.b has a narrower pattern'],
  },
  {
    what: 'parameters: one lost, one new and required',
    before: documentOf(empty, empty, { parameters: [{ in: 'query', name: 'a', schema: TEXT }] }),
    now: documentOf(empty, empty, { parameters: [{ in: 'query', name: 'b', required: true, schema: TEXT }] }),
    removals: ['POST /things query a is gone', 'POST /things query b is new and required'],
  },
  {
    what: 'a lost alternative of a request and a new one of an answer',
    before: documentOf({ anyOf: [TEXT, { type: 'number' }] }, { anyOf: [TEXT] }),
    now: documentOf({ anyOf: [TEXT] }, { anyOf: [TEXT, { type: 'number' }] }),
    removals: ['POST /things body has other alternatives', 'POST /things 200 has other alternatives'],
  },
  {
    what: 'a field that is lost in a schema that contains itself',
    before: documentOf(
      empty,
      { $ref: '#/components/schemas/Tree' },
      {},
      {
        Tree: object({ name: TEXT, child: { $ref: '#/components/schemas/Tree' } }),
      },
    ),
    now: documentOf(
      empty,
      { $ref: '#/components/schemas/Tree' },
      {},
      {
        Tree: object({ child: { $ref: '#/components/schemas/Tree' } }),
      },
    ),
    removals: ['POST /things 200.name is gone'],
  },
];

describe('what clients would miss', () => {
  for (const { what, before, now, removals } of CASES) {
    it(what, () => assert.deepEqual(findRemovals(before, now), removals));
  }

  it('nothing since the last release', () => {
    const now = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'));
    const { document } = readReleased();
    assert.ok(Object.keys(Object(document['paths'])).length > 20);
    assert.deepEqual(findRemovals(document, now), []);
  });

  it('is found in the real document, wherever it is', () => {
    const { document } = readReleased();
    const changed = JSON.parse(JSON.stringify(document).replaceAll('"external_id"', '"outer_id"'));
    assert.ok(findRemovals(document, changed).length > 10);
  });
});
