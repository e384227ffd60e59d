import type { Executor } from '../../infra/database/sql.ts';
import { ENTRY_CONTEXT } from '../estate-json.ts';
import {
  COLUMNS,
  GIVEN,
  PUT_ANSWER,
  type PutEstate,
  STORE_ANSWER,
  type StoredEstate,
  updatedAt,
} from '../estates.repository.ts';
import type { Estate } from '../estates.ts';
import type { Layers } from './layers.ts';

interface KnownLayers {
  externalId: string;
  layers: Layers;
  /** Another one after every write of the row. */
  rowVersion: string;
}

/**
 * Of those of these estates of which others than the client say something. None in a context that manages no estates.
 */
export function findLayers(
  sql: Executor,
  contextId: string,
  externalIds: readonly string[],
): Promise<KnownLayers[]> {
  return sql<KnownLayers[]>`
    SELECT e.external_id AS "externalId", e.layers, e.xmin::text AS "rowVersion"
    FROM contexts JOIN estates e ON e.context_id = contexts.id
    WHERE contexts.id = ${contextId} AND manages_estates AND e.external_id = ANY(${[...externalIds]}::text[])
      AND e.layers IS NOT NULL`;
}

/** In the order of external_id, as every statement that writes several estates. */
const replaceStatement = (answer: string) => `
  WITH given AS MATERIALIZED (
    SELECT given.*, manager.id AS managing_user_id, target.id FROM ${GIVEN}
      LEFT JOIN users manager ON manager.context_id = $2 AND manager.external_id = given.managing_user_external_id
      JOIN estates target ON target.context_id = $2 AND target.external_id = given.external_id
        AND target.xmin = given.row_version::xid
    ORDER BY given.external_id FOR UPDATE OF target
  ),
  context AS (
    SELECT ${ENTRY_CONTEXT} FROM contexts WHERE id = $2
  ),
  written AS (
    UPDATE estates e
    SET (managing_user_id, deactivated_at, updated_at, ${COLUMNS}) = ROW (given.managing_user_id, NULL,
      CASE WHEN e.deactivated_at IS NULL THEN ${updatedAt('given')} ELSE now() END,
      ${COLUMNS.replaceAll(/\w+/g, 'given.$&')})
    FROM given
    WHERE e.context_id = $2 AND e.id = given.id
    RETURNING e.*
  )
  SELECT false AS "isNew", ${answer} FROM written e, context`;

const STORE_STATEMENT = replaceStatement(STORE_ANSWER);
const PUT_STATEMENT = replaceStatement(PUT_ANSWER);

type VersionedEstate = Estate & { row_version: string };

/** Replaces those that were not written since `row_version` was read. */
export function replaceLayered(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estates: readonly VersionedEstate[],
): Promise<StoredEstate[]> {
  const parameters = [publicUrl, contextId, JSON.stringify(estates)];
  return sql.unsafe<StoredEstate[]>(STORE_STATEMENT, parameters, { prepare: true });
}

/** The same, with their entries in the list. */
export function replaceLayeredEstate(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estates: readonly VersionedEstate[],
): Promise<PutEstate[]> {
  const parameters = [publicUrl, contextId, JSON.stringify(estates)];
  return sql.unsafe<PutEstate[]>(PUT_STATEMENT, parameters, { prepare: true });
}
