/**
 * Builds the server: what every start reads, in a hundred files instead of 1,700 small ones, which took two fifths of
 * the start. The sources run just as well without it.
 */
import { dirname, join, relative } from 'node:path';
import { ensureBuild } from '@rooftree/ui/build/ensure-build';
import { buildFolder, isBuilt } from './build-folder.ts';

const ROOT = import.meta.dirname;

/** Packages that every start reads. The others are read when they are needed, or look for files beside their own. */
const BUILT_IN = [
  '@fastify/fast-json-stringify-compiler',
  '@fastify/static',
  '@fastify/swagger',
  'ajv',
  'commander',
  'csv-parse',
  'fastify',
  'graphile-worker',
  'image-size',
  'negotiator',
  'pg',
  'pino',
  'pngjs',
  'prom-client',
  'qrcode',
  'typebox',
];

/** What those packages ask for and never use here. */
const LEFT_OUT = ['pg-native', 'typescript'];

/** The folder of the finished build, made now when it is missing or older than its sources. */
export function buildServer(): Promise<string> {
  return ensureBuild(buildFolder(ROOT), isBuilt, makeServer);
}

async function makeServer(making: string): Promise<void> {
  // Loaded here, not above: an installation without development packages comes with its build, and has nothing to do.
  const { build } = await import('rolldown');
  const bundle = (name: string, source: string) =>
    build({
      input: { [name]: join(ROOT, source) },
      platform: 'node',
      external: isLeftOut,
      plugins: [{ name: 'own-places', transform: pointToSources }],
      logLevel: 'warn',
      output: {
        dir: making,
        entryFileNames: '[name].js',
        chunkFileNames: name === 'main' ? '[name]-[hash].js' : `${name}-[name]-[hash].js`,
        sourcemap: true,
      },
    });
  // A bundle of its own: it starts for every certificate, and loads nothing of the server.
  await bundle('read-certificate', 'src/estates/certificates/read-certificate.child.ts');
  // Last, because its file says that the build is finished.
  await bundle('main', 'src/cli/main.ts');
}

function isLeftOut(id: string, importer: string | undefined): boolean {
  if (id.startsWith('node:')) return true;
  if (id.startsWith('.') || id.startsWith('/') || id.startsWith('@rooftree/')) return false;
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  if (LEFT_OUT.includes(name)) return true;
  // Of what a package needs, the version that it has: from our folder another one could be found.
  const isPackages = importer?.includes('/node_modules/') ?? false;
  return !isPackages && !BUILT_IN.includes(name);
}

/** A module that names files beside itself finds them where it was written, and not beside the build. */
function pointToSources(code: string, id: string): { code: string; map: null } | null {
  if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
  const fromBuild = `../../${relative(ROOT, id)}`;
  const placed = code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(fromBuild)}')`)
    .replaceAll('import.meta.url', `new URL('${fromBuild}', import.meta.url).href`);
  // No line moves.
  return { code: placed, map: null };
}
