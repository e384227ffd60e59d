/**
 * `npm run drill -- load [words of an attack] [seconds=60]`: sends a server the worst that is legal, and searches meanwhile as another tenant.
 * Fails when the server's memory passes its bound, when a search fails, or, on a quiet machine (`clock=on`), when searches are slow.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { OLD_HOUSE } from '../../packages/server/src/testing/data/referred-estate.ts';
import { ATTACKS } from './attacks.ts';
import { type Call, startLoadServer } from './load-server.ts';

const MIB = 1024 * 1024;
const MOST_MEMORY = 700 * MIB;
const SLOWEST_P99_MS = 250;

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.split('=')[1];
const seconds = Number(option('seconds') ?? 60);
const wanted = words.filter((word) => !word.includes('='));

await using server = await startLoadServer();
const attacker = await server.addClient('attacker');
const victim = await server.addClient('victim');
const page = await addPage(attacker);
await addPage(victim);

const faults: string[] = [];
console.log(
  '| Attack | Outcome | Processor: event loop / all | Memory | Searches | p50 | p99 | longest |\n|---|---|---|---|---|---|---|---|',
);
for (const [name, attack] of Object.entries(ATTACKS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  attack.prepare?.();
  const before = server.measure();
  const searching = search();
  const outcome = await attack({ url: server.url, attacker, page, seconds }).catch(
    (error: unknown) => `failed: ${error}`,
  );
  const { waits, memory, failed } = await searching.stop();
  const after = server.measure();
  const at = (share: number) =>
    Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  const cost = `${after.main - before.main} / ${after.all - before.all} ms`;
  console.log(
    `| ${name} | ${outcome} | ${cost} | ${Math.round(memory / MIB)} MB | ${waits.length} | ${at(0.5)} ms | ${at(0.99)} ms | ${at(1)} ms |`,
  );
  if (memory > MOST_MEMORY) faults.push(`${name}: ${Math.round(memory / MIB)} MB of memory`);
  if (failed > 0) faults.push(`${name}: ${failed} searches of another tenant failed`);
  if (option('clock') === 'on' && at(0.99) > SLOWEST_P99_MS) faults.push(`${name}: p99 of ${at(0.99)} ms`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function addPage(client: Call): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  await client('PUT', '/v1/estates/home', { headers, body: JSON.stringify(OLD_HOUSE) });
  const { estates }: { estates: { referral_link: string }[] } = JSON.parse(
    await (await client('GET', '/v1/estate/list')).text(),
  );
  return new URL(estates[0]?.referral_link ?? '').pathname;
}

/** One search after the other, fifty a second at most. */
function search() {
  const waits: number[] = [];
  let [memory, failed, isOver] = [0, 0, false];
  const searching = (async () => {
    while (!isOver) {
      const start = performance.now();
      const answer = await victim('GET', '/v1/renovations').catch(() => null);
      await answer?.body?.cancel();
      if (answer?.status !== 200) failed += 1;
      waits.push(performance.now() - start);
      memory = Math.max(memory, server.measure().memory);
      await sleep(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await searching;
      return { waits: waits.sort((a, b) => a - b), memory, failed };
    },
  };
}
