type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Moves every schema with a `title` to `components.schemas` and leaves a reference to it, so that readers see each
 * schema once and client generators give it a name.
 */
export function hoistTitledSchemas<Document extends object>(document: Document): Document {
  const named: Record<string, Json> = {};
  // An OpenAPI document is JSON, and stays an object with these fields.
  const walked = walk(structuredClone(document) as Json, named) as { components?: { schemas?: Json } };
  walked.components = { ...walked.components, schemas: sorted(named) };
  // The same document, parts of it in another place.
  return walked as Document;
}

function walk(value: Json, named: Record<string, Json>): Json {
  if (Array.isArray(value)) return value.map((item) => walk(item, named));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, named)]));
  const { title } = copy;
  if (typeof title !== 'string' || !('type' in copy)) return copy;
  // What describes one use of the schema stays with that use: the reason of an error, the example of a whole answer.
  const { title: _, description: __, examples, ...schema } = copy;
  // Only what the end of this function put there.
  const known = named[title] as { examples?: Json } | undefined;
  if (known !== undefined && JSON.stringify({ ...known, examples: undefined }) !== JSON.stringify(schema)) {
    throw new Error(`two different schemas are called ${title}`);
  }
  const example = examples ?? known?.examples;
  named[title] = { ...schema, ...(example !== undefined && { examples: example }) };
  return { $ref: `#/components/schemas/${title}` };
}

function sorted(named: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
