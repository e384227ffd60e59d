import { randomBytes } from 'node:crypto';
import type { Executor } from '../../infra/database/sql.ts';

export interface EstateRow {
  externalId?: string;
  propertyId?: string | null;
  managingUser?: string | null;
  country?: string;
  region?: string | null;
  street?: string | null;
  estateType?: string;
  estateFormat?: string | null;
}

/** An estate written straight to the database, with its managing user; returns its id. */
export async function addEstate(sql: Executor, contextId: string, row: EstateRow = {}): Promise<string> {
  const userId = row.managingUser ? await addUser(sql, contextId, row.managingUser) : null;
  const token = randomBytes(16).toString('base64url');
  const [estate] = await sql<[{ id: string }]>`
    INSERT INTO estates (context_id, external_id, property_id, managing_user_id, country, region, zip_code, place, street,
      house_number, estate_provider_type, quality_label, estate_type, estate_format, year_built, referral_token)
    VALUES (${contextId}, ${row.externalId ?? token}, ${row.propertyId ?? null}, ${userId}, ${row.country ?? 'BE'},
      ${row.region === undefined ? 'BE-VLG' : row.region}, '2800', 'Mechelen', ${row.street ?? 'Lindenlaan'}, '12', 'API', 'C',
      ${row.estateType ?? 'HOUSE'}, ${row.estateFormat === undefined ? 'SEMI_OPEN' : row.estateFormat}, 1962, ${token})
    RETURNING id`;
  return estate.id;
}

export interface RenovationRow {
  estateId?: string;
  managingUser?: string | null;
  name?: string;
  cents?: { subsidy: number; cost: number; vat: number };
  createdAt?: string;
  updatedAt?: string;
  deletedAt?: string | null;
  plan?: object;
}

/** A renovation written straight to the database, of a new estate unless one is named; returns its id. */
export async function addRenovation(
  sql: Executor,
  contextId: string,
  row: RenovationRow = {},
): Promise<string> {
  const estateId = row.estateId ?? (await addEstate(sql, contextId));
  const userId = row.managingUser ? await addUser(sql, contextId, row.managingUser) : null;
  const { subsidy, cost, vat } = row.cents ?? { subsidy: 425_000, cost: 3_812_050, vat: 228_723 };
  const createdAt = row.createdAt ?? '2026-11-14T09:30:00.000Z';
  const [renovation] = await sql<[{ id: string }]>`
    INSERT INTO renovations (context_id, estate_id, managing_user_id, name, subsidy_cents, cost_cents, vat_cents, total_cents,
      is_edited, engine_version, data_version, plan, created_at, updated_at, deleted_at)
    VALUES (${contextId}, ${estateId}, ${userId}, ${row.name ?? 'Lindenlaan 12, Mechelen'}, ${subsidy}, ${cost}, ${vat},
      ${cost + vat}, true, '1.0.0', '2026-11', ${JSON.stringify(row.plan ?? { engine_version: '1.0.0', steps: [] })}::text::json, ${createdAt},
      ${row.updatedAt ?? createdAt}, ${row.deletedAt ?? null})
    RETURNING id`;
  return renovation.id;
}

async function addUser(sql: Executor, contextId: string, externalId: string): Promise<string> {
  const [user] = await sql<[{ id: string }]>`
    INSERT INTO users (context_id, external_id) VALUES (${contextId}, ${externalId})
    ON CONFLICT (context_id, external_id) DO UPDATE SET external_id = excluded.external_id
    RETURNING id`;
  return user.id;
}
