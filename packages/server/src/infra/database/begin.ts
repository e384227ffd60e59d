import { setImmediate as nextTurn } from 'node:timers/promises';
import type postgres from 'postgres';

const NEVER = new Promise<never>(() => {});

/**
 * `sql.begin`, safe when the connection is lost. postgres.js then ends the transaction at once, but the work may still run.
 * What it asks for would go to whoever uses the connection next, in the middle of their transaction, and so would the COMMIT
 * or ROLLBACK that postgres.js sends when the work ends. So the work can ask for nothing more, and never ends.
 */
export async function begin<T>(sql: postgres.Sql, work: (tx: postgres.ISql) => Promise<T>): Promise<T> {
  let isOver = false;
  try {
    // In an object, because postgres.js would treat an array as a list of queries to await.
    const { value } = await sql.begin(async (tx) => {
      try {
        return { value: await work(untilOver(tx, () => isOver)) };
      } catch (error) {
        // A statement hears of a lost connection first, the transaction in the same turn of the event loop.
        await nextTurn();
        throw error;
      } finally {
        if (isOver) await NEVER;
      }
    });
    // postgres.js types the result as if it could still be a list of queries.
    return value as T;
  } finally {
    isOver = true;
  }
}

function untilOver(tx: postgres.TransactionSql, isOver: () => boolean): postgres.ISql {
  const refuseWhenOver = () => {
    if (isOver()) throw Object.assign(new Error('the transaction is over'), { code: 'CONNECTION_CLOSED' });
  };
  return new Proxy(tx, {
    apply(target, self, args) {
      refuseWhenOver();
      return Reflect.apply(target, self, args);
    },
    get(target, name, self) {
      refuseWhenOver();
      return Reflect.get(target, name, self);
    },
  });
}
