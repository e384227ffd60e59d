/** What a worker is handed when it begins a chunk, and what that changes. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { startBatch } from '../../../testing/data/batches.ts';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { findEstatesOf, findPriceBook, startJobs } from './chunk.repository.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

let contexts = 0;
async function newContext(): Promise<string> {
  contexts += 1;
  return (await createContext(sql, { slug: `starts-${contexts}`, name: 'Starts' })).id;
}

/** A batch of so many estates, each built in a year of its own. */
async function addBatch(contextId: string, years: readonly number[]) {
  const names = years.map((year) => `built-${year}`);
  for (const [place, externalId] of names.entries()) {
    const id = await addEstate(sql, contextId, { externalId });
    await sql`UPDATE estates SET year_built = ${years[place] ?? null} WHERE id = ${id}`;
  }
  const batchId = await startBatch(sql, contextId, { names });
  const children = await sql<{ id: string; estateId: string }[]>`
    SELECT id, estate_id AS "estateId" FROM calculation_jobs WHERE parent_id = ${batchId} ORDER BY id`;
  return {
    batchId,
    jobIds: children.map(({ id }) => id),
    estateIds: children.map(({ estateId }) => estateId),
  };
}
const statusesOf = async (batchId: string) => {
  const rows = await sql<{ status: string }[]>`
    SELECT calculation_job_status AS status FROM calculation_jobs WHERE id = ${batchId} OR parent_id = ${batchId}
    ORDER BY parent_id NULLS FIRST, id`;
  return rows.map(({ status }) => status);
};

test('the jobs of a chunk start with their batch, each with its own estate, and no other job does', async () => {
  const contextId = await newContext();
  const batch = await addBatch(contextId, [1901, 1902, 1903]);
  const waiting = await addBatch(contextId, [1911, 1912]);
  const handed: { job_id: string; estate: { year_built: number } }[] = JSON.parse(
    (await startJobs(sql, contextId, batch.batchId, batch.jobIds.slice(0, 2))) ?? 'null',
  );
  assert.deepEqual(
    handed.map(({ job_id }) => job_id),
    batch.jobIds.slice(0, 2),
  );
  const estates = await sql<{ id: string; year: number }[]>`SELECT id, year_built AS year FROM estates`;
  const yearOf = new Map(estates.map(({ id, year }) => [id, year]));
  assert.deepEqual(
    handed.map(({ estate }) => estate.year_built),
    batch.estateIds.slice(0, 2).map((id) => yearOf.get(id)),
  );
  assert.deepEqual(await statusesOf(batch.batchId), ['RUNNING', 'RUNNING', 'RUNNING', 'NOT_STARTED']);
  assert.deepEqual(await statusesOf(waiting.batchId), ['NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED']);
});

test('a job that has expired, or was stopped, starts no more', async () => {
  const contextId = await newContext();
  const { batchId, jobIds } = await addBatch(contextId, [1901, 1902]);
  const [expired = '', good = ''] = jobIds;
  await sql`UPDATE calculation_jobs SET expires_at = now() - interval '1 second' WHERE id = ${expired}`;
  assert.equal(await startJobs(sql, contextId, batchId, [expired]), null);
  assert.deepEqual(await statusesOf(batchId), ['NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED']);
  assert.match((await startJobs(sql, contextId, batchId, jobIds)) ?? '', new RegExp(`^[^}]*${good}`));
  assert.deepEqual(await statusesOf(batchId), ['RUNNING', 'NOT_STARTED', 'RUNNING']);
});

test('the facts of a chunk are checked again where others than the client say something', async () => {
  const contextId = await newContext();
  const { jobIds, estateIds } = await addBatch(contextId, [1901, 1902, 1903]);
  const [first = '', , last = ''] = estateIds;
  await sql`UPDATE estates SET facts = '{}', layers = '{}' WHERE id = ANY(${[first, last]})`;
  assert.deepEqual(await findEstatesOf(sql, contextId, jobIds.slice(0, 2)), [first]);
  assert.deepEqual(await findEstatesOf(sql, await newContext(), jobIds), []);
});

test('a context plans with the book that it published last, and none with that of another', async () => {
  const contextId = await newContext();
  const [old, current] = [2_000_000_001, 2_000_000_002];
  for (const version of [old, current])
    await sql`INSERT INTO price_books (context_id, version, book, note)
      VALUES (${contextId}, ${version}, ${JSON.stringify({ version })}::text::jsonb, '')`;
  assert.equal(await findPriceBook(sql, contextId), null);
  await sql`UPDATE contexts SET price_book_version = ${current} WHERE id = ${contextId}`;
  assert.deepEqual(await findPriceBook(sql, contextId), { version: current });
  assert.equal(await findPriceBook(sql, await newContext()), null);
});
