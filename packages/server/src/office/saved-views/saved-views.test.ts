import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

interface View {
  id: string;
  name: string;
  query: string;
  is_shared: boolean;
  is_own: boolean;
}

const VIEWS = '/v1/portfolio/views';

describe('saved views', () => {
  let app: TestApp;
  let client: TestClient;
  let ann: TestMember;
  let bea: TestMember;
  let viewer: TestMember;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { contextId } = client;
    [ann, bea, viewer] = [
      await addMember(app, { contextId, role: 'editor' }),
      await addMember(app, { contextId, role: 'owner' }),
      await addMember(app, { contextId, role: 'viewer' }),
    ];
  });
  after(() => app.stop());

  const list = async (by: TestMember) => successOf<View[]>(await by.call('GET', VIEWS));
  const save = async (by: TestMember, view: object) => successOf<View>(await by.call('POST', VIEWS, view));

  it('are their maker’s alone until they are shared', async () => {
    const query = 'estate_status=FOR_SALE&label_now=E,F';
    const made = await save(ann, { name: ' Poor labels ', query });
    assert.deepEqual(
      [made.name, made.query, made.is_shared, made.is_own],
      ['Poor labels', query, false, true],
    );
    assert.deepEqual(await list(bea), []);
    await successOf(await ann.call('PATCH', `${VIEWS}/${made.id}`, { is_shared: true }));
    const [seen] = await list(bea);
    assert.deepEqual([seen?.name, seen?.is_own], ['Poor labels', false]);
    // Seen is not owned.
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      assert.equal((await bea.call(method, `${VIEWS}/${made.id}`, body)).status, 404);
    await successOf(await ann.call('PATCH', `${VIEWS}/${made.id}`, { name: 'Worst', query: '' }));
    assert.deepEqual(
      (await list(ann)).map((view) => [view.name, view.query, view.is_shared]),
      [['Worst', '', true]],
    );
    assert.equal((await ann.call('DELETE', `${VIEWS}/${made.id}`)).status, 204);
    assert.deepEqual([await list(ann), await list(bea)], [[], []]);
  });

  it('have names of their own, and an end', async () => {
    await save(bea, { name: 'Twice', query: '' });
    const again = await bea.call('POST', VIEWS, { name: 'Twice', query: '' });
    assert.deepEqual(await refusalOf(again), [409, ['you have a view of this name already']]);
    await app.dependencies.sql`
      INSERT INTO saved_views (context_id, member_id, name, query)
      SELECT ${client.contextId}, ${bea.id}, 'view ' || number, '' FROM generate_series(1, 99) AS number`;
    const [status] = await refusalOf(await bea.call('POST', VIEWS, { name: 'One more', query: '' }));
    assert.equal(status, 409);
  });

  it('are shared by nobody who only looks', async () => {
    const own = await save(viewer, { name: 'Own', query: '' });
    const shared = { name: 'For all', query: '', is_shared: true };
    assert.equal((await viewer.call('POST', VIEWS, shared)).status, 403);
    assert.equal((await viewer.call('PATCH', `${VIEWS}/${own.id}`, { is_shared: true })).status, 403);
  });

  it('are for members of the context alone', async () => {
    const { id } = await save(ann, { name: 'Ours', query: '', is_shared: true });
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    assert.deepEqual(await list(stranger), []);
    assert.equal((await stranger.call('DELETE', `${VIEWS}/${id}`)).status, 404);
    assert.equal((await client.call('GET', VIEWS)).status, 403);
  });
});
