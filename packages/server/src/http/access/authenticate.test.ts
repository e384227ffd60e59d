import assert from 'node:assert/strict';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { PERMISSIONS, type Permission } from '../../caller.ts';
import { signToken } from '../../clients/access-token.ts';
import { deriveClientKeys } from '../../clients/client-keys.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const SOME_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

const OPERATIONS: [string, string, Permission, unknown?][] = [
  ['GET', '/v1/renovations', 'renovations:read'],
  ['GET', `/v1/renovations/${SOME_ID}`, 'renovations:read'],
  ['GET', `/v1/renovations/${SOME_ID}/reports`, 'reports:read'],
  ['GET', '/v1/estate/list', 'estates:read'],
  ['PUT', '/v1/estates/abc', 'estates:write', {}],
  ['DELETE', '/v1/estates/abc', 'estates:write'],
];

describe('authentication', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const signed = (expiresAtSeconds: number, key?: KeyObject) =>
    signToken(key ?? deriveClientKeys(app.dependencies.secretKey).tokenSignature, {
      contextId: client.contextId,
      clientId: client.clientId,
      secretId: SOME_ID,
      permissions: PERMISSIONS,
      expiresAtSeconds,
    });
  const now = () => Math.floor(Date.now() / 1000);

  const invalid = 'Bearer error="invalid_token"';
  const refused: [string, () => string | undefined, string][] = [
    ['no header', () => undefined, 'Bearer'],
    ['another scheme', () => 'Basic YTpi', invalid],
    ['no token', () => 'Bearer', invalid],
    ['a token of ours cut short', () => `Bearer ${client.token.slice(0, -1)}`, invalid],
    ['a token with one letter changed', () => `Bearer ${flipped(client.token, 40)}`, invalid],
    ['a token with its signature changed', () => `Bearer ${flipped(client.token, 120)}`, invalid],
    ['two tokens', () => `Bearer ${client.token} ${client.token}`, invalid],
    ['an expired token', () => `Bearer ${signed(now())}`, invalid],
    [
      'a token signed with another key',
      () => `Bearer ${signed(now() + 60, createSecretKey(Buffer.alloc(32)))}`,
      invalid,
    ],
    ['a JSON web token', () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', invalid],
  ];
  for (const [what, header, challenge] of refused) {
    it(`refuses ${what}`, async () => {
      const authorization = header();
      const answer = await fetch(`${app.url}/v1/renovations`, {
        headers: authorization ? { authorization } : {},
      });
      assert.equal(answer.status, 401);
      assert.equal(answer.headers.get('www-authenticate'), challenge);
      assert.deepEqual(await answer.json(), { statusCode: 401, error: 'Unauthorized' });
    });
  }

  it('takes a good token, the scheme in any case', async () => {
    const headers = { authorization: `bearer ${signed(now() + 60)}` };
    assert.equal((await fetch(`${app.url}/v1/renovations`, { headers })).status, 200);
  });

  for (const [method, path, permission, body] of OPERATIONS) {
    it(`refuses ${method} ${path} without a token before looking at the rest`, async () => {
      const answer = await fetch(`${app.url}${path}?wrong=1`, { method });
      assert.equal(answer.status, 401);
    });

    it(`refuses ${method} ${path} without ${permission}, and lets it pass with that alone`, async () => {
      const others = PERMISSIONS.filter((each) => each !== permission);
      const without = await app.addClient({ contextId: client.contextId, permissions: others });
      const answer = await without.call(method, path, body);
      assert.deepEqual([answer.status, await answer.json()], [403, { statusCode: 403, error: 'Forbidden' }]);
      const only = await app.addClient({ contextId: client.contextId, permissions: [permission] });
      assert.notEqual((await only.call(method, path, body)).status, 403);
    });
  }
});

function flipped(token: string, place: number): string {
  const other = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + other + token.slice(place + 1);
}
