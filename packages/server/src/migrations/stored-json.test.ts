import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { readEstateBatch } from '../estates/estates.repository.ts';
import { type Executor, transaction } from '../infra/database/sql.ts';
import { searchRenovations } from '../planning/renovations/renovations.repository.ts';
import { successOf } from '../testing/answers.ts';
import { cases } from '../testing/is-long.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const HOSTILE = [
  'Lindenlaan',
  'say "12"',
  'a\\b\\u0000',
  'tab\tline\n\u0001',
  "l'Île ★ 🏠",
  '{cdn_url} $1 %s',
];
const URLS = ['https://one.example.com', 'https://two.example.com/a"b'];

class Undo extends Error {}

describe('the JSON that is stored with estates and renovations', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
  });
  after(() => app.stop());

  const house = (text: string) => ({
    address: { country: 'BE', zip_code: '2800', place: text, street: text, house_number: '1 "a"' },
    metadata: { property_id: text },
    estate_type: 'HOUSE',
    year_built: 1962,
    price: 325_000.5,
    managing_user_external_id: text,
    media: [{ url: 'https://pictures.example.com/1.jpg' }],
  });

  /** Every answer that stored JSON is a part of. */
  const read = async (sql: Executor) => {
    const lists = await Promise.all(
      URLS.map((url) => readEstateBatch(sql, client.contextId, url, { after: null, size: 1000 })),
    );
    const all = { take: 100, includeDeleted: true, externalUserId: undefined, updatedSince: undefined };
    const order = { sortBy: 'created_at', direction: 'ASC' } as const;
    const first = await searchRenovations(sql, client.contextId, { ...all, ...order, skip: 0 });
    const second = await searchRenovations(sql, client.contextId, { ...all, ...order, skip: 1 });
    return [...lists.map(({ entries }) => entries), first.items, second.items].map(String);
  };
  const removeStored = async (tx: Executor) => {
    await tx`ALTER TABLE estates DISABLE TRIGGER estates_store_json_updated`;
    await tx`ALTER TABLE renovations DISABLE TRIGGER renovations_store_json_updated`;
    await tx`UPDATE estates SET list_json = NULL, search_json = NULL`;
    await tx`UPDATE renovations SET search_json = NULL`;
  };
  /** The same composed at the read, from rows without stored JSON. */
  const compose = async (sql: TestApp['dependencies']['sql']) => {
    let composed: string[] = [];
    await transaction(sql, async (tx) => {
      await removeStored(tx);
      composed = await read(tx);
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return composed;
  };
  const missing = (sql: Executor) => sql`
    SELECT id FROM estates WHERE list_json IS NULL OR search_json IS NULL
    UNION ALL SELECT id FROM renovations WHERE search_json IS NULL`;
  const wrongLabels = (sql: Executor) =>
    sql`SELECT id, labels, plan_labels(plan) FROM renovations WHERE labels IS DISTINCT FROM plan_labels(plan)`;
  const checkStored = async (sql: TestApp['dependencies']['sql'], written: string) => {
    assert.deepEqual([...(await missing(sql))], [], written);
    assert.deepEqual([...(await wrongLabels(sql))], [], written);
    assert.deepEqual(await read(sql), await compose(sql), written);
  };

  const renovationOf = async (name: string) => {
    const [row] = await app.dependencies.sql<{ id: string }[]>`
      SELECT r.id FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
      WHERE e.external_id = ${name}`;
    return row && `/v1/renovations/${row.id}`;
  };
  const plan = async (name: string) => {
    const answer = await client.call('POST', BATCH, [name]);
    if (answer.status !== 201) return;
    const { id } = await successOf<{ id: string }>(answer);
    await until(async () => {
      const job = await client.call('GET', `/v1/calculation-jobs/${id}`);
      return (await successOf<{ published_at: string | null }>(job)).published_at !== null;
    });
  };
  const ofRenovation =
    (method: string, path = '', body?: unknown) =>
    async (name: string) => {
      const renovation = await renovationOf(name);
      if (renovation !== undefined) await client.call(method, renovation + path, body);
    };
  const writes: Record<string, (name: string, text: string) => Promise<unknown>> = {
    put: (name, text) => client.call('PUT', `/v1/estates/${name}`, house(text)),
    patch: (name, text) => client.call('PATCH', `/v1/estates/${name}`, { address: { street: text } }),
    forget: (name) => client.call('PATCH', `/v1/estates/${name}`, { price: null, metadata: null }),
    import: (name, text) => client.call('POST', '/v1/estates/batch', [{ external_id: name, ...house(text) }]),
    deactivate: (name) => client.call('DELETE', `/v1/estates/${name}`),
    erase: (name) => client.call('DELETE', `/v1/estates/${name}?erase=true`),
    plan,
    rename: (name, text) => ofRenovation('PATCH', '', { renovation_name: text })(name),
    manage: (name, text) => ofRenovation('PATCH', '', { managing_user: { external_id: text } })(name),
    delete: ofRenovation('DELETE'),
    restore: ofRenovation('POST', '/restore'),
    report: ofRenovation('POST', '/reports', { language: 'nl-BE' }),
  };

  it('is what would be composed at the read, whatever was written', async () => {
    const { sql } = app.dependencies;
    const step = fc.record({
      write: fc.constantFrom('put', 'put', 'plan', ...Object.keys(writes)),
      name: fc.constantFrom('one', 'two', 'three'),
      text: fc.constantFrom(...HOSTILE),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        for (const { write, name, text } of steps) await writes[write]?.(name, text);
        await checkStored(sql, JSON.stringify(steps));
      }),
      { numRuns: cases(3, 60) },
    );
  });

  /**
   * Each changes one thing that the JSON of a renovation shows. Those of plans are as a version before this one writes
   * them.
   */
  const UPDATES = [
    "created_at = created_at - interval '1 day'",
    "updated_at = updated_at + interval '1 day'",
    'deleted_at = updated_at',
    "name = 'Another name'",
    'subsidy_cents = 1',
    'cost_cents = cost_cents + 1, total_cents = total_cents + 1',
    'vat_cents = vat_cents + 1, total_cents = total_cents + 1',
    'managing_user_id = (SELECT id FROM users u WHERE u.context_id = r.context_id AND u.id IS DISTINCT FROM r.managing_user_id LIMIT 1)',
    'managing_user_id = NULL',
    'estate_id = (SELECT id FROM estates e WHERE e.context_id = r.context_id AND e.id <> r.estate_id LIMIT 1)',
    `plan = '{"baseline":{"label":"G"},"result":{"label":"F"},"target":{"label":"E","probability":0.25}}'`,
    `plan = '{"baseline":{"label":"G"},"result":{"label":"A"}}', search_json = search_json`,
    `plan = '{}', labels = '{G,B,A,1}', search_json = NULL, name = 'Its labels are given'`,
  ];
  it('follows each thing that it shows', async () => {
    const { sql } = app.dependencies;
    // Each with a user of its own.
    await writes['put']?.('one', 'Lindenlaan');
    await writes['put']?.('two', 'Kerkstraat');
    await plan('one');
    const [renovation] = await sql<{ id: string }[]>`
      SELECT r.id FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
      WHERE e.external_id = 'one' AND r.deleted_at IS NULL LIMIT 1`;
    assert.ok(renovation !== undefined);
    const jsonOf = async () =>
      (await sql`SELECT search_json FROM renovations WHERE id = ${renovation.id}`)[0]?.['search_json'];
    for (const update of UPDATES) {
      const before = await jsonOf();
      await sql.unsafe(`UPDATE renovations r SET ${update} WHERE id = $1`, [renovation.id]);
      assert.notDeepEqual(await jsonOf(), before, update);
      if (!update.includes('labels =')) await checkStored(sql, update);
    }
    assert.match(String(await jsonOf()), /"label_now":"G","label_after":"B"/);
  });

  it('is filled for rows that have none, and only once', async () => {
    const { sql } = app.dependencies;
    for (const name of ['one', 'two']) {
      await writes['put']?.(name, 'say "12"');
      await plan(name);
    }
    const expected = await read(sql);
    await transaction(sql, async (tx) => {
      await removeStored(tx);
      await tx`ALTER TABLE estates ENABLE ALWAYS TRIGGER estates_store_json_updated`;
      await tx`ALTER TABLE renovations ENABLE ALWAYS TRIGGER renovations_store_json_updated`;
    });
    assert.notDeepEqual([...(await missing(sql))], []);
    await sql`CALL fill_stored_json()`;
    assert.deepEqual([...(await missing(sql))], []);
    assert.deepEqual(await read(sql), expected);
    const versions = () => sql`SELECT xmin::text FROM estates UNION ALL SELECT xmin::text FROM renovations`;
    const before = [...(await versions())];
    await sql`CALL fill_stored_json()`;
    assert.deepEqual([...(await versions())], before);
  });

  it('is stored also where other triggers are off', async () => {
    const { sql } = app.dependencies;
    await transaction(sql, async (tx) => {
      await tx`SET LOCAL session_replication_role = replica`;
      await tx`UPDATE estates SET street = 'Kerkstraat' WHERE context_id = ${client.contextId}`;
    });
    assert.match((await read(sql)).join(), /Kerkstraat/);
    assert.deepEqual(await read(sql), await compose(sql));
  });

  it('does not let a user get another name', async () => {
    const { sql } = app.dependencies;
    await writes['put']?.('one', 'Lindenlaan');
    await assert.rejects(sql`UPDATE users SET external_id = 'other' WHERE context_id = ${client.contextId}`, {
      code: '23514',
    });
  });
});
