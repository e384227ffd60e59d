import { HOME_FIELDS } from '../../estates/home-json.ts';
import { jsonCode, jsonText, jsonTimestamp } from '../../infra/database/json-text.ts';

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
  ...HOME_FIELDS,
};

export const CONTACT_REQUEST_TABLES = `contact_requests q
  JOIN estates e ON e.context_id = q.context_id AND e.id = q.estate_id
  LEFT JOIN renovations r ON r.context_id = q.context_id AND r.id = q.renovation_id`;
