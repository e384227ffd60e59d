import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type RooftreeProcess, startRooftree } from './run-rooftree.ts';

/** `rooftree work` with one thread, as an operator runs it: a process of its own that does not outlive the test. */
export async function startWorkerProcess(
  test: TestContext,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<RooftreeProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-worker-'));
  const worker = startRooftree(['work'], {
    DATABASE_URL: databaseUrl,
    ROOFTREE_DATA_DIR: folder,
    ROOFTREE_COMPUTE_THREADS: '1',
    ...env,
  });
  test.after(() => void worker.child.kill('SIGKILL'));
  worker.child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await worker.prints('The worker waits');
  return worker;
}
