import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { inlineParts } from './http/openapi/shared-parts.ts';
import { writeOpenApi } from './openapi-document.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    {
      description: string;
      content?: Record<string, { example?: unknown }>;
      headers?: Record<string, unknown>;
    }
  >;
  'x-extension'?: boolean;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  readOnly?: boolean;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

interface Document {
  'x-tagGroups': { tags: string[] }[];
  openapi: string;
  info: { description: string; license: { identifier: string }; contact: { name: string } };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

// public-api.md, part 4: all that is no extension.
const SPECIFIED = [
  'POST /v1/oauth/token',
  'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch',
  'POST /v1/renovations/{renovation_id}/reports',
  'GET /v1/renovations/{renovation_id}/reports',
  'GET /v1/renovations',
  'GET /v1/estate/list',
];

describe('openapi.json', () => {
  let text: string;
  let document: Document;
  let operations: { name: string; operation: Operation }[];

  before(async () => {
    text = await writeOpenApi();
    document = inlineParts(JSON.parse(text));
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
  });

  it('names its licence as generators look for it, and whom to ask', () => {
    assert.equal(document.info.license.identifier, 'Apache-2.0');
    assert.notEqual(document.info.contact.name, '');
  });

  it('is committed as the code makes it; `npm run openapi` writes it', async () => {
    const committed = await readFile(join(import.meta.dirname, '../../../openapi.json'), 'utf8');
    assert.ok(
      committed === text,
      'openapi.json differs from the routes: run `npm run openapi` and commit it',
    );
  });

  it('is OpenAPI 3.1 and holds every specified operation', () => {
    assert.equal(document.openapi, '3.1.0');
    const names = operations.map(({ name }) => name);
    assert.deepEqual(
      SPECIFIED.filter((name) => !names.includes(name)),
      [],
    );
  });

  it('marks every operation beyond the specification, and only those', () => {
    const marked = operations
      .filter(({ operation }) => operation['x-extension'] === true)
      .map(({ name }) => name);
    const expected = operations.map(({ name }) => name).filter((name) => !SPECIFIED.includes(name));
    assert.deepEqual(marked, expected);
  });

  it('groups what a token can call apart from what needs a session', () => {
    const [forSoftware, forConsole] = document['x-tagGroups'];
    for (const { name, operation } of operations) {
      const [tag = ''] = operation.tags ?? [];
      const takesToken = operation.security === undefined || name === 'POST /v1/oauth/token';
      assert.ok((takesToken ? forSoftware : forConsole)?.tags.includes(tag), name);
    }
  });

  it('names and explains every operation, its parameters and its answers', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
    for (const { name, operation } of operations) {
      assert.match(operation.operationId ?? '', /^[a-z][A-Za-z]+$/, name);
      assert.ok(operation.summary && operation.description && operation.tags?.length === 1, name);
      for (const parameter of operation.parameters ?? []) {
        assert.ok(parameter.description, `${name}: ${parameter.name}`);
      }
    }
  });

  it('lists the headers that an operation takes and returns', () => {
    const find = (name: string) =>
      operations.find((each) => each.name === name)?.operation ?? assert.fail(`no ${name}`);
    const headersOf = (name: string, status: string) =>
      Object.keys(find(name).responses[status]?.headers ?? {});
    const takenBy = (name: string) => find(name).parameters?.map((parameter) => parameter.name) ?? [];
    const batch = 'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
    assert.ok(takenBy(batch).includes('Idempotency-Key'));
    assert.deepEqual(headersOf(batch, '201'), ['Idempotency-Replayed', 'Location', 'RateLimit']);
    // What every response has is written once.
    assert.match(document.info.description, /Every response has `x-request-id`/);
    assert.ok(takenBy('GET /v1/estate/list').includes('If-None-Match'));
    assert.ok(headersOf('GET /v1/estate/list', '200').includes('ETag'));
    assert.ok(headersOf('GET /v1/estate/list', '429').includes('Retry-After'));
    for (const { name, operation } of operations) {
      // A stream has no ETag, nor has a file.
      const types = Object.keys(operation.responses['200']?.content ?? {});
      const isStream = types.some((type) =>
        /^text\/(event-stream|csv)$|^application\/(x-ndjson|pdf|xml)$/.test(type),
      );
      if (name.startsWith('GET /v1/') && !isStream) assert.ok('304' in operation.responses, name);
      for (const [status, { headers }] of Object.entries(operation.responses))
        if (Number(status) >= 400) assert.ok(headers?.['x-request-id'], name);
    }
  });

  it('bounds every text and list that it takes', () => {
    const unbounded: string[] = [];
    const look = (given: Schema, place: string): void => {
      const schema = (given.$ref && document.components.schemas[given.$ref.split('/').at(-1) ?? '']) || given;
      const types = [schema.type ?? []].flat();
      const isNamed = schema.enum ?? ['uuid', 'date-time'].find((format) => format === schema.format);
      if (types.includes('string') && !isNamed && schema.maxLength === undefined) unbounded.push(place);
      if (types.includes('array') && schema.maxItems === undefined) unbounded.push(place);
      if (schema.items) look(schema.items, `${place}[]`);
      for (const choice of schema.anyOf ?? []) look(choice, place);
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        if (!property.readOnly) look(property, `${place}.${name}`);
    };
    for (const { name, operation } of operations) {
      for (const parameter of operation.parameters ?? []) look(parameter.schema, `${name} ${parameter.name}`);
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) look(schema, name);
    }
    assert.deepEqual(unbounded, []);
  });

  it('lists every error that an operation of a client can end with, each with an example', () => {
    for (const { name, operation } of operations) {
      const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      for (const [status, response] of errors) {
        const example = response.content?.['application/json']?.example;
        assert.notEqual(example, undefined, `${name} ${status}`);
      }
      if (!name.includes(' /v1/') || operation.security?.length === 0) continue;
      const statuses = errors.map(([status]) => status);
      for (const status of ['400', '401', '403', '429', '500', '503'])
        assert.ok(statuses.includes(status), `${name} ${status}`);
    }
  });
});
