import type { Executor } from '../infra/database/sql.ts';
import { PLACE_NAMES, WHOLE_ESTATE_JSON } from './estate-json.ts';
import { COLUMNS, GIVEN, updatedAt } from './estates.repository.ts';
import type { Estate } from './estates.ts';
import type { Layers } from './facts/layers.ts';

interface FoundEstate {
  /** The whole estate as JSON. */
  estate: string;
  /** Another one after every write of the row. */
  rowVersion: string;
  /** Null when only the client says anything of it. */
  layers: Layers | null;
}

// OFFSET 0 keeps it a separate query: else the names would be read again wherever one of them is used.
const CONTEXT = `
  SELECT ${PLACE_NAMES}, $1::text AS public_url FROM contexts WHERE id = $2 AND manages_estates OFFSET 0`;

const FIND_STATEMENT = `
  SELECT ${WHOLE_ESTATE_JSON} AS estate, e.xmin::text AS "rowVersion", e.layers
  FROM (${CONTEXT}) AS context, estates e
    LEFT JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id
  WHERE e.context_id = $2 AND e.external_id = $3`;

/** Also a deactivated one; null when this context has, or manages, none of that name. */
export async function findEstate(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  externalId: string,
): Promise<FoundEstate | null> {
  const parameters = [publicUrl, contextId, externalId];
  const [row] = await sql.unsafe<FoundEstate[]>(FIND_STATEMENT, parameters, { prepare: true });
  return row ?? null;
}

const UPDATE_STATEMENT = `
  WITH given AS MATERIALIZED (
    SELECT given.*, manager.id AS managing_user_id FROM ${GIVEN}
      LEFT JOIN users manager ON manager.context_id = $2 AND manager.external_id = given.managing_user_external_id
  ),
  written AS (
    UPDATE estates e
    SET (managing_user_id, updated_at, ${COLUMNS}) = ROW (given.managing_user_id, ${updatedAt('given')},
      ${COLUMNS.replaceAll(/\w+/g, 'given.$&')})
    FROM given
    WHERE e.context_id = $2 AND e.external_id = given.external_id AND e.xmin = $4::text::xid
    RETURNING e.*
  )
  SELECT ${WHOLE_ESTATE_JSON} AS estate
  FROM (${CONTEXT}) AS context, written e
    LEFT JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id`;

/** The whole estate as JSON after the change; null when it was written since `rowVersion` was read. */
export async function updateEstate(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estate: Estate,
  rowVersion: string,
): Promise<string | null> {
  const parameters = [publicUrl, contextId, JSON.stringify([estate]), rowVersion];
  const [row] = await sql.unsafe<{ estate: string }[]>(UPDATE_STATEMENT, parameters, { prepare: true });
  return row?.estate ?? null;
}

/** The client's name of the estate with this id, locked until the transaction ends; null when this context has none. */
export async function lockEstate(tx: Executor, contextId: string, estateId: string): Promise<string | null> {
  const [row] = await tx<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM estates WHERE context_id = ${contextId} AND id = ${estateId} FOR UPDATE`;
  return row?.externalId ?? null;
}

/** Null when this context has, or manages, no estate of that name. */
export async function findEstateId(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    SELECT e.id FROM contexts JOIN estates e ON e.context_id = contexts.id
    WHERE contexts.id = ${contextId} AND manages_estates AND e.external_id = ${externalId}`;
  return row?.id ?? null;
}
