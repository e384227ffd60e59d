import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { Sql } from '../../infra/database/sql.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  findReferredEstate,
  findSavedChoices,
  isSavedPlan,
  listDemoEstates,
} from './planner-page.repository.ts';

const CURRENT = { engine_version: ENGINE_VERSION, data_version: DATA_VERSION };

/** Whoever has the link of one estate gets what belongs to it, and nothing of its neighbours. */
describe('the link of an estate', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  let slug: string;
  let estateId: string;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(async () => {
    slug = `c-${randomUUID()}`;
    const [context] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES (${slug}, 'Context') RETURNING id`;
    contextId = context.id;
    estateId = await addEstate(sql, contextId);
  });

  const tokenOf = async (id: string) => {
    const [row] = await sql<
      [{ token: string }]
    >`SELECT referral_token AS token FROM estates WHERE id = ${id}`;
    return row.token;
  };
  const open = async (id = estateId) => findReferredEstate(sql, await tokenOf(id));
  /** A plan, as suggested unless `change` says otherwise. */
  async function addPlan(ofEstate: string, change: Record<string, unknown> = {}): Promise<string> {
    const id = await addRenovation(sql, contextId, {
      estateId: ofEstate,
      plan: { date: '2026-10-01', controls: {} },
    });
    await sql`UPDATE renovations SET ${sql({ is_edited: false, ...change })} WHERE id = ${id}`;
    return id;
  }
  async function addBook(version: number): Promise<number> {
    const book = JSON.stringify({ version, prices: [], switched_off: [], grants: [] });
    await sql`INSERT INTO price_books (context_id, version, book, note) VALUES (${contextId}, ${version}, ${book}::text::jsonb, '')`;
    return version;
  }

  it('opens with the suggestion of that estate, which is neither edited nor deleted', async () => {
    await addPlan(await addEstate(sql, contextId));
    await addPlan(estateId, { is_edited: true });
    await addPlan(estateId, { deleted_at: new Date() });
    assert.equal((await open())?.suggestion, null);
    await addPlan(estateId);
    assert.equal((await open())?.suggestion?.date, '2026-10-01');
    assert.equal((await open())?.isActive, true);
    await sql`UPDATE estates SET deactivated_at = now() WHERE id = ${estateId}`;
    assert.equal((await open())?.isActive, false);
  });

  it('has the prices of its suggestion where that still holds, else those of the context', async () => {
    const [old, current] = [await addBook(2_000_000_001), await addBook(2_000_000_002)];
    assert.equal((await open())?.priceBook, null);
    await sql`UPDATE contexts SET price_book_version = ${current} WHERE id = ${contextId}`;
    const versionOf = async () => (await open())?.priceBook?.version;
    assert.equal(await versionOf(), current);
    const plan = { price_book_version: old, ...CURRENT };
    await addPlan(await addEstate(sql, contextId), plan);
    await addPlan(estateId, { ...plan, is_edited: true });
    await addPlan(estateId, { ...plan, deleted_at: new Date() });
    assert.equal(await versionOf(), current);
    const id = await addPlan(estateId, plan);
    assert.equal(await versionOf(), old);
    for (const change of [{ engine_version: '0.0.1' }, { data_version: '2000-01' }]) {
      await sql`UPDATE renovations SET ${sql({ ...CURRENT, ...change })} WHERE id = ${id}`;
      assert.equal(await versionOf(), current, JSON.stringify(change));
    }
  });

  it('opens and prints the plans that were saved on its page, and no other', async () => {
    const edited = { is_edited: true, page_choices: 'target=B' };
    const neighbour = await addEstate(sql, contextId);
    const saved = await addPlan(estateId, edited);
    const others = {
      deleted: await addPlan(estateId, { ...edited, deleted_at: new Date() }),
      suggested: await addPlan(estateId, { page_choices: 'target=B' }),
      ofNeighbour: await addPlan(neighbour, edited),
      unknown: randomUUID(),
    };
    const seen = async (id: string) => [
      await isSavedPlan(sql, contextId, estateId, id),
      await findSavedChoices(sql, contextId, estateId, id),
    ];
    assert.deepEqual(await seen(saved), [true, 'target=B']);
    const [other] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES (${`c-${randomUUID()}`}, 'Other') RETURNING id`;
    assert.equal(await isSavedPlan(sql, other.id, estateId, saved), false);
    assert.equal(await findSavedChoices(sql, other.id, estateId, saved), null);
    for (const [what, id] of Object.entries(others)) assert.deepEqual(await seen(id), [false, null], what);
  });

  it('is shown on the start page for active estates of the demo, with the labels of their suggestion', async () => {
    const names = ['c', 'b', 'a'];
    for (const externalId of names) await addEstate(sql, contextId, { externalId, region: 'BE-BRU' });
    await sql`UPDATE estates SET quality_label = 'D' WHERE id = ${estateId}`;
    const listed = async () =>
      (await listDemoEstates(sql, [slug])).map(({ externalId }) => externalId).sort();
    assert.deepEqual(await listed(), ['a', 'b'], 'the first two of a region');
    const [first] = await sql<[{ id: string }]>`
      SELECT id FROM estates WHERE context_id = ${contextId} AND external_id = 'a'`;
    for (const change of [{}, { is_edited: true }, { deleted_at: new Date() }])
      await addPlan(first.id, change);
    assert.deepEqual(await listed(), ['a', 'b'], 'each once, whatever plans it has');
    await sql`UPDATE estates SET deactivated_at = now() WHERE context_id = ${contextId} AND external_id = 'a'`;
    assert.deepEqual(await listed(), ['b', 'c']);
    assert.equal((await listDemoEstates(sql, ['another'])).length, 0);
  });
});
