import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Engine = typeof import('@rooftree/engine') & typeof import('@rooftree/engine/indicate');

const ROOT = join(import.meta.dirname, '..', '..');
const ENGINE = 'packages/engine';

/** The engine of a git commit; it imports nothing else, so that its own folder is enough. */
export async function earlierEngine(commit: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-engine-'));
  try {
    const archive = execFileSync('git', ['archive', commit, ENGINE], { cwd: ROOT, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const [engine, indication] = await Promise.all(
      ['index.ts', 'indication/indicate.ts'].map(
        (file) => import(pathToFileURL(join(folder, ENGINE, 'src', file)).href),
      ),
    );
    return { ...engine, ...indication };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
