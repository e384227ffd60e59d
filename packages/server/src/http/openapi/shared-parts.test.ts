import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineParts, shareParts } from './shared-parts.ts';

const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
const wide = { name: 'page', in: 'query', schema: { type: 'number' } };
const plain = { description: 'Not found.' };
const own = { description: 'No such home.' };
const api = {
  paths: {
    '/a': { get: { parameters: [page], responses: { 200: plain, 404: plain } } },
    '/b': { get: { parameters: [page], responses: { 200: plain, 404: plain } } },
    '/c': { get: { parameters: [wide], responses: { 200: plain, 404: own } } },
  },
};

test('the most frequent form of a parameter and of an error is shared, all others stay', () => {
  const { paths, components } = shareParts<typeof api & { components?: object }>(api);
  const shared = {
    parameters: [{ $ref: '#/components/parameters/Page' }],
    responses: { 200: plain, 404: { $ref: '#/components/responses/NotFound' } },
  };
  assert.deepEqual(components, { parameters: { Page: page }, responses: { NotFound: plain } });
  assert.deepEqual(paths['/a'].get, shared);
  assert.deepEqual(paths['/b'].get, shared);
  assert.deepEqual(paths['/c'].get, api.paths['/c'].get);
});

test('inlined, the operations are as before', () => {
  assert.deepEqual(inlineParts(shareParts(api)).paths, api.paths);
});
