import type { Plan } from '@rooftree/engine';
import { jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { EditableRenovation } from './edit-basis.ts';
import { planCents } from './plan-cents.ts';
import { EDITED_BY, itemWith } from './renovation-json.ts';

/** More than are ever read of one home; the newest. */
const MOST_LISTED = 200;

const PLAN_OF_ESTATE = itemWith({
  is_edited: jsonValue('r.is_edited'),
  edited_by: EDITED_BY,
});

/**
 * The renovations of an estate as a JSON array, the suggestion first, then the newest; null when this context has no
 * such estate.
 */
export async function listPlansOfEstate(
  sql: Executor,
  contextId: string,
  externalId: string,
  includeDeleted: boolean,
): Promise<string | null> {
  const [row] = await sql.unsafe<{ plans: string }[]>(
    `SELECT '[' || coalesce((
       SELECT string_agg(listed.item, ',') FROM (
         SELECT ${PLAN_OF_ESTATE} AS item FROM renovations r
         WHERE r.context_id = $1 AND r.estate_id = home.id AND ($3 OR r.deleted_at IS NULL)
         ORDER BY r.deleted_at IS NOT NULL, r.is_edited, r.created_at DESC, r.id DESC LIMIT ${MOST_LISTED}
       ) AS listed), '') || ']' AS plans
     FROM estates home WHERE home.context_id = $1 AND home.external_id = $2`,
    [contextId, externalId, includeDeleted],
    { prepare: true },
  );
  return row?.plans ?? null;
}

/** Null when this context has no such renovation. */
export async function findEditable(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<EditableRenovation | null> {
  const [row] = await sql<EditableRenovation[]>`
    SELECT e.id AS "estateId", e.country, e.deactivated_at IS NULL AS "isActive", r.deleted_at IS NOT NULL AS "isDeleted",
      json_build_object('address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
        'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
        'year_renovated', e.year_renovated, 'dwelling', e.dwelling) AS estate,
      json_build_object('engine_version', r.engine_version, 'data_version', r.data_version, 'date', r.plan->'date',
        'controls', r.plan->'controls') AS plan,
      CASE WHEN r.is_edited THEN r.page_choices END AS choices, made.book AS "priceBook", used.book AS "priceBookNow"
    FROM renovations r
    JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    JOIN contexts c ON c.id = r.context_id
    LEFT JOIN price_books made ON made.context_id = r.context_id AND made.version = r.price_book_version
    LEFT JOIN price_books used ON used.context_id = r.context_id AND used.version = c.price_book_version
    WHERE r.context_id = ${contextId} AND r.id = ${renovationId}`;
  return row ?? null;
}

export interface EditedPlan {
  estateId: string;
  name: string;
  plan: Plan;
  /** As in the address of the page. */
  choices: string;
  editedBy: 'BUYER' | 'MEMBER' | 'CLIENT';
}

/** Null when the estate is not active, or `maxPerDay` plans of it were saved within a day: more are not needed. */
export async function insertEditedPlan(
  sql: Executor,
  contextId: string,
  saved: EditedPlan,
  maxPerDay: number,
): Promise<string | null> {
  const cents = planCents(saved.plan.totals);
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO renovations (context_id, estate_id, managing_user_id, name, cost_cents, vat_cents, total_cents,
      subsidy_cents, is_edited, edited_by, engine_version, data_version, price_book_version, plan, page_choices)
    SELECT context_id, id, managing_user_id, ${saved.name}, ${cents.cost_cents}, ${cents.vat_cents}, ${cents.total_cents},
      ${cents.subsidy_cents}, true, ${saved.editedBy}, ${saved.plan.engine_version}, ${saved.plan.data_version},
      ${saved.plan.price_book?.version ?? 0}, ${JSON.stringify(saved.plan)}::text::json, ${saved.choices}
    FROM estates
    WHERE context_id = ${contextId} AND id = ${saved.estateId} AND deactivated_at IS NULL AND (
      SELECT count(*) FROM renovations r
      WHERE r.context_id = ${contextId} AND r.estate_id = ${saved.estateId} AND r.is_edited
        AND r.created_at > now() - interval '1 day'
    ) < ${maxPerDay}
    RETURNING id`;
  return row?.id ?? null;
}
