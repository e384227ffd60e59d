import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The API as it was released, of each version: what a client may rely on. */
const FOLDER = join(import.meta.dirname, 'released');

/** Of the newest release. */
export function readReleased(): { version: string; document: Record<string, unknown> } {
  const [newest] = readdirSync(FOLDER)
    .flatMap((name) => /^(\d+\.\d+\.\d+)\.json\.gz$/.exec(name)?.[1] ?? [])
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest === undefined) throw new Error(`${FOLDER} is empty`);
  return {
    version: newest,
    document: JSON.parse(gunzipSync(readFileSync(join(FOLDER, `${newest}.json.gz`))).toString()),
  };
}

/** Keeps the document of a version that is released now. */
export function storeReleased(version: string, document: string): void {
  writeFileSync(join(FOLDER, `${version}.json.gz`), gzipSync(document, { level: 9 }));
}
