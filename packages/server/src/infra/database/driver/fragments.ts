import type { Value } from './query.ts';

/** The name of a table, column or role: `schema.table` names both. */
export class Identifier {
  readonly text: string;

  constructor(name: string) {
    this.text = quote(name);
  }
}

/** A value for a column of type json or jsonb. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

const LAST_KEYWORD = /\b(insert|update)\b(?![\s\S]*\b(?:insert|update)\b)/i;

/** Columns with their values, as INSERT (one row or several) or UPDATE takes them. */
export class Columns {
  readonly #rows: readonly object[];

  constructor(rows: readonly object[]) {
    this.#rows = rows;
  }

  /** `before` is the statement so far; `append` writes a value and returns its place. */
  build(before: string, append: (value: Value) => string): string {
    const [first = {}] = this.#rows;
    const names = Object.keys(first);
    // `append` refuses what is none.
    const place = (row: object, name: string) => append(Reflect.get(row, name) as Value);
    if (LAST_KEYWORD.exec(before)?.[1]?.toLowerCase() === 'update')
      return names.map((name) => `${quote(name)} = ${place(first, name)}`).join(', ');
    const rows = this.#rows.map((row) => `(${names.map((name) => place(row, name)).join(', ')})`);
    return `(${names.map(quote).join(', ')}) VALUES ${rows.join(', ')}`;
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`;
}
