import { randomBytes } from 'node:crypto';
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import { languageOf } from '../../../access/contexts/contexts.service.ts';
import type { ReadingControls } from '../../../estates/certificates/layer-from-reading.ts';
import type { PublishEvent } from '../../../events.ts';
import { Fault } from '../../../fault.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { FileStoreError } from '../../../infra/files/file-store.ts';
import { type FileLedger, publishFile, storeFile } from '../../../infra/files/stored-files.service.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { insertJob } from '../batch/batch.repository.ts';
import { JOB_LIFETIME_MS } from '../batch/create-batch.ts';
import { resolveName } from '../batch/resolve-names.ts';
import { expiryEntry } from '../calculate/chunk-queue.ts';
import {
  type CalculationJob,
  startDocumentJob,
  writeDocumentResult,
} from '../calculation-jobs.repository.ts';
import { getJob } from '../calculation-jobs.service.ts';
import { publishEnd } from '../job-ends.ts';
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

interface CertificateRequest {
  /** Names the estate: its id, external_id or property_id. */
  estate: string;
  controls: ReadingControls;
  /** The caller's own name of the request. */
  externalId: string | null;
}

/**
 * Stores the document where the worker finds it. It is removed within an hour unless `createReadingJob` is called.
 * Returns its path.
 */
export async function stageDocument(
  ledger: FileLedger,
  contextId: string,
  estate: string,
  bytes: Uint8Array,
): Promise<string> {
  // Before anything is written: what names no estate leaves no file.
  await resolveName(ledger.sql, contextId, estate, 'estate');
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

/** Creates the job that reads a stored document, in the caller's transaction. */
export async function createReadingJob(
  tx: Executor,
  contextId: string,
  { estate: name, controls, externalId }: CertificateRequest,
  path: string,
): Promise<CalculationJob> {
  const estate = await resolveName(tx, contextId, name, 'estate');
  await publishFile(tx, contextId, path);
  const job = {
    type: 'EPC_DOCUMENT_PROCESSING' as const,
    ...jobWords(await languageOf(tx, contextId), estate),
    externalId: externalId ?? name,
    controls,
    engineVersion: ENGINE_VERSION,
    dataVersion: DATA_VERSION,
    lifetimeMs: JOB_LIFETIME_MS,
    documentPath: path,
  };
  const inserted = await insertJob(tx, contextId, job, estate.estateId, 1);
  const payload: ReadPayload = { version: 1, contextId, jobId: inserted.id };
  await enqueue(tx, [
    { task: READ_CERTIFICATE, payload, maxAttempts: ATTEMPTS },
    expiryEntry(contextId, inserted),
  ]);
  return getJob(tx, contextId, inserted.id);
}

export interface DocumentWork {
  estateId: string;
  /** Of the document in the file store. */
  path: string;
  controls: object;
  /** The country of the estate. */
  country: string;
  /** Which address of a file with many is meant; null when the estate's is not known well enough. */
  address: { zip_code: string; house_number: string; house_number_extra: string | null } | null;
}

/** Null when nothing is left to do. */
export async function beginDocumentJob(
  sql: Executor,
  contextId: string,
  jobId: string,
): Promise<DocumentWork | null> {
  const started = await startDocumentJob(sql, contextId, jobId);
  if (started === null) return null;
  const { zipCode, houseNumber, houseNumberExtra, ...work } = started;
  const isKnown = zipCode !== null && houseNumber !== null;
  return {
    ...work,
    address: isKnown
      ? { zip_code: zipCode, house_number: houseNumber, house_number_extra: houseNumberExtra }
      : null,
  };
}

/**
 * Ends the job with what was read and publishes that, in the transaction of what the result changes. False: nothing may
 * be changed.
 */
export async function endDocumentJob(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  jobId: string,
  result: { failure: string | null; reading: object },
): Promise<boolean> {
  const { failure, reading } = result;
  const hasEnded = await writeDocumentResult(tx, contextId, jobId, {
    failure,
    reading: JSON.stringify(reading),
  });
  if (hasEnded) await publishEnd(tx, publish, contextId, jobId);
  return hasEnded;
}
