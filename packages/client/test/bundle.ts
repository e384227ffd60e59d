import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** All of the client as one minified module for browsers. */
export async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('../src/index.ts', import.meta.url)), formats: ['es'] },
      rollupOptions: { treeshake: false },
    },
  });
  const output = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
