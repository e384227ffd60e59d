import { setTimeout as sleep } from 'node:timers/promises';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { listSyncs } from '../../../estates/connections/connection-json.repository.ts';
import { syncNow } from '../../../estates/connections/sync/syncs.service.ts';
import { hasLivePool } from '../../../infra/queue/pool-liveness.ts';
import type { QueueWorker } from '../../../infra/queue/queue-worker.ts';
import { plain, print, printJson } from '../../../infra/terminal.ts';
import { startWorker } from '../../../start/worker.ts';
import { createProgressBar, type ProgressBar } from '../../text/progress-bar.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { runLine, type ShownRun } from './connections.ts';

interface RunOptions {
  context: string;
  changes?: true;
  json?: true;
}

const POLL_MS = 200;

export async function runConnectionAction(id: string, options: RunOptions): Promise<void> {
  const run = await withDependencies(async (dependencies) => {
    const { id: contextId } = await getContextBySlug(dependencies.sql, options.context);
    const kind = options.changes ? 'DELTA' : 'FULL';
    const runId = await syncNow(dependencies.sql, contextId, id, kind, COMMAND);
    const look = async (): Promise<ShownRun | null> => {
      const [json = 'null'] = await listSyncs(dependencies.sql, contextId, id, runId);
      return JSON.parse(json);
    };
    return watch(dependencies, look, options.json === true);
  });
  if (run?.run_status === 'FAILED') process.exitCode = 1;
  if (options.json) return printJson(run);
  if (run === null) return print('Nothing has changed.');
  print(runLine(run));
  if (run.fault !== null) print(plain(run.fault));
  if (run.run_status === 'WAITING')
    print(
      `${run.to_deactivate} estates are gone at the provider: decide in the console whether to deactivate them.`,
    );
}

/** Until it has ended or waits for a decision; null for one that found nothing, which is not stored. */
async function watch(
  dependencies: Dependencies,
  look: () => Promise<ShownRun | null>,
  isSilent: boolean,
): Promise<ShownRun | null> {
  let worker: QueueWorker | null = null;
  let bar: ProgressBar | null = null;
  try {
    for (let run = await look(); ; run = await look()) {
      if (run !== null && run.announced !== null && run.announced > 0 && !isSilent)
        bar ??= createProgressBar('estates', run.announced);
      bar?.update(run?.read ?? 0);
      if (run?.run_status !== 'RUNNING') {
        bar?.finish();
        return run;
      }
      // Checked every time: the server that did the work may have stopped in the meantime.
      if (worker === null && !(await hasLivePool(dependencies.sql))) worker = await startWorker(dependencies);
      await sleep(POLL_MS);
    }
  } finally {
    await worker?.stop();
  }
}
