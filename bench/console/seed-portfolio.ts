/** A context of many estates that differ in everything a portfolio is filtered by, nine out of ten with a plan. */
import { randomBytes } from 'node:crypto';
import { type Sql, transaction } from '../../packages/server/src/infra/database/sql.ts';

export function seedPortfolio(sql: Sql, estates: number): Promise<string> {
  return transaction(sql, async (tx) => {
    const [context] = await tx<[{ id: string }]>`
      INSERT INTO contexts (slug, name, language) VALUES ('portfolio', 'Portfolio', 'nl-BE') RETURNING id`;
    const { id } = context;
    // The same estates in every run.
    await tx`SELECT setseed(0.5)`;
    await tx`INSERT INTO users (context_id, external_id) SELECT ${id}, 'agent-' || i FROM generate_series(1, 40) i`;
    await tx`
      INSERT INTO estates (context_id, external_id, property_id, managing_user_id, country, region, zip_code, place, street,
        house_number, estate_provider_type, quality_label, estate_status, estate_type, estate_format, media, price_cents,
        year_built, referral_token, created_at, updated_at)
      SELECT ${id}, 'estate-' || i, 'property-' || i, u.id, 'BE', 'BE-VLG', random(9000, 9300),
        (ARRAY['Gent', 'Leuven', 'Mechelen', 'Aalst', 'Kortrijk', 'Brugge', 'Oostende', 'Hasselt'])[random(1, 8)]
          || CASE WHEN random() < 0.7 THEN '-' || random(1, 60) ELSE '' END,
        (ARRAY['Lindelaan', 'Kerkstraat', 'Stationsstraat', 'Molenweg', 'Schoolstraat'])[random(1, 5)], random(1, 400)::text,
        (ARRAY['API', 'IMPORT', 'MANUAL'])[random(1, 3)], (ARRAY['A', 'B', 'C', 'D'])[random(1, 4)],
        (ARRAY['FOR_SALE', 'SOLD', 'FOR_RENT', 'PREPARATION'])[random(1, 4)], CASE WHEN i % 5 = 0 THEN 'APARTMENT' ELSE 'HOUSE' END,
        CASE WHEN i % 5 = 0 THEN NULL ELSE 'SEMI_OPEN' END,
        json_build_array(json_build_object('filename', 'front.jpg', 'mime_type', 'image/jpeg',
          'url', 'https://pictures.example.com/estates/' || i || '/front.jpg', 'position', 0)),
        30000000 + i * 100, 1900 + i % 120, ${randomBytes(8).toString('hex')} || lpad(to_hex(i), 6, '0'),
        moment, moment
      FROM generate_series(1, ${estates}::int) i
      CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + random(1, 300000) * interval '61 seconds' AS moment) t
      JOIN (SELECT id, row_number() OVER () AS place FROM users WHERE context_id = ${id}) u ON u.place = 1 + i % 40`;
    await tx`
      INSERT INTO renovations (context_id, estate_id, managing_user_id, name, subsidy_cents, cost_cents, vat_cents, total_cents,
        engine_version, data_version, plan, created_at, updated_at)
      SELECT ${id}, e.id, e.managing_user_id, 'Plan', 425000, cost, cost / 10, cost + cost / 10, '1.0.0', '2026-11',
        json_build_object('baseline', json_build_object('label', (ARRAY['B', 'C', 'D', 'E', 'F'])[random(1, 5)], 'final_kwh', random(9000, 40000)),
          'result', json_build_object('label', (ARRAY['A', 'A', 'A', 'B', 'C'])[random(1, 5)], 'final_kwh', random(2000, 9000)),
          'target', json_build_object('label', 'A', 'probability', 0.8), 'steps', '[]'::json,
          'ranges', json_build_object('total_estimated_cost_incl_vat', json_build_object('p10', cost / 120, 'p50', cost / 100, 'p90', cost / 70)),
          'label_probabilities', json_build_object('D', 0.4, 'E', 0.35, 'F', 0.25), 'unexplained_kwh_per_m2', NULL),
        e.updated_at, e.updated_at
      FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS i, random(1000000, 7000000) AS cost
        FROM estates WHERE context_id = ${id}) e
      WHERE random() < 0.9`;
    // A certificate of every fifth, some of them at their end; a report of every plan, some of what was before.
    await tx`
      UPDATE estates SET layers = '{}', facts = jsonb_build_object('energy_label', jsonb_build_object('origin', 'CERTIFICATE', 'certificate',
        jsonb_build_object('valid_until', to_char(date '2026-06-01' + random(1, 3650), 'YYYY-MM-DD'))))
      WHERE context_id = ${id} AND random() < 0.2`;
    await tx`
      INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint, created_at)
      SELECT context_id, id, 'nl-BE', 'Passport', replace(id::text, '-', '') || '.pdf', 1,
        CASE WHEN random() < 0.01 THEN 'of before' ELSE report_fingerprint(context_id, id) END,
        timestamptz '2026-11-01' + random(1, 300000) * interval '1 second'
      FROM renovations WHERE context_id = ${id}`;
    // A buyer of every second home, nearly all of them answered.
    await tx`
      INSERT INTO contact_requests (context_id, estate_id, wish, name, phone, language, page_choices, handled_at)
      SELECT context_id, id, 'CALL_BACK', 'Buyer', '09 123 45 67', 'nl-BE', '', CASE WHEN random() < 0.999 THEN now() END
      FROM estates WHERE context_id = ${id} AND random() < 0.5`;
    return id;
  });
}
