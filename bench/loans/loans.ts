/**
 * `npm run bench -- loans`: a report on a million loans (`BENCH_LOANS`), from the database to its files. Prints the
 * processor time of this process and of its sessions in PostgreSQL, the clock, and the most memory of this process.
 * Exit 1 above 90 s or 1 GB. Homes have their figures already: computing them is the engine's benchmark. Needs Linux,
 * whose kernel knows what a process has used.
 */
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createComputePool } from '../../packages/server/src/infra/compute/compute-pool.ts';
import { VERSIONS } from '../../packages/server/src/office/loans/figures/home-figures.service.ts';
import { computeFigures } from '../../packages/server/src/office/loans/figures/home-figures.thread.ts';
import { makeReport } from '../../packages/server/src/office/loans/reports/loan-reports.job.ts';
import {
  getFinished,
  insertLoanReport,
} from '../../packages/server/src/office/loans/reports/loan-reports.service.ts';
import {
  loansCsv,
  reportWorkbook,
  templateCsv,
} from '../../packages/server/src/office/loans/reports/report-files.ts';
import { createTestDatabase } from '../../packages/server/src/testing/test-database.ts';

const LOANS = Number(process.env['BENCH_LOANS'] ?? 1_000_000);
const LOANS_OF_HOME = 2;
const HOMES_AT_ONCE = 10_000;
const MOST_SECONDS = 90;
const MOST_MB = 1000;
const TICKS_PER_SECOND = 100;
const ACTOR = { kind: 'command', id: null, network: null, requestId: null } as const;

await using made = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-loans-bench-'));
made.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await createTestDatabase();
made.defer(() => database.drop());
const { sql } = database;
const databaseName = new URL(database.databaseUrl).pathname.slice(1);
const compute = createComputePool({ threads: 1 });
made.defer(() => compute.close());

const [{ id: contextId }] = await sql<[{ id: string }]>`
  INSERT INTO contexts (slug, name) VALUES ('bench', 'Bench') RETURNING id`;
await fill();
const before = { own: process.cpuUsage(), database: postgresSeconds(), clock: performance.now() };
const reportId = await sql.begin((tx) =>
  insertLoanReport(tx, contextId, ACTOR, { referenceDate: '2026-12-31', layout: '2022', basis: 'LOCATION' }),
);
await makeReport({ sql, compute }, contextId, reportId, new AbortController().signal);
const { template, summary, columns, ...about } = await getFinished(sql, contextId, reportId);
const files = {
  'loans.csv': Readable.from(loansCsv(sql, contextId, reportId, columns)),
  'template.csv': Readable.from([templateCsv(template, summary)]),
  'report.xlsx': Readable.from([await reportWorkbook(template, summary, about)]),
};
for (const [name, content] of Object.entries(files))
  await pipeline(content, createWriteStream(join(folder, name)));

const { user, system } = process.cpuUsage(before.own);
const own = (user + system) / 1e6;
const ofDatabase = postgresSeconds() - before.database;
const clock = (performance.now() - before.clock) / 1000;
const peakMb =
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1000;
const sizes = Object.keys(files).map(
  (name) => `${name} ${(statSync(join(folder, name)).size / 1e6).toFixed(1)} MB`,
);
console.log(
  `${summary.loans} loans: ${own.toFixed(1)} s here, ${ofDatabase.toFixed(1)} s in PostgreSQL, ${clock.toFixed(1)} s by the clock, ${peakMb.toFixed(0)} MB; ${sizes.join(', ')}`,
);
process.exitCode = own + ofDatabase <= MOST_SECONDS && peakMb <= MOST_MB ? 0 : 1;

/** Without triggers: lists and searches of homes are no part of it. */
async function fill(): Promise<void> {
  const samples = JSON.parse(
    computeFigures({
      homes: JSON.stringify(Array.from({ length: 100 }, (_, number) => sampleHome(number))),
      date: '2026-11-18',
    }),
  ).map(({ figures }: { figures: object }) => JSON.stringify(figures));
  const homes = Math.ceil(LOANS / LOANS_OF_HOME);
  for (let first = 1; first <= homes; first += HOMES_AT_ONCE)
    await fillSome(samples, first, Math.min(homes, first + HOMES_AT_ONCE - 1));
  await sql`ANALYZE estates, home_figures, loans`;
}

async function fillSome(samples: readonly string[], first: number, last: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`;
    await tx`
      WITH made AS (
        INSERT INTO estates (context_id, external_id, country, region, estate_provider_type, quality_label, estate_type, referral_token)
        SELECT ${contextId}, 'home-' || number, 'BE', 'BE-VLG', 'API', 'C', 'HOUSE', lpad(number::text, 22, '0')
        FROM generate_series(${first}::int, ${last}::int) AS number
        RETURNING context_id, id, external_id, updated_at
      ), figured AS (
        INSERT INTO home_figures (context_id, estate_id, made_of, figures)
        SELECT context_id, id, concat_ws(' ', ${VERSIONS}::text, updated_at::text),
          (${[...samples]}::text[])[1 + (row_number() OVER ()) % 100]::json
        FROM made
      )
      INSERT INTO loans (context_id, loan_id, estate_id, property_kind, currency, gross_carrying_amount_cents, outstanding_cents,
        value_at_origination_cents, value_source)
      SELECT context_id, 'loan-' || external_id || '-' || part, id, 'RESIDENTIAL', 'EUR',
        10000000 + hashtext(external_id)::bigint % 9000000, 9000000, 30000000, 'ORIGINATION'
      FROM made CROSS JOIN generate_series(1, ${LOANS_OF_HOME}::int) AS part`;
  });
}

function sampleHome(number: number) {
  const score = number % 3 === 0 ? { energy_score_kwh_per_m2: 50 + number * 6 } : {};
  return {
    id: '',
    made_of: '',
    estate: {
      address: { country: 'BE', region: 'BE-VLG', zip_code: '9000' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1920 + number,
      year_renovated: null,
      dwelling: { habitable_space_m2: 100 + number, ...score },
    },
    certificate: null,
    plan: null,
  };
}

/** Of the sessions in the database of this benchmark, by the title that PostgreSQL gives their processes. */
function postgresSeconds(): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: string): number {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres:') || !title.includes(databaseName)) return 0;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, , , , , , , , , , , user = '0', system = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
