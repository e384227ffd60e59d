import { jsonCode, jsonObject, jsonText, jsonTimestamp } from '../infra/database/json-text.ts';

/** q is the request, e its estate, r the plan that was saved with it. */
export const CONTACT_REQUEST_FIELDS = {
  id: jsonCode('q.id'),
  created_at: jsonTimestamp('q.created_at'),
  handled_at: jsonTimestamp('q.handled_at'),
  wish: jsonCode('q.wish'),
  name: jsonText('q.name'),
  email: jsonText('q.email'),
  phone: jsonText('q.phone'),
  language: jsonCode('q.language'),
  renovation_id: jsonCode('r.id'),
  renovation_name: jsonText('r.name'),
  external_id: jsonText('e.external_id'),
  address: jsonObject({
    country: jsonCode('e.country'),
    house_number: jsonText('e.house_number'),
    house_number_extra: jsonText('e.house_number_extra'),
    place: jsonText('e.place'),
    region: jsonCode('e.region'),
    street: jsonText('e.street'),
    zip_code: jsonText('e.zip_code'),
  }),
};

export const CONTACT_REQUEST_TABLES = `contact_requests q
  JOIN estates e ON e.context_id = q.context_id AND e.id = q.estate_id
  LEFT JOIN renovations r ON r.context_id = q.context_id AND r.id = q.renovation_id`;
