/** The life of a job that reads a document, for the feature that reads it. */
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { PublishEvent } from '../../../events.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { enqueue, type QueueEntry } from '../../../infra/queue/queue.ts';
import { JOB_LIFETIME_MS } from '../ask/create-batch.ts';
import { resolveName } from '../ask/resolve-names.ts';
import { expiryEntry } from '../calculate/chunk-queue.ts';
import type { CalculationJob } from '../calculation-jobs.repository.ts';
import { getJob } from '../calculation-jobs.service.ts';
import { publishEnd } from '../job-ends.ts';
import {
  insertDocumentJob,
  type NewDocumentJob,
  startDocumentJob,
  writeDocumentResult,
} from './document-jobs.repository.ts';

/** The estate that the string stands for: its id, else its external_id, else its property_id. Throws when there is none. */
export async function findDocumentEstate(sql: Executor, contextId: string, name: string) {
  return resolveName(sql, contextId, name, 'estate');
}

/** Creates the job and its queue entries in the caller's transaction. */
export async function createDocumentJob(
  tx: Executor,
  contextId: string,
  job: Omit<NewDocumentJob, 'engineVersion' | 'dataVersion' | 'expiresAt'>,
  entryOf: (jobId: string) => QueueEntry,
): Promise<CalculationJob> {
  const expiresAt = new Date(Date.now() + JOB_LIFETIME_MS);
  const versions = { engineVersion: ENGINE_VERSION, dataVersion: DATA_VERSION };
  const id = await insertDocumentJob(tx, contextId, { ...job, ...versions, expiresAt });
  await enqueue(tx, [entryOf(id), expiryEntry(contextId, id, expiresAt)]);
  return getJob(tx, contextId, id);
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

/** Ends the job with what was read and tells webhooks, in the transaction of what the result changes. False: nothing may be changed. */
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
