import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

describe('the settings of a context, for a member who manages them', () => {
  let app: TestApp;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
    owner = await addMember(app, { contextId: (await app.addClient()).contextId });
  });
  after(() => app.stop());

  it('are changed one by one, and taken away with null', async () => {
    const before = await successOf<object>(await owner.call('GET', '/v1/context'));
    const change = { accent_color: '#123456', contact_phone: '+32 9 000 00 00' };
    const changed = await successOf<object>(await owner.call('PATCH', '/v1/context', change));
    assert.deepEqual(changed, { ...before, ...change });
    const without = await successOf<object>(
      await owner.call('PATCH', '/v1/context', { contact_phone: null }),
    );
    assert.deepEqual(without, { ...changed, contact_phone: null });
    assert.deepEqual(await successOf<object>(await owner.call('GET', '/v1/context')), without);
    const { entries } = await successOf<{ entries: { after: object }[] }>(
      await owner.call('GET', '/v1/audit?thing_kind=context'),
    );
    assert.deepEqual(entries[1]?.after, { accentColor: '#123456', contactPhone: '…' });
  });

  it('refuse what is wrong, and what only the operator may change', async () => {
    for (const change of [
      { accent_color: 'green' },
      { embed_origins: ['https://example.com/path'] },
      { cdn_url: 'https://example.com' },
      { manages_estates: false },
      { name: '' },
    ]) {
      const answer = await owner.call('PATCH', '/v1/context', change);
      assert.equal(answer.status, 400, JSON.stringify(change));
    }
  });
});
