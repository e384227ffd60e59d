import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Sql } from '../../infra/database/sql.ts';
import { findReportSubject, insertReport } from '../../output/reports/reports.repository.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findPlannedEstate, findRenovation, searchRenovations } from './renovations.repository.ts';

/** Keys begin with the context, so nothing but a statement's own condition keeps rows of the same id apart. */
describe('renovations of two contexts under one id', () => {
  let database: TestDatabase;
  let sql: Sql;
  /** After all others, which would be found in its place. */
  const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  const contexts: { contextId: string; name: string; book: number }[] = [];
  const others: { contextId: string; another: string }[] = [];
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    for (const [name, book] of [
      ['Mine', 2_000_000_001],
      ['Theirs', 2_000_000_002],
    ] as const) {
      const [context] = await sql<[{ id: string }]>`
        INSERT INTO contexts (slug, name) VALUES (${name.toLowerCase()}, ${name}) RETURNING id`;
      contexts.push({ contextId: context.id, name, book });
    }
    for (const { contextId, name, book } of contexts) {
      for (const version of [2_000_000_001, 2_000_000_002])
        await sql`INSERT INTO price_books (context_id, version, book, note)
          VALUES (${contextId}, ${version}, ${JSON.stringify({ version })}::text::jsonb, '')`;
      await addEstate(sql, contextId, { street: 'Elsewhere', estateType: 'APARTMENT', estateFormat: null });
      const estateId = await addEstate(sql, contextId, { street: name, managingUser: 'an' });
      const another = await addRenovation(sql, contextId, {
        name: `${name}, another`,
        managingUser: 'bob',
        createdAt: '2026-11-01T00:00:00.000Z',
      });
      others.push({ contextId, another });
      const made = await addRenovation(sql, contextId, {
        estateId,
        name,
        managingUser: 'an',
        plan: { engine_version: '1.0.0', steps: [], of: name },
      });
      await sql`UPDATE renovations SET id = ${id}, price_book_version = ${book} WHERE id = ${made}`;
    }
  });
  after(() => database.drop());

  const search = async (
    contextId: string,
    externalUserId: string | undefined,
    direction: 'ASC' | 'DESC' = 'ASC',
  ) => {
    const { total, items } = await searchRenovations(sql, contextId, {
      sortBy: 'created_at',
      direction,
      includeDeleted: false,
      skip: 0,
      take: 10,
      externalUserId,
      updatedSince: undefined,
    });
    const found: { renovation_name: string }[] = JSON.parse(`[${items}]`);
    return [total, ...found.map(({ renovation_name }) => renovation_name).sort()];
  };

  it('are searched for, also by their user, in one of them', async () => {
    for (const { contextId, name } of contexts) {
      assert.deepEqual(await search(contextId, undefined), [2, name, `${name}, another`]);
      for (const direction of ['ASC', 'DESC'] as const)
        assert.deepEqual(await search(contextId, 'an', direction), [1, name]);
    }
  });

  it('are found with their own estate and prices', async () => {
    for (const { contextId, name, book } of contexts) {
      assert.equal(JSON.parse((await findRenovation(sql, contextId, id)) ?? 'null').renovation_name, name);
      const planned = await findPlannedEstate(sql, contextId, id);
      assert.deepEqual(
        [JSON.parse(planned?.plan ?? 'null').of, planned?.priceBook],
        [name, { version: book }],
      );
      assert.equal(JSON.parse(planned?.estate ?? 'null').estate_type, 'HOUSE');
    }
  });

  it('are not found under the id of another', async () => {
    for (const { contextId, another } of others) {
      const found = JSON.parse((await findRenovation(sql, contextId, another)) ?? 'null');
      const planned = await findPlannedEstate(sql, contextId, another);
      assert.match(found.renovation_name, /, another$/);
      assert.equal(JSON.parse(planned?.plan ?? 'null').of, undefined);
    }
  });

  it('are reported on with their own estate, issuer and logo', async () => {
    const [first, second] = contexts;
    await sql`
      INSERT INTO context_logos (context_id, hash, width, height, png)
      VALUES (${second?.contextId ?? ''}, ${'a'.repeat(64)}, 2, 1, ${Buffer.from('png')})`;
    const seen = await Promise.all(
      contexts.map(async ({ contextId }) => {
        const subject = await findReportSubject(sql, contextId, id);
        return [subject?.street, subject?.issuerName, subject?.logo?.width ?? null];
      }),
    );
    assert.deepEqual(seen, [
      ['Mine', 'Mine', null],
      ['Theirs', 'Theirs', 2],
    ]);
    assert.equal(await findReportSubject(sql, first?.contextId ?? '', randomUUID()), null);
  });

  it('get a report each, in their own context', async () => {
    const subject = await findReportSubject(sql, contexts[0]?.contextId ?? '', id);
    assert.ok(subject !== null);
    const { fingerprint, branding, createdAt } = subject;
    const report = {
      id: randomUUID(),
      renovationId: id,
      createdAt,
      language: 'en',
      name: 'R',
      bytes: 1,
      fingerprint,
      branding,
    } as const;
    for (const { contextId } of contexts) {
      const path = `reports/${randomUUID()}/r.pdf`;
      await sql`INSERT INTO stored_files (context_id, path, state) VALUES (${contextId}, ${path}, 'live')`;
      assert.notEqual(await insertReport(sql, contextId, { ...report, path }, 'http://x', null), null);
    }
    const rows = await sql`SELECT renovation_id FROM renovation_reports`;
    assert.deepEqual([...rows], [{ renovation_id: id }, { renovation_id: id }]);
  });
});
