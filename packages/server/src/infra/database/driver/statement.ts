import { hash } from 'node:crypto';
import { Columns, Identifier } from './fragments.ts';
import { castOf, serialize } from './parameters.ts';
import { type Parameter, Query, type Value } from './query.ts';

/** A statement as PostgreSQL gets it. */
interface Statement {
  text: string;
  /** Of the prepared statement; undefined for one that is not prepared. */
  name: string | undefined;
  values: (string | Buffer | null)[];
}

/** Of the names of our prepared statements: a pooler that follows them gives them others. */
export const STATEMENT_PREFIX = 'rooftree_';

interface Text {
  /** The casts of the values, by which statements of one template differ. */
  casts: string;
  text: string;
  name: string;
}

// A template without parts is put together once. Its texts are the same object each time.
const templates = new WeakMap<readonly string[], Text[]>();
const names = new Map<string, string>();

export function statementOf(query: Query<unknown>): Statement {
  const { texts, values, form } = query;
  if (form !== 'template') {
    const [text = ''] = texts;
    return { text, name: form === 'text' ? undefined : nameOf(text), values: parametersOf(values) };
  }
  return values.some(isPart) ? composed(query) : fromTemplate(texts, parametersOf(values), values);
}

function fromTemplate(
  texts: readonly string[],
  values: Statement['values'],
  given: readonly Value[],
): Statement {
  let casts = '';
  for (const value of given) casts += `,${castOf(value)}`;
  let known = templates.get(texts);
  if (known === undefined) {
    known = [];
    templates.set(texts, known);
  }
  let found = known.find((each) => each.casts === casts);
  if (found === undefined) {
    const text = texts.reduce(
      (before, next, place) => `${before}$${place}${castOf(given[place - 1])}${next}`,
    );
    found = { casts, text, name: nameOf(text) };
    known.push(found);
  }
  return { text: found.text, name: found.name, values };
}

function composed(query: Query<unknown>): Statement {
  const values: Statement['values'] = [];
  const append = (value: Value, before: string): string => {
    if (value instanceof Identifier) return value.text;
    if (value instanceof Columns) return value.build(before, (each) => append(each, ''));
    if (value instanceof Query) return compose(value, before);
    values.push(serialize(value));
    return `$${values.length}${castOf(value)}`;
  };
  const compose = ({ texts, values: given, form }: Query<unknown>, before: string): string => {
    if (form !== 'template' && given.length > 0)
      throw new TypeError('a part of a statement has no parameters of its own');
    return texts.reduce(
      (text, next, place) => `${text}${append(given[place - 1] ?? null, before + text)}${next}`,
    );
  };
  const text = compose(query, '');
  return { text, name: nameOf(text), values };
}

function isPart(value: Value): boolean {
  return value instanceof Query || value instanceof Identifier || value instanceof Columns;
}

function parametersOf(values: readonly Value[]): Statement['values'] {
  // The caller has seen to it that none is a part of the statement.
  return values.map((value) => serialize(value as Parameter));
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `${STATEMENT_PREFIX}${hash('sha256', text, 'base64url').slice(0, 22)}`;
    names.set(text, name);
  }
  return name;
}
