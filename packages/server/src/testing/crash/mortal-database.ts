import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { connect } from '../../infra/database/connection/connect.ts';
import type { Sql } from '../../infra/database/sql.ts';

/** The connections of a process that dies when it would send its n-th statement. */
export interface MortalDatabase extends AsyncDisposable {
  sql: Sql;
  readonly isDead: boolean;
  readonly statements: number;
}

interface Life {
  statements: number;
  diesAt: number;
  isDead: boolean;
  clients: Set<Client>;
  die(): void;
}

const lives = new Map<string, Life>();
type AnyQuery = (this: Client, ...given: unknown[]) => unknown;
// The types of pg know only some of the forms of its `query`; every form ends with the callback that the driver gives.
const original = Client.prototype.query as unknown as AnyQuery;

const counted: AnyQuery = function (this: Client, ...given) {
  // pg has it, its types do not.
  const { application_name } = (this as unknown as { connectionParameters: { application_name: string } })
    .connectionParameters;
  const life = lives.get(application_name);
  if (life === undefined) return original.apply(this, given);
  life.clients.add(this);
  life.statements += 1;
  if (life.statements === life.diesAt) life.die();
  if (!life.isDead) return original.apply(this, given);
  const onEnd = given.at(-1);
  // As of a connection that is gone.
  if (typeof onEnd === 'function') queueMicrotask(() => onEnd(new Error('the process is dead')));
  return undefined;
};
// As above.
Client.prototype.query = counted as unknown as typeof Client.prototype.query;

/**
 * For PostgreSQL it is the same whether a process was killed or all its sockets are closed at once: the latter takes no
 * time.
 */
export function openMortalDatabase(databaseUrl: string, diesAt: number): MortalDatabase {
  const applicationName = `mortal ${randomUUID()}`;
  const life: Life = {
    statements: 0,
    diesAt,
    isDead: false,
    clients: new Set(),
    die() {
      life.isDead = true;
      // pg has it, its types do not.
      for (const client of life.clients)
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    },
  };
  lives.set(applicationName, life);
  const sql = connect({ databaseUrl, applicationName, poolSize: 10, statementTimeoutMs: 30_000 });
  return {
    sql,
    get isDead() {
      return life.isDead;
    },
    get statements() {
      return life.statements;
    },
    [Symbol.asyncDispose]: () => sql.end({ timeout: 0 }),
  };
}
