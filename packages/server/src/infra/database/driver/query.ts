import type { Columns, Identifier, Json } from './fragments.ts';

/** A row of a statement whose type is not given. */
export type Row = Record<string, unknown>;

/** The rows of a statement, and how many rows it read or changed. */
export type Rows<T> = T & { count: number };

/** What PostgreSQL takes as a parameter. */
export type Parameter =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | Json
  | null
  | readonly Parameter[];

/** What may stand between the texts of a template: a parameter, or a part of the statement. */
export type Value = Parameter | Identifier | Columns | Query<unknown>;

/**
 * A text has its own `$1`, `$2`, as `unsafe` takes it; what is prepared is parsed and planned once per connection, as
 * templates are.
 */
type QueryForm = 'template' | 'text' | 'prepared text';

export type Execute = <T>(query: Query<T>) => Promise<Rows<T>>;

/** A statement that runs when it is awaited, or a part of another statement, which never runs by itself. */
export class Query<T> implements Promise<Rows<T>> {
  readonly texts: readonly string[];
  readonly values: readonly Value[];
  readonly form: QueryForm;
  isRaw = false;
  readonly #run: Execute;
  #running: Promise<Rows<T>> | undefined;

  constructor(texts: readonly string[], values: readonly Value[], form: QueryForm, run: Execute) {
    this.texts = texts;
    this.values = values;
    this.form = form;
    this.#run = run;
  }

  get [Symbol.toStringTag](): string {
    return 'Query';
  }

  /** Each row is a list of the columns as bytes of text, not parsed. */
  raw(): Query<(Buffer | null)[][]> {
    const query = new Query<(Buffer | null)[][]>(this.texts, this.values, this.form, this.#run);
    query.isRaw = true;
    return query;
  }

  /** Runs it without waiting for anybody to await it. */
  execute(): Promise<Rows<T>> {
    this.#running ??= this.#run(this);
    return this.#running;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise that begins late.
  then<A = Rows<T>, B = never>(
    onDone?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    onFailed?: ((error: Error) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(onDone, onFailed);
  }

  catch<B = never>(onFailed?: ((error: Error) => B | PromiseLike<B>) | null): Promise<Rows<T> | B> {
    return this.execute().catch(onFailed);
  }

  finally(onEnded?: (() => void) | null): Promise<Rows<T>> {
    return this.execute().finally(onEnded);
  }
}
