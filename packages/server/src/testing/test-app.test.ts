import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
after(() => app.stop());

test('a client of the test app gets answers over a real socket', async () => {
  const client = await app.addClient();
  const answer = await client.call('GET', '/v1/renovations');
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /"total":0/);
});

test('a client without the permission is refused', async () => {
  const client = await app.addClient({ permissions: ['estates:read'] });
  assert.equal((await client.call('GET', '/v1/renovations')).status, 403);
});
