import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { WHISE_CREDENTIALS } from '@rooftree/connectors/testing';
import { writeOpenApi } from './openapi-document.ts';
import { successOf } from './testing/answers.ts';
import { addEstate } from './testing/data/renovation-rows.ts';
import { type Agencies, type Agency, startAgencies } from './testing/providers/agency.ts';
import { addMember, type TestMember } from './testing/test-member.ts';

interface Operation {
  method: string;
  path: string;
  name: string;
}

/** What an operation may name, by what it is called here. */
type Names = Record<string, string>;

// What an operation is sent, once for each; those that take names are asked with theirs and with those of nothing.
const BODIES: Record<string, (names: Names) => unknown[]> = {
  'post /v1/members': () => [{ email: `${randomUUID()}@example.com`, role: 'viewer' }],
  'patch /v1/members/{member_id}': () => [{ role: 'viewer' }, { disabled: true }],
  'post /v1/clients': () => [{ name: 'Mine' }],
  'post /v1/clients/{client_id}/secret': () => [{ disable_others: true }],
  'post /v1/webhooks': () => [{ url: 'https://hooks.example.com/mine' }],
  'patch /v1/context': () => [{ name: 'Mine' }],
  'put /v1/price-book/draft': () => [{ revision: 1, note: '', prices: [], switched_off: [], grants: [] }],
  'post /v1/price-book/preview': ({ version }) => [{ version: Number(version) }],
  'post /v1/price-book/publications': ({ version }) => [{ version: Number(version) }],
  'post /v1/connections': () => [
    { provider: 'WHISE', name: 'Mine', credentials: WHISE_CREDENTIALS, is_paused: true },
  ],
  'patch /v1/connections/{id}': () => [{ name: 'Mine', is_paused: false }],
  'post /v1/connections/{id}/runs': () => [{ kind: 'FULL' }, { kind: 'DELTA' }],
  'post /v1/connections/{id}/runs/{run_id}/decision': () => [{ decision: 'DEACTIVATE' }],
  'post /v1/connections/{id}/conflicts/{external_id}/decision': () => [
    { decision: 'SAME_HOME' },
    { decision: 'DIFFERENT_HOMES' },
  ],
  'patch /v1/contact-requests/{id}': () => [{ is_handled: true }],
  'post /v1/portfolio/views': () => [{ name: 'Mine', query: '' }],
  'patch /v1/portfolio/views/{id}': () => [{ name: 'Mine', is_shared: false }],
  'post /v1/privacy/persons': ({ buyer }) => [{ search: buyer }],
  'post /v1/privacy/erasures': ({ contact_request_id, member_id, user }) => [
    { kind: 'buyer', id: contact_request_id },
    { kind: 'member', id: member_id },
    { kind: 'user', id: user },
  ],
  'put /v1/privacy/retention/{kind}': () => [{ days: 3 }],
};
/** The name that stands in their bodies. */
const NAMED_IN_BODY = [
  'post /v1/price-book/preview',
  'post /v1/price-book/publications',
  'post /v1/privacy/persons',
  'post /v1/privacy/erasures',
];
/** Of a kind that every context has. */
const KIND = '{kind}';
/** A picture, and what operators alone may ask for: each has a test of its own. */
const ELSEWHERE = ['put /v1/context/logo', 'put /v1/context/contact-photo', 'get /v1/status'];
/** What is the same for all, or counts and names nobody. */
const NAMELESS = ['/v1/connection-providers', '/v1/privacy/retention', '/v1/today'];

const { paths }: { paths: Record<string, Record<string, { security?: unknown[] }>> } = JSON.parse(
  await writeOpenApi(),
);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => (security ?? []).length > 0)
    .map(([method]): Operation => ({ method, path, name: `${method} ${path}` }))
    .filter(({ name }) => !path.startsWith('/v1/session') && !ELSEWHERE.includes(name)),
);

