import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { migrate } from '../infra/database/migrate/migrate.ts';
import { readMigrations } from '../infra/database/migrate/read-migrations.ts';
import type { Executor } from '../infra/database/sql.ts';
import { addEstate, addRenovation } from '../testing/data/renovation-rows.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { sql } = database;

/** The last migration that hashed the whole row of an estate. */
const WHOLE_ROW_VERSION = 7;
/** What a report does not show, or what changes with every write. */
const NOT_SHOWN = ['updated_at', 'deactivated_at', 'managing_user_id'];

async function fingerprint(executor: Executor, contextId: string, renovationId: string): Promise<string> {
  const [row] = await executor<[{ fingerprint: string }]>`
    SELECT report_fingerprint(${contextId}, ${renovationId}) AS fingerprint`;
  return row.fingerprint;
}

async function addSubject(executor: Executor) {
  const [{ id: contextId }] = await executor<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${`c${Math.random()}`.replace('.', '')}, 'One') RETURNING id`;
  const estateId = await addEstate(executor, contextId, { propertyId: 'p', managingUser: 'ann' });
  await executor`
    UPDATE estates SET latitude = 51.02798, longitude = 4.48, price_cents = 31500000, house_number_extra = 'bus 3',
      estate_status = 'FOR_SALE', year_renovated = 1999, dwelling = '{"storeys": 2, "habitable_space_m2": 140.5}',
      media = '[{"url":"https://example.com/1.jpg", "position" : 1}]'
    WHERE id = ${estateId}`;
  return { contextId, estateId, renovationId: await addRenovation(executor, contextId, { estateId }) };
}

test('a report of before the upgrade keeps its fingerprint, and so does not become outdated', async () => {
  const all = await readMigrations();
  const upgraded = await createTestDatabase();
  try {
    await upgraded.sql.unsafe('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(
      upgraded.sql,
      all.filter(({ version }) => version <= WHOLE_ROW_VERSION),
    );
    const { contextId, renovationId } = await addSubject(upgraded.sql);
    const before = await fingerprint(upgraded.sql, contextId, renovationId);
    await migrate(upgraded.sql, all);
    assert.equal(await fingerprint(upgraded.sql, contextId, renovationId), before);
  } finally {
    await upgraded.drop();
  }
});

test('a column that estates gets does not change it', async () => {
  const { contextId, renovationId } = await addSubject(sql);
  const before = await fingerprint(sql, contextId, renovationId);
  await sql`ALTER TABLE estates ADD COLUMN added_later text NOT NULL DEFAULT 'x'`;
  assert.equal(await fingerprint(sql, contextId, renovationId), before);
  await sql`ALTER TABLE estates DROP COLUMN added_later`;
});

test('a change of the origin of a fact, or of its date, changes it; the same document read again does not', async () => {
  const { contextId, estateId, renovationId } = await addSubject(sql);
  const certificate = { issued_on: '2024-03-12', valid_until: '2034-03-12', job_id: 'one' };
  const held = { value: 2, origin: 'CERTIFICATE', since: 'x', certificate, weakness: null, set_aside: [] };
  const expired = { ...held, reason: 'certificate_expired' };
  const stages: [storeys: object | null, isNews: boolean][] = [
    [null, false],
    [{ ...held, origin: 'CLIENT', certificate: null }, true],
    [held, true],
    [{ ...held, since: 'y', certificate: { ...certificate, job_id: 'two' } }, false],
    [{ ...held, weakness: 'certificate_expired' }, true],
    [{ ...held, certificate: { ...certificate, issued_on: '2024-03-13' } }, true],
    [{ ...held, set_aside: [expired] }, true],
    [{ ...held, set_aside: [{ ...expired, reason: 'outranked' }] }, true],
  ];
  let before = await fingerprint(sql, contextId, renovationId);
  for (const [storeys, isNews] of stages) {
    const facts = storeys && JSON.stringify({ storeys });
    await sql`
      UPDATE estates SET facts = ${facts}::text::jsonb, layers = ${facts && '{}'}::text::jsonb WHERE id = ${estateId}`;
    const now = await fingerprint(sql, contextId, renovationId);
    assert.equal(now !== before, isNews, JSON.stringify(storeys));
    before = now;
  }
});

test('a change of any column that is shown changes it, and of the others none does', async () => {
  const { contextId, estateId, renovationId } = await addSubject(sql);
  const before = await fingerprint(sql, contextId, renovationId);
  const changes: Record<string, string> = {
    external_id: "'other'",
    property_id: "'other'",
    country: "'NL', region = NULL",
    region: "'BE-WAL'",
    zip_code: "'other'",
    place: "'other'",
    street: "'other'",
    house_number: "'other'",
    house_number_extra: 'NULL',
    latitude: '1',
    longitude: '1',
    estate_provider_type: "'other'",
    quality_label: "'A'",
    estate_status: "'SOLD'",
    estate_type: "'OTHER'",
    estate_format: "'OPEN'",
    media: "'[]'",
    price_cents: '1',
    year_built: '1900',
    year_renovated: 'NULL',
    dwelling: "'{}'",
    referral_token: "repeat('x', 22)",
    created_at: "'2000-01-01Z'",
    updated_at: "'2000-01-01Z'",
    deactivated_at: 'now()',
    managing_user_id: 'NULL',
  };
  for (const [column, value] of Object.entries(changes)) {
    const changed = new Error('undone');
    await sql
      .begin(async (tx) => {
        await tx.unsafe(`UPDATE estates SET ${column} = ${value} WHERE id = '${estateId}'`);
        const now = await fingerprint(tx, contextId, renovationId);
        assert.equal(now === before, NOT_SHOWN.includes(column), column);
        throw changed;
      })
      .catch((error: unknown) => {
        if (error !== changed) throw error;
      });
  }
});
