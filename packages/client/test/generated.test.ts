import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateClientTypes, type OpenApi } from '../../../scripts/generate-client-types.ts';

test('the types are those of openapi.json', () => {
  const openapi = JSON.parse(
    readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
  ) as OpenApi;
  const committed = readFileSync(new URL('../src/generated/api.ts', import.meta.url), 'utf8');
  assert.equal(committed, generateClientTypes(openapi), 'run npm run openapi');
});

test('each part of a schema that the API uses becomes its TypeScript', () => {
  const properties = {
    id: { type: 'string', description: 'Its id.' },
    kind: { enum: ['A', 1, null] },
    sizes: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    of: { $ref: '#/components/schemas/Other' },
    either: { type: ['number', 'null'] },
    'odd-name': { const: 'x' },
    free: { type: 'object', additionalProperties: { type: 'boolean' } },
    anything: {},
  };
  const openapi = {
    paths: {},
    components: { schemas: { Thing: { type: 'object', properties, required: ['id', 'either'] } } },
  };
  assert.match(
    generateClientTypes(openapi),
    /export type Thing = \{\n {2}\/\*\* Its id\. \*\/\n {2}id: string;\n {2}kind\?: 'A' \| 1 \| null \| undefined;\n {2}sizes\?: \(number \| null\)\[\] \| undefined;\n {2}of\?: Other \| undefined;\n {2}either: number \| null;\n {2}'odd-name'\?: 'x' \| undefined;\n {2}free\?: Record<string, boolean> \| undefined;\n {2}anything\?: unknown \| undefined;\n\};/,
  );
});
