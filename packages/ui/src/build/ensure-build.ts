/**
 * Makes a build where it is missing: in its place whole or not at all, and removes those that can no longer be needed.
 */
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A process that is starting right now may still have to read a build that was just replaced. */
const KEEP_OLD_BUILDS_MS = 3_600_000;

/**
 * `folder` is named after the sources, so one that is built is fresh; `make` fills another folder, which then takes its
 * place.
 */
export async function ensureBuild(
  folder: string,
  isBuilt: (folder: string) => boolean,
  make: (making: string) => Promise<void>,
): Promise<string> {
  if (isBuilt(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await make(making);
  // Another process may have finished the same build in the meantime: its result is as good as this one.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  await removeOlderBuilds(folder);
  return folder;
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
