/** Which part of the repository may import which. One table for each level; a new folder needs a line in it. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';

/** Packages, by what they may import. `bench`, `scripts` and `docs` measure, build and show: they may import anything. */
const PACKAGES: Table = {
  engine: [],
  words: ['engine'],
  certificates: ['engine'],
  connectors: ['engine', 'certificates'],
  client: [],
  conformance: [],
  ui: ['engine', 'words'],
  planner: ['engine', 'words', 'ui'],
  console: ['engine', 'words', 'ui', 'planner', 'client'],
  server: ['engine', 'words', 'certificates', 'connectors', 'ui', 'planner', 'console', 'conformance'],
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
  'stored',
  'validation',
  'testing',
  'facts.ts',
  'index.ts',
];

/** What every file of the server may import. */
const KERNEL = ['fault.ts', 'caller.ts'];

/** The features, by the other features that they use. */
const FEATURES: Table = {
  audit: ['limits'],
  members: ['audit', 'contexts', 'limits', 'sessions'],
  passkeys: ['audit', 'limits', 'members', 'sessions'],
  'contact-requests': ['estates', 'webhooks'],
  'saved-views': [],
  openid: ['limits', 'members', 'sessions'],
  sessions: [],
  certificates: [
    'audit',
    'calculation-jobs',
    'contexts',
    'estates',
    'facts',
    'files',
    'idempotency',
    'limits',
  ],
  contexts: ['audit', 'limits'],
  limits: [],
  idempotency: [],
  files: [],
  facts: [],
  estates: ['facts', 'idempotency', 'limits'],
  imports: ['audit', 'estates', 'limits'],
  portfolio: ['estates'],
  'registered-labels': ['calculation-jobs', 'connections', 'estates', 'facts'],
  renovations: ['estates'],
  webhooks: ['audit'],
  erasure: ['audit', 'contexts', 'files', 'members'],
  clients: ['audit', 'limits'],
  'calculation-jobs': ['contexts', 'estates', 'facts', 'idempotency', 'renovations', 'webhooks'],
  'price-books': ['audit', 'calculation-jobs'],
  today: ['contact-requests', 'estates', 'portfolio', 'reports'],
  connections: [
    'audit',
    'calculation-jobs',
    'clients',
    'estates',
    'facts',
    'files',
    'limits',
    'reports',
    'webhooks',
  ],
  'console-page': [],
  reports: ['contexts', 'estates', 'facts', 'files', 'idempotency', 'limits', 'renovations', 'webhooks'],
  'planner-page': [
    'certificates',
    'contact-requests',
    'contexts',
    'estates',
    'facts',
    'files',
    'limits',
    'renovations',
    'reports',
  ],
};
const ALL_FEATURES = Object.keys(FEATURES);

/** The rest of the server, by folder or file. */
const SERVER: Table = {
  'fault.ts': [],
  'caller.ts': [],
  'setting-kinds.ts': ['infra'],
  'default-threads.ts': [],
  'config.ts': ['default-threads.ts', 'setting-kinds.ts'],
  'secret-keys': ['clients', 'config.ts', 'infra'],
  infra: [],
  backup: ['config.ts', 'infra', 'secret-keys'],
  http: ['infra', 'setting-kinds.ts'],
  demo: ['dependencies.ts', 'infra', ...ALL_FEATURES],
  maintenance: ['config.ts', 'infra', ...ALL_FEATURES],
  'dependencies.ts': ['config.ts', 'secret-keys', 'infra', 'clients', 'console-page', 'planner-page'],
  privacy: ['audit', 'erasure', 'http', 'infra', 'maintenance'],
  status: ['backup', 'config.ts', 'contexts', 'dependencies.ts', 'http', 'infra'],
  'openapi-webhooks.ts': [
    'calculation-jobs',
    'connections',
    'contact-requests',
    'http',
    'infra',
    'reports',
    'webhooks',
  ],
  'app.ts': [
    'config.ts',
    'dependencies.ts',
    'demo',
    'http',
    'maintenance',
    'openapi-webhooks.ts',
    'privacy',
    'status',
    ...ALL_FEATURES,
  ],
  'openapi-document.ts': ['app.ts', 'clients', 'config.ts', 'dependencies.ts'],
  start: [
    'app.ts',
    'backup',
    'config.ts',
    'demo',
    'dependencies.ts',
    'infra',
    'maintenance',
    'secret-keys',
    ...ALL_FEATURES,
  ],
  cli: [
    'backup',
    'config.ts',
    'dependencies.ts',
    'infra',
    'maintenance',
    'secret-keys',
    'setting-kinds.ts',
    'start',
    'status',
    ...ALL_FEATURES,
  ],
};

/** The side of a feature that faces HTTP. Everything else in it is a rule, a statement or a job, and knows no HTTP. */
const FACES_HTTP =
  /\.(routes|schemas)\.ts$|^(idempotency\/idempotency|limits\/rate-limit|planner-page\/send-page|members\/send-signed-in)\.ts$/;

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
for (const from of sources.filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path)).sort()) {
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

  it('go from part to part of the server in one direction', () => {
    refuseNot(server, ({ from, to }) => {
      const [here, there] = [partOf(from), partOf(to)];
      if (here === there || KERNEL.includes(there) || to === '../package.json') return true;
      if (here in FEATURES) return ['infra', 'http'].includes(there) || allows(FEATURES, here, there);
      return allows(SERVER, here, there);
    });
  });

  it("leave a feature's rules without HTTP", () => {
    refuseNot(server, ({ from, to }) => {
      const isHttp = partOf(to) === 'http' || /\.routes\.ts$/.test(to);
      return !(partOf(from) in FEATURES) || FACES_HTTP.test(from) || !isHttp;
    });
    const fastify = imports
      .filter(({ to }) => to === 'fastify')
      .map(({ from, to }) => ({ from: relative('packages/server/src', from), to }));
    refuseNot(fastify, ({ from }) => !(partOf(from) in FEATURES) || FACES_HTTP.test(from));
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
      const isOther = partOf(from) in FEATURES && partOf(from) !== partOf(to);
      return !isOther || !/\.(repository|routes|job)\.ts$/.test(to);
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
