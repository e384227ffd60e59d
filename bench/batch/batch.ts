/**
 * `npm run bench -- batch`: ten thousand estates from the POST to FINISHED, with API, worker, database and the clients
 * of this benchmark on one machine, against the engine's own rate on two cores in the same run. Exit 1 when a limit is
 * passed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { portfolio } from '../engine/portfolio.ts';
import { engineRate } from './engine-rate.ts';
import { startSearching } from './search-load.ts';
import { type Client, startServer } from './server-process.ts';

const ESTATES = 10_000;
const WARM_UP_ESTATES = 2_000;
const IDLE_MS = 15_000;
// The step divides no spread: ten thousand areas, each once, in no order of the kinds.
const [SMALLEST_M2, STEP_M2, SPREAD_M2] = [60, 7.77, 200.003];
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

interface Job {
  id: string;
  calculation_job_status: string;
  metadata: { estates: { finished: number } };
}

/**
 * Each with a floor area of its own, so that no two have the same plan; or of as many kinds as the portfolio has, like
 * homes of which little more is known than place and year.
 */
function mixedEstates(count: number, isEachDifferent: boolean): { external_id: string }[] {
  const inputs = portfolio(new Date().toISOString().slice(0, 10));
  return Array.from({ length: count }, (_, index) => {
    const input = inputs[index % inputs.length];
    const habitable_space_m2 = SMALLEST_M2 + ((index * STEP_M2) % SPREAD_M2);
    return {
      external_id: `estate-${index}`,
      ...input,
      ...(isEachDifferent && { dwelling: { ...input?.dwelling, habitable_space_m2 } }),
    };
  });
}

/** Seconds of the POST alone, and from the POST to FINISHED. */
async function plan(client: Client, names: readonly string[]): Promise<{ posted: number; finished: number }> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  let job = await client.call<Job>('POST', BATCH, names);
  const posted = seconds();
  while (/NOT_STARTED|RUNNING/.test(job.calculation_job_status)) {
    await sleep(200);
    job = await client.call<Job>('GET', `/v1/calculation-jobs/${job.id}`);
  }
  if (job.metadata.estates.finished !== names.length) throw new Error(JSON.stringify(job));
  return { posted, finished: seconds() };
}

/** What a batch of a context takes beside a client that searches; milliseconds of the server and its PostgreSQL. */
async function planBesideSearches(context: Client) {
  const before = server.processorMs();
  let times = { posted: 0, finished: 0 };
  const searches = await startSearching(searched).during(
    plan(context, context.externalIds).then((measured) => {
      times = measured;
    }),
  );
  const after = server.processorMs();
  return { times, searches, own: after.own - before.own, children: after.children - before.children };
}

await using server = await startServer();
const searched = await server.createContext('searched', mixedEstates(WARM_UP_ESTATES, true));
const planned = await server.createContext('planned', mixedEstates(ESTATES, true));
const alike = await server.createContext('alike', mixedEstates(ESTATES, false));
await plan(searched, searched.externalIds);

const ownRate = await engineRate(2);
const idle = await startSearching(searched).during(sleep(IDLE_MS));
const { times, own, children, searches: busy } = await planBesideSearches(planned);
const rate = ESTATES / times.finished;
const ofAlike = await planBesideSearches(alike);

const results = [
  { what: `POST of ${ESTATES} strings`, measured: times.posted, unit: 's', most: 2 },
  { what: 'estates a second, POST to FINISHED', measured: rate, unit: '/s', least: 350 },
  { what: 'processor time of an estate', measured: own / ESTATES, unit: 'ms' },
  { what: 'and of PostgreSQL for it', measured: children / ESTATES, unit: 'ms' },
  {
    what: 'two processors would plan, searches too',
    measured: (2000 * ESTATES) / (own + children),
    unit: '/s',
    least: 350,
  },
  { what: 'estates a second where kinds repeat', measured: ESTATES / ofAlike.times.finished, unit: '/s' },
  {
    what: 'processor time of an estate there',
    measured: (ofAlike.own + ofAlike.children) / ESTATES,
    unit: 'ms',
  },
  { what: "the engine's own rate, two cores", measured: ownRate, unit: '/s' },
  { what: 'share of that rate', measured: (100 * rate) / ownRate, unit: '%', least: 60 },
  { what: 'search p99, idle', measured: idle.p99Ms, unit: 'ms' },
  { what: 'search p99, during the batch', measured: busy.p99Ms, unit: 'ms' },
  { what: 'ratio of the two', measured: busy.p99Ms / idle.p99Ms, unit: '×', most: 5 },
  { what: 'most memory of the process', measured: server.peakMemoryMb(), unit: 'MB', most: 600 },
];
for (const { what, measured, unit, most, least } of results) {
  const isMet = measured <= (most ?? Infinity) && measured >= (least ?? 0);
  const limit = most ?? least;
  const bound = most === undefined ? 'at least' : 'at most';
  const verdict = limit === undefined ? '' : `${bound} ${limit} ${unit}: ${isMet ? 'met' : 'NOT MET'}`;
  if (!isMet) process.exitCode = 1;
  console.log(`${what.padEnd(38)} ${measured.toFixed(1).padStart(8)} ${unit.padEnd(3)} ${verdict}`);
}
console.log(`${idle.searches} searches idle, ${busy.searches} during the batch`);
