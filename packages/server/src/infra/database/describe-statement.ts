import type { SpanOptions } from '../tracing/tracer.ts';
import type { Query } from './driver/query.ts';

export const TRANSACTION: SpanOptions = {
  name: 'transaction',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql' },
};

/** A long statement is known by its beginning. */
const LONGEST_TEXT = 1000;
const known = new WeakMap<readonly string[], SpanOptions>();

/**
 * A statement as a part of a trace: `SELECT estates`, and its text with `?` for each value. The text stands in the
 * code: a value is never part of it. Of one that was put together as a string only the verb and the table are recorded.
 */
export function describeStatement({ texts, form }: Pick<Query<unknown>, 'texts' | 'form'>): SpanOptions {
  if (form !== 'template') return optionsOf(texts.join(), {});
  const found = known.get(texts);
  if (found !== undefined) return found;
  const plain = texts.join('?').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  const options = optionsOf(plain, { 'db.query.text': plain });
  known.set(texts, options);
  return options;
}

function optionsOf(text: string, more: Record<string, string>): SpanOptions {
  const [, verb = 'statement'] = /^\s*([A-Za-z]+)\b/.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE|TABLE)\s+([a-z_]+(?:\.[a-z_]+)?)/.exec(text) ?? [];
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...more },
  };
}
