import fc from 'fast-check';
import { anyEstate } from './any-estate.ts';
import { countStatuses, send, type Write } from './call-load.ts';
import { startFaultServer } from './fault-server.ts';
import type { Try } from './faults.ts';

const WRITES = 10_000;
const AT_ONCE = 20;
/** Few, so that writes of the same estate meet. */
const ESTATES = 300;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const LEAST_ACCEPTED = 0.9;

/** Ten thousand writes that keep every rule, many at once and often of the same estates, while a worker plans them. */
export async function* validWrites(tries: number): AsyncIterable<Try> {
  for (let number = 0; number < tries; number += 1) {
    await using server = await startFaultServer(ESTATES);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const writes = fc.sample(anyWrite(server.names), { numRuns: WRITES, seed });
    const calls = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const own = [];
        for (let write = writes.pop(); write !== undefined; write = writes.pop()) {
          own.push(await send(server, write));
        }
        return own;
      }),
    ).then((each) => each.flat());
    const accepted = calls.filter(({ status }) => status >= 200 && status < 300).length;
    yield {
      isGood:
        calls.every(({ status }) => status > 0 && status < 500) && accepted >= LEAST_ACCEPTED * calls.length,
      told: `${countStatuses(calls)} (seed ${seed})`,
    };
  }
}

function anyWrite(names: readonly string[]): fc.Arbitrary<Write> {
  const anyName = fc.constantFrom(...names);
  const put = fc
    .tuple(anyName, anyEstate)
    .map(([name, body]): Write => ({ method: 'PUT', path: `/v1/estates/${name}`, body }));
  const withdraw = anyName.map((name): Write => ({ method: 'DELETE', path: `/v1/estates/${name}` }));
  const plan = fc
    .uniqueArray(anyName, { minLength: 1, maxLength: 5 })
    .map((body): Write => ({ method: 'POST', path: BATCH, body }));
  return fc.oneof(
    { weight: 90, arbitrary: put },
    { weight: 5, arbitrary: withdraw },
    { weight: 5, arbitrary: plan },
  );
}
