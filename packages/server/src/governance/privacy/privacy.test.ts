import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createWebhook } from '../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../testing/answers.ts';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { EXPORTED_TABLES, LEFT_OUT } from './context-export.ts';

interface Persons {
  users: { id: string; external_id: string; estates: number; renovations: number }[];
  members: { id: string; email: string; keeps_account: boolean }[];
  contact: { id: string; name: string | null; phone: string | null } | null;
}

describe('what a context keeps of people', () => {
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

  const home = (managing_user_external_id: string) => ({
    address: { country: 'BE', zip_code: '9000', place: 'Gent' },
    estate_type: 'HOUSE',
    managing_user_external_id,
  });
  const put = (by: TestClient, name: string, agent: string, headers?: Record<string, string>) =>
    by.call('PUT', `/v1/estates/${name}`, home(agent), headers);
  const find = async (search: string) =>
    successOf<Persons>(await owner.call('POST', '/v1/privacy/persons', { search }));
  const erase = (kind: string, id: string) => owner.call('POST', '/v1/privacy/erasures', { kind, id });
  const audited = async (operation: string) => [
    ...(await app.dependencies.sql<{ thing: string; after: object | null }[]>`
      SELECT thing_kind AS thing, after FROM audit_entries
      WHERE context_id = ${client.contextId} AND operation = ${operation}`),
  ];

  /** Every row of every table, the queue's too, as text. */
  async function everything(): Promise<string> {
    const { sql } = app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker')`;
    const rows = await Promise.all(
      tables.map(({ name }) => sql.unsafe(`SELECT '${name}', to_jsonb(t)::text AS row FROM ${name} t`)),
    );
    return JSON.stringify(rows);
  }

  it('leaves nothing of a user but what they managed, without them', async () => {
    const { sql } = app.dependencies;
    const agent = 'an.peeters%_"@example.com';
    await put(client, 'a', agent);
    await put(client, 'b', agent);
    await put(client, 'c', 'somebody-else');
    const stranger = await app.addClient();
    await put(stranger, 'a', agent);
    const found = await find('PEETERS%');
    const [user] = found.users;
    assert.ok(user !== undefined && found.users.length === 1);
    assert.deepEqual([user.external_id, user.estates], [agent, 2]);
    const [estate] = await sql<[{ id: string }]>`
      SELECT id FROM estates WHERE context_id = ${client.contextId} AND external_id = 'a'`;
    const renovationId = await addRenovation(sql, client.contextId, { estateId: estate.id });
    await client.call('PATCH', `/v1/renovations/${renovationId}`, { managing_user: { external_id: agent } });
    const answer = JSON.stringify({ managing_user: { id: user.id, external_id: agent } });
    await sql`
      INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash, status, body)
      VALUES (${client.contextId}, ${client.clientId}, 'x', 'k', sha256('x'), 200, ${answer})`;
    const done = await successOf<object>(await erase('user', user.id));
    assert.deepEqual(done, { estates: 2, renovations: 1, requests: 0, copies: 1 });
    const left = await everything();
    assert.ok(!left.includes(user.id) || (await onlyInAudit(user.id)), 'their id');
    const kept = await sql`SELECT 1 FROM users WHERE external_id = ${agent}`;
    assert.equal(kept.length, 1, 'the one of the other context');
    assert.equal((await find('peeters')).users.length, 0);
    const homes = await successOf<{ data: { managing_user_external_id: string | null }[] }>(
      await client.call('GET', '/v1/portfolio/estates'),
    );
    assert.deepEqual(
      homes.data.map(({ managing_user_external_id: name }) => name).sort(),
      ['somebody-else', null, null].sort(),
    );
    const [entry, ...more] = await audited('erasePerson');
    assert.equal(more.length, 0);
    assert.deepEqual(
      [entry?.thing, Object.keys(entry?.after ?? {}).sort()],
      ['user', ['copies', 'estates', 'renovations']],
    );
    assert.equal((await erase('user', user.id)).status, 404, 'twice');
  });

  /** The entry says by our own id who was erased; it leads nowhere. */
  async function onlyInAudit(id: string): Promise<boolean> {
    const { sql } = app.dependencies;
    const rows = await sql`
      SELECT 1 FROM users WHERE id = ${id} UNION ALL SELECT 1 FROM estates WHERE managing_user_id = ${id}
      UNION ALL SELECT 1 FROM renovations WHERE managing_user_id = ${id}
      UNION ALL SELECT 1 FROM portfolio_entries WHERE managing_user_id = ${id}
      UNION ALL SELECT 1 FROM user_renovation_counts WHERE user_id = ${id}`;
    return rows.length === 0;
  }

  it('does not find or erase whom only another context names', async () => {
    const stranger = await app.addClient();
    await put(stranger, 'a', 'only-theirs');
    const other = await addMember(app, { contextId: stranger.contextId });
    const { sql } = app.dependencies;
    const [user] = await sql<[{ id: string }]>`SELECT id FROM users WHERE external_id = 'only-theirs'`;
    assert.deepEqual(await find('only-theirs'), { users: [], members: [], contact: null, buyers: [] });
    assert.deepEqual((await find(other.email)).members, []);
    for (const [kind, id] of [
      ['user', user.id],
      ['member', other.id],
      ['contact', stranger.contextId],
    ] as const)
      assert.equal((await erase(kind, id)).status, 404, kind);
  });

  it('forgets a member, with the account when nothing else needs it', async () => {
    const { sql } = app.dependencies;
    const member = await addMember(app, { contextId: client.contextId, role: 'viewer' });
    const elsewhere = await app.addClient();
    const busy = await addMember(app, { contextId: client.contextId, role: 'viewer' });
    await sql`
      INSERT INTO memberships (context_id, member_id, role, accepted_at)
      VALUES (${elsewhere.contextId}, ${busy.id}, 'viewer', now())`;
    assert.equal((await find(member.email.slice(0, 12).toUpperCase())).members[0]?.keeps_account, false);
    assert.equal((await find(busy.email)).members[0]?.keeps_account, true);
    assert.equal((await erase('member', member.id)).status, 200);
    assert.equal((await erase('member', busy.id)).status, 200);
    assert.ok(!(await everything()).includes(member.email));
    assert.ok((await everything()).includes(busy.email));
    assert.equal((await erase('member', owner.id)).status, 409, 'the last owner');
  });

  it('blanks the contact of the agency', async () => {
    await owner.call('PATCH', '/v1/context', {
      contact_name: 'Bea Claes',
      contact_phone: '+32 9 123 45 67',
      contact_email: 'bea@example.com',
    });
    const { contact } = await find('09 123 45 67');
    assert.equal(contact?.name, 'Bea Claes');
    assert.equal((await find('bea@')).contact?.id, client.contextId);
    assert.equal((await erase('contact', contact?.id ?? '')).status, 200);
    assert.equal((await find('bea')).contact, null);
    assert.ok(!(await everything()).includes('Bea Claes'));
  });

  it('exports every table of a context, or says that it does not', async () => {
    const tables = await app.dependencies.sql<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'context_id' ORDER BY table_name`;
    assert.deepEqual([...EXPORTED_TABLES, ...LEFT_OUT].sort(), tables.map(({ name }) => name).sort());
  });

  it('exports all of it, of this context alone, without a secret, and says so', async () => {
    const { sql } = app.dependencies;
    const stranger = await app.addClient({ context: { name: 'Stranger' } });
    await put(stranger, 'theirs', 'stranger-agent');
    // More than one piece of each.
    const homes = Array.from({ length: 501 }, (_, index) => ({ external_id: `h-${index}`, ...home('an') }));
    const stored = await client.call('POST', '/v1/estates/batch', homes);
    assert.ok(stored.ok);
    const [estate] = await sql<[{ id: string }]>`
      SELECT id FROM estates WHERE context_id = ${client.contextId} LIMIT 1`;
    for (let index = 0; index < 51; index += 1)
      await addRenovation(sql, client.contextId, { estateId: estate.id });
    const { secret } = await createWebhook(sql, client.contextId, {
      url: 'https://hooks.example.com/x',
      events: ['report.created'],
      allowPrivateAddresses: true,
    });
    const answer = await owner.call('POST', '/v1/privacy/export');
    assert.equal(answer.headers.get('content-type'), 'application/x-ndjson');
    const text = await answer.text();
    assert.ok(text.endsWith('\n'));
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; value?: object; counts?: Record<string, number> });
    assert.deepEqual([lines[0]?.kind, lines[1]?.kind, lines.at(-1)?.kind], ['export', 'context', 'end']);
    const counts = lines.at(-1)?.counts ?? {};
    assert.deepEqual(
      [counts['estate'], counts['renovation'], counts['member'], counts['webhook'], counts['user']],
      [501, 51, 1, 1, 1],
    );
    for (const [kind, count] of Object.entries(counts))
      assert.equal(lines.filter((line) => line.kind === kind).length, count, kind);
    assert.equal(new Set(lines.map((line) => JSON.stringify(line))).size, lines.length, 'no line twice');
    assert.ok(text.includes(owner.email));
    for (const hidden of [secret, 'stranger-agent', 'Stranger', 'invitation_hash', 'token_hash'])
      assert.ok(!text.includes(hidden), hidden);
    assert.deepEqual(await audited('exportContext'), [{ thing: 'context', after: null }]);
  });
});
