import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { oldEntries } from '../../access/audit/audit.repository.ts';
import { recordChange } from '../../access/audit/audit.service.ts';
import { SERVER } from '../../access/audit/audit.ts';
import { disableClient, rotateSecret } from '../../access/clients/clients.service.ts';
import { changeContext } from '../../access/contexts/contexts.service.ts';
import { type Executor, transaction } from '../../infra/database/sql.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { until } from '../../testing/until.ts';

interface Entry {
  id: string;
  actor: { kind: string; id: string | null; name: string | null };
  operation: string;
  thing: { kind: string; id: string; name: string | null } | null;
  home: { external_id: string; address: { street: string | null } } | null;
  before: object | null;
  after: object | null;
  status: number | null;
  path: string | null;
  network: string | null;
  request_id: string | null;
}
interface Page {
  entries: Entry[];
  next_before: string | null;
}

describe('the audit', () => {
  let app: TestApp;
  let context: TestClient;
  let owner: TestMember;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.addClient();
    owner = await addMember(app, { contextId: context.contextId });
  });

  const readAll = async (query = '', by = owner) =>
    (await (await by.call('GET', `/v1/audit${query}`)).json()) as Page;
  /** But for the entries of the context and the client, which each test has made for it. */
  const read = async (query = '', by = owner): Promise<Page> => {
    const { entries, next_before } = await readAll(query, by);
    return { entries: entries.filter(({ actor }) => actor.kind !== 'command'), next_before };
  };
  const change = (operation: string, contextId: string | null = context.contextId) => ({
    contextId,
    operation,
    thing: null,
    before: null,
    after: null,
  });
  const record = (operation: string) => recordChange(app.dependencies.sql, SERVER, change(operation));

  it('has every change of members, with who did it, from where, and values before and after', async () => {
    const member = await addMember(app, { contextId: context.contextId, role: 'viewer' });
    const answer = await owner.call('PATCH', `/v1/members/${member.id}`, { role: 'editor' });
    const { entries } = await read();
    assert.deepEqual(
      entries.map(({ id: _, ...entry }) => ({ ...entry, happened_at: '' })),
      [
        {
          happened_at: '',
          actor: { kind: 'member', id: owner.id, name: 'Test member' },
          operation: 'changeMember',
          thing: { kind: 'member', id: member.id, name: 'Test member' },
          home: null,
          before: { role: 'viewer', disabled: false },
          after: { role: 'editor', disabled: false },
          status: null,
          path: null,
          network: '127.0.0.1',
          request_id: answer.headers.get('x-request-id'),
        },
      ],
    );
  });

  it('has every other change that a member requested, whatever the response, and no reading', async () => {
    await owner.call('GET', '/v1/estate/list');
    await owner.call('DELETE', '/v1/estates/none?erase=true');
    await until(async () => (await read()).entries.length === 1);
    const { entries } = await read();
    assert.deepEqual(
      entries.map(({ operation, path, status, thing, actor }) => [operation, path, status, thing, actor.id]),
      [['deactivateEstate', '/v1/estates/none', 404, { kind: 'estate', id: 'none', name: null }, owner.id]],
    );
  });

  const HOUSE = {
    address: { country: 'BE', zip_code: '9000', street: 'Lindelaan', house_number: '14' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1958,
    dwelling: { window_glazing_type: 'SINGLE', heating_type: 'GAS' },
  };

  it('has the facts of a home that a member changed, before and after, and no address', async () => {
    assert.equal((await owner.call('PUT', '/v1/estates/a%20b', HOUSE)).status, 201);
    const dwelling = { window_glazing_type: 'DOUBLE' };
    await owner.call('PATCH', '/v1/estates/a%20b', { dwelling, address: { house_number: '16' } });
    await owner.call('PATCH', '/v1/estates/a%20b', { dwelling });
    await owner.call('PUT', '/v1/estates/a%20b', { ...HOUSE, year_built: 1960, dwelling });
    const refused = await owner.call('PATCH', '/v1/estates/a%20b', { year_built: 'old' });
    assert.equal(refused.status, 400);
    await until(async () => (await read()).entries.length === 4);
    const { entries } = await read();
    assert.deepEqual(
      entries.map(({ operation, status, before, after }) => [operation, status, before, after]),
      [
        ['patchEstate', 400, null, null],
        [
          'putEstate',
          null,
          { year_built: 1958, heating_type: 'GAS', address: '…' },
          { year_built: 1960, heating_type: null, address: '…' },
        ],
        [
          'patchEstate',
          null,
          { window_glazing_type: 'SINGLE', address: '…' },
          { window_glazing_type: 'DOUBLE', address: '…' },
        ],
        [
          'putEstate',
          null,
          null,
          {
            estate_format: 'CLOSED',
            year_built: 1958,
            window_glazing_type: 'SINGLE',
            heating_type: 'GAS',
            estate_type: 'HOUSE',
          },
        ],
      ],
    );
    for (const { thing, home } of entries) {
      assert.deepEqual(thing, { kind: 'estate', id: 'a b', name: null });
      assert.equal(home?.address.street, 'Lindelaan');
    }
    assert.ok(!JSON.stringify(entries.map(({ before, after }) => [before, after])).includes('Lindelaan'));
  });

  it('finds the home of an entry that names it by a path, as earlier versions wrote it', async () => {
    await context.call('PUT', '/v1/estates/old-1', HOUSE);
    await app.dependencies.sql`
      INSERT INTO audit_entries (context_id, actor_kind, operation, path, status)
      VALUES (${context.contextId}, 'server', 'patchEstate', '/v1/estates/old-1', 200),
        (${context.contextId}, 'server', 'createReport', '/v1/renovations/not-one/reports', 404)`;
    const { entries } = await read();
    assert.deepEqual(
      entries.map(({ home }) => home?.external_id ?? null),
      [null, 'old-1'],
    );
  });

  it('gives the history of one home to everybody who may read it', async () => {
    await owner.call('PUT', '/v1/estates/mine', HOUSE);
    await owner.call('PUT', '/v1/estates/other', HOUSE);
    await owner.call('PATCH', '/v1/estates/mine', { dwelling: { window_glazing_type: 'DOUBLE' } });
    await owner.call('PATCH', '/v1/estates/mine', { year_built: 'old' });
    const viewer = await addMember(app, { contextId: context.contextId, role: 'viewer' });
    assert.equal((await viewer.call('GET', '/v1/audit')).status, 403);
    const history = async (by: TestMember, query = '') =>
      (await (await by.call('GET', `/v1/estates/mine/history${query}`)).json()) as Page;
    const { entries, next_before } = await history(viewer);
    assert.deepEqual(entries.map(({ operation, actor, after }) => [operation, actor, after]).slice(0, 1), [
      ['patchEstate', { kind: 'member', name: 'Test member' }, { window_glazing_type: 'DOUBLE' }],
    ]);
    assert.equal(entries.length, 2);
    assert.equal(next_before, null);
    const first = await history(viewer, '?page_size=1');
    assert.equal((await history(viewer, `?before=${first.next_before}`)).entries[0]?.operation, 'putEstate');
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    assert.deepEqual((await history(stranger)).entries, []);
  });

  it('is exported as a file in words, and the export is an entry', async () => {
    await owner.call('PUT', '/v1/estates/mine', HOUSE);
    await owner.call('PATCH', '/v1/estates/mine', { dwelling: { window_glazing_type: 'DOUBLE' } });
    for (let entry = 0; entry < 3; entry++) await record('signIn');
    const answer = await owner.call('GET', '/v1/audit/export?language=nl-BE');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/);
    // As text it would lose the mark of its encoding.
    const lines = Buffer.from(await answer.arrayBuffer())
      .toString()
      .split('\r\n');
    assert.equal(lines[0], '\ufeffWanneer;Wie;Wat;Woning;Voor en na;Bron');
    assert.match(lines[1] ?? '', /;Logboek geëxporteerd;;;/);
    assert.match(
      lines[5] ?? '',
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Test member;Woning gewijzigd;Lindelaan 14, 9000;Glas: enkel glas → /,
    );
    assert.doesNotMatch(lines.join('\n'), /\/v1\/|patchEstate/);
    const viewer = await addMember(app, { contextId: context.contextId, role: 'viewer' });
    assert.equal((await viewer.call('GET', '/v1/audit/export')).status, 403);
  });

  it('has the changes of contexts and clients that the command makes, without secrets and without whom to ask', async () => {
    const { sql, loadClientKeys } = app.dependencies;
    const [{ slug }] = await sql<
      [{ slug: string }]
    >`SELECT slug FROM contexts WHERE id = ${context.contextId}`;
    await changeContext(sql, slug, { language: 'fr-BE', contactEmail: 'ann@example.com' });
    const { clientSecret } = await rotateSecret(sql, await loadClientKeys(), context.clientId);
    await disableClient(sql, context.clientId);
    const { entries } = await readAll();
    assert.deepEqual(
      entries.map(({ operation, thing, before, after }) => [operation, thing?.id, before, after]).slice(0, 3),
      [
        ['disableClient', context.clientId, null, { disabled: true }],
        ['rotateClientSecret', context.clientId, null, { othersDisabled: false }],
        [
          'changeContext',
          context.contextId,
          { language: 'en', contactEmail: '…' },
          { language: 'fr-BE', contactEmail: '…' },
        ],
      ],
    );
    assert.deepEqual(entries.map(({ operation }) => operation).slice(3), ['createClient', 'createContext']);
    for (const secret of [clientSecret, context.clientSecret, 'ann@'])
      assert.ok(!JSON.stringify(entries).includes(secret));
  });

  it('has nothing of a change that was not made', async () => {
    assert.equal((await owner.call('DELETE', `/v1/members/${owner.id}`)).status, 409);
    const { sql } = app.dependencies;
    const failing = transaction(sql, async (tx) => {
      await recordChange(tx, SERVER, change('undone'));
      throw new Error('undone');
    });
    await assert.rejects(failing, /undone/);
    assert.deepEqual((await read()).entries, []);
  });

  it('is of one context alone', async () => {
    const elsewhere = await app.addClient();
    const stranger = await addMember(app, { contextId: elsewhere.contextId });
    await record('ours');
    await recordChange(app.dependencies.sql, SERVER, change('of nobody', null));
    assert.deepEqual((await read('', stranger)).entries, []);
    assert.deepEqual(
      (await read()).entries.map(({ operation }) => operation),
      ['ours'],
    );
  });

  it('is read in pages, and filtered', async () => {
    for (const operation of ['a', 'b', 'c', 'd', 'e']) await record(operation);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Page = await read(`?page_size=2${before === null ? '' : `&before=${before}`}`);
      seen.push(...page.entries.map(({ operation }) => operation));
      before = page.next_before;
    } while (before !== null);
    assert.deepEqual(seen, ['e', 'd', 'c', 'b', 'a']);
    const operations = async (query: string) => (await read(query)).entries.map(({ operation }) => operation);
    assert.deepEqual(await operations('?operation=c'), ['c']);
    assert.deepEqual(await operations(`?actor_id=${randomUUID()}`), []);
    assert.deepEqual(await operations('?thing_kind=member'), []);
    assert.deepEqual(await operations('?to=2020-01-01T00:00:00Z'), []);
    assert.equal((await operations('?from=2020-01-01T00:00:00Z')).length, 5);
    assert.equal((await readAll('?thing_kind=client')).entries.length, 1);
    assert.equal((await owner.call('GET', '/v1/audit?page_size=201')).status, 400);
  });

  it('cannot be changed or removed, but for what the retention finds old', async () => {
    const { sql } = app.dependencies;
    await record('kept');
    const refused = { code: '42501' };
    await assert.rejects(sql`UPDATE audit_entries SET operation = 'x'`, refused);
    await assert.rejects(sql`DELETE FROM audit_entries`, refused);
    await assert.rejects(sql`TRUNCATE audit_entries`, refused);
    const asRetention = sql.begin(async (tx) => {
      await tx`SELECT set_config('rooftree.audit_retention', 'on', true)`;
      await tx`DELETE FROM audit_entries WHERE operation = 'kept'`;
    });
    await assert.rejects(asRetention, refused);
    await sql`
      INSERT INTO audit_entries (context_id, actor_kind, operation, happened_at)
      VALUES (${context.contextId}, 'server', 'old', now() - interval '101 days'),
        (${context.contextId}, 'server', 'young', now() - interval '99 days')`;
    await assert.rejects(sql`DELETE FROM audit_entries WHERE operation = 'old'`, refused);
    assert.equal(await oldEntries.count(sql, 100), 1);
    assert.equal(await oldEntries.remove(sql, 100, 10), 1);
    // What the task said of itself is over with its statement.
    await assert.rejects(sql`DELETE FROM audit_entries WHERE operation = 'young'`, refused);
  });

  it('is out of reach for a role that does not own it, as the docs give one, while the retention still works', async () => {
    const { sql } = app.dependencies;
    const role = `server_${randomUUID().replaceAll('-', '')}`;
    await sql`CREATE ROLE ${sql(role)}`;
    try {
      await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${sql(role)}`;
      await sql`REVOKE UPDATE, TRUNCATE ON audit_entries FROM ${sql(role)}`;
      const as = <T>(work: (tx: Executor) => Promise<T>) =>
        transaction(sql, async (tx) => {
          await tx`SET LOCAL ROLE ${tx(role)}`;
          return work(tx);
        });
      await as((tx) => recordChange(tx, SERVER, change('by the role')));
      const refused = { code: '42501' };
      for (const statement of [
        `UPDATE audit_entries SET operation = 'x'`,
        'DELETE FROM audit_entries',
        'TRUNCATE audit_entries',
        'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_protected',
        'DROP TRIGGER audit_entries_protected ON audit_entries',
        'SET session_replication_role = replica',
      ])
        await assert.rejects(
          as((tx) => tx.unsafe(statement)),
          refused,
          statement,
        );
      await sql`
        INSERT INTO audit_entries (context_id, actor_kind, operation, happened_at)
        VALUES (${context.contextId}, 'server', 'old', now() - interval '400 days')`;
      assert.equal(await as((tx) => oldEntries.remove(tx, 365, 10)), 1);
    } finally {
      await sql`DROP OWNED BY ${sql(role)}`;
      await sql`DROP ROLE ${sql(role)}`;
    }
  });
});
