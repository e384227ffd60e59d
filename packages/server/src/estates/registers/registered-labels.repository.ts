/** Which Dutch estates are looked up in the register, and what it returned. */
import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { type BagReading, type LabelReading, type LabelStatus, REFRESH_WEEKS } from './registered-labels.ts';

interface Candidate {
  contextId: string;
  estateId: string;
}

/**
 * Dutch estates that are new or have changed, of all contexts: each is given out once. One that is being changed right
 * now is left for later.
 */
export function takeCandidates(tx: Executor, limit: number): Promise<Candidate[]> {
  return tx<Candidate[]>`
    WITH taken AS MATERIALIZED (
      SELECT context_id, estate_id FROM label_candidates ORDER BY context_id, estate_id ${limitClause(tx, limit)} FOR UPDATE SKIP LOCKED)
    DELETE FROM label_candidates c USING taken WHERE c.context_id = taken.context_id AND c.estate_id = taken.estate_id
    RETURNING c.context_id AS "contextId", c.estate_id AS "estateId"`;
}

/**
 * Records the addresses of candidates, in the transaction that took them and after it did: else it would not see what
 * they are now. A new address is fetched at once, unless the same one was answered lately for another estate: the
 * register's labels are public. Homes of a sandbox are invented, and not looked up.
 */
export async function recordAddresses(tx: Executor, candidates: readonly Candidate[]): Promise<void> {
  const contextIds = candidates.map(({ contextId }) => contextId);
  const estateIds = candidates.map(({ estateId }) => estateId);
  await tx`
    INSERT INTO registered_labels AS label (context_id, estate_id, estate_updated_at, address, label_status, reading, bag, asked_at,
      next_ask_at, is_told)
    SELECT e.context_id, e.id, e.updated_at, place.address,
      CASE WHEN place.address IS NULL THEN 'NO_ADDRESS' ELSE coalesce(twin.label_status, 'WAITING') END,
      twin.reading, twin.bag, twin.asked_at, CASE WHEN place.address IS NOT NULL THEN coalesce(twin.next_ask_at, now()) END,
      twin.reading IS NULL AND twin.bag IS NULL
    FROM (
      SELECT p.context_id, p.estate_id FROM unnest(${contextIds}::uuid[], ${estateIds}::uuid[]) AS candidate (context_id, estate_id)
        JOIN portfolio_entries p ON p.context_id = candidate.context_id AND p.estate_id = candidate.estate_id
        JOIN contexts c ON c.id = p.context_id AND c.manages_estates AND NOT c.sandbox
        LEFT JOIN registered_labels known ON known.context_id = p.context_id AND known.estate_id = p.estate_id
      WHERE p.country = 'NL' AND p.is_active AND known.estate_updated_at IS DISTINCT FROM p.updated_at
    ) AS changed
      JOIN estates e ON e.context_id = changed.context_id AND e.id = changed.estate_id
      CROSS JOIN LATERAL (SELECT label_address(e.zip_code, e.house_number, e.house_number_extra) AS address) AS place
      LEFT JOIN LATERAL (
        SELECT CASE t.label_status WHEN 'OTHER_KIND' THEN 'FOUND' ELSE t.label_status END AS label_status, t.reading, t.bag, t.asked_at, t.next_ask_at
        FROM registered_labels t
        WHERE t.address = place.address AND t.next_ask_at > now() AND t.label_status IN ('FOUND', 'OTHER_KIND', 'NONE', 'SEVERAL') LIMIT 1
      ) AS twin ON true
    ORDER BY e.context_id, e.id
    ON CONFLICT (context_id, estate_id) DO UPDATE SET
      estate_updated_at = excluded.estate_updated_at, address = excluded.address,
      -- Told again after any change: its kind may be another one now. Of the same address nothing else is new.
      is_told = label.is_told AND label.address IS NOT DISTINCT FROM excluded.address AND label.reading IS NULL,
      label_status = CASE WHEN label.address IS NOT DISTINCT FROM excluded.address THEN label.label_status ELSE excluded.label_status END,
      reading = CASE WHEN label.address IS NOT DISTINCT FROM excluded.address THEN label.reading ELSE excluded.reading END,
      bag = CASE WHEN label.address IS NOT DISTINCT FROM excluded.address THEN label.bag ELSE excluded.bag END,
      asked_at = CASE WHEN label.address IS NOT DISTINCT FROM excluded.address THEN label.asked_at ELSE excluded.asked_at END,
      next_ask_at = CASE WHEN label.address IS NOT DISTINCT FROM excluded.address THEN coalesce(label.next_ask_at, excluded.next_ask_at)
        ELSE excluded.next_ask_at END`;
}

