import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { transaction } from '../../infra/database/sql.ts';
import { successOf } from '../../testing/answers.ts';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { until } from '../../testing/until.ts';

interface Logged {
  method: string;
  path: string;
  request_body: unknown;
  response_body: unknown;
}
interface Audit {
  entries: { operation: string; actor: { kind: string }; after: object | null }[];
}

const HOME = {
  address: {
    street: 'Kerkstraat',
    house_number: '12',
    zip_code: '2800',
    place: 'Mechelen',
    country: 'BE',
    region: 'BE-VLG',
  },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1931,
  managing_user_external_id: 'zoe@quaghebeur.example',
  metadata: { property_id: 'quaghebeur' },
};

describe('bodies in the request log', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId, role: 'owner' });
  });
  after(() => app.stop());

  const listOf = async (path: string) => {
    const page = await client.call('GET', `/v1/requests?path=${encodeURIComponent(path)}`);
    return (await successOf<{ requests: Logged[] }>(page)).requests;
  };
  const record = async (isOn: boolean) => {
    const change = { records_bodies: isOn };
    assert.equal((await owner.call('PATCH', `/v1/clients/${client.clientId}`, change)).status, 204);
  };
  /** Sends homes until the log has one with its body: the setting applies within a second. */
  const sendRecorded = async (prefix: string): Promise<Logged> => {
    let found: Logged | undefined;
    let number = 0;
    await until(async () => {
      await successOf(await client.call('PUT', `/v1/estates/${prefix}-${++number}`, HOME));
      found = (await listOf(`/${prefix}-`)).find(({ request_body }) => request_body !== null);
      return found !== undefined;
    });
    assert.ok(found);
    return found;
  };
  const storedText = async () => {
    const rows = await app.dependencies.sql<
      { text: string }[]
    >`SELECT requests AS text FROM client_request_batches`;
    return rows.map(({ text }) => text).join('\n');
  };

  it('are not stored unless an owner has switched them on, which the audit log shows', async () => {
    await client.call('PUT', '/v1/estates/off', HOME);
    const [request] = await listOf('/off');
    assert.deepEqual([request?.request_body, request?.response_body], [null, null]);
    await record(true);
    const audit = await owner.call('GET', `/v1/audit?thing_id=${client.clientId}`);
    const [entry] = (await successOf<Audit>(audit)).entries;
    assert.deepEqual(
      [entry?.operation, entry?.actor.kind, entry?.after],
      ['updateClient', 'member', { recordsBodies: true }],
    );
  });

  it('have codes and numbers, and nothing of people, secrets and addresses', async () => {
    await record(true);
    const { request_body, response_body } = await sendRecorded('on');
    assert.deepEqual(request_body, {
      address: {
        street: '[redacted]',
        house_number: '[redacted]',
        zip_code: '2800',
        place: '[text: 8]',
        country: 'BE',
        region: 'BE-VLG',
      },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1931,
      managing_user_external_id: '[redacted]',
      metadata: '[redacted]',
    });
    assert.ok(response_body !== null && typeof response_body === 'object');
    await client.call('PUT', '/v1/estates/wrong', {
      ...HOME,
      estate_type: 'Zoe Quaghebeur',
      phone: '0478123456',
    });
    await client.call('GET', '/v1/estates?page_size=50');
    await client.call('GET', '/v1/estate/list');
    const bodies = (await listOf('/')).map((one) => JSON.stringify([one.request_body, one.response_body]));
    assert.doesNotMatch(bodies.join(), /quaghebeur|zoe|kerkstraat|mechelen|rooftree_|0478|\/r\//i);
  });

  it('are not stored from the moment that they are switched off', async () => {
    await record(true);
    await sendRecorded('before');
    await record(false);
    await client.call('PUT', '/v1/estates/afterwards', HOME);
    const [request] = await listOf('/afterwards');
    assert.deepEqual([request?.request_body, request?.response_body], [null, null]);
  });

  it('go when an estate or a person of the context is erased', async () => {
    const { sql } = app.dependencies;
    const [user] = await sql<[{ id: string }]>`
      INSERT INTO users (context_id, external_id) VALUES (${client.contextId}, 'els') RETURNING id`;
    const erasures = [
      () => client.call('DELETE', '/v1/estates/first-1?erase=true'),
      () => owner.call('POST', '/v1/privacy/erasures', { kind: 'user', id: user.id }),
    ];
    await record(true);
    for (const [index, erase] of erasures.entries()) {
      await sendRecorded(index === 0 ? 'first' : 'second');
      // Its message is cut within a character, at either parity.
      for (const letter of ['', 'x']) {
        const property = letter + '😀'.repeat(300);
        await client.call('PUT', '/v1/estates/wrong', { ...HOME, [property]: '\0' });
      }
      assert.ok((await listOf('/wrong')).length > 0);
      assert.match(await storedText(), /request_body/);
      assert.ok((await erase()).ok);
      assert.doesNotMatch(await storedText(), /(request|response)_body/);
      // Of requests that were under way.
      await client.call('PUT', '/v1/estates/under-way', HOME);
      await listOf('/under-way');
      assert.doesNotMatch(await storedText(), /(request|response)_body/);
      await sql`UPDATE clients SET bodies_recorded_from = now() - interval '1 minute' WHERE bodies_recorded_from IS NOT NULL`;
      await sql`UPDATE erasures SET created_at = now() - interval '1 minute'`;
    }
  });

  it('go with a person also when they are being written meanwhile', async () => {
    const { sql } = app.dependencies;
    const [user] = await sql<[{ id: string }]>`
      INSERT INTO users (context_id, external_id) VALUES (${client.contextId}, 'an') RETURNING id`;
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = transaction(sql, async (tx) => {
      await tx`
        INSERT INTO client_request_batches (context_id, client_id, highest_status, has_bodies, requests)
        VALUES (${client.contextId}, ${client.clientId}, 200, true, '[{"at_ms":0,"request_body":"{}"}]')`;
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    const erasing = owner.call('POST', '/v1/privacy/erasures', { kind: 'user', id: user.id });
    await untilBlocked(sql, 1);
    mayEnd.resolve();
    await writing;
    assert.ok((await erasing).ok);
    assert.doesNotMatch(await storedText(), /(request|response)_body/);
  });

  it('are recorded for the clients of an owner alone', async () => {
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId, role: 'owner' });
    const change = { records_bodies: true };
    assert.equal((await stranger.call('PATCH', `/v1/clients/${client.clientId}`, change)).status, 404);
    const editor = await addMember(app, { contextId: client.contextId, role: 'editor' });
    assert.equal((await editor.call('PATCH', `/v1/clients/${client.clientId}`, change)).status, 403);
  });
});
