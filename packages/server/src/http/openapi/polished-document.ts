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
  if ('in' in copy && isObject(schema)) polishParameter(copy, schema);
  if (copy['description'] === 'Default Response') copy['description'] = 'Success.';
  return isNullableEnum(copy) ? inTwoForms(copy) : copy;
}

function polishParameter(parameter: { [key: string]: Json }, schema: { [key: string]: Json }): void {
  // One with a default need not be sent, though the code behind it always has a value.
  if ('default' in schema) parameter['required'] = false;
  // How several values are written belongs to the parameter; a route can say it in the schema only.
  for (const key of ['style', 'explode']) {
    if (schema[key] !== undefined) parameter[key] = schema[key];
    delete schema[key];
  }
}

function isNullableEnum(schema: { [key: string]: Json }): schema is { enum: Json[]; [key: string]: Json } {
  return Array.isArray(schema['enum']) && schema['enum'].includes(null) && Array.isArray(schema['type']);
}

/** `null` among the values of an enum is right, but some generators write code of it that does not compile. */
function inTwoForms({ type: _, enum: values, ...rest }: { enum: Json[]; [key: string]: Json }): Json {
  const codes = values.filter((value) => value !== null);
  return { anyOf: [{ type: 'string', enum: codes }, { type: 'null' }], ...rest };
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