/** Deactivated estates are fetched when they are active again. */
export async function leaveOutDeactivated(sql: Executor): Promise<void> {
  await sql`
    UPDATE registered_labels label SET next_ask_at = NULL FROM estates e
    WHERE label.next_ask_at <= now() AND e.context_id = label.context_id AND e.id = label.estate_id AND e.deactivated_at IS NOT NULL`;
}

/** The address that has waited longest, of all contexts. */
export async function findDueAddress(sql: Executor): Promise<string | null> {
  const [row] = await sql<{ address: string }[]>`
    SELECT address FROM registered_labels WHERE next_ask_at <= now() ORDER BY next_ask_at LIMIT 1`;
  return row?.address ?? null;
}

export interface AddressAnswer {
  address: string;
  status: Extract<LabelStatus, 'FOUND' | 'NONE' | 'SEVERAL'>;
  reading: LabelReading | null;
  /** What was known before stays where it is absent. */
  bag?: BagReading | null;
}

/**
 * For all estates at these addresses, of all contexts. `asOf`: the day of the file that the answers are from, which
 * replace only older ones; null for answers of this moment.
 */
export async function writeAnswers(
  sql: Executor,
  answers: readonly AddressAnswer[],
  asOf: string | null,
): Promise<void> {
  const addresses = answers.map(({ address }) => address);
  const statuses = answers.map(({ status }) => status);
  const readings = answers.map(({ reading }) => (reading === null ? null : JSON.stringify(reading)));
  const bags = answers.map(({ bag }) => (bag ? JSON.stringify(bag) : null));
  const weeks = `${REFRESH_WEEKS} weeks`;
  await sql`
    UPDATE registered_labels label SET reading = answer.reading::jsonb, asked_at = answer.read_at,
      next_ask_at = now() + ${weeks}::interval * (0.9 + 0.2 * random()),
      bag = coalesce(answer.bag::jsonb, label.bag),
      is_told = is_told AND label.reading IS NOT DISTINCT FROM answer.reading::jsonb
        AND label.bag IS NOT DISTINCT FROM coalesce(answer.bag::jsonb, label.bag),
      label_status = CASE WHEN label_status = 'OTHER_KIND' AND label.reading IS NOT DISTINCT FROM answer.reading::jsonb
        THEN label_status ELSE answer.status END
    FROM (
      SELECT *, coalesce(${asOf}::date::timestamp AT TIME ZONE 'Europe/Amsterdam', now()) AS read_at
      FROM unnest(${addresses}::text[], ${statuses}::text[], ${readings}::text[], ${bags}::text[]) AS given (address, status, reading, bag)
    ) AS answer
    WHERE label.address = answer.address AND (${asOf}::date IS NULL OR asked_at IS NULL OR asked_at < answer.read_at)`;
}

/** What was read before stays. */
export async function writeUnusable(sql: Executor, address: string): Promise<void> {
  await sql`
    UPDATE registered_labels SET label_status = 'UNUSABLE', asked_at = now(), next_ask_at = now() + interval '1 day'
    WHERE address = ${address}`;
}

export interface UnappliedLabel {
  contextId: string;
  estateId: string;
  externalId: string;
  reading: LabelReading | null;
  bag: BagReading | null;
}

