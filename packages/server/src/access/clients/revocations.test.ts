import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { connect } from '../../infra/database/connection/connect.ts';
import { StallDetector } from '../../infra/database/socket/stall-detector.ts';
import { DatabaseWire } from '../../testing/database/database-wire.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { createContext } from '../contexts/contexts.service.ts';
import { disableClient, insertClient } from './clients.repository.ts';
import { REFRESH_AFTER_MS, Revocations, TOO_OLD_MS } from './revocations.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { id: contextId } = await createContext(database.sql, { slug: 'north', name: 'North' });

async function addDisabledClient(): Promise<string> {
  const id = await insertClient(database.sql, contextId, { name: 'Site', permissions: ['estates:read'] });
  await disableClient(database.sql, contextId, id);
  return id;
}

test('a reading that hangs on a dead connection holds nobody up: it is asked again on another', async (t) => {
  const wire = new DatabaseWire(database.databaseUrl);
  t.after(() => wire.refuse());
  // Nobody drops the dead one here.
  const watch = new StallDetector({ findWorking: async () => undefined, onDropped() {} });
  const databaseUrl = await wire.open();
  const sql = connect({ databaseUrl, applicationName: 'test', poolSize: 2, statementTimeoutMs: 0, watch });
  t.after(() => sql.end({ timeout: 0 }));
  await sql`SELECT 1`;
  assert.equal(wire.silenceOpen(), 1);

  // Of a client that the list must name: whoever did not wait for it would let the client in.
  const disabled = await addDisabledClient();
  const revocations = new Revocations(sql, 3600);
  assert.equal(await revocations.isRevoked(disabled, 'secret'), true);
  assert.equal(await revocations.isRevoked('client', 'secret'), false);
  await revocations.beFresh();
});

test('the list is read when it is too old, to the millisecond, and not while it is fresh', async () => {
  let now = 5000;
  let statements = 0;
  const sql = new Proxy(database.sql, {
    apply(target, self, args) {
      statements += 1;
      return Reflect.apply(target, self, args);
    },
  });
  const revocations = new Revocations(sql, 3600, () => now);
  // On a slow machine the database is asked twice for one reading.
  const isRead = async (work: () => unknown) => {
    const before = statements;
    await work();
    return statements > before;
  };
  const disabled = await addDisabledClient();
  assert.equal(await isRead(() => revocations.beFresh()), true);
  assert.equal(revocations.isRevoked(disabled, 'secret'), true);
  assert.equal(revocations.isRevoked('client', disabled), true);
  now += REFRESH_AFTER_MS - 1;
  assert.equal(await isRead(() => revocations.isRevoked(disabled, 'secret')), false);
  now += TOO_OLD_MS - REFRESH_AFTER_MS;
  assert.equal(await isRead(() => revocations.beFresh()), false);
  now += 1;
  assert.equal(await isRead(() => revocations.beFresh()), true);
  now += REFRESH_AFTER_MS;
  assert.equal(await isRead(() => revocations.isRevoked(disabled, 'secret')), true);
  await revocations.beFresh();
  const since = await addDisabledClient();
  now += TOO_OLD_MS;
  assert.equal(await revocations.isRevoked(since, 'secret'), true, 'answered with the list that is read now');
});

test('a reading that began before the list was too old is not enough: who waits for it gets one that began later', async () => {
  let now = 0;
  let answers = 0;
  const held = Promise.withResolvers<void>();
  // The database answers at once, and its answer is on its way for as long as the test holds it.
  const sql = new Proxy(database.sql, {
    apply: async (target, self, args) => {
      const rows = await Reflect.apply(target, self, args);
      answers += 1;
      await held.promise;
      return rows;
    },
  });
  const revocations = new Revocations(sql, 3600, () => now);
  const isFresh = revocations.beFresh();
  await until(() => answers > 0);
  const disabled = await addDisabledClient();
  now += TOO_OLD_MS;
  const isRevoked = revocations.isRevoked(disabled, 'secret');
  held.resolve();
  await isFresh;
  assert.equal(await isRevoked, true);
});
