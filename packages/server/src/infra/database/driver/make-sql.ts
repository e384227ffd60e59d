import type { Executor } from '../sql.ts';
import { Columns, Identifier, Json } from './fragments.ts';
import { type Execute, type Parameter, Query, type Value } from './query.ts';

export function makeSql(execute: Execute): Executor {
  function sql(
    first: TemplateStringsArray | string | object | readonly object[],
    ...values: Value[]
  ): Query<unknown> | Identifier | Columns {
    if (typeof first === 'string') return new Identifier(first);
    if (isTemplate(first)) return new Query(first, values, 'template', execute);
    return new Columns(Array.isArray(first) ? first : [first]);
  }
  const more = {
    unsafe: (text: string, values: readonly Parameter[] = [], options: { prepare?: boolean } = {}) =>
      new Query([text], values, options.prepare ? 'prepared text' : 'text', execute),
    json: (value: unknown) => new Json(value),
  };
  // One function stands for the three forms of a call, which a declaration cannot say.
  return Object.assign(sql, more) as unknown as Executor;
}

function isTemplate(first: object): first is TemplateStringsArray {
  return 'raw' in first && Array.isArray(first);
}
