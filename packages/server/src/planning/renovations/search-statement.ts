import { ITEM_JSON } from './renovation-json.ts';

export interface SearchOrder {
  sortBy: 'created_at' | 'updated_at';
  direction: 'ASC' | 'DESC';
  includeDeleted: boolean;
  ofUser: boolean;
  /** Only what changed since a moment. */
  isSince: boolean;
}

/** The most that `firstPageStatement` returns. */
export const LARGEST_FIRST_PAGE = 100;

/**
 * Total and first page, which is what most callers read: $1 context, $2 items to return, then the user's external id
 * and the moment, if there are. The renovations are read in the order of the index. A constant limit makes the planner
 * expect few of them: of a parameter it would expect a tenth of all, and sort them.
 */
export function firstPageStatement(order: SearchOrder): string {
  const { sortBy, direction } = order;
  const scope = scopeOf(order, 3);
  return `
    SELECT coalesce((${totalOf(order, scope)}), 0) AS total, coalesce((SELECT string_agg(item, ',') FROM (
      SELECT item FROM (
        SELECT ${ITEM_JSON} AS item FROM renovations r WHERE ${scope.condition}
        ORDER BY r.${sortBy} ${direction}, r.id ${direction} LIMIT ${LARGEST_FIRST_PAGE}
      ) AS first LIMIT $2
    ) AS page), '') AS items`;
}

/**
 * One statement for total and any page: $1 context, $2 items to skip, $3 items to return, then the user's external id
 * and the moment, if there are.
 *
 * The page is a walk over index entries only, from the end of the order that is nearer, then a
 * look-up of the few renovations found. `LIMIT 0` keeps the walk from the other end from running at all.
 */
export function searchStatement(order: SearchOrder): string {
  const { sortBy, direction } = order;
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  const scope = scopeOf(order, 4);
  const walk = (way: string, skip: string, take: string) => `
    (SELECT id FROM renovations WHERE ${scope.condition} ORDER BY ${sortBy} ${way}, id ${way}
     OFFSET (SELECT ${skip} FROM place) LIMIT (SELECT ${take} FROM place))`;
  return `
    WITH place AS MATERIALIZED (
      SELECT total, $2::bigint AS skip, least($3::bigint, greatest(total - $2, 0)) AS take, $2 * 2 > total AS is_nearer_end
      FROM (SELECT coalesce((${totalOf(order, scope)}), 0) AS total OFFSET 0) AS counted
    ),
    found AS MATERIALIZED (
      ${walk(direction, 'skip', 'CASE WHEN is_nearer_end THEN 0 ELSE take END')}
      UNION ALL
      ${walk(opposite, 'greatest(total - skip - take, 0)', 'CASE WHEN is_nearer_end THEN take ELSE 0 END')}
    )
    SELECT (SELECT total FROM place) AS total,
      coalesce(string_agg(${ITEM_JSON}, ',' ORDER BY r.${sortBy} ${direction}, r.id ${direction}), '') AS items
    FROM renovations r
    -- Of an array the planner expects ten ids, whatever it thinks of the walks: it looks them up, and never reads a whole table.
    WHERE r.context_id = $1 AND r.id = ANY (ARRAY(SELECT id FROM found))`;
}

interface Scope {
  condition: string;
  userId: string;
}

/** `firstFree` is the number of the first parameter after those of the page. */
function scopeOf({ includeDeleted, ofUser, isSince }: SearchOrder, firstFree: number): Scope {
  const userId = `(SELECT id FROM users WHERE context_id = $1 AND external_id = $${firstFree})`;
  const conditions = [
    'context_id = $1',
    ...(ofUser ? [`managing_user_id = ${userId}`] : []),
    // The second is implied by the first, and costs something where an index does not imply it: PostgreSQL then prefers
    // the index of live renovations, however few are deleted, and never steps over thousands that one context has
    // deleted.
    ...(includeDeleted ? [] : ['deleted_at IS NULL', "(deleted_at IS NULL OR deleted_at < '-infinity')"]),
    ...(isSince ? [`updated_at >= $${ofUser ? firstFree + 1 : firstFree}::text::timestamptz`] : []),
  ];
  return { condition: conditions.join(' AND '), userId };
}

/** A count that triggers keep, unless a moment is given: then what changed since is counted. */
function totalOf({ includeDeleted, ofUser, isSince }: SearchOrder, { condition, userId }: Scope): string {
  if (isSince) return `SELECT count(*) FROM renovations WHERE ${condition}`;
  const amount = includeDeleted ? 'live + deleted' : 'live';
  return ofUser
    ? `SELECT ${amount} FROM user_renovation_counts WHERE context_id = $1 AND user_id = ${userId}`
    : `SELECT ${amount} FROM renovation_counts WHERE context_id = $1`;
}
