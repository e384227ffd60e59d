import type { Executor } from '../../infra/database/sql.ts';
import { PLACE_NAMES, WHOLE_ESTATE_JSON } from '../estate-json.ts';
import { COLUMNS, GIVEN, updatedAt } from '../estates.repository.ts';
import type { Estate } from '../estates.ts';
import type { StoredForConnection } from './connected-estate.ts';

const FIND_STATEMENT = `
  SELECT e.external_id AS "externalId", ${WHOLE_ESTATE_JSON} AS estate, e.layers, e.xmin::text AS "rowVersion",
    json_build_object('country', e.country, 'region', e.region, 'zip_code', e.zip_code, 'estate_type', e.estate_type,
      'estate_format', e.estate_format, 'year_built', e.year_built, 'year_renovated', e.year_renovated, 'dwelling', e.dwelling) AS planned
  FROM (SELECT ${PLACE_NAMES}, ''::text AS public_url FROM contexts WHERE id = $1 OFFSET 0) AS context,
    estates e LEFT JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id
  WHERE e.context_id = $1 AND e.external_id = ANY($2::text[])`;

/** By their names, deactivated ones, too. */
export async function findForConnection(
  sql: Executor,
  contextId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredForConnection>> {
  const parameters = [contextId, [...names]];
  const rows = await sql.unsafe<(StoredForConnection & { externalId: string })[]>(
    FIND_STATEMENT,
    parameters,
    {
      prepare: true,
    },
  );
  return new Map(rows.map(({ externalId, ...stored }) => [externalId, stored]));
}

// These statements have no public URL before the estates.
const GIVEN_SECOND = GIVEN.replace('$3', '$2');

/** One that somebody has made meanwhile is left alone. */
const INSERT_STATEMENT = `
  WITH given AS MATERIALIZED (SELECT * FROM ${GIVEN_SECOND})
  INSERT INTO estates AS e (context_id, external_id, managing_user_id, referral_token, ${COLUMNS})
  SELECT $1, given.external_id, manager.id, given.referral_token, ${COLUMNS.replaceAll(/\w+/g, 'given.$&')}
  FROM given JOIN contexts ON contexts.id = $1 AND manages_estates
    LEFT JOIN users manager ON manager.context_id = $1 AND manager.external_id = given.managing_user_external_id
  ORDER BY given.external_id
  ON CONFLICT (context_id, external_id) DO NOTHING
  RETURNING e.id, e.external_id AS "externalId"`;

interface WrittenEstate {
  id: string;
  externalId: string;
}

export function insertConnected(
  sql: Executor,
  contextId: string,
  estates: readonly (Estate & { referral_token: string })[],
): Promise<WrittenEstate[]> {
  return sql.unsafe<WrittenEstate[]>(INSERT_STATEMENT, [contextId, JSON.stringify(estates)], {
    prepare: true,
  });
}

/** In the order of external_id, as every statement that writes several estates. Active again are only those of `$3`. */
const REPLACE_STATEMENT = `
  WITH given AS MATERIALIZED (
    SELECT given.*, manager.id AS managing_user_id, target.id FROM ${GIVEN_SECOND}
      LEFT JOIN users manager ON manager.context_id = $1 AND manager.external_id = given.managing_user_external_id
      JOIN estates target ON target.context_id = $1 AND target.external_id = given.external_id
        AND target.xmin = given.row_version::xid
    ORDER BY given.external_id FOR UPDATE OF target
  )
  UPDATE estates e
  SET (managing_user_id, deactivated_at, updated_at, ${COLUMNS}) = ROW (given.managing_user_id,
    CASE WHEN given.external_id = ANY($3::text[]) THEN NULL ELSE e.deactivated_at END,
    CASE WHEN given.external_id = ANY($3::text[]) AND e.deactivated_at IS NOT NULL THEN now() ELSE ${updatedAt('given')} END,
    ${COLUMNS.replaceAll(/\w+/g, 'given.$&')})
  FROM given
  WHERE e.context_id = $1 AND e.id = given.id
  RETURNING e.id, e.external_id AS "externalId"`;

/** Replaces those that were not written since `row_version` was read. */
export function replaceConnected(
  sql: Executor,
  contextId: string,
  estates: readonly (Estate & { row_version: string })[],
  reactivated: readonly string[],
): Promise<WrittenEstate[]> {
  const parameters = [contextId, JSON.stringify(estates), [...reactivated]];
  return sql.unsafe<WrittenEstate[]>(REPLACE_STATEMENT, parameters, { prepare: true });
}
