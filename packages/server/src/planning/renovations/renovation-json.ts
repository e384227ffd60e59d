import { jsonCode } from '../../infra/database/json-text.ts';

/** Of the renovation r, in two pieces, composed when it is written; what was not composed since is composed here. */
const PIECES = `coalesce(r.search_json, renovation_search_json(r.context_id, r.id, r.created_at, r.updated_at, r.deleted_at, r.name,
  r.subsidy_cents, r.cost_cents, r.vat_cents, r.total_cents, r.estate_id, r.managing_user_id, r.labels))`;

/**
 * A look-up for each renovation, never a join: the planner could read all estates for it, and would not keep the order.
 */
const ESTATE_FIELDS = `(
  SELECT coalesce(e.search_json, estate_search_json(e.country, e.house_number, e.place, e.region, e.street, e.zip_code, e.estate_type,
    e.estate_format))
  FROM estates e WHERE e.context_id = r.context_id AND e.id = r.estate_id)`;

/** A renovation as the search shows it: r is the renovation. */
export const ITEM_JSON = `((${PIECES})[1] || ${ESTATE_FIELDS} || (${PIECES})[2])`;

/** The same with more fields, each an expression that writes JSON. */
export function itemWith(fields: Record<string, string>): string {
  const more = Object.entries(fields).map(([name, value]) => `',"${name}":' || ${value}`);
  return `(left(${ITEM_JSON}, -1) || ${more.join(' || ')} || '}')`;
}

/** Who made an edited plan; null for a suggestion. */
export const EDITED_BY = `CASE WHEN r.is_edited THEN ${jsonCode("coalesce(r.edited_by, 'BUYER')")} ELSE 'null' END`;
