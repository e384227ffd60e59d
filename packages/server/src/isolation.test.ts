import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { writeOpenApi } from './openapi-document.ts';
import { bodyOf, successOf } from './testing/answers.ts';
import { addContextThings, type ContextThings } from './testing/data/context-things.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/test-app.ts';

interface Document {
  paths: Record<string, Record<string, { security?: unknown[]; requestBody?: object }>>;
}

const FILE = (name: string) => `external_id,country,estate_type\n${name},NL,OTHER\n`;

const LOAN = (name: string) => ({
  estate_external_id: name,
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 1,
  outstanding_cents: 1,
});
const LOAN_FILE = (name: string) =>
  `loan_id,estate_external_id,gross_carrying_amount,outstanding\na-loan,${name},1,1\n`;

const BUILDING = (name: string) => ({
  name: 'Ours',
  address: { country: 'BE', zip_code: '2800' },
  shares_total: 1,
  units: [{ external_id: name, name: '1', share: 1 }],
});

const BUILDING_FILE = (name: string) => `building_external_id,unit_external_id,share\n${name},${name},1\n`;

/** What an operation is sent: JSON, or a text as a file. `name` stands for the estate that the body names. */
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
  'post /v1/portfolio/actions': (name) => ({ action: 'DEACTIVATE', external_ids: [name] }),
  'post /v1/programmes': (name) => ({
    name: 'Ours',
    homes: { external_ids: [name] },
    first_year: new Date().getFullYear() + 1,
    years: 3,
    objective: 'LOWEST_COST',
  }),
  'post /v1/sandbox/homes': () => ({ count: 1 }),
  'put /v1/sandbox/clock': () => ({ date: '2030-01-01' }),
  'post /v1/webhooks': () => ({ url: 'https://hooks.example.com/mine' }),
  'post /v1/programmes/{id}/approvals': () => ({ year: 2027 }),
  'post /v1/programmes/{id}/done': (name) => ({ homes: [{ external_id: name, done_on: '2026-10-30' }] }),
  'post /v1/estate-imports': FILE,
  'post /v1/estate-imports/check': FILE,
  'put /v1/loans/{loan_id}': LOAN,
  'post /v1/loans/batch': (name) => ({ loans: [{ loan_id: 'a-loan', ...LOAN(name) }] }),
  'put /v1/buildings/{external_id}': BUILDING,
  'post /v1/buildings/{external_id}/plan': () => ({}),
  'post /v1/buildings/{external_id}/papers': () => ({ kind: 'AGENDA', language: 'en' }),
  'post /v1/building-imports': BUILDING_FILE,
  'post /v1/building-imports/check': BUILDING_FILE,
  'post /v1/loan-imports': LOAN_FILE,
  'post /v1/loan-imports/check': LOAN_FILE,
  'post /v1/loan-reports': () => ({ reference_date: '2026-12-31' }),
  'put /v1/loan-settings': () => ({ emission_factors: [], taxonomy_limits: [] }),
  'put /v1/estate-imports/headings': () => ({ headings: [{ heading: 'Prijs', column: 'price' }] }),
};

/** Where the estate, or another thing, is named by a parameter. */
const QUERIES: Record<string, (name: string, things: ContextThings) => string> = {
  'get /v1/programmes/{id}/compare': (_, { programmeId }) => `?with=${programmeId}`,
  'post /v1/calculation-jobs/epc-document-processing': (name) => `?estate=${encodeURIComponent(name)}`,
};

/** They create an estate, or a webhook, of the stranger's own, whatever others call theirs. */
const CREATING = [
  'put /v1/estates/{external_id}',
  'post /v1/estates/batch',
  'post /v1/estate-imports',
  'post /v1/sandbox/homes',
  'post /v1/webhooks',
];

/** They record that they were asked for: under an id and at a moment of their own. */
const RECORDING = ['post /v1/portfolio/actions', 'post /v1/loan-reports'];
const OF_RECORD = /"(id|created_at|ended_at)":"[^"]*"/g;

/** Statuses of a request that was not understood, or names what is not there: with them an operation proves nothing. */
const NOT_REACHED = [400, 401, 403, 404, 405, 406, 413, 415];

interface Operation {
  method: string;
  path: string;
}
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

const { paths } = JSON.parse(await writeOpenApi()) as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => security === undefined)
    .map(([method, { requestBody }]) => ({ method, path, hasBody: requestBody !== undefined })),
);

