import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

const HOME = { address: { country: 'BE', zip_code: '9000' }, estate_type: 'HOUSE', year_built: 1958 };

describe('a change of what was read before', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
    await client.call('PUT', '/v1/estates/a', HOME);
  });
  after(() => app.stop());

  const cases = {
    'an estate': {
      call: (...given: Parameters<TestMember['call']>) =>
        client.call(...(given as Parameters<TestClient['call']>)),
      path: '/v1/estates/a',
      bodies: [{ year_built: 1960 }, { year_built: 1961 }, { year_built: 1962 }],
    },
    'the settings': {
      call: (...given: Parameters<TestMember['call']>) => owner.call(...given),
      path: '/v1/context',
      bodies: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
    },
  };
  for (const [what, { call, path, bodies }] of Object.entries(cases)) {
    it(`is made when ${what} is as it was, refused (412) when somebody was faster, and made without a tag`, async () => {
      const tagOf = async () => (await call('GET', path)).headers.get('etag') ?? '';
      const [first, second, third] = bodies;
      const tag = await tagOf();
      const change = (body: unknown, match?: string) =>
        call('PATCH', path, body, match === undefined ? {} : { 'if-match': match });
      const done = await change(first, tag);
      assert.equal(done.status, 200);
      assert.equal(done.headers.get('etag'), await tagOf(), 'the answer has the tag of what it is now');
      const late = await change(second, tag);
      assert.deepEqual(
        [late.status, await late.json()],
        [412, { statusCode: 412, error: 'Precondition Failed' }],
      );
      const now = await tagOf();
      assert.equal((await change(second, `"none", ${now.replace('W/', '')}`)).status, 200);
      assert.equal((await change(third, '*')).status, 200);
      assert.equal((await change(first)).status, 200);
    });
  }

  it('of two at once with the same tag, one is made', async () => {
    const tag = (await owner.call('GET', '/v1/context')).headers.get('etag') ?? '';
    const answers = await Promise.all(
      ['Left', 'Right'].map((name) => owner.call('PATCH', '/v1/context', { name }, { 'if-match': tag })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412]);
  });
});
