/** How far the register's files have been read, and the addresses that one is being read for. */
import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';

interface LabelFileState {
  name: string | null;
  /** `2026-11-01` */
  day: string | null;
  isCheckDue: boolean;
  isLoaded: boolean;
  changesThrough: string | null;
  faultsInRow: number;
  isPaused: boolean;
}

export async function findLabelFileState(sql: Executor): Promise<LabelFileState> {
  const [row] = await sql<[LabelFileState]>`
    SELECT name, day::text, coalesce(checked_at < now() - interval '1 hour', true) AS "isCheckDue", loaded_at IS NOT NULL AS "isLoaded",
      changes_through::text AS "changesThrough", faults_in_row AS "faultsInRow", coalesce(paused_until > now(), false) AS "isPaused"
    FROM label_file`;
  return row;
}

/** Another file than before is not loaded yet. */
export async function recordNewestFile(sql: Executor, name: string, day: string): Promise<void> {
  await sql`
    UPDATE label_file SET checked_at = now(), name = ${name}, day = ${day},
      loaded_at = CASE WHEN name = ${name} THEN loaded_at END`;
}

export async function recordLabelFileFault(
  sql: Executor,
  { fault, pausedUntil }: { fault: string; pausedUntil: Date },
): Promise<void> {
  await sql`
    UPDATE label_file SET faults_in_row = faults_in_row + 1, fault = ${fault.slice(0, 1000)}, fault_at = now(),
      paused_until = ${pausedUntil}`;
}

export async function clearLabelFileFault(sql: Executor): Promise<void> {
  await sql`
    UPDATE label_file SET faults_in_row = 0, fault = NULL, fault_at = NULL, paused_until = NULL WHERE fault IS NOT NULL`;
}

/** Midnight at the beginning of a day in the Netherlands. */
const startOf = (sql: Executor, day: string) =>
  sql`(${day}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`;

/**
 * Estates that are looked up at all; `before` counts only those whose answer is older than that day. At most `limit`.
 */
export async function countLabelAddresses(
  sql: Executor,
  limit: number,
  before: string | null,
): Promise<number> {
  const isOld = before === null ? sql`true` : sql`(asked_at IS NULL OR asked_at < ${startOf(sql, before)})`;
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::int FROM (
      SELECT FROM registered_labels WHERE next_ask_at IS NOT NULL AND address IS NOT NULL AND ${isOld} ${limitClause(sql, limit)}
    ) AS found`;
  return row.count;
}

/** Addresses in order, after the last one that was returned. */
export async function listLabelAddresses(
  sql: Executor,
  after: string,
  limit: number,
  before: string | null = null,
): Promise<string[]> {
  const isOld = before === null ? sql`true` : sql`(asked_at IS NULL OR asked_at < ${startOf(sql, before)})`;
  const rows = await sql<{ address: string }[]>`
    SELECT DISTINCT address FROM registered_labels
    WHERE address > ${after} AND next_ask_at IS NOT NULL AND ${isOld} ORDER BY address ${limitClause(sql, limit)}`;
  return rows.map(({ address }) => address);
}

/** What an earlier reading left is of no use. */
export async function beginLoad(tx: Executor): Promise<void> {
  await tx`UPDATE label_file SET loaded_at = NULL, rows_read = 0, addresses_found = 0`;
  await tx`DELETE FROM label_file_addresses`;
}

export async function stageAddresses(
  sql: Executor,
  staged: readonly { address: string; key: string }[],
): Promise<void> {
  await sql`
    INSERT INTO label_file_addresses (address, address_key)
    SELECT address, key FROM unnest(${staged.map(({ address }) => address)}::text[], ${staged.map(({ key }) => key)}::text[])
      AS staged (address, key)
    ON CONFLICT DO NOTHING`;
}

export async function listStagedAddresses(
  sql: Executor,
  after: string,
  limit: number,
): Promise<{ address: string; key: string }[]> {
  return sql<{ address: string; key: string }[]>`
    SELECT address, address_key AS key FROM label_file_addresses
    WHERE address > ${after} ORDER BY address ${limitClause(sql, limit)}`;
}

export async function addStagedLabels(
  sql: Executor,
  labels: readonly { key: string; label: object }[],
  rowsRead: number,
): Promise<void> {
  const keys = labels.map(({ key }) => key);
  const texts = labels.map(({ label }) => JSON.stringify(label));
  await sql`
    WITH found AS (
      SELECT key, jsonb_agg(label::jsonb) AS labels FROM unnest(${keys}::text[], ${texts}::text[]) AS label (key, label) GROUP BY key
    ), staged AS (
      UPDATE label_file_addresses a SET labels = a.labels || found.labels FROM found WHERE a.address_key = found.key
    )
    UPDATE label_file SET rows_read = ${rowsRead}`;
}

/** Its changes begin on its own day: whether it has those of that day is not known. */
export async function finishLoad(sql: Executor, rowsRead: number): Promise<void> {
  await sql`
    UPDATE label_file SET loaded_at = now(), rows_read = ${rowsRead}, changes_through = day - 1,
      addresses_found = (SELECT count(*) FROM label_file_addresses WHERE labels <> '[]')`;
}

export function takeStaged(tx: Executor, limit: number): Promise<{ address: string; labels: object[] }[]> {
  return tx<{ address: string; labels: object[] }[]>`
    DELETE FROM label_file_addresses WHERE address IN (
      SELECT address FROM label_file_addresses ORDER BY address ${limitClause(tx, limit)})
    RETURNING address, labels`;
}

/** The estates at these addresses are looked up again, unless they were since that day ended. */
export async function markChanged(tx: Executor, addresses: readonly string[], day: string): Promise<void> {
  await tx`
    UPDATE registered_labels SET next_ask_at = date_trunc('milliseconds', now())
    WHERE address = ANY(${[...addresses]}::text[]) AND next_ask_at IS NOT NULL
      AND (asked_at IS NULL OR asked_at < ${startOf(tx, day)} + interval '1 day')`;
}

export async function recordChangesThrough(tx: Executor, day: string): Promise<void> {
  await tx`UPDATE label_file SET changes_through = ${day}`;
}

export interface LabelsDescription {
  /** Addresses that are due. */
  waiting: number;
  /** Labels that estates do not have yet. */
  unapplied: number;
  file: { name: string; day: string; rows: number; found: number; isLoaded: boolean } | null;
  changesThrough: string | null;
  fault: string | null;
}

/** How the register does, in look-ups and in files. */
export async function describeLabels(sql: Executor): Promise<LabelsDescription> {
  const [row] = await sql<[LabelsDescription]>`
    SELECT (SELECT count(DISTINCT address)::int FROM registered_labels WHERE next_ask_at <= now()) AS waiting,
      (SELECT count(*)::int FROM registered_labels WHERE NOT is_told) AS unapplied,
      CASE WHEN name IS NOT NULL THEN jsonb_build_object('name', name, 'day', day::text, 'rows', rows_read, 'found', addresses_found,
        'isLoaded', loaded_at IS NOT NULL) END AS file,
      changes_through::text AS "changesThrough", coalesce(label_file.fault, label_register.fault) AS fault
    FROM label_file, label_register`;
  return row;
}
