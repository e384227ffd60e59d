import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../infra/logging/logger.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

describe('the log', () => {
  let app: TestApp;
  let logged: FastifyInstance;
  let client: TestClient;
  let lines = '';

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines += chunk;
        done();
      },
    });
    logged = await buildApp({ ...app.dependencies, log: createLogger({ level: 'trace', destination }) });
  });
  after(async () => {
    await logged.close();
    await app.stop();
  });

  it('has one line a request, with its id, operation, status, client and trace', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = {
      authorization: `Bearer ${client.token}`,
      'x-request-id': 'abc',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    };
    await logged.inject({ url: '/v1/renovations?page=2', headers });
    const line = JSON.parse(lines.split('\n').find((each) => each.includes('"request"')) ?? '{}');
    assert.equal(line.reqId, 'abc');
    assert.equal(line.operation, 'searchRenovations');
    assert.equal(line.status, 200);
    assert.equal(line.client, client.clientId);
    assert.equal(line.trace_id, trace);
    assert.equal(line.req.url, '/v1/renovations?page=2');
  });

  it('never has a secret, a token, a body or the key of a page in it, also when a request fails', async () => {
    const { sql } = app.dependencies;
    const token = { authorization: `Bearer ${client.token}` };
    const credentials = {
      'x-service-client-id': client.clientId,
      'x-service-client-secret': client.clientSecret,
    };
    const wrong = { ...credentials, 'x-service-client-secret': 'rooftree_secret_wrong' };
    const payload = { address: { country: 'BE', street: 'Secret Street' }, estate_type: 'HOUSE' };
    const put = await logged.inject({ method: 'PUT', url: '/v1/estates/a', headers: token, payload });
    const [, referralToken = ''] = /\/r\/([\w-]{22})/.exec(put.body) ?? [];
    await logged.inject({ method: 'POST', url: '/v1/oauth/token', headers: credentials });
    await logged.inject({ method: 'POST', url: '/v1/oauth/token', headers: wrong });
    await logged.inject({ url: `/r/${referralToken}` });
    const [ownersToken, code, typed] = [
      'ownersOwnersOwnersOwne',
      'codeOfAnOwnerOfOneFlat',
      'codeOfAnOwnerThatIsTyped',
    ];
    await logged.inject({ url: `/b/${ownersToken}/data` });
    await logged.inject({ url: `/b/${ownersToken}/units/${code}` });
    await logged.inject({ url: `/b/${ownersToken}?code=${code}&unit=1A` });
    await logged.inject({ url: `/b/${ownersToken}?%63ode=${typed}` });
    await logged.inject({ url: `/b/${ownersToken}/?code=${typed}` });
    await sql`ALTER TABLE estates RENAME COLUMN media TO media_away`;
    const failed = await logged.inject({ method: 'PUT', url: '/v1/estates/a', headers: token, payload });
    await sql`ALTER TABLE estates RENAME COLUMN media_away TO media`;
    assert.equal(failed.statusCode, 500);
    assert.match(lines, /"level":"error"/);
    const secrets = [
      client.token,
      client.clientSecret,
      'rooftree_secret_wrong',
      'Secret Street',
      referralToken,
      ownersToken,
      code,
      typed,
      TEST_SECRET_KEY,
    ];
    for (const secret of secrets) {
      assert.ok(secret.length > 10);
      assert.ok(!lines.includes(secret), `the log holds ${secret}`);
    }
  });
});
