import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { ConnectionPool } from './connection-pool.ts';
import { Query } from './query.ts';
import { StatementQueue } from './statement-queue.ts';

const MOST_IN_FLIGHT = 8;

type Done = (error: Error | null, result: { rows: object[]; rowCount: number }) => void;

/** A client that answers when the test lets it. */
class FakeClient {
  readonly sent: string[] = [];
  readonly connection = { stream: { cork() {}, uncork() {} } };
  readonly #waiting: Done[] = [];
  readonly #onRelease: () => void;
  isReleased = false;

  constructor(onRelease: () => void) {
    this.#onRelease = onRelease;
  }

  get inFlight(): number {
    return this.#waiting.length;
  }

  query({ text }: { text: string }, done: Done): void {
    this.sent.push(text);
    this.#waiting.push(done);
  }

  /** Answers the statement that was sent first. */
  answer(error: Error | null = null): void {
    this.#waiting.shift()?.(error, { rows: [], rowCount: 0 });
  }

  getTransactionStatus(): string {
    return 'I';
  }

  release(): void {
    this.isReleased = true;
    this.#onRelease();
  }
}

/** So many clients; who finds none free waits in line. */
class FakePool {
  readonly size: number;
  readonly clients: FakeClient[] = [];
  readonly line: ((client: PoolClient) => void)[] = [];
  refusal: Error | undefined;
  #held = 0;

  constructor(size: number, heldByTransactions = 0) {
    this.size = size;
    this.#held = heldByTransactions;
  }

  get isFree(): boolean {
    return this.size - this.#held > this.line.length;
  }

  get isAwaited(): boolean {
    return this.line.length > 0;
  }

  acquire(): Promise<PoolClient> {
    if (this.refusal !== undefined) return Promise.reject(this.refusal);
    if (this.isFree) return Promise.resolve(this.#hand());
    return new Promise((resolve) => this.line.push(resolve));
  }

  #hand(): PoolClient {
    this.#held += 1;
    const client = new FakeClient(() => this.release());
    this.clients.push(client);
    // All of a client that statements use.
    return client as unknown as PoolClient;
  }

  /** A client is back: the first in line has it. */
  release(): void {
    this.#held -= 1;
    this.line.shift()?.(this.#hand());
  }

  get inFlight(): number[] {
    return this.clients.map((client) => client.inFlight);
  }
}

function startQueue(pool: FakePool) {
  // All of a pool that the queue uses.
  const queue = new StatementQueue(pool as unknown as ConnectionPool);
  const outcomes: string[] = [];
  return {
    outcomes,
    /** Resolves when they were given to clients, as far as there are any. */
    async send(...texts: string[]): Promise<void> {
      for (const text of texts) {
        const query = new Query([text], [], 'text', async () => assert.fail('runs by itself'));
        queue.run(query).then(
          () => outcomes.push(text),
          (error: Error) => outcomes.push(`${text}: ${error.message}`),
        );
      }
      await settle();
    },
  };
}

/** More turns than a statement takes to its client. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

const many = (count: number): string[] => Array.from({ length: count }, (_, place) => `many ${place}`);

test('while clients are free each statement has one to itself, and no more are taken', async () => {
  const pool = new FakePool(3);
  const { send, outcomes } = startQueue(pool);
  await send('a', 'b');
  assert.deepEqual(pool.inFlight, [1, 1]);
  await send('c');
  assert.deepEqual(pool.inFlight, [1, 1, 1]);
  for (const client of pool.clients) client.answer();
  await nextTurn();
  assert.deepEqual(outcomes, ['a', 'b', 'c']);
});

test('a client whose last statement is answered is free at once', async () => {
  const pool = new FakePool(1);
  const { send } = startQueue(pool);
  await send('a', 'b');
  const [client] = pool.clients;
  assert.deepEqual(client?.sent, ['a', 'b']);
  client?.answer();
  await nextTurn();
  assert.equal(client?.isReleased, false);
  client?.answer();
  await nextTurn();
  assert.equal(client?.isReleased, true);
});

test('when none is free the least busy client is shared, for eight statements at most', async () => {
  const pool = new FakePool(2);
  const { send, outcomes } = startQueue(pool);
  await send('a', 'b');
  pool.clients[0]?.answer();
  await send('c', 'd', 'e', 'f');
  assert.deepEqual(
    pool.clients.filter(({ isReleased }) => !isReleased).map(({ inFlight }) => inFlight),
    [3, 2],
  );
  await send(...many(30));
  const busy = pool.clients.filter(({ isReleased }) => !isReleased);
  assert.deepEqual(
    busy.map(({ inFlight }) => inFlight),
    [MOST_IN_FLIGHT, MOST_IN_FLIGHT],
  );
  // What is answered makes room for those that wait, on the same client.
  busy[0]?.answer();
  await settle();
  assert.equal(busy[0]?.inFlight, MOST_IN_FLIGHT);
  while (outcomes.length < 36) {
    for (const client of pool.clients) client.answer();
    await nextTurn();
  }
  assert.ok(pool.clients.every(({ isReleased }) => isReleased));
});

test('while a transaction waits nothing is added to a shared client, and statements wait in line behind it', async () => {
  const pool = new FakePool(1);
  const { send } = startQueue(pool);
  await send('a');
  const begun = pool.acquire();
  await send('b');
  const [first] = pool.clients;
  assert.deepEqual(first?.sent, ['a']);
  assert.equal(pool.line.length, 2);
  first?.answer();
  await nextTurn();
  const transaction = await begun;
  assert.equal(pool.clients.length, 2);
  transaction.release();
  await nextTurn();
  assert.deepEqual(pool.clients[2]?.sent, ['b']);
});

test('while transactions hold every client, statements wait for as many as there are, and share them', async () => {
  const pool = new FakePool(2, 2);
  const { send } = startQueue(pool);
  await send(...many(30));
  assert.equal(pool.line.length, 2);
  pool.release();
  await nextTurn();
  assert.deepEqual(pool.inFlight, [MOST_IN_FLIGHT]);
  pool.release();
  await nextTurn();
  assert.deepEqual(pool.inFlight, [MOST_IN_FLIGHT, MOST_IN_FLIGHT]);
});

test('a client on which a statement failed gets no more', async () => {
  const pool = new FakePool(1);
  const { send, outcomes } = startQueue(pool);
  await send('a', 'b');
  const [first] = pool.clients;
  first?.answer(new RangeError('on purpose'));
  await send('c');
  assert.deepEqual(first?.sent, ['a', 'b']);
  first?.answer();
  await settle();
  assert.deepEqual(pool.clients[1]?.sent, ['c']);
  assert.deepEqual(outcomes, ['a: on purpose', 'b']);
});

test('a statement that gets no client fails, and the next one tries again', async () => {
  const pool = new FakePool(1);
  const { send, outcomes } = startQueue(pool);
  pool.refusal = new Error('no server');
  await send('a', 'b');
  assert.deepEqual(outcomes, ['a: no server', 'b: no server']);
  pool.refusal = undefined;
  await send('c');
  assert.deepEqual(pool.inFlight, [1]);
});
