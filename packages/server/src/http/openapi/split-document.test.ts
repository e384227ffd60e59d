import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { documentForConsole, documentForSoftware } from './split-document.ts';

interface Document {
  paths: Record<string, Record<string, unknown>>;
  webhooks?: object;
  components: Record<string, Record<string, unknown>>;
}

const whole: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../openapi.json'), 'utf8'),
);
// What is made of a document is one.
const software = documentForSoftware(whole) as Document;
const forConsole = documentForConsole(whole) as Document;
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

test('every operation is in one of the two documents, as in the whole', () => {
  const both = [...operationsOf(software), ...operationsOf(forConsole)];
  assert.deepEqual(both.toSorted(), operationsOf(whole).toSorted());
  for (const { paths } of [software, forConsole])
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods))
        assert.deepEqual(operation, whole.paths[path]?.[method]);
  assert.deepEqual(software.webhooks, whole.webhooks);
});

test('each document has the components that it refers to, and no others', () => {
  for (const document of [software, forConsole]) {
    const { securitySchemes: _, ...components } = document.components;
    const used = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const there = Object.entries(components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    assert.deepEqual([...new Set(used)].toSorted(), there.toSorted());
  }
});

test('the document for software is at most 450 kB', () => {
  const bytes = Buffer.byteLength(JSON.stringify(software));
  assert.ok(bytes <= 450_000, `${bytes} bytes`);
});
