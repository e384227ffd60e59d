import { STATUS_CODES } from 'node:http';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type Kind = 'parameters' | 'responses';

interface Operation {
  parameters?: Json[];
  responses?: JsonObject;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: Partial<Record<Kind, JsonObject>> & object;
}
interface Uses {
  part: JsonObject;
  count: number;
}

/**
 * Moves the parameters and error responses that operations repeat to `components`, and leaves a reference: they are a third of
 * the document. Of each name or status, the most frequent form is shared; others stay where they are.
 */
export function shareParts<Api extends object>(api: Api): Api {
  // An OpenAPI document; only what this function reads of it is named above.
  const document = structuredClone(api) as Document;
  const operations = operationsOf(document);
  const parameters = sharedForms(operations.flatMap((each) => each.parameters ?? []).map(withParameterName));
  const responses = sharedForms(operations.flatMap((each) => errorsOf(each.responses)));
  for (const operation of operations) {
    operation.parameters &&= operation.parameters.map((part) =>
      refer('parameters', parameters, withParameterName(part)),
    );
    for (const [name, part, status] of errorsOf(operation.responses))
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
  }
  // As above.
  return document as Api;
}

function operationsOf({ paths }: Document): Operation[] {
  return Object.values(paths ?? {}).flatMap((methods) => Object.values(methods));
}

function withParameterName(part: Json): [name: string, part: Json] {
  const { name, in: place } = isObject(part) ? part : {};
  // A path and a query parameter may have one name.
  return [`${pascal(String(name))}${place === 'path' ? 'InPath' : ''}`, part];
}

function errorsOf(responses: JsonObject | undefined): [name: string, part: Json, status: string][] {
  return Object.entries(responses ?? {})
    .filter(([status]) => Number(status) >= 400)
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