/** Which thing `{id}` is, by the path that it stands in. */
const KINDS_OF_ID: [RegExp, keyof ContextThings][] = [
  [/^\/v1\/estate-imports\//, 'importId'],
  [/^\/v1\/estates\//, 'certificateId'],
  [/^\/v1\/calculation-jobs\/.*\/review-link$/, 'certificateJobId'],
  [/^\/v1\/calculation-jobs\//, 'jobId'],
  [/^\/v1\/portfolio\/actions\//, 'actionId'],
  [/^\/v1\/loan-reports\//, 'loanReportId'],
  [/^\/v1\/programmes\//, 'programmeId'],
];

function fill(path: string, things: ContextThings): string {
  const kindOfId = KINDS_OF_ID.find(([pattern]) => pattern.test(path))?.[1];
  const values: Record<string, string | undefined> = {
    renovation_id: things.renovationId,
    external_id: things.externalId,
    version: things.priceBookVersion,
    loan_id: things.loanId,
    webhook_id: things.webhookId,
    delivery_id: things.deliveryId,
    row: '1',
    column: 'a',
    file: path.startsWith('/v1/programmes/') ? 'homes.csv' : 'loans.csv',
    id: kindOfId && things[kindOfId],
  };
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? assert.fail(`no ${name} of ${path}`),
  );
}

it('every operation with a body is sent one', () => {
  const withBody = operations.filter(({ hasBody }) => hasBody).map(nameOf);
  assert.deepEqual(Object.keys(BODIES).sort(), withBody.sort());
});

/** Every operation of a client, with what belongs to another context: the same as with what does not exist. */
describe("another context's resources", () => {
  let app: TestApp;
  let owner: TestClient;
  let stranger: TestClient;
  let theirs: ContextThings;
  /** Of a sandbox, where every operation can be called. */
  const addSandboxClient = () => app.addClient({ context: { sandbox: true } });

  before(async () => {
    // What the owner called would be written a second later, and look like a change.
    app = await startTestApp({ env: { ROOFTREE_REQUEST_LOG: 'off' } });
    owner = await addSandboxClient();
    theirs = await addContextThings(app, owner);
    await successOf(
      await owner.call('POST', `/v1/renovations/${theirs.renovationId}/reports`, { language: 'en' }),
    );
  });
  after(() => app.stop());
  beforeEach(async () => {
    stranger = await addSandboxClient();
  });

  /** Every row of the owner's context, in every table that has contexts. */
  async function everything(): Promise<string> {
    const { sql } = app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.column_name = 'context_id' AND t.table_type = 'BASE TABLE' AND c.table_schema = 'public' ORDER BY 1`;
    assert.ok(tables.length > 20, 'there are tables with contexts');
    const rows = await Promise.all([
      sql`SELECT to_jsonb(c) AS row FROM contexts c WHERE id = ${owner.contextId}`,
      ...tables.map(
        ({ name }) =>
          sql`SELECT to_jsonb(t) AS row FROM ${sql(name)} t WHERE context_id = ${owner.contextId} ORDER BY to_jsonb(t)::text`,
      ),
    ]);
    return JSON.stringify(rows);
  }

  function send(client: TestClient, operation: Operation, things: ContextThings, estate: string) {
    const address = `${fill(operation.path, things)}${QUERIES[nameOf(operation)]?.(estate, things) ?? ''}`;
    const body = BODIES[nameOf(operation)]?.(estate);
    const method = operation.method.toUpperCase();
    if (typeof body !== 'string') return client.call(method, address, body);
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'text/csv' };
    return fetch(`${app.url}${address}`, { method, headers, body });
  }

  /** The answer to a stranger, with the names that were sent taken out of it. */
  async function ask(operation: Operation, things: ContextThings, estate: string) {
    const answer = await send(stranger, operation, things, estate);
    const sent = [...Object.values(things), estate];
    const said = sent.reduce((text, name) => text.replaceAll(name, '…'), await bodyOf(answer));
    const body = RECORDING.includes(nameOf(operation)) ? said.replaceAll(OF_RECORD, '…') : said;
    return { status: answer.status, body: CREATING.includes(nameOf(operation)) ? '' : body };
  }

  for (const operation of operations) {
    it(`${operation.method.toUpperCase()} ${operation.path} reveals and changes nothing`, async () => {
      const twin = await addSandboxClient();
      const own = await send(twin, operation, await addContextThings(app, twin), 'their-estate');
      const said = await bodyOf(own);
      assert.ok(!NOT_REACHED.includes(own.status), `with what is one's own: ${own.status} ${said}`);

      const before = await everything();
      const nothing: ContextThings = {
        ...theirs,
        renovationId: randomUUID(),
        jobId: randomUUID(),
        certificateJobId: randomUUID(),
        importId: randomUUID(),
        actionId: randomUUID(),
        programmeId: randomUUID(),
        certificateId: randomUUID(),
        externalId: randomUUID(),
        priceBookVersion: '912345679',
        loanId: randomUUID(),
        loanReportId: randomUUID(),
        webhookId: randomUUID(),
        deliveryId: randomUUID(),
      };
      for (const estate of [theirs.estateId, theirs.externalId, theirs.propertyId]) {
        const unknown = await ask(operation, nothing, randomUUID());
        const known = await ask(operation, theirs, estate);
        if (CREATING.includes(nameOf(operation))) assert.ok(known.status === 201 || known.status === 200);
        else assert.deepEqual(known, unknown);
      }
      assert.equal(await everything(), before);
    });
  }

  // The tables of prices are the same for all.
  const lists = operations.filter(
    ({ method, path }) =>
      method === 'get' &&
      !path.includes('{') &&
      path !== '/v1/price-book/tables' &&
      path !== '/v1/portfolio/overview/pdf',
  );
  /** Counts of them, which name none. */
  const summaries = ['labels', 'places', 'choices', 'overview'].map((name) => `/v1/portfolio/${name}`);
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
      `/v1/calculation-jobs?parent_id=${theirs.jobId}`,
    ];
    for (const path of empty) {
      assert.equal((await successOf<{ total: number }>(await stranger.call('GET', path))).total, 0, path);
    }
  });
});
