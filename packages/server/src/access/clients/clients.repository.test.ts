import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createContext } from '../contexts/contexts.service.ts';
import {
  disableClient,
  disableSecrets,
  findLiveSecrets,
  insertClient,
  insertSecret,
  listClients,
  listRevoked,
  lockLiveClient,
  touchClient,
  updateSecretHash,
} from './clients.repository.ts';

const hash = (byte: number) => ({ keyId: '0123456789abcdef', secretHash: Buffer.alloc(32, byte) });

describe('the clients of two contexts', () => {
  let database: TestDatabase;
  let mine = '';
  let other = '';
  let client = '';
  before(async () => {
    database = await createTestDatabase();
    const { sql } = database;
    ({ id: mine } = await createContext(sql, { slug: 'mine', name: 'Mine' }));
    ({ id: other } = await createContext(sql, { slug: 'other', name: 'Other' }));
    client = await insertClient(sql, mine, { name: 'Mine', permissions: ['estates:read'] });
    await insertSecret(sql, mine, client, hash(1));
    await insertSecret(sql, mine, client, hash(2));
  });
  after(() => database.drop());

  it('are found and changed only under their own', async () => {
    const { sql } = database;
    const before = [...(await findLiveSecrets(sql, [client]))];
    assert.equal(before.length, 2);
    assert.equal(await lockLiveClient(sql, other, client), false);
    assert.equal(await lockLiveClient(sql, mine, client), true);
    for (const { secretId } of before) await updateSecretHash(sql, other, client, secretId, hash(9));
    await disableSecrets(sql, other, client);
    await disableClient(sql, other, client);
    // Nothing refers to a client under a context that is not its own.
    await assert.rejects(insertSecret(sql, other, client, hash(9)), /foreign key/);
    assert.deepEqual([...(await findLiveSecrets(sql, [client]))], before);
    const [first, second] = before;
    await updateSecretHash(sql, mine, client, first?.secretId ?? '', hash(7));
    const hashes = new Map(
      (await findLiveSecrets(sql, [client])).map((one) => [one.secretId, one.secretHash]),
    );
    assert.deepEqual(hashes.get(first?.secretId ?? ''), hash(7).secretHash);
    assert.deepEqual(hashes.get(second?.secretId ?? ''), second?.secretHash);
    assert.equal((await listClients(sql, other)).length, 0);
    assert.deepEqual(
      (await listClients(sql, mine)).map(({ id }) => id),
      [client],
    );
  });

  it('know when a secret was disabled, and count the live ones alone', async () => {
    const { sql } = database;
    const id = await insertClient(sql, mine, { name: 'Rotated', permissions: ['estates:read'] });
    const [disabled] = await sql<[{ at: Date }]>`
      INSERT INTO client_secrets (context_id, client_id, place, secret_hash, key_id, hash_version, disabled_at)
      VALUES (${mine}, ${id}, 1, ${hash(3).secretHash}, ${hash(3).keyId}, 1, now() - interval '1 day')
      RETURNING disabled_at AS at`;
    await insertSecret(sql, mine, id, hash(4));
    const liveSecrets = async () =>
      (await listClients(sql, mine)).find((listed) => listed.id === id)?.liveSecrets;
    assert.equal(await liveSecrets(), 1);
    await disableSecrets(sql, mine, id);
    assert.equal(await liveSecrets(), 0);
    const [oldest] = await sql<[{ at: Date }]>`
      SELECT min(disabled_at) AS at FROM client_secrets WHERE context_id = ${mine} AND client_id = ${id}`;
    assert.deepEqual(oldest.at, disabled.at, 'tokens are refused from the first moment on');
  });

  it('are revoked with their secrets, for as long as a token may live, and are then held by nobody', async () => {
    const { sql } = database;
    const id = await insertClient(sql, mine, { name: 'Leaving', permissions: ['estates:read'] });
    await insertSecret(sql, mine, id, hash(5));
    const [secretId = ''] = (await findLiveSecrets(sql, [id])).map((secret) => secret.secretId);
    const revoked = async () =>
      (await listRevoked(sql, 60)).filter((one) => [id, secretId].includes(one)).length;
    assert.equal(await revoked(), 0);
    await disableClient(sql, mine, id);
    assert.equal(await revoked(), 1);
    assert.equal(await lockLiveClient(sql, mine, id), false);
    assert.deepEqual([...(await findLiveSecrets(sql, [id]))], []);
    await disableSecrets(sql, mine, id);
    assert.equal(await revoked(), 2);
    for (const table of ['clients', 'client_secrets'])
      await sql`UPDATE ${sql(table)} SET disabled_at = now() - interval '61 seconds' WHERE ${sql(table === 'clients' ? 'id' : 'client_id')} = ${id}`;
    assert.equal(await revoked(), 0);
  });

  it('are noted to be in use once a minute', async () => {
    const { sql } = database;
    const isUseOld = async () => [
      ...new Set((await findLiveSecrets(sql, [client])).map((one) => one.isUseOld)),
    ];
    assert.deepEqual(await isUseOld(), [true]);
    await touchClient(sql, other, client);
    assert.deepEqual(await isUseOld(), [true]);
    await touchClient(sql, mine, client);
    assert.deepEqual(await isUseOld(), [false]);
    await sql`UPDATE clients SET last_token_at = now() - interval '61 seconds' WHERE id = ${client}`;
    assert.deepEqual(await isUseOld(), [true]);
  });

  it('keep their secrets apart, also where an id of one is used by the other', async () => {
    const { sql } = database;
    const mineBefore = [...(await findLiveSecrets(sql, [client]))];
    await sql`INSERT INTO clients (context_id, id, name, permissions) VALUES (${other}, ${client}, 'Twin', '{estates:read}')`;
    // Each third secret takes the place of the oldest of the same context.
    for (const byte of [11, 12, 13]) await insertSecret(sql, other, client, hash(byte));
    const found = [...(await findLiveSecrets(sql, [client]))];
    const ofMine = found.filter(({ contextId }) => contextId === mine);
    assert.deepEqual(ofMine, mineBefore);
    const bytes = found.filter(({ contextId }) => contextId === other).map(({ secretHash }) => secretHash[0]);
    assert.deepEqual(bytes.toSorted(), [12, 13]);
    const [secretId = ''] = ofMine.map((secret) => secret.secretId);
    await sql`UPDATE client_secrets SET hash_version = 2 WHERE context_id = ${mine} AND id = ${secretId}`;
    const known = [...(await findLiveSecrets(sql, [client]))];
    assert.ok(!known.some((secret) => secret.secretId === secretId), 'the hash of a newer version');
  });
});
