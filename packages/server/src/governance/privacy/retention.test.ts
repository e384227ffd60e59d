import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

interface Kind {
  name: string;
  kept_days: number | null;
  own_days: number | null;
  own_days_hold_from: string | null;
  shortest_own_days: number | null;
  would_go: number;
}

describe('how long a context keeps what ages', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
  });

  const read = async (kind: string, query = '', member = owner) => {
    const { kinds } = await successOf<{ kinds: Kind[] }>(
      await member.call('GET', `/v1/privacy/retention?kind=${kind}${query}`),
    );
    assert.deepEqual(
      kinds.map(({ name }) => name),
      [kind],
    );
    return kinds[0];
  };
  const choose = (kind: string, days: number | null, member = owner) =>
    member.call('PUT', `/v1/privacy/retention/${kind}`, { days });
  const addImport = (contextId: string, days: number) => app.dependencies.sql`
    INSERT INTO estate_imports (context_id, actor_kind, actor_id, created_at, import_status)
    VALUES (${contextId}, 'member', ${owner.id}, now() - make_interval(days => ${days}), 'INTERRUPTED')`;

  it('is reported, with what would go, of this context alone', async () => {
    const stranger = await app.addClient();
    for (const contextId of [client.contextId, stranger.contextId]) await addImport(contextId, 40);
    assert.deepEqual(await read('imports'), {
      name: 'imports',
      kept_days: 7,
      setting: 'ROOFTREE_KEEP_IMPORTS_DAYS',
      own_days: null,
      own_days_hold_from: null,
      shortest_own_days: 1,
      would_go: 1,
    });
    assert.equal((await read('imports', '&days=39'))?.would_go, 1);
    assert.equal((await read('imports', '&days=41'))?.would_go, 0);
    assert.equal((await owner.call('GET', '/v1/privacy/retention?days=0')).status, 400);
    assert.equal((await read('idempotency-keys'))?.shortest_own_days, null);
  });

  it('is chosen, counted by, and taken back', async () => {
    await addImport(client.contextId, 5);
    assert.equal((await read('imports'))?.would_go, 0);
    const before = Date.now();
    const chosen = await successOf<Kind>(await choose('imports', 3));
    assert.deepEqual([chosen.own_days, chosen.kept_days, chosen.would_go], [3, 7, 1]);
    const holdsFrom = Date.parse(chosen.own_days_hold_from ?? '');
    assert.ok(holdsFrom > before + 23 * 3_600_000 && holdsFrom < Date.now() + 25 * 3_600_000);
    assert.deepEqual(await read('imports'), chosen);
    assert.equal((await read('imports', '&days=6'))?.would_go, 0, 'a dry run asks for its own days');
    const other = await addMember(app, { contextId: (await app.addClient()).contextId });
    assert.equal((await read('imports', '', other))?.own_days, null);
    const back = await successOf<Kind>(await choose('imports', null));
    assert.deepEqual([back.own_days, back.own_days_hold_from, back.would_go], [null, null, 0]);
  });

  it('is written down with the days before and after, once', async () => {
    for (const days of [60, 60, 90, null, null])
      assert.equal((await choose('saved-plans', days)).status, 200);
    const entries = await app.dependencies.sql<{ before: object; after: object }[]>`
      SELECT before, after FROM audit_entries
      WHERE context_id = ${client.contextId} AND operation = 'chooseRetention' ORDER BY id`;
    assert.deepEqual(
      [...entries],
      [
        { before: { 'saved-plans': null }, after: { 'saved-plans': 60 } },
        { before: { 'saved-plans': 60 }, after: { 'saved-plans': 90 } },
        { before: { 'saved-plans': 90 }, after: { 'saved-plans': null } },
      ],
    );
  });

  it('is neither longer than the server says nor too short, nor of every kind', async () => {
    const refused = async (kind: string, days: number) => {
      const answer = await choose(kind, days);
      assert.equal(answer.status, 400);
      return answer.text();
    };
    assert.match(await refused('contact-requests', 181), /the server keeps contact-requests for 180 days/);
    assert.match(await refused('saved-plans', 29), /saved-plans must be kept for at least 30 days/);
    assert.match(await refused('audit-entries', 364), /at least 365 days/);
    await refused('imports', 0);
    await refused('idempotency-keys', 1);
    await refused('sessions', 1);
    assert.equal((await choose('contact-requests', 180)).status, 200);
    assert.equal((await choose('saved-plans', 30)).status, 200, 'for ever on the server');
    assert.equal((await read('contact-requests'))?.own_days, 180);
  });

  it('is for owners', async () => {
    const editor = await addMember(app, { contextId: client.contextId, role: 'editor' });
    assert.equal((await choose('imports', 3, editor)).status, 403);
    assert.equal((await client.call('PUT', '/v1/privacy/retention/imports', { days: 3 })).status, 403);
    assert.equal((await read('imports'))?.own_days, null);
  });
});
