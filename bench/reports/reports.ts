/**
 * `npm run bench -- reports`: the search while four reports are made at once, and the server's memory over a thousand
 * reports. `-- 200` makes fewer for the memory. Exit 1 when a limit is passed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startSearching } from '../batch/search-load.ts';
import { startServer } from '../batch/server-process.ts';
import { report } from '../service/report.ts';
import { makeReports, planHomes } from './report-load.ts';

const IDLE_MS = 10_000;
const REPORTS_DURING_SEARCH = 24;
const AT_ONCE = 4;
/** By then every thread is warm. */
const WARM_REPORTS = 50;
const REPORTS_FOR_MEMORY = Number(process.argv[2] ?? 1000);

/** The search while reports are made, four at a time, by the same server. */
async function searchDuringReports() {
  await using server = await startServer();
  const homes = await planHomes(server, REPORTS_DURING_SEARCH);
  const [home] = homes;
  if (home === undefined) throw new Error('no home was planned');
  await makeReports(homes.slice(0, AT_ONCE), AT_ONCE);
  const idle = await startSearching(home.client).during(sleep(IDLE_MS));
  const busy = await startSearching(home.client).during(makeReports(homes.slice(AT_ONCE), AT_ONCE));
  return { idle: idle.p99Ms, busy: busy.p99Ms };
}

/** Of the server's process with its threads, when these are warm and at the end, in MB. */
async function memoryOverReports() {
  await using server = await startServer();
  const homes = await planHomes(server, REPORTS_FOR_MEMORY);
  await makeReports(homes.slice(0, WARM_REPORTS), AT_ONCE);
  const warm = server.memoryMb();
  await makeReports(homes.slice(WARM_REPORTS), AT_ONCE);
  return { warm, end: server.memoryMb() };
}

const search = await searchDuringReports();
const memory = await memoryOverReports();
report([
  { what: 'search p99, idle', measured: search.idle, unit: 'ms' },
  { what: `search p99, ${AT_ONCE} reports at once`, measured: search.busy, unit: 'ms' },
  { what: 'ratio of the two', measured: search.busy / search.idle, unit: '×', most: 5 },
  { what: `memory after ${WARM_REPORTS} reports`, measured: memory.warm, unit: 'MB' },
  { what: `memory after ${REPORTS_FOR_MEMORY} reports`, measured: memory.end, unit: 'MB' },
  { what: 'ratio of the two', measured: memory.end / memory.warm, unit: '×', most: 1.1 },
]);
