import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { until } from '../../testing/until.ts';

interface Client {
  client_id: string;
  permissions: string[];
  last_token_at: string | null;
}
interface Credentials {
  client_id: string;
  client_secret: string;
}
interface Audit {
  entries: { operation: string; after: object | null }[];
}

describe('API clients, for a member who manages them', () => {
  let app: TestApp;
  let owner: TestMember;
  let stranger: TestMember;
  before(async () => {
    app = await startTestApp();
    owner = await addMember(app, { contextId: (await app.addClient()).contextId });
    stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
  });
  after(() => app.stop());

  const tokenStatus = async (id: string, secret: string) => {
    const headers = { 'x-service-client-id': id, 'x-service-client-secret': secret };
    const answer = await fetch(`${app.url}/v1/oauth/token`, { method: 'POST', headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const find = async (id: string) => {
    const { clients } = await successOf<{ clients: Client[] }>(await owner.call('GET', '/v1/clients'));
    return clients.find((client) => client.client_id === id);
  };

  it('are created, used, given another secret and disabled', async () => {
    const made = await owner.call('POST', '/v1/clients', { name: 'Website', permissions: ['estates:read'] });
    assert.equal(made.status, 201);
    const { client_id: id, client_secret: first } = await successOf<Credentials>(made);
    assert.equal((await find(id))?.last_token_at, null);
    assert.equal(await tokenStatus(id, first), 200);
    assert.notEqual((await find(id))?.last_token_at, null);
    assert.deepEqual((await find(id))?.permissions, ['estates:read']);

    const rotated = await owner.call('POST', `/v1/clients/${id}/secret`, { disable_others: true });
    const { client_secret: second } = await successOf<Credentials>(rotated);
    await until(async () => (await tokenStatus(id, first)) === 400);
    assert.equal(await tokenStatus(id, second), 200);

    assert.equal((await owner.call('DELETE', `/v1/clients/${id}`)).status, 204);
    await until(async () => (await tokenStatus(id, second)) === 400);
    assert.equal((await owner.call('POST', `/v1/clients/${id}/secret`, {})).status, 409);
    const { entries } = await successOf<Audit>(await owner.call('GET', `/v1/audit?thing_id=${id}`));
    assert.deepEqual(
      entries.map(({ operation }) => operation),
      ['disableClient', 'rotateClientSecret', 'createClient'],
    );
    assert.deepEqual(entries[0]?.after, { disabled: true });
    assert.ok(!JSON.stringify(entries).includes(first.slice(-20)));
  });

  it('are known to be in use to the minute, and no better', async () => {
    const { sql } = app.dependencies;
    const made = await owner.call('POST', '/v1/clients', { name: 'Nightly' });
    const { client_id: id, client_secret: secret } = await successOf<Credentials>(made);
    const usedAgo = async (seconds: number) => {
      const at = new Date(Date.now() - seconds * 1000).toISOString();
      await sql`UPDATE clients SET last_token_at = ${at} WHERE id = ${id}`;
      assert.equal(await tokenStatus(id, secret), 200);
      return (await find(id))?.last_token_at !== at;
    };
    assert.equal(await usedAgo(3600), true);
    assert.equal(await usedAgo(5), false);
  });

  it('of another context look like none', async () => {
    const { client_id: id, client_secret: secret } = await successOf<Credentials>(
      await owner.call('POST', '/v1/clients', { name: 'Mine' }),
    );
    for (const [method, path] of [
      ['POST', `/v1/clients/${id}/secret`],
      ['DELETE', `/v1/clients/${id}`],
    ] as const) {
      const answer = await stranger.call(method, path, method === 'POST' ? {} : undefined);
      assert.deepEqual([answer.status, await answer.json()], [404, { statusCode: 404, error: 'Not Found' }]);
    }
    assert.equal(await tokenStatus(id, secret), 200);
  });
});
