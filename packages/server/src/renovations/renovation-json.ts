import {
  jsonCode,
  jsonEuros,
  jsonObject,
  jsonOfTexts,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../infra/database/json-text.ts';

/** A renovation as the search shows it, written by PostgreSQL: r is the renovation, e its estate, u its managing user. */
const itemFields = (text: typeof jsonText) => ({
  renovation_id: jsonCode('r.id'),
  renovation_created_at: jsonTimestamp('r.created_at'),
  renovation_updated_at: jsonTimestamp('r.updated_at'),
  renovation_deleted_at: jsonTimestamp('r.deleted_at'),
  renovation_name: text('r.name'),
  subsidy_amount: jsonEuros('r.subsidy_cents'),
  estimated_cost: jsonEuros('r.cost_cents'),
  estimated_vat_cost: jsonEuros('r.vat_cents'),
  total_estimated_cost_incl_vat: jsonEuros('r.total_cents'),
  estate_id: jsonCode('e.id'),
  estate_geo_address: jsonObject({
    country: jsonCode('e.country'),
    house_number: text('e.house_number'),
    place: text('e.place'),
    region: jsonCode('e.region'),
    street: text('e.street'),
    zip_code: text('e.zip_code'),
  }),
  estate_type: jsonCode('e.estate_type'),
  estate_format: jsonCode('e.estate_format'),
  managing_user: `CASE WHEN u.id IS NULL THEN 'null'
    ELSE ${jsonObject({ id: jsonCode('u.id'), external_id: text('u.external_id') })} END`,
  label_now: text('r.labels[1]'),
  label_after: text('r.labels[2]'),
  target_label: text('r.labels[3]'),
  target_probability: jsonValue('r.labels[4]'),
});

export const ITEM_FIELDS = itemFields(jsonText);

export const ITEM_JSON = jsonOfTexts((text) => jsonObject(itemFields(text)));

/** Who made an edited plan; null for a suggestion. */
export const EDITED_BY = `CASE WHEN r.is_edited THEN ${jsonCode("coalesce(r.edited_by, 'BUYER')")} ELSE 'null' END`;

export const ITEM_TABLES = `renovations r
  JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
  LEFT JOIN users u ON u.context_id = r.context_id AND u.id = r.managing_user_id`;