/** Several kinds of things are called `id` in addresses. */
const OF_ID: Record<string, string> = {
  '/v1/connections': 'connection_id',
  '/v1/contact-requests': 'contact_request_id',
  '/v1/portfolio/views': 'view_id',
};
const parametersOf = (path: string): string[] =>
  [...path.replace(KIND, '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const nameOf = (path: string, parameter: string): string =>
  parameter === 'id' ? (OF_ID[path.split('/{')[0] ?? ''] ?? parameter) : parameter;

/**
 * Every operation that only members have, with what belongs to another context: the same as with what does not exist.
 */
describe("another context's things, for a member", () => {
  let agencies: Agencies;
  let owner: TestMember;
  let stranger: TestMember;
  let theirContext: string;
  let theirs: Names;
  let own: Names;

  before(async () => {
    agencies = await startAgencies();
    const agency = await agencies.open();
    theirContext = agency.client.contextId;
    owner = agency.owner;
    theirs = await fill(agency);
    const other = await agencies.open();
    stranger = other.owner;
    own = await fill(other);
  });
  after(() => agencies.close());

  /** One of everything. */
  async function fill({
    client: { contextId, clientId },
    owner: member,
    connectionId,
  }: Agency): Promise<Names> {
    const { sql } = agencies.app.dependencies;
    const mark = randomUUID();
    const estateId = await addEstate(sql, contextId, { externalId: mark, managingUser: mark });
    const [user] = await sql<[{ id: string }]>`SELECT id FROM users WHERE context_id = ${contextId}`;
    const colleague = await addMember(agencies.app, { contextId, role: 'editor' });
    await successOf(await member.call('PATCH', '/v1/context', { name: mark }));
    const webhook = await successOf<{ id: string }>(
      await member.call('POST', '/v1/webhooks', { url: `https://${mark}.example.com/` }),
    );
    const view = await successOf<{ id: string }>(
      await member.call('POST', '/v1/portfolio/views', { name: mark, query: '', is_shared: true }),
    );
    const version = 2_000_000_000 + Math.floor(Math.random() * 100_000);
    const book = JSON.stringify({ version, prices: [], switched_off: [], grants: [] });
    const [delivery] = await sql<[{ id: string }]>`
      INSERT INTO webhook_deliveries (context_id, webhook_id, event_id, event, body, attempts)
      VALUES (${contextId}, ${webhook.id}, ${mark}, 'report.created', '{}', '[]') RETURNING id`;
    const [run] = await sql<[{ id: string }]>`
      INSERT INTO connection_runs (context_id, connection_id, kind, run_status, to_deactivate)
      VALUES (${contextId}, ${connectionId}, 'FULL', 'WAITING', 1) RETURNING id`;
    const listing = JSON.stringify({
      external_id: mark,
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      pictures: [],
      facts: {},
    });
    await sql`
      INSERT INTO connection_conflicts (context_id, connection_id, external_id, estate_id, listing, run_id)
      VALUES (${contextId}, ${connectionId}, ${mark}, ${estateId}, ${listing}::text::jsonb, ${run.id})`;
    const [request] = await sql<[{ id: string }]>`
      INSERT INTO contact_requests (context_id, estate_id, wish, name, email, language, page_choices)
      VALUES (${contextId}, ${estateId}, 'CHANGES', 'Buyer', ${`${mark}@example.com`}, 'en', '') RETURNING id`;
    await sql`INSERT INTO price_books (context_id, version, book, note)
      VALUES (${contextId}, ${version}, ${book}::text::jsonb, ${mark})`;
    await successOf(
      await member.call('PUT', '/v1/price-book/draft', {
        revision: 0,
        note: mark,
        prices: [],
        switched_off: [],
        grants: [],
      }),
    );
    return {
      mark,
      external_id: mark,
      member_id: colleague.id,
      client_id: clientId,
      webhook_id: webhook.id,
      delivery_id: delivery.id,
      connection_id: connectionId,
      run_id: run.id,
      contact_request_id: request.id,
      view_id: view.id,
      version: String(version),
      buyer: `${mark}@example.com`,
      user: user.id,
    };
  }

  const nothing = (): Names => ({
    ...Object.fromEntries(Object.keys(theirs).map((name) => [name, randomUUID()])),
    version: '2000100001',
    buyer: `${randomUUID()}@example.com`,
  });

  /** All rows of theirs, in whichever table. */
  async function everything(): Promise<string> {
    const { sql } = agencies.app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE column_name = 'context_id' AND table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
    const rows = await Promise.all(
      tables.map(
        ({ name }) => sql`
          SELECT ${name} AS name, to_jsonb(t) AS row FROM ${sql(name)} t WHERE context_id = ${theirContext}
          ORDER BY to_jsonb(t)::text`,
      ),
    );
    return JSON.stringify(rows);
  }

  /** Every answer, with the names that were sent taken out of it. */
  async function ask({ method, path, name }: Operation, names: Names): Promise<unknown[]> {
    const filled = path
      .replace(KIND, 'imports')
      .replaceAll(
        /\{(\w+)\}/g,
        (_, parameter: string) => names[nameOf(path, parameter)] ?? assert.fail(parameter),
      );
    const answers: unknown[] = [];
    for (const body of BODIES[name]?.(names) ?? [undefined]) {
      const answer = await stranger.call(method.toUpperCase(), filled, body);
      const text = Object.values(names).reduce((all, one) => all.replaceAll(one, '…'), await answer.text());
      answers.push([answer.status, text]);
    }
    return answers;
  }

  for (const operation of operations) {
    const parameters = parametersOf(operation.path);
    const isNaming = parameters.length > 0 || NAMED_IN_BODY.includes(operation.name);
    it(`${operation.method.toUpperCase()} ${operation.path} reveals and changes nothing`, async () => {
      const before = await everything();
      if (isNaming) assert.deepEqual(await ask(operation, theirs), await ask(operation, nothing()));
      else
        for (const [status, text] of (await ask(operation, own)) as [number, string][]) {
          assert.ok(status >= 200 && status < 300, `${status} ${text}`);
          assert.ok(!text.includes(theirs['mark'] ?? ''));
        }
      // Their child below a parent of the stranger's own.
      const last = nameOf(operation.path, parameters.at(-1) ?? '');
      if (parameters.length > 1)
        assert.deepEqual(
          await ask(operation, { ...own, [last]: theirs[last] ?? '' }),
          await ask(operation, { ...own, [last]: randomUUID() }),
        );
      assert.equal(await everything(), before);
    });
  }

  const lists = operations.filter(
    ({ method, path }) => method === 'get' && !path.includes('{') && !NAMELESS.includes(path),
  );
  for (const { path } of lists) {
    it(`GET ${path} lists them for their own context alone`, async () => {
      // Whom nobody was asked about yet: the audit log shows what one was refused oneself.
      const newcomer = await addMember(agencies.app, {
        contextId: (await agencies.app.addClient()).contextId,
      });
      const names = Object.values(theirs);
      const seenBy = async (who: TestMember) => {
        const text = await (await who.call('GET', path)).text();
        return names.filter((name) => text.includes(name));
      };
      assert.notDeepEqual(await seenBy(owner), [], 'the owner sees something: else the test proves nothing');
      assert.deepEqual(await seenBy(newcomer), []);
    });
  }
});
