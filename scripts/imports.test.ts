/** Which part of the repository may import which. One table for each level; a new folder needs a line in it. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';

/**
 * Packages, by what they may import. `bench`, `scripts` and `docs` measure, build and show: they may import anything.
 */
const PACKAGES: Table = {
  engine: [],
  words: ['engine'],
  certificates: ['engine'],
  connectors: ['engine', 'certificates'],
  client: [],
  conformance: [],
  programme: ['engine'],
  ui: ['engine', 'words'],
  planner: ['engine', 'words', 'ui'],
  console: ['engine', 'words', 'ui', 'planner', 'client'],
  docs: ['ui'],
  server: [
    'engine',
    'words',
    'certificates',
    'connectors',
    'ui',
    'planner',
    'programme',
    'console',
    'docs',
    'conformance',
  ],
};

/** The engine's folders, each above what it is made of: one imports only those before it. */
const ENGINE = [
  'contract',
  'dwelling',
  'data',
  'label',
  'measures',
  'money',
  'energy',
  'stock',
  'completion',
  'indication',
  'plan',
  'building',
  'stored',
  'validation',
  'testing',
  'facts.ts',
  'index.ts',
];

/** What every file of the server may import. */
const KERNEL = ['error-codes.ts', 'fault.ts', 'caller.ts', 'events.ts'];

/**
 * The storeys of the server that have features, from the lowest up. A feature imports the storeys below its own, and of
 * its own storey the features that stand before it.
 */
const STOREYS: Table = {
  access: [
    'limits',
    'idempotency',
    'audit',
    'contexts',
    'sessions',
    'clients',
    'secret-keys',
    'members',
    'passkeys',
    'openid',
  ],
  estates: ['estates', 'certificates', 'connections', 'registers'],
  planning: ['renovations', 'calculation-jobs', 'price-books'],
  output: ['webhooks', 'reports', 'contact-requests', 'planner-page', 'tool-server'],
  office: [
    'console-page',
    'portfolio',
    'portfolio-actions',
    'saved-views',
    'today',
    'loans',
    'programmes',
    'buildings',
  ],
  governance: ['audit-log', 'backup', 'erasure', 'maintenance', 'privacy', 'sandbox', 'status'],
};
const FEATURES = Object.entries(STOREYS).flatMap(([storey, features]) =>
  features.map((feature) => `${storey}/${feature}`),
);
/** Folders that divide the one feature of estates by what a reader looks for. */
const OF_ESTATES = ['facts', 'list', 'batch', 'imports'];

/** What is no feature, by folder or file. */
const SERVER: Table = {
  'error-codes.ts': [],
  'fault.ts': ['error-codes.ts'],
  'caller.ts': [],
  'events.ts': ['infra'],
  'setting-kinds.ts': ['infra'],
  'default-threads.ts': [],
  'config.ts': ['default-threads.ts', 'setting-kinds.ts'],
  infra: [],
  http: ['infra', 'setting-kinds.ts'],
  'dependencies.ts': ['config.ts', 'infra', ...FEATURES],
  'openapi-codes.ts': FEATURES,
  'openapi-webhooks.ts': ['http', 'infra', ...FEATURES],
  'app.ts': [
    'config.ts',
    'dependencies.ts',
    'http',
    'openapi-codes.ts',
    'openapi-webhooks.ts',
    'start',
    ...FEATURES,
  ],
  'openapi-document.ts': ['app.ts', 'config.ts', 'dependencies.ts', ...FEATURES],
  start: ['app.ts', 'config.ts', 'dependencies.ts', 'http', 'infra', ...FEATURES],
  cli: ['config.ts', 'dependencies.ts', 'infra', 'setting-kinds.ts', 'start', ...FEATURES],
};
/** Where the routes of a storey are registered, and what the app shares between storeys is made. */
const COMPOSES_STOREY = /^\w+\/(register|access)\.ts$/;
/** The features that read settings by themselves; the others are given what they need. */
const READS_SETTINGS = [
  'access/secret-keys',
  'governance/backup',
  'governance/maintenance',
  'governance/status',
];

/** The one place that counts and deletes what has aged, feature by feature, and shows it. */
const REMOVES_WHAT_AGED = /^governance\/(maintenance|privacy|status)\//;

/** The side of a feature that faces HTTP. Everything else in it is a rule, a statement or a job, and knows no HTTP. */
const FACES_HTTP =
  /\.(routes|schemas)\.ts$|\/(idempotency\/idempotency|limits\/(rate-limit|limit-bodies)|planner-page\/send-page|imports\/receive-file|sign-in\/send-signed-in)\.ts$/;

type Table = Readonly<Record<string, readonly string[]>>;
interface Import {
  from: string;
  to: string;
}

const ROOT = join(import.meta.dirname, '..');
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const RE_EXPORT = /^export (type )?[{*][^;]* from '\.|^export const \{/m;

const sources = await Array.fromAsync(
  glob('packages/*/{src/**/*.{ts,tsx},build.ts,build-folder.ts}', { cwd: ROOT }),
);
const imports: Import[] = [];
const passedOn: string[] = [];
for (const from of sources.filter((path) => !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(path)).sort()) {
  const text = await readFile(join(ROOT, from), 'utf8');
  if (RE_EXPORT.test(text)) passedOn.push(from);
  for (const [, named, address] of text.matchAll(IMPORT)) {
    const name = named ?? address ?? '';
    const to = name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(from), name)) : name;
    imports.push({ from, to });
  }
}

