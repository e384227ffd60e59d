import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect } from '../connect.ts';
import type { DatabaseSocket } from './database-socket.ts';
import { SilenceWatch, type WatchedSocket } from './silence-watch.ts';

// What postgres.js gets wrong when it loses a connection, and the socket puts right.
const database = await createTestDatabase();
after(() => database.drop());

class Sockets extends SilenceWatch {
  readonly opened: WatchedSocket[] = [];
  override add(socket: DatabaseSocket): void {
    this.opened.push(socket);
    super.add(socket);
  }
}

test('one lost with a statement not yet sent is opened anew, and sends nothing of it', async (t) => {
  const watch = new Sockets({ findWorking: async () => undefined, onDropped() {} });
  const { databaseUrl } = database;
  const sql = connect({ databaseUrl, applicationName: 'lost', poolSize: 1, statementTimeoutMs: 0, watch });
  t.after(() => sql.end({ timeout: 1 }));
  await sql`SELECT 1`;
  const unsent = sql`SELECT 'unsent'`.execute();
  watch.opened[0]?.destroy();
  await assert.rejects(unsent, { code: 'CONNECTION_CLOSED' });
  const [row] = await sql`SELECT 'sent' AS what`;
  assert.equal(row?.['what'], 'sent');
});

for (const bytes of [0, 700]) {
  test(`one lost while the driver learns the types (${bytes} bytes of the answer) is an error for who waits, and no more`, async (t) => {
    let isBroken = true;
    const folder = decodeURIComponent(new URL(database.databaseUrl).hostname);
    const proxy = createServer((near) => {
      const far = connectSocket(`${folder}/.s.PGSQL.5432`);
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      far.on('data', (answer) => near.write(answer));
      near.on('data', (message) => {
        if (isBroken && message.includes('typarray')) {
          far.removeAllListeners('data');
          far.once('data', (answer) => near.end(answer.subarray(0, bytes)));
        }
        far.write(message);
      });
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    t.after(() => proxy.close());
    const url = new URL(database.databaseUrl);
    // A TCP server's address is never a path.
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const sql = connect({
      databaseUrl: url.href,
      applicationName: 'lost',
      poolSize: 1,
      statementTimeoutMs: 0,
    });
    t.after(() => sql.end({ timeout: 1 }));
    // A rejection that nobody handles would fail this test.
    await assert.rejects(async () => await sql`SELECT 1`, { code: 'CONNECTION_CLOSED' });
    isBroken = false;
    const [row] = await sql`SELECT ${['a', 'b']}::text[] AS list, 'one' AS row`;
    assert.deepEqual(row, { list: ['a', 'b'], row: 'one' });
  });
}
