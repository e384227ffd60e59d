/** What foreign keys would do, done by triggers: see migration 0235. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Executor, Sql } from '../../../infra/database/sql.ts';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { deleteReport, insertLines, insertReport } from './loan-reports.repository.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';
const ACTOR = { kind: 'command', id: null } as const;

describe('the lines of a report', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  let reportId: string;
  let homes: string[];
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(async () => {
    contextId = await addContext();
    const report = { layout: '2022', referenceDate: '2026-12-31', basis: 'LOCATION' } as const;
    reportId = await insertReport(sql, contextId, ACTOR, report);
    homes = [await addEstate(sql, contextId), await addEstate(sql, contextId)];
  });

  const insert = (executor: Executor, estateIds: string[], ofReport = reportId) =>
    insertLines(executor, contextId, ofReport, {
      loanIds: estateIds.map((_, place) => `loan-${place}`),
      estateIds,
      rows: estateIds.map(() => 3),
      areEstimated: estateIds.map(() => false),
      labels: estateIds.map(() => 'B'),
      amounts: estateIds.map(() => 100),
      bands: estateIds.map(() => '{100,0,0,0,0,0}'),
      likeliest: estateIds.map(() => 0),
      details: estateIds.map((id) => `${id}\r\n`),
    });
  const countLines = async () => {
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*) FROM loan_report_lines WHERE context_id = ${contextId}`;
    return row.count;
  };
  const isRefused = (promise: Promise<unknown>) => assert.rejects(promise, { code: '23503' });

  it('need a report and a home of their context', async () => {
    const stranger = await addEstate(sql, await addContext());
    await isRefused(insert(sql, homes, NO_ID));
    await isRefused(insert(sql, [...homes, NO_ID]));
    await isRefused(insert(sql, [...homes, stranger]));
    assert.equal(await countLines(), 0);
    await insert(sql, [...homes, ...homes]);
    assert.equal(await countLines(), 4);
  });

  it('go with their report, and with their home', async () => {
    await insert(sql, homes);
    await sql`DELETE FROM estates WHERE id = ${homes[0] ?? ''}`;
    assert.equal(await countLines(), 1);
    await deleteReport(sql, contextId, reportId);
    assert.equal(await countLines(), 0);
  });

  const deletions: [string, () => Promise<unknown>][] = [
    ['home', async () => sql`DELETE FROM estates WHERE id = ${homes[0] ?? ''}`],
    ['report', () => deleteReport(sql, contextId, reportId)],
  ];
  for (const [name, remove] of deletions)
    it(`go with a ${name} that is deleted while they are written`, async () => {
      const ended: Promise<unknown>[] = [];
      await sql.begin(async (tx) => {
        await insert(tx, homes.slice(0, 1));
        let isDone = false;
        ended.push(remove().then(() => (isDone = true)));
        await until(async () => isDone || (await countWaiting()) > 0);
      });
      await Promise.all(ended);
      assert.equal(await countLines(), 0);
    });

  async function addContext(): Promise<string> {
    const [row] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES (${randomUUID()}, 'Bank') RETURNING id`;
    return row.id;
  }

  async function countWaiting(): Promise<number> {
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row.count;
  }
});
