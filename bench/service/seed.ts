import { randomBytes } from 'node:crypto';
import { type Executor, type Sql, transaction } from '../../packages/server/src/infra/database/sql.ts';

const USERS = 20;

export interface Portfolio {
  slug: string;
  estates: number;
  renovations: number;
}

/**
 * A context with users, estates and renovations, made by PostgreSQL itself; returns the context's id. Checks of
 * references and the counting triggers are off meanwhile: the rows are right by the way they are made, and are counted
 * at the end.
 */
export function seedContext(sql: Sql, portfolio: Portfolio): Promise<string> {
  return transaction(sql, async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`;
    return seed(tx, portfolio);
  });
}

async function seed(sql: Executor, { slug, estates, renovations }: Portfolio): Promise<string> {
  const [context] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name, language) VALUES (${slug}, ${slug}, 'nl-BE') RETURNING id`;
  const { id } = context;
  await sql`INSERT INTO users (context_id, external_id) SELECT ${id}, 'user-' || i FROM generate_series(1, ${USERS}::int) i`;
  // Two pictures and a real address each: about 850 bytes of JSON in the estate list.
  await sql`
    INSERT INTO estates (context_id, external_id, property_id, managing_user_id, country, region, zip_code, place, street,
      house_number, latitude, longitude, estate_provider_type, quality_label, estate_status, estate_type, estate_format,
      media, price_cents, year_built, referral_token)
    SELECT ${id}, 'estate-' || i, 'property-' || i, u.id, 'BE', 'BE-VLG', '2800', 'Mechelen', 'Koningin Astridlaan',
      i::text, 51.02 + i * 1e-6, 4.48, 'API', 'C', 'FOR_SALE', 'HOUSE', 'SEMI_OPEN',
      json_build_array(
        json_build_object('filename', 'front-' || i || '.jpg', 'mime_type', 'image/jpeg',
          'url', 'https://pictures.example.com/estates/' || i || '/front.jpg', 'position', 0),
        json_build_object('filename', 'garden-' || i || '.jpg', 'mime_type', 'image/jpeg',
          'url', 'https://pictures.example.com/estates/' || i || '/garden.jpg', 'position', 1)),
      30000000 + i * 100, 1900 + i % 120, ${randomBytes(8).toString('hex')} || lpad(to_hex(i), 6, '0')
    FROM generate_series(1, ${estates}::int) i
    JOIN (SELECT id, row_number() OVER () AS place FROM users WHERE context_id = ${id}) u ON u.place = 1 + i % ${USERS}::int`;
  await sql`
    INSERT INTO renovations (context_id, estate_id, managing_user_id, name, subsidy_cents, cost_cents, vat_cents, total_cents,
      is_edited, engine_version, data_version, plan, created_at, updated_at)
    SELECT ${id}, e.id, e.managing_user_id, 'Koningin Astridlaan ' || i || ', Mechelen', 425000, 3812050 + i, 228723,
      4040773 + i, true, '1.0.0', '2026-11', '{"steps":[]}', moment, moment
    FROM generate_series(1, ${renovations}::int) i
    CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + i * interval '17 seconds' AS moment) t
    JOIN (SELECT id, managing_user_id, row_number() OVER (ORDER BY id) AS place FROM estates WHERE context_id = ${id}) e
      ON e.place = 1 + i % ${estates}::int`;
  await sql`
    INSERT INTO renovation_counts SELECT context_id, count(*), 0 FROM renovations WHERE context_id = ${id} GROUP BY context_id`;
  await sql`
    INSERT INTO user_renovation_counts
    SELECT context_id, managing_user_id, count(*), 0 FROM renovations WHERE context_id = ${id} GROUP BY 1, 2`;
  return id;
}
