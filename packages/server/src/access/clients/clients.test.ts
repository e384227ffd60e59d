import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { disableClient } from './clients.repository.ts';
import { createClient, rotateSecret } from './clients.service.ts';

describe('POST /v1/oauth/token', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const ask = (headers: Record<string, string>, body?: string, query = '') =>
    fetch(`${app.url}/v1/oauth/token${query}`, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    });
  const credentials = (id = client.clientId, secret = client.clientSecret) => ({
    'x-service-client-id': id,
    'x-service-client-secret': secret,
  });

  it('gives a token with its three fields in their order, not to be stored', async () => {
    const answer = await ask(credentials());
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const token = (await answer.json()) as Record<string, unknown>;
    assert.deepEqual(Object.keys(token), ['access_token', 'expires_in', 'token_type']);
    assert.match(String(token['access_token']), /^rooftree_token_[\w-]{130}$/);
    assert.equal(token['expires_in'], 3600);
    assert.equal(token['token_type'], 'Bearer');
    const search = await fetch(`${app.url}/v1/renovations`, {
      headers: { authorization: `Bearer ${token['access_token']}` },
    });
    assert.equal(search.status, 200);
  });

  it('takes the id of a sandbox with and without its prefix', async () => {
    const { contextId } = await app.addClient({ context: { sandbox: true } });
    const { sql, loadClientKeys } = app.dependencies;
    const made = await createClient(sql, await loadClientKeys(), contextId, { name: 'Tests' });
    const [, plain = ''] = /^test_([0-9a-f-]{36})$/.exec(made.clientId) ?? [];
    for (const id of [made.clientId, plain])
      assert.equal((await ask(credentials(id, made.clientSecret))).status, 200);
    const rotated = await rotateSecret(sql, await loadClientKeys(), made.clientId);
    assert.equal(rotated.clientId, made.clientId);
  });

  const bodies: [string, string | undefined][] = [
    ['application/json', undefined],
    ['application/json', ''],
    ['application/json', '{}'],
    ['application/json', '{"a'],
    ['application/x-www-form-urlencoded', 'grant_type=client_credentials'],
    ['text/plain', 'anything'],
  ];
  for (const [type, body] of bodies) {
    it(`forgets a body: ${type} ${JSON.stringify(body)}`, async () => {
      const answer = await ask({ ...credentials(), 'content-type': type }, body);
      assert.equal(answer.status, 200);
    });
  }

  it('takes the id in any case and with blanks around it', async () => {
    assert.equal((await ask(credentials(` ${client.clientId.toUpperCase()} `))).status, 200);
  });

  const none = 'x-service-client-id should not be empty';
  const noSecret = 'x-service-client-secret should not be empty';
  const wrong = 'client credentials are invalid';
  const refused: [string, () => Record<string, string>, string[]][] = [
    ['no header', () => ({}), [none, noSecret]],
    ['no secret', () => ({ 'x-service-client-id': client.clientId }), [noSecret]],
    ['no id', () => ({ 'x-service-client-secret': client.clientSecret }), [none]],
    ['empty headers', () => credentials('', ''), [none, noSecret]],
    ['blank headers', () => credentials('  ', ' '), [none, noSecret]],
    ['an unknown id', () => credentials('019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90'), [wrong]],
    ['an id that is none', () => credentials('nobody'), [wrong]],
    ['a wrong secret', () => credentials(undefined, `${client.clientSecret}x`), [wrong]],
    ['the secret as id', () => credentials(client.clientSecret, client.clientId), [wrong]],
  ];
  for (const [what, headers, message] of refused) {
    it(`refuses ${what}`, async () => {
      const answer = await ask(headers());
      assert.equal(answer.status, 400);
      assert.deepEqual(await answer.json(), { statusCode: 400, error: 'Bad Request', message });
    });
  }

  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  });
  const send = (headers: Record<string, string>, body?: string) =>
    fetch(`${app.url}/v1/oauth/token`, { method: 'POST', headers, ...(body !== undefined && { body }) });

  it('takes credentials where OAuth libraries put them', async () => {
    const { clientId: client_id, clientSecret: client_secret } = client;
    const grant_type = 'client_credentials';
    const answers = await Promise.all([
      send(basic(client_id, client_secret)),
      send({ ...basic(client_id, encodeURIComponent(client_secret)), ...form }, `grant_type=${grant_type}`),
      send(json, JSON.stringify({ client_id, client_secret })),
      send(json, JSON.stringify({ client_id, client_secret, grant_type })),
      send(form, new URLSearchParams({ client_id, client_secret, grant_type }).toString()),
      // The headers come first, whatever the library adds.
      send({ ...credentials(), ...basic('a', 'b'), ...json }, '{"grant_type":"password"'),
    ]);
    for (const answer of answers) {
      assert.equal(answer.status, 200);
      const { access_token } = (await answer.json()) as { access_token: string };
      const headers = { authorization: `Bearer ${access_token}` };
      assert.equal((await fetch(`${app.url}/v1/renovations`, { headers })).status, 200);
    }
  });

  it('names what is wrong with them there, too', async () => {
    const { clientId: client_id, clientSecret: client_secret } = client;
    const faults: [Response, string[]][] = [
      [await send(basic(client_id, 'x')), [wrong]],
      [await send(basic(client_id, '')), ['client_secret should not be empty']],
      [await send(json, JSON.stringify({ client_id })), ['client_secret should not be empty']],
      [
        await send(json, JSON.stringify({ client_id, client_secret: 7 })),
        ['client_secret should not be empty'],
      ],
      [await send(json, '{"client_id'), [none, noSecret]],
      [await send(json, 'null'), [none, noSecret]],
      [await send({ authorization: 'Basic !' }), [none, noSecret]],
      [
        await send(
          form,
          new URLSearchParams({ client_id, client_secret, grant_type: 'password' }).toString(),
        ),
        ['grant_type must be client_credentials'],
      ],
      [await send({ ...basic(client_id, client_secret), 'x-service-client-id': client_id }), [noSecret]],
    ];
    for (const [answer, message] of faults)
      assert.deepEqual(await answer.json(), { statusCode: 400, error: 'Bad Request', message });
  });

  it('refuses the secret of another client, be it of the same context', async () => {
    const other = await app.addClient({ contextId: client.contextId });
    assert.equal((await ask(credentials(other.clientId, other.clientSecret))).status, 200);
    assert.equal((await ask(credentials(client.clientId, other.clientSecret))).status, 400);
  });

  it('keeps the moment at which a client was disabled first', async () => {
    const { sql } = app.dependencies;
    const { contextId, clientId } = await app.addClient();
    const disabledAt = async () => {
      await disableClient(sql, contextId, clientId);
      const [row] = await sql<[{ at: string }]>`
        SELECT disabled_at::text AS at FROM clients WHERE context_id = ${contextId} AND id = ${clientId}`;
      return row.at;
    };
    assert.equal(await disabledAt(), await disabledAt());
  });

  it('refuses a query parameter by its name', async () => {
    const answer = await ask(credentials(), undefined, '?scope=all');
    assert.deepEqual(await answer.json(), {
      statusCode: 400,
      error: 'Bad Request',
      message: ['property scope should not exist'],
    });
  });

  it('keeps two secrets alive and drops the oldest at the next rotation', async () => {
    const { sql, loadClientKeys } = app.dependencies;
    const keys = await loadClientKeys();
    const { clientId, clientSecret: first } = await app.addClient();
    const works = async (secret: string) => (await ask(credentials(clientId, secret))).status === 200;
    const second = (await rotateSecret(sql, keys, clientId)).clientSecret;
    assert.deepEqual([await works(first), await works(second)], [true, true]);
    const third = (await rotateSecret(sql, keys, clientId)).clientSecret;
    assert.deepEqual([await works(first), await works(second), await works(third)], [false, true, true]);
    const fourth = (await rotateSecret(sql, keys, clientId, { disableOthers: true })).clientSecret;
    assert.deepEqual([await works(second), await works(third), await works(fourth)], [false, false, true]);
  });

  it('gives two secrets that work to two rotations at the same moment', async () => {
    const { sql, loadClientKeys } = app.dependencies;
    const keys = await loadClientKeys();
    const { clientId } = await app.addClient();
    await rotateSecret(sql, keys, clientId);
    // Both have begun and wait for a third one that holds the secrets; then they go on.
    const rotations = await sql.begin(async (tx) => {
      await tx`SELECT 1 FROM client_secrets WHERE client_id = ${clientId} FOR UPDATE`;
      const both = [rotateSecret(sql, keys, clientId), rotateSecret(sql, keys, clientId)];
      await untilBlocked(sql, both.length);
      return both;
    });
    const made = await Promise.all(rotations);
    for (const { clientSecret } of made) {
      assert.equal((await ask(credentials(clientId, clientSecret))).status, 200);
    }
    const live =
      await sql`SELECT 1 FROM client_secrets WHERE client_id = ${clientId} AND disabled_at IS NULL`;
    assert.equal(live.length, 2);
  });

  it('makes secrets that a scanner recognises, and stores none of them', async () => {
    const [, random = '', checksum] =
      /^rooftree_secret_([\w-]{43})([0-9a-f]{6})$/.exec(client.clientSecret) ?? [];
    assert.equal(createHash('sha256').update(random).digest('hex').slice(0, 6), checksum);
    const rows = await app.dependencies.sql<{ row: string }[]>`SELECT s::text AS row FROM client_secrets s`;
    assert.ok(rows.length > 0);
    assert.ok(rows.every(({ row }) => !row.includes(random)));
  });
});
