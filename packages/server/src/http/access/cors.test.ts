import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const OURS = 'https://app.example.com';

describe('a browser on another origin', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_CORS_ORIGINS: `http://localhost:3000, ${OURS}` } });
    client = await app.addClient();
  });
  after(() => app.stop());

  const ask = (method: string, path: string, headers: Record<string, string>) =>
    fetch(`${app.url}${path}`, { method, headers });
  const preflight = (path: string, origin: string) =>
    ask('OPTIONS', path, { origin, 'access-control-request-method': 'PATCH' });

  it('may call the API when it is on the list, and read what it needs of the headers', async () => {
    for (const path of ['/v1/estates/x', '/v1/oauth/token', '/cdn/x.pdf']) {
      const answer = await preflight(path, OURS);
      assert.equal(answer.status, 204, path);
      assert.equal(answer.headers.get('access-control-allow-origin'), OURS);
      assert.match(answer.headers.get('access-control-allow-methods') ?? '', /PATCH/);
      assert.match(
        answer.headers.get('access-control-allow-headers') ?? '',
        /authorization.*x-service-client-id/,
      );
      assert.equal(answer.headers.get('access-control-max-age'), '7200');
    }
    const answer = await client.call('GET', '/v1/renovations', undefined, { origin: OURS });
    assert.equal(answer.headers.get('access-control-allow-origin'), OURS);
    assert.equal(answer.headers.get('access-control-allow-credentials'), null);
    assert.match(answer.headers.get('access-control-expose-headers') ?? '', /Location.*Retry-After/);
    assert.match(answer.headers.get('vary') ?? '', /Origin/i);
  });

  it('receives errors as well', async () => {
    const statuses: [string, number][] = [
      ['/v1/renovations', 401],
      ['/v1/none', 404],
      ['/cdn/x.pdf', 404],
    ];
    for (const [path, status] of statuses) {
      const answer = await ask('GET', path, { origin: OURS });
      assert.equal(answer.status, status);
      assert.equal(answer.headers.get('access-control-allow-origin'), OURS, path);
    }
  });

  it('is not let in when it is not on the list, or anywhere else', async () => {
    const answers = [
      await preflight('/v1/renovations', 'https://evil.example.com'),
      await preflight('/v1/renovations', `${OURS}.evil.example.com`),
      await preflight('/v1/renovations', 'null'),
      await preflight('/docs', OURS),
      await client.call('GET', '/v1/renovations', undefined, { origin: 'https://evil.example.com' }),
      await client.call('GET', '/v1/renovations'),
      await ask('GET', '/health/live', { origin: OURS }),
    ];
    for (const answer of answers) assert.equal(answer.headers.get('access-control-allow-origin'), null);
  });

  it('leaves OPTIONS and unknown methods as they are without it', async () => {
    const options = await ask('OPTIONS', '/v1/renovations', {});
    assert.deepEqual([options.status, options.headers.get('allow')], [204, 'GET, HEAD, OPTIONS']);
    assert.equal((await ask('OPTIONS', '/v1/none', {})).status, 404);
    const wrong = await client.call('DELETE', '/v1/renovations');
    assert.deepEqual([wrong.status, wrong.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal((await client.call('DELETE', '/v1/none')).status, 404);
  });
});

describe('the origins of a context', () => {
  let app: TestApp;
  let ours: TestClient;
  let others: TestClient;
  const THEIRS = 'https://other.example.com';

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_CORS_ORIGINS: 'https://everybody.example.com' } });
    ours = await app.addClient({ context: { corsOrigins: [OURS] } });
    others = await app.addClient({ context: { corsOrigins: [THEIRS] } });
  });
  after(() => app.stop());

  const allowed = async (client: TestClient, origin: string) =>
    (await client.call('GET', '/v1/renovations', undefined, { origin })).headers.get(
      'access-control-allow-origin',
    );

  it('let its pages in, and those of the server, but not those of another context', async () => {
    assert.equal(await allowed(ours, OURS), OURS);
    assert.equal(await allowed(ours, THEIRS), null);
    assert.equal(await allowed(others, THEIRS), THEIRS);
    assert.equal(await allowed(others, OURS), null);
    for (const client of [ours, others])
      assert.equal(await allowed(client, 'https://everybody.example.com'), 'https://everybody.example.com');
    assert.equal(await allowed(ours, 'https://evil.example.com'), null);
  });

  it('pass a preflight, which names no context, and get tokens and files', async () => {
    for (const origin of [OURS, THEIRS]) {
      const headers = { origin, 'access-control-request-method': 'GET' };
      for (const path of ['/v1/renovations', '/v1/oauth/token', '/cdn/x.pdf']) {
        const answer = await fetch(`${app.url}${path}`, { method: 'OPTIONS', headers });
        assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [204, origin]);
      }
    }
  });

  it('are known to a running server a few seconds after a change', async () => {
    const { sql } = app.dependencies;
    await sql`UPDATE contexts SET cors_origins = ${[OURS, THEIRS]} WHERE id = ${ours.contextId}`;
    await until(async () => (await allowed(ours, THEIRS)) === THEIRS);
  });
});

it('no origin is allowed by default', async () => {
  const app = await startTestApp();
  try {
    const headers = { origin: OURS, 'access-control-request-method': 'GET' };
    const answer = await fetch(`${app.url}/v1/renovations`, { method: 'OPTIONS', headers });
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    assert.equal(answer.headers.get('vary'), null);
  } finally {
    await app.stop();
  }
});
