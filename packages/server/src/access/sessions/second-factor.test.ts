import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.stop());

test('who has still to give the second factor is asked for it, and gets nothing else', async () => {
  const { contextId } = await app.addClient();
  const member = await addMember(app, { contextId });
  const statuses = async () => {
    const paths = ['/v1/session', '/v1/sessions', '/v1/session/passkeys', '/v1/estate/list'];
    return Promise.all(paths.map(async (path) => (await member.call('GET', path)).status));
  };
  assert.deepEqual(await statuses(), [200, 200, 200, 200]);
  await app.dependencies.sql`UPDATE sessions SET second_factor_due = true WHERE member_id = ${member.id}`;
  assert.deepEqual(await statuses(), [200, 401, 401, 401]);
});
