/**
 * Writes the client's types from `openapi.json`; part of `npm run openapi`. docs/decisions/0004-client-types.md says
 * why this is no package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineParts } from '../packages/server/src/http/openapi/shared-parts.ts';

export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  description?: string | undefined;
}

interface Operation {
  operationId: string;
  description?: string | undefined;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; description?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const HEAD = '// Made from openapi.json by `npm run openapi`; a test proves that the two agree.\n';

export function generateClientTypes(openapi: OpenApi): string {
  const { paths, components } = inlineParts(openapi);
  const named = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeOf(schema, '')};\n`,
  );
  const operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(
      (operation) =>
        `${comment(operation.description, '  ')}  ${operation.operationId}: ${shapeOf(operation)};\n`,
    );
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `  '${method.toUpperCase()} ${path}': Operations['${operationId}'];\n`,
    ),
  );
  return [
    HEAD,
    ...named,
    `export interface Operations {\n${operations.join('')}}\n`,
    `/** The operations by method and path. */\nexport interface Routes {\n${routes.join('')}}\n`,
  ].join('\n');
}

/** What goes into an operation and what comes out, as far as the caller has a say in it. */
function shapeOf({ parameters = [], requestBody, responses }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const querySchema: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      query.map(({ name, schema, description }) => [name, { description, ...schema }]),
    ),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => jsonOf(content));
  return typeOf(
    {
      type: 'object',
      properties: {
        ...(query.length > 0 && { query: querySchema }),
        ...(requestBody && { body: bodyOf(requestBody.content) }),
        answer: { anyOf: answers },
      },
      required: ['query', 'body', 'answer'],
    },
    '  ',
  );
}

function jsonOf(content: Record<string, { schema: Schema }> = {}): Schema {
  const [json] = Object.entries(content).filter(([mediaType]) => mediaType.startsWith('application/json'));
  return json?.[1].schema ?? { type: 'undefined' };
}

/** What is not sent as JSON is a file. */
function bodyOf(content: Record<string, { schema: Schema }>): Schema {
  const json = jsonOf(content);
  return json.type === 'undefined' || json.format === 'binary' ? { type: 'Blob' } : json;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map((choice) => typeOf(choice, indent)));
  if (schema.allOf !== undefined) return schema.allOf.map((part) => typeOf(part, indent)).join(' & ');
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array') return arrayOf(typeOf(schema.items ?? {}, indent));
  if (schema.type === 'object') return objectOf(schema, indent);
  return schema.type ?? 'unknown';
}

function objectOf(
  { properties, required = [], additionalProperties, patternProperties }: Schema,
  indent: string,
) {
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const type = typeOf(schema, inner);
    const field = required.includes(name)
      ? `${key(name)}: ${type}`
      : `${key(name)}?: ${union([type, 'undefined'])}`;
    return `${comment(schema.description, inner)}${inner}${field};\n`;
  });
  const values = Object.values(patternProperties ?? {})[0] ?? additionalProperties;
  // Only where the schema invites more fields: those that a newer server adds are no part of a type.
  if (fields.length > 0 && additionalProperties === true) fields.push(`${inner}[name: string]: unknown;\n`);
  if (fields.length > 0) return `{\n${fields.join('')}${indent}}`;
  return `Record<string, ${typeof values === 'object' ? typeOf(values, indent) : 'unknown'}>`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const union = (types: string[]) => [...new Set(types)].join(' | ');
const arrayOf = (type: string) => (/[|&]/.test(type) ? `(${type})[]` : `${type}[]`);
const comment = (text: string | undefined, indent: string) =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`;

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const openapi: OpenApi = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
  writeFileSync(join(root, 'packages/client/src/generated/api.ts'), generateClientTypes(openapi));
}
