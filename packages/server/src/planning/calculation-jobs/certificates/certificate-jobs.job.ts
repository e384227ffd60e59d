import { buffer } from 'node:stream/consumers';
import { InputError } from '@rooftree/engine';
import {
  describeOutcome,
  layerFromReading,
  type ReadingControls,
} from '../../../estates/certificates/layer-from-reading.ts';
import {
  type FileReading,
  readCertificateFile,
} from '../../../estates/certificates/read-certificate-file.ts';
import { openReview } from '../../../estates/certificates/review/reviews.service.ts';
import { addCertificateFacts } from '../../../estates/facts/add-certificate-facts.ts';
import { getRegisteredHome } from '../../../estates/registers/registered-labels.service.ts';
import type { PublishEvent } from '../../../events.ts';
import { type Executor, transaction } from '../../../infra/database/sql.ts';
import { type FileLedger, removeFilesNow } from '../../../infra/files/stored-files.service.ts';
import { localDay } from '../../../infra/local-day.ts';
import type { QueueTask } from '../../../infra/queue/queue-worker.ts';
import { writeDocumentProgress } from '../calculation-jobs.repository.ts';
import {
  beginDocumentJob,
  type DocumentWork,
  endDocumentJob,
  type ReadPayload,
  storeDocument,
} from './certificate-jobs.service.ts';
import { failureSentence } from './failure-sentences.ts';

/** Throws when the machine failed, so that the queue tries again; what is wrong with a document is a result. */
export function readCertificateTask(ledger: FileLedger, publish: PublishEvent): QueueTask {
  return async (payload, { signal }) => {
    // The queue holds only what `createReadingJob` wrote.
    const { contextId, jobId } = payload as ReadPayload;
    const job = await beginDocumentJob(ledger.sql, contextId, jobId);
    if (job === null) return;
    const bytes = await buffer(await ledger.files.read(job.path));
    const reading = await readCertificateFile(
      bytes,
      { today: localDay(job.country), address: job.address },
      {
        contextId,
        onProgress: ({ pages, of }) =>
          writeDocumentProgress(ledger.sql, contextId, jobId, { pages_read: pages, pages: of }),
      },
    );
    // Handed out again since: the other one ends the job.
    signal.throwIfAborted();
    const keptPath = await holdForReview(ledger, contextId, job, reading, bytes);
    await transaction(ledger.sql, async (tx) => {
      await finish(tx, publish, contextId, jobId, job, reading);
      if (keptPath === null) return;
      await openReview(tx, contextId, jobId, keptPath);
    }).catch((error: unknown) => {
      // Stopped, or finished by another worker: nothing of this one's was written.
      if (!(error instanceof EndedElsewhere)) throw error;
    });
    await removeFilesNow(ledger, contextId, [job.path]);
  };
}

class EndedElsewhere extends Error {}

/** A separate copy: the job's document goes with the job's end. Null when no review is wanted. */
async function holdForReview(
  ledger: FileLedger,
  contextId: string,
  job: DocumentWork,
  { failure }: FileReading,
  bytes: Uint8Array,
): Promise<string | null> {
  // Written by `createReadingJob`, from a query that was checked.
  const { review = false } = job.controls as ReadingControls;
  return review && failure === null ? storeDocument(ledger, contextId, bytes) : null;
}

/** The facts, the job's end and its webhooks in one transaction: a job that is done twice changes the estate once. */
async function finish(
  tx: Executor,
  publish: PublishEvent,
  contextId: string,
  jobId: string,
  { estateId, controls }: DocumentWork,
  { failure, status: _, ...read }: FileReading,
): Promise<void> {
  const result =
    failure === null
      ? {
          failure: null,
          reading: { ...read, ...(await applyReading(tx, contextId, jobId, estateId, controls, read)) },
        }
      : { failure: failureSentence(failure), reading: { ...read, failure_code: failure.code } };
  if (!(await endDocumentJob(tx, publish, contextId, jobId, result))) throw new EndedElsewhere();
}

async function applyReading(
  tx: Executor,
  contextId: string,
  jobId: string,
  estateId: string,
  given: object,
  read: Omit<FileReading, 'failure' | 'status'>,
): Promise<object> {
  // Written by `createReadingJob`, from a query that was checked.
  const controls = given as ReadingControls;
  const reading: FileReading = { status: 'FINISHED', failure: null, ...read };
  const at = new Date().toISOString();
  const bagId = reading.address?.bag_ids ? (await getRegisteredHome(tx, contextId, estateId)).bagId : null;
  const changed = await addCertificateFacts(tx, contextId, estateId, reading.document.kind, (estate) =>
    layerFromReading(reading, controls, { ...estate, bag_id: bagId }, { jobId, at }),
  ).catch((error: unknown) => {
    // The engine refuses the estate as it is stored: the reading is of use all the same.
    if (error instanceof InputError) return null;
    throw error;
  });
  if (changed === null) return {};
  const { before, after, decision } = changed;
  return {
    address_check: decision.certificate.addressCheck,
    ...describeOutcome(reading, controls, decision.certificate, before, after),
  };
}
