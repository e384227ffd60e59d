import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { hasLivePool } from '../../../infra/queue/pool-liveness.ts';
import type { QueueWorker } from '../../../infra/queue/queue-worker.ts';
import { plain, print, printJson } from '../../../infra/terminal.ts';
import { UUID } from '../../../infra/uuid.ts';
import { isEnded } from '../../../office/programmes/programme.ts';
import {
  openFile,
  PROGRAMME_FILES,
  type ProgrammeFile,
} from '../../../office/programmes/programme-homes.service.ts';
import { newProgrammeSchema } from '../../../office/programmes/programmes.schemas.ts';
import { chooseHomes, createProgramme, getProgramme } from '../../../office/programmes/programmes.service.ts';
import { startWorker } from '../../../start/worker.ts';
import { CliError } from '../../cli-error.ts';
import { createProgressBar } from '../../text/progress-bar.ts';
import { withDependencies } from '../../with-dependencies.ts';

const POLL_MS = 200;

interface Flags {
  context: string;
  json?: true;
}

type Programme = Awaited<ReturnType<typeof getProgramme>>;

export async function createProgrammeAction(file: string, flags: Flags & { watch?: true }): Promise<void> {
  const request = await readBody(file, newProgrammeSchema, 'the programme');
  await withDependencies(async (dependencies) => {
    const { sql } = dependencies;
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const homes = await chooseHomes(sql, contextId, request);
    const { id } = await transaction(sql, (tx) => createProgramme(tx, contextId, COMMAND, request, homes));
    if (flags.watch) await watch(dependencies, contextId, id, flags);
    const programme = await getProgramme(sql, contextId, id, null);
    if (programme.status === 'FAILED') process.exitCode = 1;
    show(programme, flags);
    if (!flags.watch && !(await hasLivePool(sql)))
      process.stderr.write('No worker is running: start one with `rooftree work` or `rooftree serve`.\n');
  });
}

/** As the API takes it. */
export async function readBody<Schema extends TSchema>(
  file: string,
  schema: Schema,
  name: string,
): Promise<Static<Schema>> {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(() => {
    throw new CliError(`cannot read ${file}`);
  });
  let body: unknown;
  try {
    body = JSON.parse(content);
  } catch {
    throw new CliError(`${file} is not JSON`);
  }
  if (Value.Check(schema, body)) return body;
  const faults = Value.Errors(schema, body).map(
    ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || name} ${message}`,
  );
  throw new CliError([...new Set(faults)].join('\n'));
}

async function watch(
  dependencies: Dependencies,
  contextId: string,
  id: string,
  { json }: Flags,
): Promise<void> {
  const { sql } = dependencies;
  let worker: QueueWorker | null = null;
  try {
    let programme = await getProgramme(sql, contextId, id, null);
    const bar = json ? null : createProgressBar('homes', programme.homes.total);
    while (!isEnded(programme.status)) {
      bar?.update(programme.progress.homes_planned);
      // Checked every time: the server that did the work may have stopped in the meantime.
      if (worker === null && !(await hasLivePool(sql))) worker = await startWorker(dependencies);
      await sleep(POLL_MS);
      programme = await getProgramme(sql, contextId, id, null);
    }
    bar?.update(programme.progress.homes_planned);
    bar?.finish();
  } finally {
    await worker?.stop();
  }
}

export async function showProgrammeAction(id: string, flags: Flags): Promise<void> {
  await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    show(await getProgramme(sql, contextId, checkedId(id), null), flags);
  });
}

export function checkedId(id: string): string {
  if (!UUID.test(id)) throw new CliError(`there is no programme ${id}`);
  return id;
}

function show(programme: Programme, { json }: Flags): void {
  if (json) {
    printJson(programme);
    return;
  }
  const { homes, failure, value_unit: unit } = programme;
  print(`${programme.id}  ${programme.status}  ${plain(programme.name)}`);
  print(`${homes.total} homes, ${homes.left_out} of them left out`);
  if (failure !== null) print(failure);
  for (const scenario of programme.scenarios) {
    const { name, value, bound, gap, duties, limits, conflict, changes, baselines } = scenario;
    print('');
    if (name !== null) print(plain(name));
    if (gap === null) print('No programme is within these limits; the figures are those of the nearest one.');
    else print(`Value ${value} ${unit}, bound ${bound}, gap ${(gap * 100).toFixed(4)} %`);
    for (const { year, homes: count, paid_cents: paid } of scenario.years)
      print(`  ${year}  ${count} homes  EUR ${Math.round(paid / 100)}`);
    const list = (sentences: readonly { text: string }[], title?: string) => {
      if (sentences.length > 0 && title !== undefined) print(title);
      for (const { text: sentence } of sentences) print(`  ${plain(sentence)}`);
    };
    list([...duties, ...limits]);
    list(conflict, 'These contradict each other:');
    list(changes, 'The nearest programme needs:');
    list(baselines);
  }
}

export async function exportProgrammeAction(
  id: string,
  flags: { context: string; out: string; scenario: string },
): Promise<void> {
  const scenario = Number(flags.scenario);
  if (!Number.isInteger(scenario) || scenario < 0)
    throw new CliError('--scenario must be a number from 0 on');
  await withDependencies(async ({ sql, files }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const { scenarios } = await getProgramme(sql, contextId, checkedId(id), null);
    const isProven = scenarios[scenario]?.status !== 'INFEASIBLE';
    await mkdir(flags.out, { recursive: true });
    // Its keys are the names of the files.
    for (const file of Object.keys(PROGRAMME_FILES) as ProgrammeFile[]) {
      // There is nothing to prove of a programme that is not within its limits.
      if (!isProven && (file === 'problem.txt' || file === 'certificate.txt')) continue;
      const wanted = { file, scenario, language: null };
      const content = await openFile({ sql, files }, contextId, checkedId(id), wanted);
      await pipeline(content, createWriteStream(join(flags.out, file)));
      print(join(flags.out, file));
    }
  });
}
