import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { migrate } from '../../infra/database/migrate/migrate.ts';
import { readMigrations } from '../../infra/database/migrate/read-migrations.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { countLiveSecrets } from '../secret-keys/secret-keys.repository.ts';
import { deriveClientKeys } from './client-keys.ts';
import { issueToken } from './clients.service.ts';
import type { Credentials } from './clients.ts';

const NEW_KEY = 'the next key of the tests guards nothing';
const OLD = deriveClientKeys(TEST_SECRET_KEY)[0].id;
const NEW = deriveClientKeys(NEW_KEY)[0].id;

describe('while the key is being changed', () => {
  let old: TestApp;
  let both: FastifyInstance;
  let onlyNew: FastifyInstance;
  let client: TestClient;

  /** A server process on the same database with other keys. */
  const withKeys = (signing: string, fallback: string | null) =>
    buildApp({ ...old.dependencies, loadClientKeys: async () => deriveClientKeys(signing, fallback) });

  before(async () => {
    old = await startTestApp();
    both = await withKeys(NEW_KEY, TEST_SECRET_KEY);
    onlyNew = await withKeys(NEW_KEY, null);
    client = await old.addClient();
  });
  after(async () => {
    await Promise.all([both.close(), onlyNew.close()]);
    await old.stop();
  });

  const search = async (app: FastifyInstance, token: string) =>
    (await app.inject({ url: '/v1/renovations', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const askToken = (app: FastifyInstance, secret = client.clientSecret) =>
    app.inject({
      method: 'POST',
      url: '/v1/oauth/token',
      headers: { 'x-service-client-id': client.clientId, 'x-service-client-secret': secret },
    });

  it('tokens of the old key are accepted where it is a fallback, and nowhere else', async () => {
    assert.equal(await search(both, client.token), 200);
    assert.equal(await search(onlyNew, client.token), 401);
  });

  it('a secret hashed with the old key works, and hangs on the new one after its first call', async () => {
    const { sql } = old.dependencies;
    assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: OLD, secrets: 1 }]);
    assert.equal((await askToken(onlyNew)).statusCode, 400);
    assert.equal((await askToken(both, `${client.clientSecret}x`)).statusCode, 400);
    assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: OLD, secrets: 1 }]);

    const answer = await askToken(both);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: NEW, secrets: 1 }]);
    assert.equal((await askToken(onlyNew)).statusCode, 200);
    // Signed with the new key.
    assert.equal(await search(onlyNew, answer.json<{ access_token: string }>().access_token), 200);
  });
});

it('a secret from before keys were recorded still works, and is recorded by its first call', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.drop());
  const { sql } = database;
  // Back to the schema before that migration, then on again with a client in it.
  await sql`DROP TABLE secret_keys`;
  await sql`ALTER TABLE client_secrets DROP COLUMN key_id, DROP COLUMN hash_version`;
  await sql`DELETE FROM schema_migrations WHERE name = '0010-secret-keys.sql'`;
  const given = await insertOldClient();
  assert.deepEqual(await migrate(sql, await readMigrations()), ['0010-secret-keys.sql']);

  const keys = deriveClientKeys(TEST_SECRET_KEY);
  assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: null, secrets: 1 }]);
  await assert.rejects(issueToken(sql, deriveClientKeys(NEW_KEY), 60, given), /invalid/);
  assert.match((await issueToken(sql, keys, 60, given)).access_token, /^rooftree_token_/);
  assert.deepEqual([...(await countLiveSecrets(sql))], [{ keyId: OLD, secrets: 1 }]);

  /** As the first version made one: its hash is a keyed one of the whole secret, with nothing beside it. */
  async function insertOldClient(): Promise<Credentials> {
    const clientSecret = `rooftree_secret_${randomBytes(32).toString('base64url')}`;
    const derived = createHmac('sha256', TEST_SECRET_KEY).update('rooftree client secret').digest();
    const hash = createHmac('sha256', derived).update(clientSecret).digest();
    const [context] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES ('old', 'Old') RETURNING id`;
    const [client] = await sql<[{ id: string }]>`
      INSERT INTO clients (context_id, name, permissions)
      VALUES (${context.id}, 'Old', ARRAY['estates:read']) RETURNING id`;
    await sql`
      INSERT INTO client_secrets (context_id, client_id, place, secret_hash)
      VALUES (${context.id}, ${client.id}, 1, ${hash})`;
    return { clientId: client.id, clientSecret };
  }
});
