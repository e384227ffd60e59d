type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// Our format names say what is checked; these are the names that client generators know.
const PUBLIC_FORMATS: Record<string, string | undefined> = {
  'web-address': 'uri',
  text: undefined,
  'path-text': undefined,
};

/** Translates our annotations in the routes' schemas to OpenAPI's. */
export function polishDocument<Document extends object>(document: Document): Document {
  // An OpenAPI document is JSON; only words in it change, not its form.
  return polish(structuredClone(document) as Json) as Document;
}

function polish(value: Json): Json {
  if (Array.isArray(value)) return value.map(polish);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, polish(item)]));
  const { format, schema } = copy;
  if (typeof format === 'string' && format in PUBLIC_FORMATS) {
    const publicFormat = PUBLIC_FORMATS[format];
    if (publicFormat === undefined) delete copy['format'];
    else copy['format'] = publicFormat;
  }
  // A parameter with a default need not be sent, though the code behind it always has a value.
  if ('in' in copy && isObject(schema) && 'default' in schema) copy['required'] = false;
  if (copy['description'] === 'Default Response') copy['description'] = 'Done.';
  return copy;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
