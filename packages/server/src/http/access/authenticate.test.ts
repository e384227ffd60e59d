import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { signToken } from '../../access/clients/access-token.ts';
import { type ClientKeys, deriveClientKeys } from '../../access/clients/client-keys.ts';
import { CLIENT_PERMISSIONS, type ClientPermission } from '../../caller.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const SOME_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

/**
 * The committed document, so that a permission that changes by mistake is noticed here and in the document's own test.
 */
const {
  paths,
}: { paths: Record<string, Record<string, { 'x-permission'?: ClientPermission; security?: unknown }>> } =
  JSON.parse(readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8'));
const CLIENTS: readonly string[] = CLIENT_PERMISSIONS;
/** What is accepted in a review is written to the estate; the facts of a building are those of its apartments. */
const ALSO_WRITES_ESTATES = /\/review-link$|^DELETE \/v1\/buildings\//;
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([name, { 'x-permission': permission, security }]) => {
    // For members alone, whatever a client may do: the matrix of permissions has them.
    if (security !== undefined) return [];
    const method = name.toUpperCase();
    const filled = path.replaceAll(/\{\w+\}/g, SOME_ID);
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined;
    return permission === undefined || !CLIENTS.includes(permission)
      ? []
      : [{ method, path: filled, permission, body }];
  }),
);

describe('authentication', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const ourKeys = deriveClientKeys(TEST_SECRET_KEY);
  const otherKeys = deriveClientKeys('another key of thirty-two characters');
  const signed = (expiresAtSeconds: number, keys: ClientKeys = ourKeys) =>
    signToken(keys, {
      contextId: client.contextId,
      clientId: client.clientId,
      secretId: SOME_ID,
      permissions: CLIENT_PERMISSIONS,
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
    ['a token signed with another key', () => `Bearer ${signed(now() + 60, otherKeys)}`, invalid],
    [
      'a token signed with another key under the name of ours',
      () => `Bearer ${signed(now() + 60, [{ ...otherKeys[0], id: ourKeys[0].id }])}`,
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

  it('judges a caller by the token alone, whatever cookie comes along', async () => {
    const cookie = 'rooftree_session=none';
    const withToken = { authorization: `Bearer ${client.token}`, cookie };
    assert.equal((await fetch(`${app.url}/v1/renovations`, { headers: withToken })).status, 200);
    assert.equal((await fetch(`${app.url}/v1/renovations`, { headers: { cookie } })).status, 401);
  });

  it('asks every operation for a permission, but those by which one comes in, and those on what is one’s own', () => {
    const open = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => path.startsWith('/v1/') && operation['x-permission'] === undefined)
        .map(([method, { security }]) => `${method} ${path} ${JSON.stringify(security)}`),
    );
    const own = '[{"session":[]}]';
    assert.deepEqual(open.sort(), [
      'delete /v1/session []',
      `delete /v1/session/passkeys/{passkey_id} ${own}`,
      `delete /v1/sessions ${own}`,
      `delete /v1/sessions/{session_id} ${own}`,
      `get /v1/session ${own}`,
      'get /v1/session/openid []',
      `get /v1/session/passkeys ${own}`,
      `get /v1/sessions ${own}`,
      // By a signature of its own.
      'post /v1/connection-hooks/{id} []',
      'post /v1/invitations/accept []',
      'post /v1/invitations/lookup []',
      'post /v1/oauth/token []',
      'post /v1/session []',
      'post /v1/session/invitations [{"session":[]}]',
      'post /v1/session/link []',
      'post /v1/session/openid []',
      'post /v1/session/openid/begin []',
      'post /v1/session/passkey []',
      'post /v1/session/passkey/options []',
      `post /v1/session/passkeys ${own}`,
      `post /v1/session/passkeys/options ${own}`,
      `post /v1/session/password ${own}`,
      `post /v1/session/recovery ${own}`,
      `post /v1/session/recovery-codes ${own}`,
    ]);
  });

  for (const { method, path, permission, body } of OPERATIONS) {
    it(`refuses ${method} ${path} without a token before looking at the rest`, async () => {
      const answer = await fetch(`${app.url}${path}?wrong=1`, { method });
      assert.equal(answer.status, 401);
    });

    it(`refuses ${method} ${path} without ${permission}, and lets it pass with what it needs`, async () => {
      const others = CLIENT_PERMISSIONS.filter((each) => each !== permission);
      const without = await app.addClient({ contextId: client.contextId, permissions: others });
      const answer = await without.call(method, path, body);
      assert.deepEqual([answer.status, await answer.json()], [403, { statusCode: 403, error: 'Forbidden' }]);
      const permissions = [permission];
      if (ALSO_WRITES_ESTATES.test(`${method} ${path}`)) permissions.push('estates:write');
      const only = await app.addClient({ contextId: client.contextId, permissions });
      assert.notEqual((await only.call(method, path, body)).status, 403);
    });
  }
});

function flipped(token: string, place: number): string {
  const other = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + other + token.slice(place + 1);
}
