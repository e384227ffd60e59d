import type { Executor } from '../../../infra/database/sql.ts';

export interface NewDocumentJob {
  estateId: string;
  name: string;
  externalId: string | null;
  description: string;
  controls: object;
  engineVersion: string;
  dataVersion: string;
  expiresAt: Date;
  /** Of the document in the file store. */
  path: string;
}

export async function insertDocumentJob(
  tx: Executor,
  contextId: string,
  job: NewDocumentJob,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, estate_id, name, external_id, description, engine_version,
      data_version, estates_total, controls, expires_at, document_path)
    VALUES (${contextId}, 'EPC_DOCUMENT_PROCESSING', ${job.estateId}, ${job.name}, ${job.externalId}, ${job.description},
      ${job.engineVersion}, ${job.dataVersion}, 1, ${JSON.stringify(job.controls)}::text::jsonb, ${job.expiresAt}, ${job.path})
    RETURNING id`;
  return row.id;
}

export interface StartedDocumentJob {
  estateId: string;
  path: string;
  controls: object;
  country: string;
  zipCode: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
}

/** Sets the job to RUNNING. Null when nothing is left to do: it was delivered before, was stopped, or has expired. */
export async function startDocumentJob(
  sql: Executor,
  contextId: string,
  jobId: string,
): Promise<StartedDocumentJob | null> {
  const [row] = await sql<StartedDocumentJob[]>`
    WITH job AS (
      UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', updated_at = now()
      WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')
        AND document_path IS NOT NULL AND expires_at > now()
      RETURNING estate_id, document_path, controls
    )
    SELECT job.estate_id AS "estateId", job.document_path AS path, job.controls, e.country, e.zip_code AS "zipCode",
      e.house_number AS "houseNumber", e.house_number_extra AS "houseNumberExtra"
    FROM job JOIN estates e ON e.context_id = ${contextId} AND e.id = job.estate_id`;
  return row ?? null;
}

/** False when the job is no longer RUNNING: then nothing of its result may be written. */
export async function writeDocumentResult(
  tx: Executor,
  contextId: string,
  jobId: string,
  { failure, reading }: { failure: string | null; reading: string },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE calculation_jobs SET
      calculation_job_status = CASE WHEN ${failure}::text IS NULL THEN 'FINISHED' ELSE 'FAILED' END,
      estates_finished = CASE WHEN ${failure}::text IS NULL THEN 1 ELSE 0 END,
      estates_failed = CASE WHEN ${failure}::text IS NULL THEN 0 ELSE 1 END,
      failure = ${failure}, reading = ${reading}::text::json, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_status = 'RUNNING'`;
  return count === 1;
}
