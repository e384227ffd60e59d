import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HAND_MADE } from './hand-made-requests.ts';
import { type ApiDocument, worstRequests } from './worst-requests.ts';
import { MOST_BODY_BYTES, type Schema, WorstValues } from './worst-values.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8'),
);
const requests = worstRequests(document, {});

test('every operation has a worst case: by the limits of its schema, or made by hand', () => {
  const without = requests.filter(({ unbounded }) => unbounded.length > 0);
  assert.deepEqual(
    without.map(({ operationId, unbounded }) => `${operationId}: ${unbounded}`),
    [],
  );
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );
  assert.deepEqual(requests.map(({ operationId }) => operationId).sort(), operations.sort());
});

test('what is made by hand belongs to an operation', () => {
  const known = new Set(requests.map(({ operationId }) => operationId));
  assert.deepEqual(
    Object.keys(HAND_MADE).filter((name) => !known.has(name)),
    [],
  );
});

test('a value is as large as its schema allows, and one without a limit is named', () => {
  const values = new WorstValues({ Name: { type: 'string', maxLength: 3 } });
  const worst = (schema: Schema) => values.of(schema, 'it');
  assert.equal(worst({ $ref: '#/components/schemas/Name' }), '€€€');
  assert.equal(worst({ type: 'string', maxLength: 4, pattern: '^[a-z]+$' }), 'aaaa');
  assert.equal(worst({ type: ['integer', 'null'], maximum: 7 }), 7);
  assert.deepEqual(worst({ type: 'array', maxItems: 2, items: { type: 'boolean' } }), [true, true]);
  assert.equal(worst({ enum: ['a', 'abc', 'ab'] }), 'abc');
  assert.deepEqual(
    worst({ anyOf: [{ type: 'null' }, { type: 'object', properties: { a: { const: 1 } } }] }),
    { a: 1 },
  );
  assert.deepEqual(values.unbounded, []);
  worst({ type: 'object', properties: { a: { type: 'array', items: { type: 'string' } } } });
  assert.deepEqual(values.unbounded, ['it.a: array', 'it.a[]: text']);
});

test('an array is cut where its body would not be taken', () => {
  const many = new WorstValues({}).of({
    type: 'array',
    maxItems: 1e6,
    items: { type: 'string', maxLength: 255 },
  });
  assert.ok(Buffer.byteLength(JSON.stringify(many)) <= MOST_BODY_BYTES * 1.1);
});
