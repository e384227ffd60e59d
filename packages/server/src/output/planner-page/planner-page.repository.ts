import type { DwellingFacts, OwnPriceBook, PlanControls } from '@rooftree/engine';
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { Language } from '@rooftree/words';
import type { WrittenAddress } from '@rooftree/words/address-lines';
import type { EffectiveFacts } from '../../estates/facts/effective-facts.ts';
import type { Executor } from '../../infra/database/sql.ts';

/** An estate behind a referral token, with its owner and how its suggested renovation was planned. */
export interface ReferredEstate {
  contextId: string;
  estateId: string;
  externalId: string;
  isActive: boolean;
  context: {
    name: string;
    logo_url: string | null;
    accent_color: string | null;
    language: Language;
    contact_name: string | null;
    contact_phone: string | null;
    contact_email: string | null;
    contact_url: string | null;
    contact_photo_url: string | null;
    preview_has_address: boolean;
    embed_origins: string[];
    keeps_owner_certificates: boolean;
    takes_contact_requests: boolean;
    sandboxDate: string | null;
  };
  address: WrittenAddress & { country: 'BE' | 'NL'; region: string | null };
  /** As the engine reads it. */
  estate: { year_renovated: number | null; dwelling: DwellingFacts } & Record<string, unknown>;
  /** Which facts hold, and who said them; null where only the client said something. */
  facts: EffectiveFacts | null;
  media: { url?: unknown; mime_type?: unknown; position?: unknown }[];
  suggestion: {
    engine_version: string;
    data_version: string;
    date: string;
    controls: PlanControls;
  } | null;
  /** That of the suggestion, without one the context's; null for our own prices alone. */
  priceBook: OwnPriceBook | null;
}

/** Across contexts on purpose: the token's 128 random bits are all that a visitor has. */
export async function findReferredEstate(sql: Executor, token: string): Promise<ReferredEstate | null> {
  const [row] = await sql<ReferredEstate[]>`
    SELECT e.context_id AS "contextId", e.id AS "estateId", e.external_id AS "externalId", e.deactivated_at IS NULL AS "isActive",
      json_build_object('name', c.name, 'logo_url', shown_logo(c.id, c.logo_url), 'accent_color', c.accent_color,
        'language', c.language, 'contact_name', c.contact_name, 'contact_phone', c.contact_phone,
        'contact_email', c.contact_email, 'contact_url', c.contact_url, 'contact_photo_url', shown_photo(c.id), 'preview_has_address', c.preview_has_address,
        'embed_origins', c.embed_origins, 'keeps_owner_certificates', c.keeps_owner_certificates,
        'takes_contact_requests', c.takes_contact_requests, 'sandboxDate', c.sandbox_date) AS context,
      json_build_object('country', e.country, 'region', e.region, 'zipCode', e.zip_code, 'place', e.place,
        'street', e.street, 'houseNumber', e.house_number, 'houseNumberExtra', e.house_number_extra) AS address,
      json_build_object('address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
        'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
        'year_renovated', e.year_renovated, 'dwelling', e.dwelling) AS estate,
      e.facts, e.media, (
        SELECT json_build_object('engine_version', r.engine_version, 'data_version', r.data_version,
          'date', r.plan->>'date', 'controls', r.plan->'controls')
        FROM renovations r
        WHERE r.context_id = e.context_id AND r.estate_id = e.id AND NOT r.is_edited AND r.deleted_at IS NULL
      ) AS suggestion, (
        SELECT b.book FROM price_books b
        WHERE b.context_id = e.context_id AND b.version = coalesce((
          SELECT r.price_book_version FROM renovations r
          WHERE r.context_id = e.context_id AND r.estate_id = e.id AND NOT r.is_edited AND r.deleted_at IS NULL
            AND r.engine_version = ${ENGINE_VERSION} AND r.data_version = ${DATA_VERSION}
        ), c.price_book_version)
      ) AS "priceBook"
    FROM estates e JOIN contexts c ON c.id = e.context_id
    WHERE e.referral_token = ${token}`;
  return row ?? null;
}

/** How a context looks on its pages. */
export async function findPageContext(
  sql: Executor,
  contextId: string,
): Promise<Pick<ReferredEstate, 'context'>> {
  const [row] = await sql<[ReferredEstate['context']]>`
    SELECT name, shown_logo(id, logo_url) AS logo_url, accent_color, language, contact_name, contact_phone, contact_email, contact_url, shown_photo(id) AS contact_photo_url, preview_has_address,
      embed_origins, keeps_owner_certificates, takes_contact_requests, sandbox_date::text AS "sandboxDate"
    FROM contexts WHERE id = ${contextId}`;
  return { context: row };
}

/** A page may only request reports of plans that were saved from it or others like it, never of the context's own. */
export async function isSavedPlan(
  sql: Executor,
  contextId: string,
  estateId: string,
  renovationId: string,
): Promise<boolean> {
  const rows = await sql`
    SELECT FROM renovations
    WHERE context_id = ${contextId} AND id = ${renovationId} AND estate_id = ${estateId} AND is_edited
      AND deleted_at IS NULL`;
  return rows.length > 0;
}

interface DemoEstate extends WrittenAddress {
  externalId: string;
  token: string;
}

/**
 * The choices of a plan that was saved on this estate's page; null when there is none, or it was saved before choices
 * were stored.
 */
export async function findSavedChoices(
  sql: Executor,
  contextId: string,
  estateId: string,
  renovationId: string,
): Promise<string | null> {
  const [row] = await sql<{ choices: string | null }[]>`
    SELECT page_choices AS choices FROM renovations
    WHERE context_id = ${contextId} AND id = ${renovationId} AND estate_id = ${estateId} AND is_edited
      AND deleted_at IS NULL`;
  return row?.choices ?? null;
}

/** A few active estates of the demo contexts, one or two of each region, for the start page. */
export async function listDemoEstates(sql: Executor, slugs: readonly string[]): Promise<DemoEstate[]> {
  return sql`
    SELECT street, "houseNumber", "houseNumberExtra", "zipCode", place, "externalId", token
    FROM (
      SELECT e.street, e.house_number AS "houseNumber", e.house_number_extra AS "houseNumberExtra",
        e.zip_code AS "zipCode", e.place, e.external_id AS "externalId", e.referral_token AS token, e.region,
        row_number() OVER (PARTITION BY e.region ORDER BY e.external_id) AS place_in_region
      FROM estates e JOIN contexts c ON c.id = e.context_id
      WHERE c.slug = ANY(${[...slugs]}::text[]) AND e.deactivated_at IS NULL AND e.quality_label <> 'D'
    ) AS listed
    WHERE place_in_region <= 2
    ORDER BY region, street, "houseNumber", "houseNumberExtra"
    LIMIT 8`;
}
