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

/** Moves each list of codes that many schemas have in common to `components.schemas`, under its name. */
export function nameCodes<Document extends object>(
  document: Document,
  codes: Readonly<Record<string, readonly string[]>>,
): Document {
  const names = new Map(Object.entries(codes).map(([name, values]) => [JSON.stringify(values), name]));
  // An OpenAPI document is JSON, whose schemas the function before has named.
  const walked = referToCodes(document as Json, names) as { components: { schemas: Record<string, Json> } };
  const { schemas } = walked.components;
  for (const [name, values] of Object.entries(codes)) {
    if (name in schemas) throw new Error(`a schema and a list of codes are called ${name}`);
    schemas[name] = { type: 'string', enum: [...values] };
  }
  walked.components.schemas = sorted(schemas);
  // The same document, parts of it in another place.
  return walked as unknown as Document;
}

function referToCodes(value: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => referToCodes(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const { type, enum: values, ...rest } = value;
  const name = type === 'string' && values !== undefined ? names.get(JSON.stringify(values)) : undefined;
  if (name !== undefined) return { $ref: `#/components/schemas/${name}`, ...rest };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, referToCodes(item, names)]));
}

function walk(value: Json, named: Record<string, Json>, place = ''): Json {
  if (Array.isArray(value)) return value.map((item) => walk(item, named));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, named, key)]));
  const { title } = copy;
  if (typeof title !== 'string' || !('type' in copy)) return copy;
  // What describes one use of the schema stays with that use: the reason of an error, the example of a whole answer.
  const { title: _, description, examples, ...schema } = copy;
  // Only what the end of this function put there.
  const known = named[title] as { examples?: Json } | undefined;
  if (known !== undefined && JSON.stringify({ ...known, examples: undefined }) !== JSON.stringify(schema)) {
    throw new Error(`two different schemas are called ${title}`);
  }
  const example = examples ?? known?.examples;
  named[title] = { ...schema, ...(example !== undefined && { examples: example }) };
  // Beside the schema of a whole body stands the same description.
  const isExplained = description !== undefined && place !== 'schema';
  return { $ref: `#/components/schemas/${title}`, ...(isExplained && { description }) };
}

function sorted(named: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
