import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type Kind = 'parameters' | 'responses';

interface Operation {
  parameters?: Json[];
  requestBody?: Json;
  responses?: JsonObject;
}
type Operations = Record<string, Record<string, Operation>>;
interface Document {
  paths?: Operations;
  webhooks?: Operations;
  components?: Partial<Record<Kind | 'schemas', JsonObject>> & object;
}
interface Media {
  schema: { $ref: string };
  example?: Json;
  examples?: { [name: string]: { value: Json } };
}
interface Uses {
  part: JsonObject;
  count: number;
}

/**
 * Moves the parameters and responses without content of their own that operations repeat to `components`, and leaves a
 * reference: they are half of the document. Of each name or status, the most frequent form is shared; others stay where
 * they are. An example that a named schema has already is left to it.
 */
export function shareParts<Api extends object>(api: Api): Api {
  // An OpenAPI document; only what this function reads of it is named above.
  const document = structuredClone(api) as Document;
  const operations = operationsOf(document);
  leaveExamplesToSchemas(document, operations.flatMap(mediaOf));
  const parameters = sharedForms(operations.flatMap((each) => each.parameters ?? []).map(withParameterName));
  const responses = sharedForms(operations.flatMap((each) => repeatedOf(each.responses)));
  for (const operation of operations) {
    operation.parameters &&= operation.parameters.map((part) =>
      refer('parameters', parameters, withParameterName(part)),
    );
    for (const [name, part, status] of repeatedOf(operation.responses))
      if (operation.responses !== undefined)
        operation.responses[status] = refer('responses', responses, [name, part]);
  }
  document.components = {
    ...document.components,
    parameters: partsOf(parameters),
    responses: partsOf(responses),
  };
  // The same document, parts of it in another place.
  return document as Api;
}

/** The document with the shared parts back in their places, for readers that look at each operation alone. */
export function inlineParts<Api extends object>(api: Api): Api {
  // As above.
  const document = structuredClone(api) as Document;
  const resolve = (kind: Kind, part: Json): Json => {
    const prefix = `#/components/${kind}/`;
    const reference = isObject(part) ? part['$ref'] : undefined;
    if (typeof reference !== 'string' || !reference.startsWith(prefix)) return part;
    return document.components?.[kind]?.[reference.slice(prefix.length)] ?? part;
  };
  for (const operation of operationsOf(document)) {
    operation.parameters &&= operation.parameters.map((part) => resolve('parameters', part));
    operation.responses &&= Object.fromEntries(
      Object.entries(operation.responses).map(([status, part]) => [status, resolve('responses', part)]),
    );
    for (const media of mediaOf(operation)) {
      const [example] = examplesOfSchema(document, media);
      if (media.example === undefined && media.examples === undefined && example !== undefined)
        media.example = example;
    }
  }
  // As above.
  return document as Api;
}

function operationsOf({ paths, webhooks }: Document): Operation[] {
  return [paths, webhooks].flatMap((all) => Object.values(all ?? {}).flatMap((each) => Object.values(each)));
}

/** The bodies of an operation that are a named schema. */
function mediaOf({ requestBody, responses }: Operation): Media[] {
  return [requestBody, ...Object.values(responses ?? {})].flatMap((body) => {
    const content = isObject(body) ? body['content'] : undefined;
    return isObject(content) ? Object.values<unknown>(content).filter(isNamed) : [];
  });
}

function isNamed(media: unknown): media is Media {
  return z.looseObject({ schema: z.looseObject({ $ref: z.string() }) }).safeParse(media).success;
}

function leaveExamplesToSchemas(document: Document, bodies: readonly Media[]): void {
  const shown = bodies.filter(({ example, examples }) => example !== undefined || examples !== undefined);
  const repeated = sharedForms(shown.map((media) => [nameOf(media), { examples: examplesOf(media) }]));
  for (const media of shown) {
    const named = document.components?.schemas?.[nameOf(media)];
    const examples = repeated.get(nameOf(media))?.part['examples'];
    if (isObject(named) && examples !== undefined) named['examples'] ??= examples;
    if (JSON.stringify(examplesOf(media)) !== JSON.stringify(examplesOfSchema(document, media))) continue;
    delete media.example;
    delete media.examples;
  }
}

function examplesOf({ example, examples }: Media): Json[] {
  return examples === undefined ? [example ?? null] : Object.values(examples).map(({ value }) => value);
}

function nameOf({ schema }: Media): string {
  return schema.$ref.split('/').at(-1) ?? '';
}

function examplesOfSchema({ components }: Document, media: Media): Json[] {
  const named = components?.schemas?.[nameOf(media)];
  const examples = isObject(named) ? named['examples'] : undefined;
  return Array.isArray(examples) ? examples : [];
}

function withParameterName(part: Json): [name: string, part: Json] {
  const { name, in: place } = isObject(part) ? part : {};
  // A path and a query parameter may have one name.
  return [`${pascal(String(name))}${place === 'path' ? 'InPath' : ''}`, part];
}

/** Errors, and what has no content. */
function repeatedOf(responses: JsonObject | undefined): [name: string, part: Json, status: string][] {
  return Object.entries(responses ?? {})
    .filter(
      ([status, part]) =>
        Number(status) >= 400 || (/^\d+$/.test(status) && isObject(part) && !('content' in part)),
    )
    .map(([status, part]) => [pascal(STATUS_CODES[status] ?? status), part, status]);
}

/** By name, the form that is used most, if it is used more than once. */
function sharedForms(
  parts: readonly (readonly [name: string, part: Json, ...unknown[]])[],
): Map<string, Uses> {
  const uses = new Map<string, Map<string, Uses>>();
  for (const [name, part] of parts) {
    if (!isObject(part)) continue;
    const forms = uses.get(name) ?? new Map<string, Uses>();
    uses.set(name, forms);
    const form = JSON.stringify(part);
    forms.set(form, { part, count: (forms.get(form)?.count ?? 0) + 1 });
  }
  const shared = [...uses].flatMap(([name, forms]): [string, Uses][] => {
    const [first] = [...forms.values()].sort((a, b) => b.count - a.count);
    return first !== undefined && first.count > 1 ? [[name, first]] : [];
  });
  return new Map(shared.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function refer(kind: Kind, shared: ReadonlyMap<string, Uses>, [name, part]: readonly [string, Json]): Json {
  const form = shared.get(name)?.part;
  if (form === undefined || JSON.stringify(form) !== JSON.stringify(part)) return part;
  return { $ref: `#/components/${kind}/${name}` };
}

function partsOf(shared: ReadonlyMap<string, Uses>): JsonObject {
  return Object.fromEntries([...shared].map(([name, { part }]) => [name, part]));
}

function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
