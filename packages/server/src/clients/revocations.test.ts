import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { connect } from '../infra/database/connect.ts';
import { SilenceWatch } from '../infra/database/socket/silence-watch.ts';
import { DatabaseWire } from '../testing/database-wire.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { Revocations } from './revocations.ts';

const database = await createTestDatabase();
after(() => database.drop());

test('a reading that hangs on a dead connection holds nobody up: it is asked again on another', async (t) => {
  const wire = new DatabaseWire(database.databaseUrl);
  t.after(() => wire.refuse());
  // Nobody drops the dead one here.
  const watch = new SilenceWatch({ findWorking: async () => undefined, onDropped() {} });
  const databaseUrl = await wire.open();
  const sql = connect({ databaseUrl, applicationName: 'test', poolSize: 2, statementTimeoutMs: 0, watch });
  t.after(() => sql.end({ timeout: 0 }));
  await sql`SELECT 1`;
  assert.equal(wire.silenceOpen(), 1);

  const revocations = new Revocations(sql, 3600);
  assert.equal(await revocations.isRevoked('client', 'secret'), false);
  await revocations.beFresh();
});
