/** openapi.json as a judge of live answers and webhooks: what it does not say must not be sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inlineParts } from '../../http/openapi/shared-parts.ts';

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  contentType: string | undefined;
  /** The caller asked for an answer without a body (`Prefer: return=minimal`). */
  isMinimal: boolean;
  /** Undefined when it was too large to keep. */
  body: string | undefined;
}

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, unknown>;
}
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Answers that come about before, or instead of, an operation: HTTP's own. */
const OUTSIDE_OPERATIONS = [405, 406, 408, 414, 431];

const document: Document = inlineParts(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../openapi.json'), 'utf8')),
);
const templates = Object.keys(document.paths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

// The document's own keywords around its schemas mean nothing to a validator.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
ajv.addFormat('uri', (value) => URL.canParse(value));
// What was parsed from JSON, and stays it.
ajv.addSchema(closed(document as unknown as Json) as object, 'openapi');
const validators = new Map<string, ValidateFunction>();

/** What is wrong with the answer by openapi.json; null when nothing is, or when its path is no operation. */
export function faultOfAnswer(answer: SentAnswer): string | null {
  const { method, path, status, contentType, body } = answer;
  const template = templateOf(path.split('?')[0] ?? '');
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = template === undefined ? undefined : document.paths[template]?.[verb];
  if (template === undefined || operation === undefined) return null;
  const response = operation.responses[status];
  const name = `${verb.toUpperCase()} ${template}`;
  if (response === undefined)
    return OUTSIDE_OPERATIONS.includes(status)
      ? null
      : `${name} answered ${status}, which openapi.json does not have`;
  if (body === '' && answer.isMinimal && operation.responses[204] !== undefined) return null;
  const type = contentType?.split(';')[0]?.trim() ?? '';
  if (response.content === undefined)
    return body ? `${name} ${status} has a body: ${body.slice(0, 200)}` : null;
  if (!(type in response.content)) return `${name} ${status} has the type ${contentType}`;
  if (method === 'HEAD' || body === undefined) return null;
  const place = ['paths', template, verb, 'responses', String(status), 'content', type, 'schema'];
  const documents = documentsIn(type, body);
  if (!documents.every(isJson)) return `${name} ${status} is no JSON: ${body.slice(0, 200)}`;
  const faults = documents.flatMap((text) => faultsOf(place, JSON.parse(text)));
  return faults.length === 0 ? null : `${name} ${status}: ${faults.slice(0, 5).join('; ')}`;
}

/** What the schema describes: each line, the data of each event, or the whole. */
function documentsIn(type: string, body: string): string[] {
  if (type === 'application/x-ndjson') return body.split('\n').filter(Boolean);
  if (/^(text\/(csv|plain)|application\/(pdf|xml|vnd\..*))$/.test(type)) return [JSON.stringify(body)];
  if (type !== 'text/event-stream') return [body];
  // Whoever leaves may have got the half of an event.
  const whole = body.slice(0, body.lastIndexOf('\n\n') + 1);
  return whole.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One without a parameter first: /estates/batch is not an estate of that name. */
function templateOf(path: string): string | undefined {
  const candidates = templates.filter(({ pattern }) => pattern.test(path)).map(({ template }) => template);
  return candidates.find((template) => !template.includes('{')) ?? candidates[0];
}

/** What is wrong with a webhook's body by openapi.json. */
export function faultOfWebhook(body: string): string | null {
  const event: { type?: string } = JSON.parse(body);
  const type = event.type ?? '';
  if (!(type in document.webhooks)) return `openapi.json has no webhook ${type}`;
  const place = ['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'];
  const faults = faultsOf(place, event);
  return faults.length === 0 ? null : `the webhook ${type}: ${faults.slice(0, 5).join('; ')}`;
}

function faultsOf(place: readonly string[], value: unknown): string[] {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
  const reference = `openapi#/${pointer.join('/')}`;
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  );
}

/** The same document where an object has no other fields than those that it names. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]));
  const isObject = [copy['type']].flat().includes('object') && 'properties' in copy;
  return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
