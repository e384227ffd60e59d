import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineParts, shareParts } from './shared-parts.ts';

const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
const wide = { name: 'page', in: 'query', schema: { type: 'number' } };
const home = { $ref: '#/components/schemas/Home' };
const found = (place: string) => ({
  description: 'The home.',
  content: { 'application/json': { schema: home, example: { place } } },
});
const unchanged = { description: 'Not modified.' };
const plain = { description: 'Not found.' };
const own = { description: 'No such home.' };
const api = {
  paths: {
    '/a': { get: { parameters: [page], responses: { 200: found('Gent'), 304: unchanged, 404: plain } } },
    '/b': { get: { parameters: [page], responses: { 200: found('Gent'), 304: unchanged, 404: plain } } },
    '/c': { get: { parameters: [wide], responses: { 200: found('Utrecht'), 404: own } } },
  },
  components: { schemas: { Home: { type: 'object' } } },
};
const shared = shareParts<typeof api & { components: object }>(api);

test('the most frequent form of a parameter, of an error and of what has no content is shared, all others stay', () => {
  const { components, paths } = shared;
  const references = {
    parameters: [{ $ref: '#/components/parameters/Page' }],
    responses: {
      200: { description: 'The home.', content: { 'application/json': { schema: home } } },
      304: { $ref: '#/components/responses/NotModified' },
      404: { $ref: '#/components/responses/NotFound' },
    },
  };
  assert.deepEqual(components, {
    schemas: { Home: { type: 'object', examples: [{ place: 'Gent' }] } },
    parameters: { Page: page },
    responses: { NotFound: plain, NotModified: unchanged },
  });
  assert.deepEqual(paths['/a'].get, references);
  assert.deepEqual(paths['/b'].get, references);
  assert.deepEqual(paths['/c'].get, api.paths['/c'].get);
});

test('inlined, the operations are as before', () => {
  assert.deepEqual(inlineParts(shared).paths, api.paths);
});
