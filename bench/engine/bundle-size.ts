import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/**
 * The whole engine with its data, as a page's build makes it: minified and gzipped, kB of 1,000 bytes. Not with Vite's
 * build of a library, which leaves the spaces in.
 */
export async function bundleKilobytes(): Promise<number> {
  const { output } = await build({
    input: fileURLToPath(import.meta.resolve('@rooftree/engine')),
    write: false,
    logLevel: 'silent',
    output: { minify: true },
  });
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1000;
}
