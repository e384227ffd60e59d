import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

describe('errors', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  it('answers 404 for an unknown path, 405 with Allow for an unknown method', async () => {
    for (const path of ['/v1', '/v1/renovation', '/v2/renovations', '/v1/estatelist']) {
      const answer = await client.call('GET', path);
      assert.deepEqual(
        [answer.status, await answer.json()],
        [404, { statusCode: 404, error: 'Not Found' }],
        path,
      );
    }
    const methods: [string, string, string][] = [
      ['POST', '/v1/renovations', 'GET, HEAD'],
      ['GET', '/v1/oauth/token', 'POST'],
      ['POST', '/v1/estates/abc?x=1', 'PUT, GET, HEAD, PATCH, DELETE'],
      ['POST', '/v1/renovations/', 'GET, HEAD'],
      ['DELETE', '/v1/estate/list', 'GET, HEAD'],
      ['PUT', '/health/live', 'GET, HEAD'],
      ['POST', '/cdn/x.pdf', 'GET, HEAD'],
    ];
    for (const [method, path, allow] of methods) {
      const answer = await client.call(method, path);
      assert.equal(answer.headers.get('allow'), allow);
      assert.deepEqual(
        [answer.status, await answer.json()],
        [405, { statusCode: 405, error: 'Method Not Allowed' }],
      );
    }
  });

  it('has a code that a program can decide by', async () => {
    const noToken = await fetch(`${app.url}/v1/renovations`);
    const badToken = await fetch(`${app.url}/v1/renovations`, { headers: { authorization: 'Bearer x' } });
    const reader = await app.addClient({ permissions: ['estates:read'] });
    const codes: [string, Response][] = [
      ['missing_token', noToken],
      ['invalid_token', badToken],
      ['missing_permission', await reader.call('GET', '/v1/renovations')],
      ['members_only', await client.call('GET', '/v1/members')],
      ['unknown_route', await client.call('GET', '/v1/renovation')],
      ['not_found', await client.call('GET', '/v1/estates/nothing')],
      ['method_not_allowed', await client.call('POST', '/v1/renovations')],
      ['invalid_request', await client.call('GET', '/v1/renovations?page=0')],
    ];
    for (const [code, answer] of codes) assert.equal(answer.headers.get('x-error-code'), code);
    assert.equal((await client.call('GET', '/v1/renovations')).headers.get('x-error-code'), null);
  });

  it('answers OPTIONS with Allow, without a token, and 404 for an unknown path', async () => {
    const answer = await fetch(`${app.url}/v1/renovations`, { method: 'OPTIONS' });
    assert.deepEqual([answer.status, await answer.text()], [204, '']);
    assert.equal(answer.headers.get('allow'), 'GET, HEAD, OPTIONS');
    assert.equal((await fetch(`${app.url}/v1/none`, { method: 'OPTIONS' })).status, 404);
  });

  it('does not mind a slash at the end', async () => {
    for (const path of ['/v1/renovations/', '/v1/estate/list/', '/v1/estates/', '/health/live/', '/docs/'])
      assert.equal((await client.call('GET', path)).status, 200, path);
  });

  it('has a request id also when the path cannot be read', async () => {
    for (const path of ['%ff', '%zz', '%']) {
      const answer = await client.call('GET', `/v1/estates/${path}`);
      assert.equal(answer.status, 400);
      assert.match(answer.headers.get('x-request-id') ?? '', /^[\w-]+$/);
    }
  });

  it('answers 400 for two Host headers', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.end('GET /health/live HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    assert.match(head.toString(), /^HTTP\/1.1 400 /);
  });

  const bodies: [string, string, string, number, string][] = [
    ['malformed JSON', '{"a', 'application/json', 400, 'request body must be valid JSON'],
    [
      'a poisoned prototype',
      '{"__proto__":{"a":1}}',
      'application/json',
      400,
      'request body must be valid JSON',
    ],
    ['no body', '', 'application/json', 400, 'request body must be an object'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'Content-Type must be application/json'],
    ['plain text', '{}', 'text/plain', 415, 'Content-Type must be application/json'],
    ['too much', ' '.repeat(65_537), 'application/json', 413, 'request body is too large'],
  ];
  for (const [what, body, type, status, message] of bodies) {
    it(`answers ${status} for ${what}`, async () => {
      const answer = await fetch(`${app.url}/v1/estates/abc`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
        body,
      });
      const { statusCode, message: messages } = (await answer.json()) as {
        statusCode: number;
        message: string[];
      };
      assert.deepEqual([answer.status, statusCode, messages], [status, status, [message]]);
    });
  }

  it('takes a charset with the type', async () => {
    const answer = await client.call(
      'PUT',
      '/v1/estates/abc',
      {},
      { 'content-type': 'application/json; charset=UTF-8' },
    );
    assert.equal(answer.status, 400);
  });

  it('answers HEAD as GET, without a body', async () => {
    const paths = ['/health/live', '/openapi.json', '/docs', '/', '/v1/renovations', '/v1/estate/list'];
    for (const path of paths) {
      const [get, head] = [await client.call('GET', path), await client.call('HEAD', path)];
      assert.equal(head.status, get.status, path);
      assert.equal(head.headers.get('content-type'), get.headers.get('content-type'), path);
      assert.equal(await head.text(), '');
      await get.body?.cancel();
    }
    assert.equal((await fetch(`${app.url}/v1/renovations`, { method: 'HEAD' })).status, 401);
    assert.equal((await client.call('HEAD', '/v1/renovations?page=0')).status, 400);
    assert.equal((await client.call('HEAD', '/v1/oauth/token')).status, 405);
  });

  it('ignores parameters that are not for it, outside the versioned API', async () => {
    for (const path of [
      '/health/live?t=1&t=2',
      '/health/ready?t=1',
      '/openapi.json?v=2',
      '/docs?utm_source=mail',
    ])
      assert.equal((await fetch(`${app.url}${path}`)).status, 200, path);
    assert.equal((await fetch(`${app.url}/cdn/reports/none.pdf?utm_source=mail`)).status, 404);
    assert.equal((await client.call('GET', '/v1/estate/list?utm_source=mail')).status, 400);
  });

  it('answers 431 for a head that is too large', async () => {
    const answer = await send(app.url, `GET / HTTP/1.1\r\nhost: a\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
    assert.match(answer, /^HTTP\/1.1 431 Request Header Fields Too Large\r\n/);
    assert(answer.endsWith('\r\n\r\n{"statusCode":431,"error":"Request Header Fields Too Large"}'));
  });

  it('answers 408 for a request that does not come in time', async () => {
    const hurried = await startTestApp({ env: { ROOFTREE_REQUEST_TIMEOUT_SECONDS: '1' } });
    try {
      const answer = await send(hurried.url, 'GET / HTTP/1.1\r\nhost: a\r\n');
      assert.match(answer, /^HTTP\/1.1 408 Request Timeout\r\n/);
      assert(answer.endsWith('\r\n\r\n{"statusCode":408,"error":"Request Timeout"}'));
    } finally {
      await hurried.stop();
    }
  });

  it('answers what is no HTTP, or a broken path, in the same shape', async () => {
    for (const bytes of [
      'NONSENSE\r\n\r\n',
      'GET / HTTP/1.1\r\nbad header\r\n\r\n',
      'GET /v1/%zz HTTP/1.1\r\nhost: a\r\n\r\n',
    ]) {
      const answer = await send(app.url, bytes);
      assert.match(answer, /^HTTP\/1.1 400 Bad Request\r\n/);
      const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
      assert.deepEqual(Object.keys(body), ['statusCode', 'error', 'message']);
    }
  });

  it('names every request, by the id of the caller when that is a harmless one', async () => {
    const given = async (id: string) =>
      (await client.call('GET', '/v1/renovations', undefined, { 'x-request-id': id })).headers.get(
        'x-request-id',
      );
    assert.equal(await given('abc-123'), 'abc-123');
    for (const id of ['a b', 'x'.repeat(65), '<script>'])
      assert.match(String(await given(id)), /^[0-9a-f-]{36}$/);
    const unknown = await fetch(`${app.url}/nowhere`);
    assert.match(String(unknown.headers.get('x-request-id')), /^[0-9a-f-]{36}$/);
  });

  it('reveals nothing of itself when it fails', async () => {
    const { sql } = app.dependencies;
    await sql`ALTER TABLE renovation_counts RENAME TO renovation_counts_away`;
    const answer = await client.call('GET', '/v1/renovations');
    await sql`ALTER TABLE renovation_counts_away RENAME TO renovation_counts`;
    assert.deepEqual(
      [answer.status, await answer.text()],
      [500, '{"statusCode":500,"error":"Internal Server Error"}'],
    );
    assert.equal((await client.call('GET', '/v1/renovations')).status, 200);
  });
});

async function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
    // A good request is answered on a connection that stays open.
    if (answer.includes('"message"')) socket.end();
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}
