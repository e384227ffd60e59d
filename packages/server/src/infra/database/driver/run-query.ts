import type { ClientBase, QueryResult } from 'pg';
import { errorCode } from '../../error-code.ts';
import type { Query, Rows } from './query.ts';
import { statementOf } from './statement.ts';
import { RAW_TYPES } from './value-parsers.ts';

export class LostConnectionError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * Names of prepared statements are used with this: after a change of the schema PostgreSQL refuses to run those from
 * before.
 */
let generation = 0;

/** Whether PostgreSQL refused a prepared statement, before running it, because a migration changed what it returns. */
export function isStalePlan(error: unknown): boolean {
  // 0A000 feature_not_supported: "cached plan must not change result type".
  return (
    errorCode(error) === '0A000' &&
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** Runs the statement on this client, after those that were given to it before. */
export async function runQuery<T>(client: ClientBase, query: Query<T>): Promise<Rows<T>> {
  const { text, name, values } = statementOf(query);
  const config = {
    text,
    values,
    ...(name !== undefined && { name: generation === 0 ? name : `${name}_${generation}` }),
    ...(query.isRaw && { rowMode: 'array', types: RAW_TYPES }),
  };
  try {
    const { rows, rowCount } = await send(client, config);
    // The caller says what type the rows have.
    return Object.assign(rows as T & object, { count: rowCount ?? 0 });
  } catch (error) {
    if (isStalePlan(error)) generation += 1;
    throw error;
  }
}

/** As text, without parameters; several statements give the result of the last. */
export function send(client: ClientBase, config: string | object): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    // The types of pg know only some of its forms of a configuration.
    client.query(config as string, (error: Error | null, result: QueryResult | QueryResult[]) => {
      if (error) reject(withCode(error));
      else resolve(Array.isArray(result) ? (result.at(-1) ?? EMPTY) : result);
    });
  });
}

const EMPTY: QueryResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };

/** pg gives no code where the connection is gone; a value that cannot be parsed has a class of its own. */
function withCode(error: Error): Error {
  if (errorCode(error) !== undefined || error.constructor !== Error) return error;
  return new LostConnectionError(error.message, { cause: error });
}
