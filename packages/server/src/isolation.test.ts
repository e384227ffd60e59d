import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { writeOpenApi } from './openapi-document.ts';
import { bodyOf, successOf } from './testing/answers.ts';
import { planOf } from './testing/planned-renovation.ts';
import { addEstate, addRenovation } from './testing/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/test-app.ts';

interface Document {
  paths: Record<string, Record<string, { security?: unknown[] }>>;
}

// What an operation is sent; `name` stands for the estate that the body names.
const BODIES: Record<string, (name: string) => unknown> = {
  'post /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch': (name) => [name],
  'post /v1/calculation-jobs/energy-efficiency-indication/batch': (name) => [name],
  'post /v1/calculation-jobs/epc-document-processing': () => ['a document'],
  'post /v1/renovations/{renovation_id}/reports': () => ({ language: 'en' }),
  'put /v1/estates/{external_id}': () => ({ address: { country: 'NL' }, estate_type: 'OTHER' }),
  'post /v1/estates/batch': (name) => [
    { external_id: name, address: { country: 'NL' }, estate_type: 'OTHER' },
  ],
  'patch /v1/estates/{external_id}': () => ({ price: 1 }),
  'patch /v1/renovations/{renovation_id}': () => ({ renovation_name: 'Mine' }),
  'post /v1/renovations/{renovation_id}/edits': () => ({
    renovation_name: 'Mine',
    choices: '',
    date: '2026-11-15',
  }),
};

/** Where the estate is named by a parameter. */
const QUERIES: Record<string, (name: string) => string> = {
  'post /v1/calculation-jobs/epc-document-processing': (name) => `?estate=${encodeURIComponent(name)}`,
};

/** They create an estate of the stranger's own, whatever others call theirs. */
const CREATING = ['put /v1/estates/{external_id}', 'post /v1/estates/batch'];

const { paths } = JSON.parse(await writeOpenApi()) as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => security === undefined)
    .map(([method]) => ({ method, path })),
);

/** Every operation of a client, with what belongs to another context: the same as with what does not exist. */
describe("another context's resources", () => {
  let app: TestApp;
  let owner: TestClient;
  let stranger: TestClient;
  let theirs: Record<string, string>;

  before(async () => {
    app = await startTestApp();
    owner = await app.addClient();
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, owner.contextId, {
      externalId: 'their-estate',
      propertyId: 'their-property',
      managingUser: 'their-user',
    });
    const renovationId = await addRenovation(sql, owner.contextId, {
      estateId,
      managingUser: 'their-user',
      plan: planOf('semiDetached1958'),
    });
    const job = await successOf<{ id: string }>(
      await owner.call('POST', '/v1/calculation-jobs/energy-efficiency-indication/batch', ['their-estate']),
    );
    await successOf(await owner.call('POST', `/v1/renovations/${renovationId}/reports`, { language: 'en' }));
    await sql`
      INSERT INTO estate_imports (context_id, import_status, file_name, actor_kind, actor_id, written_at)
      VALUES (${owner.contextId}, 'FINISHED', 'their-file.csv', 'client', ${randomUUID()}, now())`;
    const book = { version: 2_000_000_101, prices: [], switched_off: [], grants: [] };
    await sql`
      INSERT INTO price_books (context_id, version, book, note)
      VALUES (${owner.contextId}, ${book.version}, ${JSON.stringify(book)}::text::jsonb, 'their-note')`;
    await sql`UPDATE contexts SET price_book_version = ${book.version} WHERE id = ${owner.contextId}`;
    theirs = {
      renovation_id: renovationId,
      id: job.id,
      external_id: 'their-estate',
      estate: estateId,
      property: 'their-property',
      file: 'their-file.csv',
      note: 'their-note',
      version: String(book.version),
    };
  });
  after(() => app.stop());
  beforeEach(async () => {
    stranger = await app.addClient();
  });

  async function everything(): Promise<string> {
    const tables = ['estates', 'renovations', 'renovation_reports', 'calculation_jobs', 'users'];
    const { sql } = app.dependencies;
    const rows = await Promise.all(
      tables.map(
        (table) =>
          sql`SELECT to_jsonb(t) AS row FROM ${sql(table)} t WHERE context_id = ${owner.contextId} ORDER BY id`,
      ),
    );
    return JSON.stringify(rows);
  }

  /** The answer with the names that were sent taken out of it. */
  async function ask(
    { method, path }: { method: string; path: string },
    names: Record<string, string>,
    estate: string,
  ) {
    const filled = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => names[name] ?? assert.fail(`no ${name}`),
    );
    const operation = `${method} ${path}`;
    const address = `${filled}${QUERIES[operation]?.(estate) ?? ''}`;
    const answer = await stranger.call(method.toUpperCase(), address, BODIES[operation]?.(estate));
    const sent = [...Object.values(names), estate];
    const body = sent.reduce((text, name) => text.replaceAll(name, '…'), await bodyOf(answer));
    return { status: answer.status, body: CREATING.includes(`${method} ${path}`) ? '' : body };
  }

  for (const operation of operations) {
    it(`${operation.method.toUpperCase()} ${operation.path} tells and changes nothing`, async () => {
      const before = await everything();
      const nothing = {
        renovation_id: randomUUID(),
        id: randomUUID(),
        external_id: randomUUID(),
        version: '2000000102',
      };
      for (const estate of ['estate', 'external_id', 'property']) {
        const unknown = await ask(operation, nothing, randomUUID());
        const known = await ask(operation, theirs, String(theirs[estate]));
        if (CREATING.includes(`${operation.method} ${operation.path}`))
          assert.ok(known.status === 201 || known.status === 200);
        else assert.deepEqual(known, unknown);
      }
      assert.equal(await everything(), before);
    });
  }

  // The tables of prices are the same for all.
  const lists = operations.filter(
    ({ method, path }) => method === 'get' && !path.includes('{') && path !== '/v1/price-book/tables',
  );
  /** Counts of them, which name none. */
  const summaries = ['/v1/portfolio/labels', '/v1/portfolio/places', '/v1/portfolio/choices'];
  for (const path of summaries) {
    it(`GET ${path} counts them for their own context alone`, async () => {
      const newcomer = await app.addClient();
      const [own, seen, empty] = await Promise.all(
        [owner, stranger, newcomer].map(async (client) => (await client.call('GET', path)).text()),
      );
      assert.notEqual(own, empty, 'the owner sees something: else the test proves nothing');
      assert.equal(seen, empty);
    });
  }
  for (const { path } of lists.filter((list) => !summaries.includes(list.path))) {
    it(`GET ${path} lists them for their own context alone`, async () => {
      const names = Object.values(theirs);
      const own = await bodyOf(await owner.call('GET', path));
      assert.ok(
        names.some((name) => own.includes(name)),
        'the owner sees something: else the test proves nothing',
      );
      const seen = await bodyOf(await stranger.call('GET', path));
      assert.deepEqual(
        names.filter((name) => seen.includes(name)),
        [],
      );
    });
  }

  it('are in no list, also when asked for by name', async () => {
    const empty = [
      '/v1/renovations?external_user_id=their-user&include_deleted=true',
      '/v1/estates?external_user_id=their-user&include_deactivated=true',
      `/v1/calculation-jobs?parent_id=${theirs['id']}`,
    ];
    for (const path of empty) {
      assert.equal((await successOf<{ total: number }>(await stranger.call('GET', path))).total, 0, path);
    }
  });
});
