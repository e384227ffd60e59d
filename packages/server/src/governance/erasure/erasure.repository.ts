/** Everything that an estate leaves in the database, in one place, so that nothing is forgotten. */
import { eraseRequests } from '../../access/request-log/erase-requests.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { eraseDeliveries } from '../../output/webhooks/erase-deliveries.ts';

/** Locked, so that nothing new can refer to it; null when this context has no such estate. */
export async function lockEstate(
  tx: Executor,
  contextId: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    SELECT id FROM estates WHERE context_id = ${contextId} AND external_id = ${externalId} FOR UPDATE`;
  return row?.id ?? null;
}

interface Traces {
  jobs: string[];
  /** Those of them that have not ended. */
  liveJobs: string[];
  renovations: string[];
  reports: string[];
  /** Of the reports, in the file store. */
  paths: string[];
}

export async function findTraces(tx: Executor, contextId: string, estateId: string): Promise<Traces> {
  const [row] = await tx<[Traces]>`
    SELECT
      ARRAY(SELECT id::text FROM calculation_jobs WHERE context_id = ${contextId} AND estate_id = ${estateId}) AS jobs,
      ARRAY(
        SELECT id::text FROM calculation_jobs WHERE context_id = ${contextId} AND estate_id = ${estateId}
          AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
      ) AS "liveJobs",
      ARRAY(SELECT id::text FROM renovations WHERE context_id = ${contextId} AND estate_id = ${estateId}) AS renovations,
      coalesce(array_agg(report.id::text), '{}') AS reports, coalesce(array_agg(report.path), '{}') AS paths
    FROM renovation_reports report
      JOIN renovations r ON r.context_id = report.context_id AND r.id = report.renovation_id
    WHERE report.context_id = ${contextId} AND r.estate_id = ${estateId}`;
  return row;
}

/** Reports go with their renovations; a trigger marks their files for removal in the ledger. */
export async function deleteTraces(
  tx: Executor,
  contextId: string,
  estateId: string,
  { jobs, renovations, reports }: Traces,
): Promise<void> {
  await tx`DELETE FROM calculation_jobs WHERE context_id = ${contextId} AND estate_id = ${estateId}`;
  await tx`DELETE FROM renovations WHERE context_id = ${contextId} AND estate_id = ${estateId}`;
  // A buyer's wish has the link of the page.
  const [estate] = await tx<[{ token: string; externalId: string }]>`
    SELECT referral_token AS token, external_id AS "externalId" FROM estates WHERE context_id = ${contextId} AND id = ${estateId}`;
  const mentions = [
    ...[estateId, ...jobs, ...renovations, ...reports].map((id) => `%${id}%`),
    `%/r/${estate.token.replaceAll('_', '\\_')}%`,
  ];
  // Responses stored for a repeated request, and events: they hold titles with the address.
  await tx`
    DELETE FROM idempotency_keys WHERE context_id = ${contextId} AND body LIKE ANY (${mentions}::text[])`;
  await eraseDeliveries(tx, contextId, mentions);
  await eraseRequests(tx, contextId, estate.externalId, mentions);
  await removeFromProgrammes(tx, contextId, estateId);
  await tx`DELETE FROM estates WHERE context_id = ${contextId} AND id = ${estateId}`;
}

/**
 * Its own rows go with the estate. What names it besides: the files with which a programme can be checked, the request
 * where it names its homes one by one, and the stored response. The figures of the programme stay.
 */
async function removeFromProgrammes(tx: Executor, contextId: string, estateId: string): Promise<void> {
  const programmes = await tx<{ id: string }[]>`
    UPDATE programmes SET request = ((request::jsonb #- '{homes,external_ids}') - 'complexes')::json
    WHERE context_id = ${contextId}
      AND id IN (SELECT programme_id FROM programme_homes WHERE context_id = ${contextId} AND estate_id = ${estateId})
    RETURNING id`;
  const ids = programmes.map(({ id }) => id);
  await tx`DELETE FROM programme_files WHERE context_id = ${contextId} AND programme_id = ANY (${ids}::uuid[])`;
  await tx`
    DELETE FROM idempotency_keys
    WHERE context_id = ${contextId} AND body LIKE ANY (${ids.map((id) => `%${id}%`)}::text[])`;
}

export interface Erasure {
  estateId: string;
  /** Both are null when an operator requested it by the command. */
  clientId: string | null;
  memberId: string | null;
  renovations: number;
  reports: number;
  calculationJobs: number;
}

export async function insertErasure(tx: Executor, contextId: string, erasure: Erasure): Promise<void> {
  await tx`
    INSERT INTO erasures (context_id, estate_id, client_id, member_id, renovations, reports, calculation_jobs)
    VALUES (${contextId}, ${erasure.estateId}, ${erasure.clientId}, ${erasure.memberId}, ${erasure.renovations},
      ${erasure.reports}, ${erasure.calculationJobs})`;
}
