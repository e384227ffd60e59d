/** Checks a value and returns what is wrong with it; nothing when it is right. */
export type Shape = (value: unknown, path: string) => string[];

function shape(what: string, isRight: (value: unknown) => boolean): Shape {
  return (value, path) => (isRight(value) ? [] : [`${path} is ${shown(value)}, not ${what}`]);
}

export const text: Shape = shape('a string', (value) => typeof value === 'string');
export const boolean: Shape = shape('a boolean', (value) => typeof value === 'boolean');
export const integer: Shape = shape('an integer', Number.isInteger);
export const number: Shape = shape('a number', (value) => typeof value === 'number');
export const anyObject: Shape = shape('an object', isObject);

// decisions, "Everywhere": UTC with milliseconds.
export const timestamp: Shape = shape(
  'a timestamp like 2026-11-14T09:30:00.000Z',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

export const uuid: Shape = shape(
  'a UUID',
  (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
);

export const webAddress: Shape = shape(
  'a web address',
  (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
);

// decisions, "Everywhere": EUR with at most two decimals.
export const money: Shape = shape(
  'an amount with at most two decimals',
  (value) => typeof value === 'number' && Number(value.toFixed(2)) === value && value >= 0,
);

export function oneOf(...values: string[]): Shape {
  return shape(`one of ${values.join(', ')}`, (value) => values.some((one) => one === value));
}

export function matching(pattern: RegExp, what: string): Shape {
  return shape(what, (value) => typeof value === 'string' && pattern.test(value));
}

export function nullable(inner: Shape): Shape {
  return (value, path) => (value === null ? [] : inner(value, path));
}

export function arrayOf(inner: Shape): Shape {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => inner(item, `${path}[${index}]`))
      : [`${path} is ${shown(value)}, not an array`];
}

/**
 * Every field must be present, in the specification's order. Further fields are allowed, as additions within /v1 are.
 */
export function object(fields: Record<string, Shape>): Shape {
  return (value, path) => {
    if (!isObject(value)) return [`${path} is ${shown(value)}, not an object`];
    const names = Object.keys(fields);
    const found = Object.keys(value).filter((name) => name in fields);
    const faults = names.flatMap((name) => {
      const field = `${path}.${name}`;
      return name in value ? (fields[name]?.(value[name], field) ?? []) : [`${field} is missing`];
    });
    if (faults.length === 0 && found.join() !== names.join())
      faults.push(`${path} has its fields in the order ${found.join(', ')}, not ${names.join(', ')}`);
    return faults;
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'missing';
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
