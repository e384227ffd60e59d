import { randomBytes } from 'node:crypto';
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import { planningDayOf } from '../../access/contexts/planning-day.ts';
import type { PublishEvent } from '../../events.ts';
import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import { publishFile, storeFile } from '../../infra/files/stored-files.service.ts';
import type { EndExhausted } from '../../infra/queue/exhausted-entries.ts';
import type { Attempt, QueueTask } from '../../infra/queue/queue-worker.ts';
import type { planHomes } from './plan-homes.thread.ts';
import type { ProgrammeTask, StoredScenario } from './programme.ts';
import {
  countHomes,
  deleteChoices,
  findHomesToPlan,
  findPrices,
  insertChoices,
  madeOf,
  readSolverHomes,
  writePackages,
} from './programme-homes.repository.ts';
import { taskOf } from './programme-request.ts';
import { type ProgrammeSolver, SolverFault, startSolver } from './programme-solver.ts';
import {
  endProgramme,
  findStatus,
  insertFile,
  startProgramme,
  writeProgress,
} from './programmes.repository.ts';

export const SOLVE_PROGRAMME = 'solve_programme';
/** Ten plans of each of 100,000 homes, and the search. */
export const PROGRAMME_LIMIT_MS = 6 * 60 * 60 * 1000;

export interface SolveProgramme {
  version: 1;
  contextId: string;
  programmeId: string;
}

interface EndSettings {
  sql: Sql;
  publish: PublishEvent;
}

interface ProgrammeSettings extends EndSettings {
  compute: ComputePool;
  files: FileStore;
  /** How many chunks of homes are planned side by side. */
  threads: number;
}

const PLAN_HOMES = computeTask<typeof planHomes>(
  new URL('./plan-homes.thread.ts', import.meta.url),
  'planHomes',
);
/** Packages that were made differently are not used again. */
const PACKAGES_VERSION = 3;
/** A home takes some 40 ms: a chunk must end long before its thread counts as stuck, and let others take their turn. */
const HOMES_PER_CHUNK = 20;
const HOMES_PER_MESSAGE = 500;
const GAP = 1e-4;
const CHECK_EVERY_MS = 1000;
/** A thread that is short of time on a busy machine is no reason to give up. */
const CHUNK_TIMEOUT_MS = 300_000;

class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Throws when the machine failed, so that the queue tries again: what was planned until then is there. */
export function solveProgrammeTask(settings: ProgrammeSettings): QueueTask {
  return async (payload, attempt) => {
    // The queue holds only what `createProgramme` wrote.
    const { contextId, programmeId } = payload as SolveProgramme;
    const watch = watchStatus(settings, contextId, programmeId, attempt);
    try {
      await run(settings, contextId, programmeId, watch.signal);
    } catch (error) {
      if (error instanceof Cancelled || watch.signal.reason instanceof Cancelled) return;
      const isForGood = error instanceof SolverFault && error.kind === 'RangeError';
      if (!isForGood) throw error;
      await fail(settings, contextId, programmeId, error.message);
    } finally {
      watch.stop();
    }
  };
}

export function endProgrammeFailed(settings: EndSettings): EndExhausted {
  return (payload) => {
    // As above.
    const { contextId, programmeId } = payload as SolveProgramme;
    return fail(
      settings,
      contextId,
      programmeId,
      'the programme could not be computed; the operator finds the cause in the log',
    );
  };
}

function fail({ sql, publish }: EndSettings, contextId: string, id: string, failure: string): Promise<void> {
  return transaction(sql, async (tx) => {
    const status = 'FAILED';
    if (await endProgramme(tx, contextId, id, { status, failure }))
      await publish(tx, contextId, 'programme.failed', { id, status, failure });
  });
}

/** Aborts when the programme is cancelled or deleted, or the task is over. */
function watchStatus({ sql }: ProgrammeSettings, contextId: string, id: string, { signal }: Attempt) {
  const cancelled = new AbortController();
  const timer = setInterval(() => {
    findStatus(sql, contextId, id).then(
      (status) => {
        if (status === null || status === 'CANCELLED') cancelled.abort(new Cancelled());
      },
      // Whatever is wrong with the database, the task itself learns it.
      () => undefined,
    );
  }, CHECK_EVERY_MS);
  return { signal: AbortSignal.any([signal, cancelled.signal]), stop: () => clearInterval(timer) };
}

