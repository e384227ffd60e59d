import { buffer } from 'node:stream/consumers';
import { InputError } from '@rooftree/engine';
import {
  beginDocumentJob,
  type DocumentWork,
  endDocumentJob,
} from '../calculation-jobs/read/document-jobs.service.ts';
import { addCertificateFacts } from '../estates/add-certificate-facts.ts';
import { type FileLedger, removeFilesNow } from '../files/stored-files.service.ts';
import { type Executor, transaction } from '../infra/database/sql.ts';
import { localDay } from '../infra/local-day.ts';
import type { QueueTask } from '../infra/queue/queue-worker.ts';
import type { ReadPayload } from './certificate-jobs.service.ts';
import { failureSentence } from './failure-sentences.ts';
import { type Heard, hearReading, outcomeOf, type ReadingControls } from './hear-reading.ts';
import { type FileReading, readCertificateFile } from './read-certificate-file.ts';

/** Throws when the machine failed, so that the queue tries again; what is wrong with a document is a result. */
export function readCertificateTask(ledger: FileLedger): QueueTask {
  return async (payload, { signal }) => {
    // The queue holds only what `askToRead` wrote.
    const { contextId, jobId } = payload as ReadPayload;
    const job = await beginDocumentJob(ledger.sql, contextId, jobId);
    if (job === null) return;
    const reading = await read(ledger, job);
    // Handed out again since: the other one ends the job.
    signal.throwIfAborted();
    await transaction(ledger.sql, (tx) => finish(tx, contextId, jobId, job, reading)).catch(
      (error: unknown) => {
        // Stopped, or finished by another worker: nothing of this one's was written.
        if (!(error instanceof EndedElsewhere)) throw error;
      },
    );
    await removeFilesNow(ledger, contextId, [job.path]);
  };
}

class EndedElsewhere extends Error {}

async function read({ files }: FileLedger, { path, country, address }: DocumentWork): Promise<FileReading> {
  const bytes = await buffer(await files.read(path));
  return readCertificateFile(bytes, { today: localDay(country), address });
}

/** The facts, the job's end and its webhooks in one transaction: a job that is done twice changes the estate once. */
async function finish(
  tx: Executor,
  contextId: string,
  jobId: string,
  { estateId, controls }: DocumentWork,
  { failure, status: _, ...read }: FileReading,
): Promise<void> {
  const result =
    failure === null
      ? {
          failure: null,
          reading: { ...read, ...(await tell(tx, contextId, jobId, estateId, controls, read)) },
        }
      : { failure: failureSentence(failure), reading: { ...read, failure_code: failure.code } };
  if (!(await endDocumentJob(tx, contextId, jobId, result))) throw new EndedElsewhere();
}

async function tell(
  tx: Executor,
  contextId: string,
  jobId: string,
  estateId: string,
  given: object,
  read: Omit<FileReading, 'failure' | 'status'>,
): Promise<object> {
  // Written by `askToRead`, from a query that was checked.
  const controls = given as ReadingControls;
  const reading: FileReading = { status: 'FINISHED', failure: null, ...read };
  const heard: Heard = { addressCheck: 'unknown', layer: null };
  const told = await addCertificateFacts(tx, contextId, estateId, (estate) => {
    Object.assign(heard, hearReading(reading, controls, estate, { jobId, at: new Date().toISOString() }));
    return heard.layer;
  }).catch((error: unknown) => {
    // The engine refuses the estate as it is stored: the reading is of use all the same.
    if (error instanceof InputError) return null;
    throw error;
  });
  if (told === null) return {};
  return {
    address_check: heard.addressCheck,
    ...outcomeOf(reading, controls, heard, told.before, told.after),
  };
}
