/** The operations for clients as a Postman collection (v2.1), which Postman, Bruno and Insomnia import. */
import { z } from 'zod';
import { inlineParts } from './shared-parts.ts';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
});
const operation = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ example: z.unknown().optional() })) })
    .optional(),
});
const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  'x-tagGroups': z.tuple([z.object({ tags: z.array(z.string()) })], z.unknown()),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
type Operation = z.output<typeof operation>;
type Parameter = z.output<typeof parameter>;

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** What a reader fills in once; the first request fills in the token. */
const SECRETS = ['client_id', 'client_secret', 'token'];
const STORE_TOKEN = "pm.collectionVariables.set('token', pm.response.json().access_token);";

export function requestCollection(openapi: object): object {
  const { info, servers, paths, 'x-tagGroups': groups } = documentSchema.parse(inlineParts(openapi));
  const [{ url }] = servers;
  const [{ tags }] = groups;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method, each })),
  );
  return {
    info: { name: info.title, version: info.version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: url },
      ...SECRETS.map((key) => ({ key, value: '', type: 'secret' })),
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: operations
        .filter(({ each }) => each.tags.includes(tag))
        .map(({ path, method, each }) => requestOf(path, method, each)),
    })),
  };
}

function requestOf(path: string, method: string, each: Operation): object {
  const fieldsIn = (place: Parameter['in']) => each.parameters.filter((one) => one.in === place).map(fieldOf);
  const [contentType, media] = Object.entries(each.requestBody?.content ?? {})[0] ?? [];
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const isOpen = each.security?.length === 0;
  return {
    name: each.summary ?? `${method.toUpperCase()} ${path}`,
    request: {
      method: method.toUpperCase(),
      description: each.description ?? '',
      ...(isOpen && { auth: { type: 'noauth' } }),
      url: {
        raw: `{{base_url}}/${segments.join('/')}`,
        host: ['{{base_url}}'],
        path: segments,
        query: fieldsIn('query'),
        variable: fieldsIn('path'),
      },
      header: [
        ...(contentType === undefined ? [] : [{ key: 'content-type', value: contentType }]),
        ...fieldsIn('header'),
      ],
      ...(media !== undefined && { body: { mode: 'raw', raw: textOf(media.example) } }),
    },
    ...(path.endsWith('/oauth/token') && {
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: [STORE_TOKEN] } }],
    }),
  };
}

/** Optional ones are listed and switched off, but for the id and the secret of the client. */
function fieldOf({ name, required = false, description = '', example }: Parameter): object {
  const secret = SECRETS.find((one) => name === `x-service-${one.replaceAll('_', '-')}`);
  const value = secret === undefined ? textOf(example ?? '') : `{{${secret}}}`;
  return { key: name, value, description, ...(!required && secret === undefined && { disabled: true }) };
}

function textOf(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}
