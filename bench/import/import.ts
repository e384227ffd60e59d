/**
 * `npm run bench -- import`: the memory that `rooftree estates import --dry-run` takes to read and check ten thousand
 * estates, and ten times as many, from CSV and from Excel. Exit 1 when that of CSV grows with the file; a workbook is
 * held in memory, packed. Needs Linux, whose kernel knows the most that a process has used.
 *
 *   -- --write   imports them, too; takes minutes
 */
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import { runRooftree, startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { createTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { report } from '../service/report.ts';

const mode = process.argv.includes('--write') ? [] : ['--dry-run'];
const FEW = Number(process.env['BENCH_ESTATES'] ?? 10_000);
const SAMPLE_MS = 50;
const HEADINGS = [
  'Referentie',
  'Land',
  'Postcode',
  'Straat',
  'Nr',
  'Type',
  'Prijs',
  'Bouwjaar',
  'Woonoppervlakte',
  'Glas',
];

await using made = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-import-bench-'));
chmodSync(folder, 0o711);
made.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await createTestDatabase();
made.defer(() => database.drop());
const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: join(folder, 'data') };
await runRooftree(['contexts', 'create', 'bench', '--name', 'Bench'], env);

function* rows(count: number): Generator<(string | number)[]> {
  for (let number = 0; number < count; number += 1) {
    const price = 200_000 + (number % 300) * 1000;
    yield [
      `E-${number}`,
      'België',
      9000,
      `Lindelaan ${number % 700}`,
      1 + (number % 90),
      'Huis',
      price,
      1900 + (number % 120),
      120.5,
      'dubbel glas',
    ];
  }
}

function* csv(count: number): Generator<string> {
  yield `${HEADINGS.join(';')}\r\n`;
  for (const row of rows(count)) yield `${row.map((cell) => String(cell).replace('.', ',')).join(';')}\r\n`;
}

/** Imports the file, and returns the most memory that the command has used, in MB. */
async function importFile(file: string): Promise<number> {
  const command = startRooftree(['estates', 'import', file, '--context', 'bench', '--json', ...mode], env);
  let peakMb = 0;
  using _sampler = setInterval(() => {
    peakMb = Math.max(peakMb, readPeakMb(command.child.pid));
  }, SAMPLE_MS);
  const started = performance.now();
  const { code, stdout, stderr } = await command.end();
  if (code !== 0) throw new Error(stderr || stdout);
  const { created, updated } = JSON.parse(stdout);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${file.split('/').at(-1)}: ${created} new, ${updated} replaced, ${peakMb.toFixed(0)} MB, ${seconds} s`,
  );
  return peakMb;
}

/** 0 when the process has ended. */
function readPeakMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

const peaks: Record<string, number[]> = { csv: [], xlsx: [] };
for (const count of [FEW, FEW * 10]) {
  const csvFile = join(folder, `${count}.csv`);
  await pipeline(Readable.from(csv(count)), createWriteStream(csvFile));
  peaks['csv']?.push(await importFile(csvFile));
  const xlsxFile = join(folder, `${count}.xlsx`);
  const columns = HEADINGS.map((header) => ({ header }));
  await pipeline(
    Readable.fromWeb(writeXlsxStream(rows(count), { name: 'Panden', columns })),
    createWriteStream(xlsxFile),
  );
  peaks['xlsx']?.push(await importFile(xlsxFile));
}
report(
  Object.entries(peaks).flatMap(([kind, [few = 0, many = 0]]) => [
    { what: `${kind}: most memory, ${FEW * 10} estates`, measured: many, unit: 'MB' },
    {
      what: `${kind}: ${FEW * 10} against ${FEW} estates`,
      measured: many / few,
      unit: '×',
      ...(kind === 'csv' && { most: 1.5 }),
    },
  ]),
);
