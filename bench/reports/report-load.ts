import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchServer, CallError, type Client } from '../batch/server-process.ts';
import { portfolio } from '../engine/portfolio.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'];
const PAGE_SIZE = 100;
/** A server leaves a thread to the others, however many reports one client asks for. */
const CLIENTS = 4;
/** What the server asks for when it is too busy. */
const RETRY_AFTER_MS = 2000;

interface Job {
  id: string;
  calculation_job_status: string;
  metadata: { estates: { finished: number } };
}
export interface PlannedHome {
  client: Client;
  renovationId: string;
}

/** Every kind of home, each at an address of its own. */
export function addressedEstates(count: number): { external_id: string }[] {
  const inputs = portfolio(new Date().toISOString().slice(0, 10));
  return Array.from({ length: count }, (_, index) => {
    const input = inputs[index % inputs.length];
    const address = { ...input?.address, street: 'Lindenlaan', house_number: String(index + 1) };
    return { external_id: `estate-${index}`, ...input, address };
  });
}

/** So many homes with a plan, of several clients by turns. */
export async function planHomes(server: BenchServer, count: number): Promise<PlannedHome[]> {
  const each = Math.ceil(count / CLIENTS);
  const shares: PlannedHome[][] = [];
  for (let number = 1; number <= CLIENTS; number += 1) {
    const client = await server.createContext(`reported-${number}`, addressedEstates(each));
    await planAll(client);
    const renovations = await findRenovations(client, each);
    shares.push(renovations.map((renovationId) => ({ client, renovationId })));
  }
  return Array.from({ length: each }, (_, index) => shares.flatMap((share) => share[index] ?? []))
    .flat()
    .slice(0, count);
}

/** Plans the client's estates in one batch and waits for its end. */
export async function planAll(client: Client): Promise<void> {
  let job = await client.call<Job>('POST', BATCH, client.externalIds);
  while (/NOT_STARTED|RUNNING/.test(job.calculation_job_status)) {
    await sleep(500);
    job = await client.call<Job>('GET', `/v1/calculation-jobs/${job.id}`);
  }
  if (job.metadata.estates.finished !== client.externalIds.length) throw new Error(JSON.stringify(job));
}

async function findRenovations(client: Client, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const { data } = await client.call<{ data: { renovation_id: string }[] }>(
      'GET',
      `/v1/renovations?page_size=${PAGE_SIZE}&page=${page}`,
    );
    if (data.length === 0) throw new Error(`only ${ids.length} renovations`);
    ids.push(...data.map(({ renovation_id }) => renovation_id));
  }
  return ids;
}

/**
 * A report of each home, so many at once; `onReport` receives how many there are. Returns how often one was put off.
 */
export async function makeReports(
  homes: readonly PlannedHome[],
  atOnce: number,
  onReport: (made: number) => void = () => {},
): Promise<number> {
  let next = 0;
  let made = 0;
  let putOff = 0;
  const makeOnes = async () => {
    for (let home = homes[next]; home !== undefined; home = homes[next]) {
      const language = LANGUAGES[Math.floor(next / CLIENTS) % LANGUAGES.length];
      next += 1;
      while (!(await makeReport(home, language))) putOff += 1;
      made += 1;
      onReport(made);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, makeOnes));
  return putOff;
}

/** False when the server is too busy for it now and asks to come again. */
async function makeReport({ client, renovationId }: PlannedHome, language: string | undefined) {
  try {
    await client.call('POST', `/v1/renovations/${renovationId}/reports`, { language });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) || ![429, 503].includes(error.status)) throw error;
    await sleep(RETRY_AFTER_MS);
    return false;
  }
}
