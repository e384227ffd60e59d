import { ITEM_JSON, ITEM_TABLES } from './renovation-json.ts';

export interface SearchOrder {
  sortBy: 'created_at' | 'updated_at';
  direction: 'ASC' | 'DESC';
  includeDeleted: boolean;
  ofUser: boolean;
  /** Only what changed since a moment. */
  isSince: boolean;
}

/**
 * One statement for total and page: $1 context, $2 items to skip, $3 items to return, then the user's external id and the
 * moment, if there are.
 *
 * The total is a kept count, unless a moment is given: then what changed since is counted. The page is a walk over index entries only, from the end of the order that is nearer, then a
 * look-up of the few renovations found. `LIMIT 0` keeps the walk from the other end from running at all.
 */
export function searchStatement(order: SearchOrder): string {
  const { sortBy, direction, includeDeleted, ofUser, isSince } = order;
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  const scope = [
    'context_id = $1',
    ...(ofUser
      ? ['managing_user_id = (SELECT id FROM users WHERE context_id = $1 AND external_id = $4)']
      : []),
    ...(includeDeleted ? [] : ['deleted_at IS NULL']),
    ...(isSince ? [`updated_at >= $${ofUser ? 5 : 4}::text::timestamptz`] : []),
  ].join(' AND ');
  const walk = (way: string, skip: string, take: string) => `
    (SELECT id FROM renovations WHERE ${scope} ORDER BY ${sortBy} ${way}, id ${way}
     OFFSET (SELECT ${skip} FROM place) LIMIT (SELECT ${take} FROM place))`;
  return `
    WITH place AS MATERIALIZED (
      SELECT total, $2::bigint AS skip, least($3::bigint, greatest(total - $2, 0)) AS take, $2 * 2 > total AS is_nearer_end
      FROM (SELECT coalesce((${isSince ? `SELECT count(*) FROM renovations WHERE ${scope}` : keptCount(order)}), 0) AS total OFFSET 0) AS counted
    ),
    found AS MATERIALIZED (
      ${walk(direction, 'skip', 'CASE WHEN is_nearer_end THEN 0 ELSE take END')}
      UNION ALL
      ${walk(opposite, 'greatest(total - skip - take, 0)', 'CASE WHEN is_nearer_end THEN take ELSE 0 END')}
    )
    SELECT (SELECT total FROM place) AS total,
      coalesce(string_agg(${ITEM_JSON}, ',' ORDER BY r.${sortBy} ${direction}, r.id ${direction}), '') AS items
    FROM ${ITEM_TABLES}
    -- Of an array the planner expects ten ids, whatever it thinks of the walks: it looks them up, and never reads a whole table.
    WHERE r.context_id = $1 AND r.id = ANY (ARRAY(SELECT id FROM found))`;
}

function keptCount({ includeDeleted, ofUser }: SearchOrder): string {
  const amount = includeDeleted ? 'live + deleted' : 'live';
  return ofUser
    ? `SELECT ${amount} FROM user_renovation_counts WHERE context_id = $1
       AND user_id = (SELECT id FROM users WHERE context_id = $1 AND external_id = $4)`
    : `SELECT ${amount} FROM renovation_counts WHERE context_id = $1`;
}
