/**
 * A thread of its own for one programme: a search takes up to minutes, and the compute pool is for what somebody waits
 * for.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import {
  loadSolver,
  PortfolioSolver,
  type ProgrammeTerms,
  readHome,
  type SolverOptions,
  type StoredHome,
  type Unit,
} from '@rooftree/programme';

export interface SolverSettings {
  terms: ProgrammeTerms;
  options: SolverOptions;
}

/** A home as the repository writes it; those of a complex stand together. */
export interface SolverHome {
  estate_id: string;
  external_id: string;
  place: string | null;
  complex: string | null;
  previous: string | null;
  /** It stays as it was in the previous programme. */
  is_fixed: boolean;
  home: StoredHome;
}

export type SolverRequest =
  | { kind: 'add' | 'describe'; homes: string }
  | { kind: 'solve' }
  | { kind: 'figures' }
  | { kind: 'file'; scenario: number; file: 'problem' | 'certificate' };

const PROGRESS_EVERY_MS = 250;

if (parentPort === null) throw new Error('this module runs in a thread');
const port = parentPort;
// What `startSolver` passes.
const { terms, options } = workerData as SolverSettings;
const solver = new PortfolioSolver(terms, options);

interface Group {
  unit: Unit;
  ids: string[];
}
/** The homes of the last complex, of which more may follow. */
let waiting: SolverHome[] = [];

function groupsOf(homes: readonly SolverHome[], isLast: boolean): Group[] {
  const groups: Group[] = [];
  const flush = () => {
    if (waiting.length > 0) groups.push(groupOf(waiting));
    waiting = [];
  };
  for (const home of homes) {
    const isSame = home.complex !== null && waiting[0]?.complex === home.complex;
    if (!isSame) flush();
    waiting.push(home);
  }
  if (isLast) flush();
  return groups;
}

function groupOf(homes: readonly SolverHome[]): Group {
  const [first] = homes;
  const isTogether = homes.every(({ previous }) => previous === first?.previous);
  return {
    unit: {
      members: homes.map(({ external_id, place, home }) => ({
        name: external_id,
        place,
        home: readHome(home),
      })),
      previous: isTogether ? (first?.previous ?? null) : null,
      isFixed: isTogether && homes.some(({ is_fixed }) => is_fixed),
    },
    ids: homes.map(({ estate_id }) => estate_id),
  };
}

function describe(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ unit, ids }) =>
    solver
      .describe(unit)
      .flatMap((homes, scenario) =>
        homes.map((home, member) => ({ ...home, scenario, estate_id: ids[member] })),
      ),
  );
  return JSON.stringify(rows);
}

async function solve(): Promise<void> {
  let last = 0;
  solver.solve(await loadSolver(), (progress) => {
    const now = Date.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    port.postMessage({ kind: 'progress', progress });
  });
}

async function compress(lines: Iterable<string>): Promise<Uint8Array> {
  const gzip = createGzip();
  const parts = Array.fromAsync<Buffer>(gzip);
  for (const line of lines)
    if (!gzip.write(line)) await new Promise((resolve) => gzip.once('drain', resolve));
  gzip.end();
  return Buffer.concat(await parts);
}

async function respond(request: SolverRequest): Promise<unknown> {
  switch (request.kind) {
    case 'add':
    case 'describe': {
      // An empty list ends the pass.
      const homes = JSON.parse(request.homes) as SolverHome[];
      const groups = groupsOf(homes, homes.length === 0);
      if (request.kind === 'describe') return describe(groups);
      for (const { unit } of groups) solver.add(unit);
      return null;
    }
    case 'solve':
      return solve();
    case 'figures':
      return solver.figures();
    case 'file': {
      const files = solver.files(request.scenario);
      return files === null ? null : compress(files[request.file]);
    }
  }
}

port.on('message', (request: SolverRequest) => {
  respond(request).then(
    (value) => port.postMessage({ kind: 'done', value }),
    (error: unknown) =>
      port.postMessage({
        kind: 'failed',
        name: error instanceof Error ? error.name : 'Error',
        message: error instanceof Error ? error.message : String(error),
      }),
  );
});
