import type { AdvisedHome } from '@rooftree/certificates';
import { isEarlierEngine, upgradePlan } from '@rooftree/engine/upgrade-plan';
import { jsonText, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { EDITED_BY, itemWith } from './renovation-json.ts';
import {
  firstPageStatement,
  LARGEST_FIRST_PAGE,
  type SearchOrder,
  searchStatement,
} from './search-statement.ts';
import type { PlannedEstate } from './weigh-plan.thread.ts';

interface SearchWindow extends Omit<SearchOrder, 'ofUser' | 'isSince'> {
  skip: number;
  take: number;
  externalUserId: string | undefined;
  updatedSince: string | undefined;
}

interface FoundRenovations {
  total: number;
  /** The items as JSON, joined by commas, as the bytes that go to the socket. */
  items: Buffer;
}

// There are sixty-four; each is assembled once and prepared once per connection.
const statements = new Map<string, string>();

export async function searchRenovations(
  sql: Executor,
  contextId: string,
  { skip, take, externalUserId, updatedSince, ...given }: SearchWindow,
): Promise<FoundRenovations> {
  const order = { ...given, ofUser: externalUserId !== undefined, isSince: updatedSince !== undefined };
  const isFirst = skip === 0 && take <= LARGEST_FIRST_PAGE;
  const key = `${isFirst} ${order.sortBy} ${order.direction} ${order.includeDeleted} ${order.ofUser} ${order.isSince}`;
  const statement = statements.get(key) ?? (isFirst ? firstPageStatement(order) : searchStatement(order));
  statements.set(key, statement);
  const parameters = [
    contextId,
    ...(isFirst ? [take] : [skip, take]),
    ...(externalUserId === undefined ? [] : [externalUserId]),
    ...(updatedSince === undefined ? [] : [updatedSince]),
  ];
  const [row] = await sql.unsafe(statement, parameters, { prepare: true }).raw();
  // The statement has one row with these columns.
  const [total, items] = row as [Buffer, Buffer];
  return { total: Number(total), items };
}

const WHOLE_RENOVATION = itemWith({
  estate_external_id: jsonText('e.external_id'),
  is_edited: jsonValue('r.is_edited'),
  edited_by: EDITED_BY,
  engine_version: jsonText('r.engine_version'),
  data_version: jsonText('r.data_version'),
  is_of_earlier_engine: jsonValue('false'),
  plan: jsonValue('r.plan'),
});

/** The whole renovation as JSON, or null when this context has none of that id. */
export async function findRenovation(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<string | null> {
  const [row] = await sql.unsafe<{ renovation: string; engineVersion: string }[]>(
    `SELECT ${WHOLE_RENOVATION} AS renovation, r.engine_version AS "engineVersion"
     FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
     WHERE r.context_id = $1 AND r.id = $2`,
    [contextId, renovationId],
    { prepare: true },
  );
  if (row === undefined) return null;
  return isEarlierEngine(row.engineVersion) ? upgradeRenovation(row.renovation) : row.renovation;
}

/** The suggested plan of an estate, as `findRenovation` returns it; null when it has none. */
export async function findSuggestion(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    SELECT r.id FROM estates e JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id
    WHERE e.context_id = ${contextId} AND e.external_id = ${externalId} AND r.deleted_at IS NULL AND NOT r.is_edited`;
  return row === undefined ? null : findRenovation(sql, contextId, row.id);
}

/** The client's name of the estate of a renovation. */
export async function findEstateName(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    SELECT e.external_id AS name FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = ${contextId} AND r.id = ${renovationId}`;
  return row?.name ?? null;
}

/** The JSON of a renovation of an earlier version. Others go to the socket without becoming objects on the way. */
function upgradeRenovation(json: string): string {
  const { plan, ...renovation } = JSON.parse(json);
  return JSON.stringify({ ...renovation, is_of_earlier_engine: true, plan: upgradePlan(plan) });
}

/** Live suggestions that earlier versions of the engine made, by version. */
export async function countEarlierPlans(sql: Executor): Promise<{ engineVersion: string; plans: number }[]> {
  const rows = await sql<{ engineVersion: string; plans: number }[]>`
    SELECT engine_version AS "engineVersion", count(*) AS plans FROM renovations
    WHERE deleted_at IS NULL AND NOT is_edited GROUP BY engine_version ORDER BY engine_version`;
  return rows.filter(({ engineVersion }) => isEarlierEngine(engineVersion));
}

/** The estate as the engine reads it, and the plan, both as JSON text, and the price book that it was made with. */
export async function findPlannedEstate(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<PlannedEstate | null> {
  const [row] = await sql<PlannedEstate[]>`
    SELECT json_build_object('address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
        'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
        'year_renovated', e.year_renovated, 'dwelling', e.dwelling)::text AS estate,
      r.plan::text AS plan, b.book AS "priceBook"
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    LEFT JOIN price_books b ON b.context_id = r.context_id AND b.version = r.price_book_version
    WHERE r.context_id = ${contextId} AND r.id = ${renovationId}`;
  return row ?? null;
}

interface AdvisedEstate {
  id: string;
  facts: AdvisedHome['facts'];
  plan: unknown;
}

/** The estate of a renovation with the facts that hold, and the plan as it is stored. */
export async function findAdvisedEstate(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<AdvisedEstate | null> {
  const [row] = await sql<AdvisedEstate[]>`
    SELECT e.id, r.plan, e.dwelling || jsonb_strip_nulls(jsonb_build_object('estate_type', e.estate_type,
      'estate_format', e.estate_format, 'year_built', e.year_built, 'year_renovated', e.year_renovated)) AS facts
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = ${contextId} AND r.id = ${renovationId}`;
  return row ?? null;
}
