import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect } from '../connection/connect.ts';
import type { DatabaseSocket } from './database-socket.ts';
import { StallDetector, type WatchedSocket } from './stall-detector.ts';

const database = await createTestDatabase();
after(() => database.drop());

class Sockets extends StallDetector {
  readonly opened: WatchedSocket[] = [];
  override add(socket: DatabaseSocket): void {
    this.opened.push(socket);
    super.add(socket);
  }
}

test('a statement that was not sent yet when its connection is lost runs on another one', async (t) => {
  const watch = new Sockets({ findWorking: async () => undefined, onDropped() {} });
  const { databaseUrl } = database;
  const sql = connect({ databaseUrl, applicationName: 'lost', poolSize: 1, statementTimeoutMs: 0, watch });
  t.after(() => sql.end({ timeout: 1 }));
  await sql`SELECT 1`;
  const unsent = sql`SELECT 'unsent' AS what`.execute();
  watch.opened[0]?.destroy();
  assert.equal((await unsent)[0]?.['what'], 'unsent');
  const [row] = await sql`SELECT 'sent' AS what`;
  assert.equal(row?.['what'], 'sent');
});
