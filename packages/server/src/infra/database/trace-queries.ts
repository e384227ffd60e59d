import { activeTrace } from '../tracing/active-trace.ts';
import { inSpan } from '../tracing/in-span.ts';
import { describeStatement } from './describe-statement.ts';

type Callable = (...args: unknown[]) => unknown;
type Handlers = Parameters<Promise<unknown>['then']>;

const TRANSACTION = {
  name: 'transaction',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql' },
} as const;

/** The same pool; each statement and each transaction that is asked for within a trace is recorded as a part of it. */
export function traceQueries<Pool extends object>(sql: Pool): Pool {
  return new Proxy(sql, {
    apply(target, self, args) {
      // A pool or a transaction of postgres.js, which can be called.
      return recordQuery(Reflect.apply(target as Callable, self, args), args[0]);
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'unsafe')
        return (text: string, ...more: unknown[]) =>
          recordQuery(Reflect.apply(value, target, [text, ...more]), text);
      if (name === 'begin')
        return (work: (tx: object) => unknown) =>
          inSpan(TRANSACTION, () => Reflect.apply(value, target, [(tx: object) => work(traceQueries(tx))]));
      return value;
    },
  });
}

/** A query runs when somebody waits for it; one that is a part of another never does, and neither does a list of columns. */
function recordQuery(query: unknown, text: TemplateStringsArray | string): unknown {
  if (!(query instanceof Promise)) return query;
  const begin: Promise<unknown>['then'] = query.then;
  let running: Promise<unknown> | undefined;
  const andThen = (...handlers: Handlers) => {
    if (activeTrace() === undefined) return begin.apply(query, handlers);
    running ??= inSpan(
      describeStatement(text),
      () => new Promise((resolve, reject) => void begin.call(query, resolve, reject)),
    );
    return running.then(...handlers);
  };
  return Object.defineProperty(query, 'then', { value: andThen });
}