async function run(
  settings: ProgrammeSettings,
  contextId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { sql } = settings;
  const started = await startProgramme(sql, contextId, id, 'PLANNING');
  if (started === null) return;
  const task = taskOf(started.request);
  await planAll(settings, contextId, id, task, started.createdAt, signal);
  const homes = await countHomes(sql, contextId, id);
  if (homes === 0) return fail(settings, contextId, id, 'none of the homes can be planned');
  if ((await startProgramme(sql, contextId, id, 'SOLVING')) === null) return;
  let written = Promise.resolve();
  let lastWrite = 0;
  await using solver = startSolver(
    {
      terms: task,
      options: {
        scenarios: task.scenarios.map(({ limits }) => limits),
        homes,
        centsPerMovedHome: task.centsPerMovedHome,
        withBaselines: task.withBaselines,
        hasPrevious: task.hasPrevious,
        gap: GAP,
      },
    },
    (progress) => {
      if (Date.now() - lastWrite < CHECK_EVERY_MS) return;
      lastWrite = Date.now();
      written = written.then(() => writeProgress(sql, contextId, id, progress)).catch(() => undefined);
    },
    signal,
  );
  await readAll(sql, contextId, id, (chunk) => solver.add(chunk));
  await solver.solve();
  await written;
  await deleteChoices(sql, contextId, id);
  await readAll(sql, contextId, id, async (chunk) =>
    insertChoices(sql, contextId, id, await solver.describe(chunk)),
  );
  await finish(settings, contextId, id, task, solver, signal);
}

/**
 * The first of the month: prices and grants change by the month at most, and a programme of the same month finds the
 * plans of this one.
 */
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

async function planAll(
  { sql, compute, threads }: ProgrammeSettings,
  contextId: string,
  id: string,
  { ownership }: ProgrammeTask,
  createdAt: Date,
  signal: AbortSignal,
): Promise<void> {
  const priceBook = await findPrices(sql, contextId);
  const date = monthOf(await planningDayOf(sql, contextId, null, createdAt));
  const made = madeOf({
    packagesVersion: PACKAGES_VERSION,
    engineVersion: ENGINE_VERSION,
    dataVersion: DATA_VERSION,
    priceBook,
    date,
    ownership,
  });
  let last: string | null = null;
  // One after the other reads the next homes; what they have read is planned side by side.
  let reading: Promise<unknown> = Promise.resolve();
  const readNext = () => {
    const next = reading.then(async () => {
      const chunk = await findHomesToPlan(sql, contextId, id, { made, limit: HOMES_PER_CHUNK, after: last });
      last = chunk?.last ?? last;
      return chunk;
    });
    reading = next.catch(() => undefined);
    return next;
  };
  const planSome = async () => {
    for (let chunk = await readNext(); chunk !== null; chunk = await readNext()) {
      signal.throwIfAborted();
      if (chunk.count > 0) {
        const { homes } = chunk;
        const planned = await compute.run(
          PLAN_HOMES,
          { homes, date, ownership, priceBook },
          { contextId, timeoutMs: CHUNK_TIMEOUT_MS },
        );
        signal.throwIfAborted();
        await writePackages(sql, contextId, id, { made, homes, planned });
      }
      await countHomes(sql, contextId, id);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, threads) }, planSome));
}

async function readAll(
  sql: Sql,
  contextId: string,
  id: string,
  use: (chunk: string) => Promise<void>,
): Promise<void> {
  let chunk = await readSolverHomes(sql, contextId, id, null, HOMES_PER_MESSAGE);
  while (chunk !== null) {
    await use(chunk.homes);
    chunk = await readSolverHomes(sql, contextId, id, chunk.last, HOMES_PER_MESSAGE);
  }
  await use('[]');
}

/** The figures, the files and the end in one transaction: a crash before it leaves a programme that is solved again. */
async function finish(
  settings: ProgrammeSettings,
  contextId: string,
  id: string,
  { scenarios }: ProgrammeTask,
  solver: ProgrammeSolver,
  signal: AbortSignal,
): Promise<void> {
  const { sql } = settings;
  const figures = await solver.figures();
  const result = figures.map(
    (own, number): StoredScenario => ({ ...own, name: scenarios[number]?.name ?? null }),
  );
  const files: { scenario: number; kind: 'problem' | 'certificate'; path: string }[] = [];
  for (const scenario of figures.keys()) {
    for (const kind of ['problem', 'certificate'] as const) {
      const content = await solver.file(scenario, kind);
      if (content === null) continue;
      const path = `programmes/${randomBytes(16).toString('base64url')}/${kind}.gz`;
      await storeFile(settings, contextId, path, content, 'application/gzip');
      files.push({ scenario, kind, path });
    }
  }
  signal.throwIfAborted();
  const status = figures[0]?.isFeasible === false ? 'INFEASIBLE' : 'FINISHED';
  await transaction(sql, async (tx) => {
    if (!(await endProgramme(tx, contextId, id, { status, result }))) return;
    for (const file of files) {
      await publishFile(tx, contextId, file.path);
      await insertFile(tx, contextId, id, file);
    }
    await settings.publish(tx, contextId, 'programme.finished', { id, status, failure: null });
  });
}
