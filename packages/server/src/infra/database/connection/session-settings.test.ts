import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect } from './connect.ts';
import { findPoolerFault, findUnexpectedPooler } from './pooler.ts';
import { storeSessionSettings } from './session-settings.ts';

const database = await createTestDatabase();
after(() => database.drop());

/** As a pooler opens them: without settings of their own. */
async function settingsOfNewSession() {
  const pooled = connect({
    databaseUrl: database.databaseUrl,
    applicationName: 'test',
    poolSize: 1,
    statementTimeoutMs: 0,
    isPooled: true,
  });
  const [settings] = await pooled`
    SELECT current_setting('statement_timeout') AS statement, current_setting('plan_cache_mode') AS plans,
      current_setting('idle_in_transaction_session_timeout') AS pause, current_setting('TimeZone') AS zone`;
  await pooled.end();
  return settings;
}

test('the settings of sessions are stored with the role for this database, by many at once, and only when they change', async () => {
  const { sql } = database;
  const unset = { statement: '0', plans: 'auto', pause: '0', zone: 'UTC' };
  assert.deepEqual(await settingsOfNewSession(), unset);
  const limits = { statementTimeoutMs: 60_000, idleInTransactionMs: 5000 };
  const changed = await Promise.all(Array.from({ length: 5 }, () => storeSessionSettings(sql, limits)));
  assert.deepEqual(changed.filter(Boolean), [true]);
  const stored = { statement: '1min', plans: 'force_generic_plan', pause: '5s', zone: 'UTC' };
  assert.deepEqual(await settingsOfNewSession(), stored);
  assert.equal(await storeSessionSettings(sql, { ...limits, statementTimeoutMs: 90_000 }), true);
  assert.deepEqual(await settingsOfNewSession(), { ...stored, statement: '90s' });
});

test('PostgreSQL itself is not taken for a pooler', async () => {
  const session = await database.sql.reserve();
  assert.equal(await findUnexpectedPooler(session), undefined);
  assert.equal(await findPoolerFault(session), undefined);
  session.release();
});
