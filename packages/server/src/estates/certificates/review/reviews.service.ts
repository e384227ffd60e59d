/** A person reviews what was read from a certificate: behind a link for one job, which is used up by the decision. */
import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { InputError } from '@rooftree/engine';
import { recordChange } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { FileStoreError } from '../../../infra/files/file-store.ts';
import { type FileLedger, publishFile, removeFilesNow } from '../../../infra/files/stored-files.service.ts';
import { UUID } from '../../../infra/uuid.ts';
import type { Estate } from '../../estates.ts';
import { changeLayers } from '../../facts/change-layers.ts';
import { type Decision, decideValues, type ReviewOutcome } from './decide-values.ts';
import { drawDocumentPage } from './draw-document-page.ts';
import {
  endReview,
  findDocumentJobStatus,
  findOpenReview,
  insertReview,
  writeReviewLink,
  writeReviewOutcome,
} from './reviews.repository.ts';
import type { OpenReview } from './reviews.ts';

/** A working day here, a weekend between, and a day of absence. */
const LINK_HOURS = 72;
const REVIEW_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** From here on the document belongs to the review; call it in the transaction that ends the job. */
export async function openReview(
  tx: Executor,
  contextId: string,
  jobId: string,
  documentPath: string,
): Promise<void> {
  await publishFile(tx, contextId, documentPath);
  await insertReview(tx, contextId, jobId, documentPath);
}

/** A new link for the review of a job; one that was made before leads nowhere from here on. */
export async function createReviewLink(
  sql: Sql,
  contextId: string,
  jobId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  return transaction(sql, async (tx) => {
    const status = UUID.test(jobId) ? await findDocumentJobStatus(tx, contextId, jobId) : null;
    if (status === null) throw new Fault('missing');
    if (status !== 'FINISHED') throw new Fault('conflict', ['the job has not read a certificate']);
    return { token, expiresAt: await writeReviewLink(tx, contextId, jobId, hashOf(token), LINK_HOURS) };
  });
}

export const reviewUrl = (publicUrl: string, token: string) => `${publicUrl}/review/${token}`;

interface ReviewedEstate {
  review: OpenReview;
  /** With the facts that hold now. */
  estate: Estate;
}

/** What a link leads to; nothing when it is unknown, used up or has expired. */
export async function getReview(sql: Sql, token: string): Promise<ReviewedEstate> {
  const review = await requireReview(sql, token);
  const found = await transaction(sql, (tx) =>
    changeLayers(tx, review.contextId, review.estateId, () => ({ layers: null })).catch(refuseEstate),
  );
  if (found === null) throw new Fault('missing');
  return { review, estate: found.before };
}

/** One page of the retained document as PNG. */
export async function drawReviewPage(
  { sql, files }: FileLedger,
  token: string,
  page: number,
): Promise<Buffer> {
  const { documentPath, contextId } = await requireReview(sql, token);
  if (documentPath === null) throw new Fault('missing');
  const bytes = await readFile(files, documentPath);
  const drawn = await drawDocumentPage(contextId, bytes, page);
  if (drawn === null) throw new Fault('missing');
  return drawn;
}

/** Applies the decisions to the estate, uses the link up and removes the document: all, or nothing. */
export async function decideReview(
  ledger: FileLedger,
  token: string,
  decisions: ReadonlyMap<string, Decision>,
  actor: Actor,
): Promise<ReviewOutcome> {
  const review = await requireReview(ledger.sql, token);
  const outcome = await transaction(ledger.sql, async (tx) => {
    const at = new Date().toISOString();
    const changed = await changeLayers(tx, review.contextId, review.estateId, (layers) =>
      decideValues(layers, review, decisions, at),
    ).catch(refuseEstate);
    // Another reviewer was faster: nothing of this is written.
    if (changed === null || !(await endReview(tx, review, hashOf(token)))) throw new Fault('missing');
    const { outcome: decided } = changed.decision;
    await writeReviewOutcome(tx, review, decided);
    await recordChange(tx, actor, {
      contextId: review.contextId,
      operation: 'reviewCertificate',
      thing: { kind: 'estate', id: changed.after.external_id },
      before: null,
      after: namesIn(decided),
    });
    return decided;
  });
  if (review.documentPath !== null) await removeFilesNow(ledger, review.contextId, [review.documentPath]);
  return outcome;
}

function namesIn({ accepted, corrected, rejected }: ReviewOutcome): Record<string, string[]> {
  return { accepted, corrected, rejected };
}

async function requireReview(sql: Executor, token: string): Promise<OpenReview> {
  const review = REVIEW_TOKEN.test(token) ? await findOpenReview(sql, hashOf(token)) : null;
  if (review === null) throw new Fault('missing');
  return review;
}

/** 256 random bits need no salt and no slow hash. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

async function readFile(files: FileLedger['files'], path: string): Promise<Buffer> {
  try {
    return await buffer(await files.read(path));
  } catch (error) {
    throw error instanceof FileStoreError ? new Fault('busy', [], { cause: error }) : error;
  }
}

function refuseEstate(error: unknown): never {
  if (!(error instanceof InputError)) throw error;
  throw new Fault('conflict', ['the estate was stored under other rules: put it again first']);
}
