import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Sql } from '../../infra/database/sql.ts';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { deriveClientKeys } from '../clients/client-keys.ts';
import { createClient, issueToken } from '../clients/clients.service.ts';
import { createContext } from '../contexts/contexts.service.ts';
import { countLiveSecrets, listKeyIds } from './secret-keys.repository.ts';
import { adoptKey, confirmKeys } from './secret-keys.service.ts';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const idOf = (secretKey: string) => deriveClientKeys(secretKey)[0].id;

describe('the keys of a database', () => {
  let database: TestDatabase;
  let sql: Sql;

  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(() => sql`DELETE FROM secret_keys`);

  const confirm = (signing: string, fallback: string | null = null) =>
    confirmKeys(sql, deriveClientKeys(signing, fallback), 'ROOFTREE_SECRET_KEY');
  const refused = {
    name: 'ConfigError',
    message:
      /^ROOFTREE_SECRET_KEY \(key [0-9a-f]{16}\) is not the key of this database \(key [0-9a-f]{16}\): .*/,
  };

  it('begin with the first one that comes; another is refused without being shown', async () => {
    await confirm(FIRST);
    await confirm(FIRST);
    assert.deepEqual(await listKeyIds(sql), [idOf(FIRST)]);
    await assert.rejects(confirm(SECOND), (error: Error) => {
      assert.match(error.message, refused.message);
      assert.ok(error.message.includes(idOf(FIRST)) && error.message.includes(idOf(SECOND)));
      assert.ok(!error.message.includes(FIRST) && !error.message.includes(SECOND));
      return true;
    });
    assert.deepEqual(await listKeyIds(sql), [idOf(FIRST)]);
  });

  it('begin with one of two that come at the same moment, and the other is refused', async () => {
    // All have begun and wait for a transaction that holds the table; then they go on.
    const starts = await sql.begin(async (tx) => {
      await tx`LOCK TABLE secret_keys IN EXCLUSIVE MODE`;
      const begun = [FIRST, SECOND, FIRST, SECOND].map((key) => confirm(key));
      await untilBlocked(sql, begun.length);
      return begun;
    });
    const outcomes = await Promise.allSettled(starts);
    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    assert.equal(faults.length, 2);
    for (const fault of faults) assert.match(fault.message, refused.message);
    assert.equal((await listKeyIds(sql)).length, 1);
  });

  it('change in three steps, at each of which every process of the step before may start', async () => {
    await confirm(FIRST);
    // The next key is accepted everywhere before any process signs with it.
    await confirm(FIRST, SECOND);
    assert.deepEqual(await listKeyIds(sql), [idOf(FIRST)]);
    await confirm(SECOND, FIRST);
    assert.deepEqual(await listKeyIds(sql), [idOf(SECOND), idOf(FIRST)]);
    await confirm(FIRST, SECOND);
    assert.deepEqual(await listKeyIds(sql), [idOf(SECOND), idOf(FIRST)]);
    await confirm(SECOND);
    // Who missed the change does not come in with the old key alone, nor with a wrong pair.
    await assert.rejects(confirm(FIRST), refused);
    await assert.rejects(confirm(THIRD, FIRST), refused);
  });

  it('can be replaced when the key is lost; how many secrets that costs is said', async () => {
    await confirm(FIRST);
    const context = await createContext(sql, { slug: 'lost', name: 'Lost' });
    const keys = deriveClientKeys(FIRST);
    const client = await createClient(sql, keys, context.id, { name: 'Before' });
    await createClient(sql, keys, context.id, { name: 'Also before' });
    assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: idOf(FIRST), secrets: 2 }]);
    assert.equal(await adoptKey(sql, deriveClientKeys(SECOND)), 2);
    await confirm(SECOND);
    await assert.rejects(confirm(FIRST), refused);
    await assert.rejects(issueToken(sql, deriveClientKeys(SECOND), 60, client), /invalid/);
    // It was not lost after all: with both, the old secret works and moves to the key in use.
    await issueToken(sql, deriveClientKeys(SECOND, FIRST), 60, client);
    await issueToken(sql, deriveClientKeys(SECOND), 60, client);
    // Back to the old one, which was known already.
    assert.equal(await adoptKey(sql, deriveClientKeys(FIRST)), 1);
    await confirm(FIRST);
  });
});
