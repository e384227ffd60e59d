import { type AgeingRows, ageingRows } from '../../../infra/database/ageing-rows.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import type { OpenReview } from './reviews.ts';

/** Once the job has read a document that is retained for it, in the transaction that ends the job. */
export async function insertReview(
  tx: Executor,
  contextId: string,
  jobId: string,
  documentPath: string,
): Promise<void> {
  await tx`
    INSERT INTO certificate_reviews (context_id, job_id, document_path) VALUES (${contextId}, ${jobId}, ${documentPath})`;
}

/**
 * Of a job that is known to have read a certificate. The one link of the job from here on: another one leads nowhere
 * then.
 */
export async function writeReviewLink(
  tx: Executor,
  contextId: string,
  jobId: string,
  tokenHash: Buffer,
  hours: number,
): Promise<Date> {
  const [row] = await tx<[{ expiresAt: Date }]>`
    INSERT INTO certificate_reviews AS review (context_id, job_id, token_hash, token_expires_at)
    VALUES (${contextId}, ${jobId}, ${tokenHash}, now() + make_interval(hours => ${hours}))
    ON CONFLICT (context_id, job_id) DO UPDATE
      SET token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at, reviewed_at = NULL
    RETURNING token_expires_at AS "expiresAt"`;
  return row.expiresAt;
}

/** The status of a job that reads a document; null when the context has none of that id. */
export async function findDocumentJobStatus(
  sql: Executor,
  contextId: string,
  jobId: string,
): Promise<string | null> {
  const [row] = await sql<{ status: string }[]>`
    SELECT calculation_job_status AS status FROM calculation_jobs
    WHERE context_id = ${contextId} AND id = ${jobId} AND calculation_job_type = 'EPC_DOCUMENT_PROCESSING'`;
  return row?.status ?? null;
}

/**
 * Across contexts on purpose: the token's 256 random bits are all that a reviewer has. Null when it is used up or has
 * expired.
 */
export async function findOpenReview(sql: Executor, tokenHash: Buffer): Promise<OpenReview | null> {
  const [row] = await sql<OpenReview[]>`
    SELECT r.context_id AS "contextId", r.job_id AS "jobId", j.estate_id AS "estateId", r.document_path AS "documentPath", j.reading
    FROM certificate_reviews r JOIN calculation_jobs j ON j.context_id = r.context_id AND j.id = r.job_id
    WHERE r.token_hash = ${tokenHash} AND r.token_expires_at > now() AND j.reading IS NOT NULL AND j.estate_id IS NOT NULL`;
  return row ?? null;
}

/** Uses the link up; false when somebody else has. The trigger releases the document. */
export async function endReview(
  tx: Executor,
  { contextId, jobId }: OpenReview,
  tokenHash: Buffer,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE certificate_reviews SET reviewed_at = now(), token_hash = NULL, token_expires_at = NULL, document_path = NULL
    WHERE context_id = ${contextId} AND job_id = ${jobId} AND token_hash = ${tokenHash} AND token_expires_at > now()`;
  return count === 1;
}

/** In the metadata of the job. */
export async function writeReviewOutcome(
  tx: Executor,
  { contextId, jobId }: OpenReview,
  review: object,
): Promise<void> {
  await tx`
    UPDATE calculation_jobs
    SET reading = (reading::jsonb || jsonb_build_object('review', ${JSON.stringify(review)}::text::jsonb))::json, updated_at = now()
    WHERE context_id = ${contextId} AND id = ${jobId}`;
}

const withDocument = ageingRows(
  'certificate_reviews',
  'created_at',
  (sql) => sql`t.document_path IS NOT NULL`,
);

/** The review can still be made, without the document. */
export const oldReviewDocuments: AgeingRows = {
  count: withDocument.count,
  async remove(sql, days, limit, contextId) {
    const { count } = await sql`
      UPDATE certificate_reviews SET document_path = NULL
      WHERE ctid = ANY (ARRAY(${withDocument.lockOldest(sql, days, limit, contextId)}))`;
    return count;
  },
};
