/** Puts a finished build in its place, whole or not at all, and removes those that nobody can still need. */
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A process that is starting right now may still have to read a build that was just replaced. */
const KEEP_OLD_BUILDS_MS = 3_600_000;

export async function finishBuild(making: string, finished: string): Promise<void> {
  // Another process may have finished the same build in the meantime: its result is as good as this one.
  await rename(making, finished).catch(() => rm(making, { recursive: true, force: true }));
  await removeOlderBuilds(finished);
}

async function removeOlderBuilds(current: string): Promise<void> {
  for (const name of await readdir(dirname(current))) {
    if (name === basename(current)) continue;
    const path = join(dirname(current), name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed !== null && Date.now() - changed > KEEP_OLD_BUILDS_MS)
      await rm(path, { recursive: true, force: true });
  }
}
