/**
 * `npm run drill -- load [words of an attack] [seconds=60]`: sends a server the worst that is legal, and searches
 * meanwhile as another tenant. Fails when the server's memory passes its bound, when an attack finds a fault, when a
 * search fails or waits behind too much other work, when the other tenant's reports wait for more than one turn, or, on
 * a quiet machine (`clock=on`), when searches are slow.
 */
import { OLD_HOUSE } from '../../packages/server/src/testing/data/referred-estate.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { ATTACKS } from './attacks.ts';
import { HAND_MADE, OWN_ESTATES } from './hand-made-requests.ts';
import { type Call, startLoadServer } from './load-server.ts';
import { percentile, watchReports, watchSearches } from './other-tenant.ts';

const MIB = 1024 * 1024;
/** A server in 1 GiB is the smallest that docs/reports.md measures. */
const MOST_MEMORY = 1024 * MIB;
const SLOWEST_P99_MS = 250;
/** Of the event loop's own time, whatever else the machine does: what a search waits for there, p99. */
const MOST_LOOP_MS = 250;
/** In lengths of a report: its own, and one turn of somebody else. */
const MOST_TURNS = 2;

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.split('=')[1];
const seconds = Number(option('seconds') ?? 60);
const wanted = words.filter((word) => !word.includes('='));
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));

await using server = await startLoadServer();
const attacker = await server.addClient('attacker');
const owner = await server.addOwner('attacker');
const victim = await server.addClient('victim');
const page = await addPage(attacker);
await addPage(victim);
const ids = await addPlans(attacker);
const own = await addPlans(victim, 1);

const faults: string[] = [];
const rows: string[] = [];
for (const [name, attack] of Object.entries(ATTACKS).filter(([each]) => isWanted(each))) {
  attack.prepare?.();
  const before = server.measure();
  const searching = watchSearches(server, victim);
  const outcome = await attack({ url: server.url, attacker, owner, ids, page, seconds }).catch(
    (error: unknown) => {
      faults.push(`${name}: ${error}`);
      return `failed: ${error}`;
    },
  );
  const { waits, loops, memory, failed } = await searching.stop();
  const after = server.measure();
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(waits, share)));
  const [loop95 = 0, loop99 = 0] = [0.95, 0.99].map((share) => Math.round(percentile(loops, share)));
  const cost = `${Math.round(after.main - before.main)} / ${after.all - before.all} ms`;
  const cells = [name, outcome, cost, `${Math.round(memory / MIB)} MB`, waits.length];
  rows.push(`| ${cells.join(' | ')} | ${loop95} / ${loop99} ms | ${p50} / ${p95} / ${p99} ms |`);
  console.log(rows.at(-1));
  if (memory > MOST_MEMORY) faults.push(`${name}: ${Math.round(memory / MIB)} MB of memory`);
  if (failed > 0) faults.push(`${name}: ${failed} searches of another tenant failed`);
  if (loop99 > MOST_LOOP_MS)
    faults.push(`${name}: a search waited for ${loop99} ms of the event loop's work (p99)`);
  if (option('clock') === 'on' && (p99 ?? 0) > SLOWEST_P99_MS) faults.push(`${name}: p99 of ${p99} ms`);
}
const turns = isWanted('reports') ? await watchReports({ attacker, victim, ids, own, seconds }) : null;
if (turns !== null && turns.p95 > MOST_TURNS)
  faults.push(`reports: another tenant's took ${turns.p95} turns (p95)`);

console.log(
  '\n| Attack | Outcome | Processor: event loop / all | Memory | Searches | behind work of the loop, p95 / p99 | by the clock, p50 / p95 / p99 |\n|---|---|---|---|---|---|---|',
);
for (const row of rows) console.log(row);
if (turns !== null)
  console.log(
    `\nReports: while one tenant asked for ${turns.attacker}, each of the other's ${turns.victim} took ${turns.p95} turns (p95; 1 alone, at most ${MOST_TURNS})`,
  );
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'All within the bounds.' : `${faults.length} past their bounds.`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function addPage(client: Call): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  await client('PUT', '/v1/estates/home', { headers, body: JSON.stringify(OLD_HOUSE) });
  const { estates }: { estates: { referral_link: string }[] } = JSON.parse(
    await (await client('GET', '/v1/estate/list')).text(),
  );
  return new URL(estates[0]?.referral_link ?? '').pathname;
}

/** So many estates with plans; returns what there is to name in requests. */
async function addPlans(client: Call, estates = OWN_ESTATES) {
  const headers = { 'content-type': 'application/json' };
  if (estates > 1) {
    const body = HAND_MADE['putEstates']?.body?.({}).content ?? '';
    await client('POST', '/v1/estates/batch', { headers, body });
  }
  const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
  const names = estates > 1 ? Array.from({ length: estates }, (_, index) => `worst-${index}`) : ['home'];
  const job: { id: string } = JSON.parse(
    await (await client('POST', path, { headers, body: JSON.stringify(names) })).text(),
  );
  const read = async (place: string) => JSON.parse(await (await client('GET', place)).text());
  await until(async () => {
    const { calculation_job_status: status } = await read(`/v1/calculation-jobs/${job.id}`);
    return !/NOT_STARTED|RUNNING/.test(status);
  });
  const found: { data: { renovation_id: string }[] } = await read('/v1/renovations');
  const renovation_id = found.data[0]?.renovation_id ?? '';
  return { external_id: 'home', id: job.id, renovation_id };
}
