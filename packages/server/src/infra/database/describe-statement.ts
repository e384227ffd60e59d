import type { SpanOptions } from '../tracing/tracer.ts';

/** A long statement is known by its beginning. */
const LONGEST_TEXT = 1000;
const known = new WeakMap<TemplateStringsArray, SpanOptions>();

/**
 * A statement as a part of a trace: `SELECT estates`, and its text with `?` for each value. The text stands in the code: a value is never
 * part of it. Of one that was put together as a string only the verb and the table are told.
 */
export function describeStatement(text: TemplateStringsArray | string): SpanOptions {
  if (typeof text === 'string') return optionsOf(text, {});
  const found = known.get(text);
  if (found !== undefined) return found;
  const plain = text.join('?').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  const options = optionsOf(plain, { 'db.query.text': plain });
  known.set(text, options);
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
