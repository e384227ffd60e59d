import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { WEBHOOK_EVENTS } from './events.ts';
import { writeOpenApi } from './openapi-document.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface MediaType {
  schema: { $ref?: string };
  example?: Json;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, { examples?: Json[] }> };
}

const document: Document = JSON.parse(await writeOpenApi());
// The document's own keywords around its schemas mean nothing to a validator.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
ajv.addFormat('uri', (value) => URL.canParse(value));
ajv.addSchema(document, 'openapi');

/** Of the schema at this place in the document. */
function check(place: readonly string[], example: unknown): void {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.compile({ $ref: `openapi#/${pointer.join('/')}` });
  assert.ok(validate(example), `${place.join(' ')}: ${ajv.errorsText(validate.errors)}`);
}

/** Calls back for every object in the document, with its place. */
function walk(
  value: Json,
  place: string[],
  visit: (value: { [key: string]: Json }, place: string[]) => void,
) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value, place);
  // What is in an example is data, whatever it is called.
  for (const [key, item] of Object.entries(value))
    if (!['example', 'examples'].includes(key)) walk(item, [...place, key], visit);
}

describe('the examples in openapi.json', () => {
  it('are valid by the schemas that they are examples of', () => {
    let count = 0;
    // What was parsed from JSON.
    walk(document as unknown as Json, [], (value, place) => {
      if ('example' in value && 'schema' in value) {
        check([...place, 'schema'], value['example']);
        count += 1;
      }
      if (!Array.isArray(value['examples'])) return;
      for (const example of value['examples']) check(place, example);
      count += value['examples'].length;
    });
    assert.ok(count > 100, `${count} examples`);
  });

  const all = [
    ...Object.values(document.paths).flatMap((methods) => Object.values(methods)),
    ...Object.values(document.webhooks).map(({ post }) => post),
  ];
  for (const { operationId, requestBody, responses } of all) {
    it(`show what goes into ${operationId} and what comes out`, () => {
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      for (const content of contents)
        for (const [type, { schema, example }] of Object.entries(content ?? {})) {
          const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
          assert.ok(example !== undefined || named?.examples?.length, `no example of ${type}`);
        }
    });
  }
});

describe('the webhooks in openapi.json', () => {
  it('are those that there are', () => {
    assert.deepEqual(Object.keys(document.webhooks).toSorted(), [...WEBHOOK_EVENTS].toSorted());
  });
});
