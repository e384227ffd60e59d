import { randomBytes } from 'node:crypto';
import { languageOf } from '../../../access/contexts/contexts.service.ts';
import type { ReadingControls } from '../../../estates/certificates/layer-from-reading.ts';
import { Fault } from '../../../fault.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { FileStoreError } from '../../../infra/files/file-store.ts';
import { type FileLedger, publishFile, storeFile } from '../../../infra/files/stored-files.service.ts';
import type { QueueEntry } from '../../../infra/queue/queue.ts';
import { createDocumentJob, findDocumentEstate } from './document-jobs.service.ts';
import { jobWords } from './job-words.ts';

export const READ_CERTIFICATE = 'read_certificate';

/** What the worker needs to know; the job has the rest. */
export interface ReadPayload {
  version: 1;
  contextId: string;
  jobId: string;
}

/** With the queue's back-off the last attempt comes after more than three hours; a job that is left then expires. */
const ATTEMPTS = 10;

export interface CertificateRequest {
  /** Names the estate: its id, external_id or property_id. */
  estate: string;
  controls: ReadingControls;
  /** The caller's own name of the request. */
  externalId: string | null;
}

/** Keeps the document where the worker finds it. It is removed within an hour unless `createReadingJob` is called. Returns its path. */
export async function stageDocument(
  ledger: FileLedger,
  contextId: string,
  estate: string,
  bytes: Uint8Array,
): Promise<string> {
  // Before anything is written: what names no estate leaves no file.
  await findDocumentEstate(ledger.sql, contextId, estate);
  return storeDocument(ledger, contextId, bytes);
}

/** Until it is published, it is temporary: see `storeFile`. Returns its path. */
export async function storeDocument(
  ledger: FileLedger,
  contextId: string,
  bytes: Uint8Array,
): Promise<string> {
  const path = `documents/${randomBytes(16).toString('base64url')}/document.bin`;
  await storeFile(ledger, contextId, path, bytes, 'application/octet-stream').catch((error: unknown) => {
    throw error instanceof FileStoreError ? new Fault('busy', [], { cause: error }) : error;
  });
  return path;
}

/** Creates the job that reads a kept document, in the caller's transaction. */
export async function createReadingJob(
  tx: Executor,
  contextId: string,
  { estate: name, controls, externalId }: CertificateRequest,
  path: string,
) {
  const estate = await findDocumentEstate(tx, contextId, name);
  await publishFile(tx, contextId, path);
  const words = jobWords(await languageOf(tx, contextId), estate);
  const job = { estateId: estate.estateId, externalId: externalId ?? name, controls, path, ...words };
  return createDocumentJob(tx, contextId, job, (jobId) => entryOf(contextId, jobId));
}

function entryOf(contextId: string, jobId: string): QueueEntry {
  const payload: ReadPayload = { version: 1, contextId, jobId };
  return { task: READ_CERTIFICATE, payload, maxAttempts: ATTEMPTS };
}
