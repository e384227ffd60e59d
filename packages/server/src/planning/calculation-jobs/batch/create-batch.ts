import { DATA_VERSION, ENGINE_VERSION, type PlanControls } from '@rooftree/engine';
import { getContext } from '../../../access/contexts/contexts.service.ts';
import { planningDay } from '../../../access/contexts/planning-day.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { chunkEntries, expiryEntry } from '../calculate/chunk-queue.ts';
import type { BatchType } from '../calculation-job.ts';
import { insertChildren, insertJob, planFor } from './batch.repository.ts';
import { batchSentence, estateSentence } from './job-sentences.ts';
import { batchTitle, estateTitle } from './job-titles.ts';
import { resolveNames } from './resolve-names.ts';

export const JOB_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface BatchRequest {
  type: BatchType;
  /** Each names an estate of the context; several may name the same one. Anything but a string is a fault. */
  names: readonly unknown[];
  /** Null: the engine's own; an indication has none. */
  controls: PlanControls | null;
  /** The caller's own name of the whole request. */
  externalId?: string | null;
  lifetimeMs?: number;
}

/**
 * Creates the job, its children and their queue entries in the caller's transaction: all of them, or none and a fault
 * is thrown. Returns the id of the job.
 */
export async function createBatch(tx: Executor, contextId: string, request: BatchRequest): Promise<string> {
  const { type, controls } = request;
  const target = controls?.target_label ?? null;
  // By a plan for any names, each estate of a context that has just grown is compared with all of them.
  await planFor(tx, 'these');
  const estates = await resolveNames(tx, contextId, request.names, target);
  await planFor(tx, 'any');
  const context = await getContext(tx, contextId);
  const { language } = context;
  const named = estates.map((estate) => ({
    estateId: estate.estateId,
    name: estateTitle(language, type, estate),
    externalId: estate.givenName,
    description: estateSentence(language, type, estate),
  }));
  const [first] = named;
  const isSingle = named.length === 1 && first !== undefined;
  const job = {
    type,
    name: isSingle ? first.name : batchTitle(language, type, named.length),
    externalId: request.externalId ?? (isSingle ? first.externalId : null),
    description: isSingle ? first.description : batchSentence(language, type, named.length),
    controls: controls ?? {},
    engineVersion: ENGINE_VERSION,
    dataVersion: DATA_VERSION,
    lifetimeMs: request.lifetimeMs ?? JOB_LIFETIME_MS,
  };
  const batch = await insertJob(tx, contextId, job, isSingle ? first.estateId : null, named.length);
  const jobIds = isSingle ? [batch.id] : await insertChildren(tx, contextId, batch, job, named);
  const date = planningDay(context, estates[0]?.region ?? null);
  await enqueue(tx, [
    ...chunkEntries(
      { contextId, batchId: batch.id, type, controls, date, isSandbox: context.sandbox },
      jobIds,
    ),
    expiryEntry(contextId, batch),
  ]);
  return batch.id;
}
