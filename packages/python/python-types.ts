import type { Schema } from '../../scripts/generate-client-types.ts';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** Schemas as Python types: objects become `TypedDict`s, named after where they stand. */
export class PythonTypes {
  readonly #definitions = new Map<string, string>();

  add(name: string, schema: Schema): void {
    if (isPlainObject(schema)) this.#define(name, schema);
    else this.#definitions.set(name, `${name} = ${this.typeOf(schema, `${name}Item`)}`);
  }

  definitions(): string[] {
    return [...this.#definitions.values()];
  }

  typeOf(schema: Schema, place: string): string {
    if (schema.$ref !== undefined) return quotedName(schema.$ref.replace('#/components/schemas/', ''));
    if ('const' in schema) return literals([schema.const]);
    if (schema.enum !== undefined) return literals(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined)
      return union(
        choices.map((choice, index) => this.typeOf(choice, index === 0 ? place : `${place}${index + 1}`)),
      );
    // Of several descriptions of one thing, Python has no type.
    if (schema.allOf !== undefined) return 'Dict[str, Any]';
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => this.typeOf({ ...schema, type }, place)));
    if (schema.type === 'array') return `List[${this.typeOf(schema.items ?? {}, `${place}Item`)}]`;
    if (isPlainObject(schema)) return quotedName(this.#define(place, schema));
    if (schema.type === 'object') {
      const { additionalProperties: values } = schema;
      return `Dict[str, ${typeof values === 'object' ? this.typeOf(values, `${place}Value`) : 'Any'}]`;
    }
    return PLAIN[schema.type ?? ''] ?? 'Any';
  }

  #define(name: string, { properties = {}, required = [] }: Schema): string {
    if (this.#definitions.has(name)) return this.#define(`${name}_`, { properties, required });
    this.#definitions.set(name, '');
    const fields = (isRequired: boolean) =>
      Object.entries(properties)
        .filter(([field]) => required.includes(field) === isRequired)
        .map(([field, schema]) => {
          const type = this.typeOf(schema, `${name}${capitalised(field)}`);
          return { field, type };
        });
    const write = (list: readonly { field: string; type: string }[]) =>
      list.map(({ field, type }) => `    "${field}": ${type},\n`).join('');
    const [always, perhaps] = [fields(true), fields(false)];
    // The form with a call, because a name of the API may be a word of Python.
    this.#definitions.set(
      name,
      perhaps.length === 0
        ? `${name} = TypedDict("${name}", {\n${write(always)}})`
        : `_${name} = TypedDict("_${name}", {\n${write(always)}})\n\n\nclass ${name}(_${name}, total=False):\n${perhaps
            .map(({ field, type }) => `    ${field}: ${type}\n`)
            .join('')
            .trimEnd()}`,
    );
    return name;
  }
}

export function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

function isPlainObject({ type, properties }: Schema): boolean {
  return type === 'object' && properties !== undefined && Object.keys(properties).length > 0;
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  if (distinct.length === 1) return distinct[0] ?? 'Any';
  return `Union[${distinct.join(', ')}]`;
}

function literals(values: readonly unknown[]): string {
  const texts = values.map((value) =>
    value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value),
  );
  return `Literal[${texts.join(', ')}]`;
}

/** A type that may come later in the file. */
const quotedName = (name: string) => `"${name}"`;

function capitalised(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