describe('imports', () => {
  it('were read', () => {
    assert.ok(imports.some(({ from, to }) => from.endsWith('/app.ts') && to === 'fastify'));
    assert.ok(imports.some(({ to }) => to.endsWith('/render-pdf.thread.ts')));
  });

  it('go from package to package in one direction', () => {
    refuseNot(imports, ({ from, to }) => {
      const here = partOf(from, 'packages');
      const there =
        /^@rooftree\/([^/]+)/.exec(to)?.[1] ?? (to.startsWith('packages/') ? partOf(to, 'packages') : here);
      return there === here || allows(PACKAGES, here, there);
    });
  });

  it('leave alone what belongs to tests', () => {
    refuseNot(imports, ({ to }) => !to.endsWith('.fixture.ts'));
  });

  it('reach another package through its name', () => {
    refuseNot(
      imports,
      ({ from, to }) => !to.startsWith('packages/') || partOf(to, 'packages') === partOf(from, 'packages'),
    );
  });

  it('go from folder to folder of the engine in one direction', () => {
    refuseNot(within('packages/engine/src'), ({ from, to }) => {
      const [here, there] = [partOf(from), partOf(to)];
      assert.ok(ENGINE.includes(here), `${here} needs a place in the order of the engine's folders`);
      return here === there || ENGINE.indexOf(there) < ENGINE.indexOf(here);
    });
  });

  const server = within('packages/server/src').filter(({ from }) => partOf(from) !== 'testing');

  it('go down from storey to storey of the server', () => {
    refuseNot(server, ({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      if (COMPOSES_STOREY.test(from)) return mayCompose(from, to);
      if (COMPOSES_STOREY.test(to)) return here === 'app.ts';
      if (here === there || KERNEL.includes(there) || to === '../package.json') return true;
      if (!isFeature(here)) return allows(SERVER, here, there);
      if (there === 'config.ts') return READS_SETTINGS.includes(here);
      if (['infra', 'http'].includes(there)) return true;
      assert.ok(FEATURES.includes(here), `${here} needs a place in the table of storeys`);
      return isFeature(there) && FEATURES.indexOf(there) < FEATURES.indexOf(here);
    });
  });

  it("leave a feature's rules without HTTP", () => {
    refuseNot(server, ({ from, to }) => {
      const isHttp = partOf(to) === 'http' || /\.routes\.ts$/.test(to);
      return !isFeature(roomOf(from)) || FACES_HTTP.test(from) || COMPOSES_STOREY.test(from) || !isHttp;
    });
    const fastify = imports
      .filter(({ to }) => to === 'fastify')
      .map(({ from, to }) => ({ from: relative('packages/server/src', from), to }));
    const facesHttp = (from: string) => FACES_HTTP.test(from) || COMPOSES_STOREY.test(from);
    refuseNot(fastify, ({ from }) => !isFeature(roomOf(from)) || facesHttp(from));
  });

  it('of the server come from the file that has the thing, which nobody passes on', () => {
    assert.deepEqual(
      passedOn.filter((path) => path.startsWith('packages/server/')),
      [],
    );
    assert.ok(passedOn.includes('packages/engine/src/index.ts'));
  });

  it('reach another feature through its services and types, not through its statements', () => {
    refuseNot(server, ({ from, to }) => {
      const isOther = isFeature(roomOf(from)) && roomOf(from) !== roomOf(to);
      return (
        !isOther ||
        REMOVES_WHAT_AGED.test(from) ||
        COMPOSES_STOREY.test(from) ||
        !/\.(repository|routes|job)\.ts$/.test(to)
      );
    });
  });
});

/** The imports inside of this folder, by their paths in it. */
function within(folder: string): Import[] {
  return imports
    .filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith('packages/'))
    .map(({ from, to }) => ({ from: relative(folder, from), to: relative(folder, to) }));
}

/** The first part of a path, or the first one below `above`. */
function partOf(path: string, above?: string): string {
  return path.split('/')[above === undefined ? 0 : 1] ?? '';
}

/** The feature of a file of the server, as `storey/feature`; for what is no feature, its folder or file. */
function roomOf(path: string): string {
  const [storey = '', folder = '', ...rest] = path.split('/');
  if (!(storey in STOREYS)) return storey;
  const isEstates = storey === 'estates' && (rest.length === 0 || OF_ESTATES.includes(folder));
  return `${storey}/${isEstates ? 'estates' : folder}`;
}

/** From everything outside of features, and from the features of its own storey and those below. */
function mayCompose(from: string, to: string): boolean {
  const [here, there] = [partOf(from), partOf(to)];
  if (!(there in STOREYS)) return ['dependencies.ts', 'config.ts', 'http', ...KERNEL].includes(there);
  const order = Object.keys(STOREYS);
  return order.indexOf(there) <= order.indexOf(here);
}

const isFeature = (room: string): boolean => room.includes('/');

function allows(table: Table, here: string, there: string): boolean {
  const allowed = table[here];
  assert.ok(allowed, `${here} needs a line in the table of imports`);
  return allowed.includes(there);
}

function refuseNot(all: readonly Import[], isAllowed: (each: Import) => boolean): void {
  assert.deepEqual(
    all.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} may not import ${to}`),
    [],
  );
}
