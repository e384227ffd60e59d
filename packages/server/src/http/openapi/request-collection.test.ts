import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { requestCollection } from './request-collection.ts';

const FILE = join(import.meta.dirname, '../../../../../openapi.json');
// Written by `npm run openapi`.
const openapi = JSON.parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<string, Record<string, { tags: string[] }>>;
  'x-tagGroups': [{ tags: string[] }];
};
const field = z.object({ key: z.string(), value: z.string(), disabled: z.boolean().optional() });
const collection = z
  .object({
    auth: z.object({ bearer: z.tuple([field]) }),
    variable: z.array(field),
    item: z.array(
      z.object({
        name: z.string(),
        item: z.array(
          z.object({
            name: z.string(),
            request: z.object({
              method: z.string(),
              auth: z.object({ type: z.string() }).optional(),
              header: z.array(field),
              url: z.object({ raw: z.string(), path: z.array(z.string()), variable: z.array(field) }),
              body: z.object({ raw: z.string() }).optional(),
            }),
            event: z.array(z.unknown()).optional(),
          }),
        ),
      }),
    ),
  })
  .parse(requestCollection(openapi));
const requests = collection.item.flatMap(({ item }) => item);

test('every operation for clients is in the collection once, and no other', () => {
  const tags = new Set(openapi['x-tagGroups'][0].tags);
  const wanted = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.some((tag) => tags.has(tag)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const found = requests.map(
    ({ request }) => `${request.method} /${request.url.path.join('/').replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  assert.ok(wanted.length > 80);
  assert.deepEqual(found.toSorted(), wanted.toSorted());
});

test('every variable that a request uses is defined, and every part of a path', () => {
  const defined = new Set(collection.variable.map(({ key }) => key));
  const used = JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g);
  assert.deepEqual(new Set([...used].map(([, name]) => name)), defined);
  for (const { request } of requests) {
    assert.ok(request.url.raw.startsWith('{{base_url}}/v1/'), request.url.raw);
    const parts = request.url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    assert.deepEqual(request.url.variable.map(({ key }) => key).toSorted(), parts.toSorted());
  }
  assert.equal(collection.variable.find(({ key }) => key === 'base_url')?.value, 'http://127.0.0.1:8080');
});

test('the first request gets a token with the client’s own id and secret, and stores it', () => {
  const [first] = requests;
  assert.equal(first?.request.auth?.type, 'noauth');
  const sent = first.request.header.filter(({ value }) => value.startsWith('{{client_'));
  assert.equal(sent.filter(({ disabled }) => disabled !== true).length, 2);
  assert.equal(first.event?.length, 1);
  assert.equal(collection.auth.bearer[0].value, '{{token}}');
});
