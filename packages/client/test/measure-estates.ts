/** Goes through all estates and prints how much memory was in use, at most, after a collection. */
import { createClient } from '../src/index.ts';

const [baseUrl = '', clientId = '', clientSecret = '', method] = process.argv.slice(2);
const { estates, renovations } = createClient({ baseUrl, clientId, clientSecret });

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

// The first call brings in what any call needs.
await renovations.search();
const bytesAtStart = bytesInUse();
let mostBytes = bytesAtStart;
let count = 0;
for await (const _ of method === 'stream' ? estates.stream() : (await estates.list()).estates) {
  count++;
  if (count % 1_000 === 0) mostBytes = Math.max(mostBytes, bytesInUse());
}
console.log(JSON.stringify({ estates: count, bytesAtStart, mostBytes }));
