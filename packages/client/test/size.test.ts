import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const LIMIT_BYTES = 8_000;

test('the client, bundled and minified for browsers, is at most 8 kB gzipped and needs nothing of Node', async (t) => {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rollupOptions: { treeshake: false },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  assert.match(code, /x-service-client-secret/);
  assert.doesNotMatch(code, /node:|externalized for browser/);
  const bytes = gzipSync(code, { level: 9 }).byteLength;
  t.diagnostic(`${bytes} bytes gzipped`);
  assert.ok(bytes <= LIMIT_BYTES, `${bytes} bytes gzipped`);
});
