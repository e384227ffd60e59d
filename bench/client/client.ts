/**
 * `npm run bench:client`: what the client adds to a bare `fetch` of a search page. Exit 1 when that is more than 5 %.
 *
 * Both ask the same server, a process of its own, in turns; the figure is the median of one kind of call over the median of
 * the other. The same bytes from a server that does nothing else show the worst case, without a limit.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@rooftree/client';
import { startSearchServer } from './search-server.ts';

const LIMIT_PERCENT = 5;
const WARM_UP_TURNS = 500;
const ROUNDS = 7;
const TURNS = 500;

interface Server {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

const real = await startSearchServer();
const onReal = await measure(real);
const token = await tokenOf(real);
const page = await (await bareFetch(real.baseUrl, token)).text();
await real.stop();

const still = createServer((request, response) => {
  const isToken = request.url === '/v1/oauth/token';
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(
    isToken ? JSON.stringify({ access_token: token, expires_in: 3600, token_type: 'Bearer' }) : page,
  );
});
await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve));
// A server that listens on a port, not on a pipe.
const { port } = still.address() as AddressInfo;
const onStill = await measure({ ...real, baseUrl: `http://127.0.0.1:${port}` });
still.closeAllConnections();
still.close();

print(`search page of ${page.length} bytes`, 'bare fetch', 'client', 'added');
print('the server', ms(onReal.bareMs), ms(onReal.clientMs), `${onReal.addedPercent.toFixed(1)} %`);
print(
  'a server that does nothing',
  ms(onStill.bareMs),
  ms(onStill.clientMs),
  `${onStill.addedPercent.toFixed(1)} %`,
);
print('limit, on the server', '', '', `${LIMIT_PERCENT} %`);
if (onReal.addedPercent > LIMIT_PERCENT) process.exitCode = 1;

async function measure({ baseUrl, clientId, clientSecret }: Server) {
  const token = await tokenOf({ baseUrl, clientId, clientSecret });
  const { renovations } = createClient({ baseUrl, clientId, clientSecret });
  const bare = async () => (await bareFetch(baseUrl, token)).json();
  const client = () => renovations.search({ page_size: 20 });
  await inTurns(bare, client, WARM_UP_TURNS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await inTurns(bare, client, TURNS));
  const bareMs = median(rounds.map((round) => round.firstMs));
  const clientMs = median(rounds.map((round) => round.secondMs));
  const addedPercent = median(rounds.map((round) => (round.secondMs / round.firstMs - 1) * 100));
  return { bareMs, clientMs, addedPercent };
}

function bareFetch(baseUrl: string, token: string): Promise<Response> {
  return fetch(`${baseUrl}/v1/renovations?page_size=20`, { headers: { authorization: `Bearer ${token}` } });
}

async function tokenOf({ baseUrl, clientId, clientSecret }: Server): Promise<string> {
  const headers = { 'x-service-client-id': clientId, 'x-service-client-secret': clientSecret };
  const answer = await fetch(`${baseUrl}/v1/oauth/token`, { method: 'POST', headers });
  // The server's own answer.
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** One of each in alternating order, so that other load on the machine affects both. */
async function inTurns(first: () => Promise<unknown>, second: () => Promise<unknown>, turns: number) {
  const times = new Map<() => Promise<unknown>, number[]>([
    [first, []],
    [second, []],
  ]);
  for (let turn = 0; turn < turns; turn++) {
    for (const call of turn % 2 === 0 ? [first, second] : [second, first]) {
      const startedAt = performance.now();
      await call();
      times.get(call)?.push(performance.now() - startedAt);
    }
  }
  return { firstMs: median(times.get(first) ?? []), secondMs: median(times.get(second) ?? []) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(3)} ms`;
}

function print(label: string, ...cells: string[]): void {
  console.log(label.padEnd(32) + cells.map((cell) => cell.padStart(12)).join(''));
}