export function findUnapplied(sql: Executor, limit: number): Promise<UnappliedLabel[]> {
  return sql<UnappliedLabel[]>`
    SELECT label.context_id AS "contextId", label.estate_id AS "estateId", e.external_id AS "externalId", label.reading,
      CASE WHEN label.bag ->> 'address' = label.address THEN label.bag END AS bag
    FROM registered_labels label JOIN estates e ON e.context_id = label.context_id AND e.id = label.estate_id
    WHERE NOT label.is_told ORDER BY label.context_id, label.estate_id ${limitClause(sql, limit)}`;
}

export interface RegisteredHome {
  bagId: string | null;
  hasValidLabel: boolean;
}

/** What the registers say of an estate's address as it is now. */
export async function findRegisteredHome(
  sql: Executor,
  contextId: string,
  estateId: string,
  today: string,
): Promise<RegisteredHome> {
  const [row] = await sql<RegisteredHome[]>`
    SELECT CASE WHEN bag ->> 'address' = address THEN bag ->> 'bag_id' END AS "bagId",
      label_status = 'FOUND' AND coalesce(reading ->> 'valid_until' >= ${today}, false) AS "hasValidLabel"
    FROM registered_labels WHERE context_id = ${contextId} AND estate_id = ${estateId}`;
  return row ?? { bagId: null, hasValidLabel: false };
}

interface AppliedLabel {
  estateId: string;
  reading: LabelReading | null;
  isOtherKind: boolean;
  needsPlan: boolean;
}

/** With the facts of the estates, in their transaction. One that was read again meanwhile is still to be applied. */
export async function markApplied(
  tx: Executor,
  contextId: string,
  labels: readonly AppliedLabel[],
): Promise<void> {
  if (labels.length === 0) return;
  const given = labels.map(({ estateId, reading, isOtherKind, needsPlan }) => ({
    estate_id: estateId,
    reading,
    is_other_kind: isOtherKind,
    needs_plan: needsPlan,
  }));
  await tx`
    UPDATE registered_labels label SET is_told = true, needs_plan = label.needs_plan OR given.needs_plan, estate_updated_at = e.updated_at,
      label_status = CASE WHEN given.is_other_kind THEN 'OTHER_KIND' WHEN label.label_status = 'OTHER_KIND' THEN 'FOUND' ELSE label.label_status END
    FROM jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
        AS given (estate_id uuid, reading jsonb, is_other_kind boolean, needs_plan boolean)
      JOIN estates e ON e.context_id = ${contextId} AND e.id = given.estate_id
    WHERE label.context_id = ${contextId} AND label.estate_id = given.estate_id
      AND label.reading IS NOT DISTINCT FROM nullif(given.reading, 'null'::jsonb)`;
}

interface ToPlan {
  contextId: string;
  controls: object;
  estateIds: string[];
}

/**
 * Estates that have a plan which their label changes, with the way in which that was requested. Each is requested once.
 */
export function takeToPlan(tx: Executor, limit: number): Promise<ToPlan[]> {
  return tx<ToPlan[]>`
    WITH taken AS (
      UPDATE registered_labels SET needs_plan = false WHERE (context_id, estate_id) IN (
        SELECT context_id, estate_id FROM registered_labels WHERE needs_plan ORDER BY context_id, estate_id ${limitClause(tx, limit)} FOR UPDATE)
      RETURNING context_id, estate_id
    )
    SELECT e.context_id AS "contextId", (array_agg(r.plan -> 'controls'))[1] AS controls, array_agg(e.id::text ORDER BY e.id) AS "estateIds"
    FROM taken JOIN estates e ON e.context_id = taken.context_id AND e.id = taken.estate_id
      JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id AND NOT r.is_edited AND r.deleted_at IS NULL
    WHERE e.deactivated_at IS NULL AND e.estate_type IN ('HOUSE', 'APARTMENT') AND e.region IS NOT NULL AND e.year_built IS NOT NULL
    GROUP BY e.context_id, r.plan ->> 'controls', e.region ORDER BY e.context_id`;
}
