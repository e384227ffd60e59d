import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { CERTIFICATE } from '../../packages/server/src/testing/providers/tls-certificate.ts';

const WRITE_EVERY_MS = 200;
const SEARCH_EVERY_MS = 400;
const BATCH_EVERY_MS = 2000;
const REPORT_EVERY_MS = 5000;
/** Callers of a machine that is too slow for them wait, rather than become ever more. */
const MOST_AT_ONCE = 40;
/** A caller that gets a Retry-After tries again, this often at most. */
const MOST_TRIES = 100;
const RETRY_MS = 1000;
/** An answer that takes longer is none. */
const HUNG_AFTER_MS = 100_000;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const ESTATE = { address: { country: 'BE', zip_code: '2800' }, estate_type: 'HOUSE', year_built: 1950 };

export interface Call {
  what: string;
  startedAt: number;
  endedAt: number;
  /** 0 when there was no answer. */
  status: number;
  hasRetryAfter: boolean;
  text: string;
}

/** What callers do while things break, and what they were promised. */
export class ClusterLoad {
  readonly calls: Call[] = [];
  /** Estates whose PUT was answered with a success. */
  readonly written: string[] = [];
  /** Keys of batches, each with the id that was answered. */
  readonly batches = new Map<string, string>();
  /** Links of reports that were answered. */
  readonly reports: string[] = [];
  readonly #url: string;
  readonly #authorization: string;
  readonly #agent = new Agent({
    connect: { ca: CERTIFICATE },
    headersTimeout: HUNG_AFTER_MS,
    bodyTimeout: HUNG_AFTER_MS,
  });
  readonly #open = new Set<Promise<void>>();
  #isOver = false;
  #loops: Promise<void>[] = [];

  constructor(url: string, token: string) {
    this.#url = url;
    this.#authorization = `Bearer ${token}`;
  }

  /**
   * Reports are made of these renovations; of none, no report is asked for. `pauses` is by how much everything is
   * slower.
   */
  start(renovationIds: readonly string[] = [], pauses = 1): void {
    this.#loops = [
      this.#every(pauses * WRITE_EVERY_MS, (number) => this.#write(`new-${number}`)),
      this.#every(pauses * SEARCH_EVERY_MS, async () => void (await this.call('GET', '/v1/renovations'))),
      this.#every(pauses * BATCH_EVERY_MS, (number) => this.#batch(`batch-${number}`)),
      this.#reports(renovationIds),
    ];
  }

  /** Begins nothing more; resolves when all that is under way has its answer. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
    await Promise.all(this.#open);
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async call(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, key?: string): Promise<Call> {
    const startedAt = performance.now();
    const call: Call = {
      what: `${method} ${path.replace(/[\da-f]{8}-[-\da-f]+|new-\d+/g, '…')}`,
      startedAt,
      endedAt: startedAt,
      status: 0,
      hasRetryAfter: false,
      text: '',
    };
    try {
      const answer = await request(`${this.#url}${path}`, {
        dispatcher: this.#agent,
        method,
        headers: {
          authorization: this.#authorization,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      call.text = await answer.body.text();
      call.status = answer.statusCode;
      call.hasRetryAfter = answer.headers['retry-after'] !== undefined;
    } catch (error) {
      call.text = error instanceof Error ? error.message : String(error);
    }
    call.endedAt = performance.now();
    this.calls.push(call);
    return call;
  }

  async #write(name: string): Promise<void> {
    const { status } = await this.call('PUT', `/v1/estates/${name}`, ESTATE);
    if (status === 201) this.written.push(name);
  }

  async #batch(key: string): Promise<void> {
    const names = this.written.slice(-3);
    // A batch of one estate has no children to count.
    if (names.length < 3) return;
    const answer = await this.#untilDone(BATCH, names, key);
    if (answer !== undefined) this.batches.set(key, idOf(answer));
  }

  /** One after the other: a client may not ask for many at once. */
  async #reports(renovationIds: readonly string[]): Promise<void> {
    for (let number = 0; !this.#isOver && renovationIds.length > 0; number += 1) {
      const path = `/v1/renovations/${renovationIds[number % renovationIds.length]}/reports`;
      const answer = await this.#untilDone(path, { language: 'en' }, `report-${number}`, () => this.#isOver);
      if (answer !== undefined) this.reports.push(answer);
      await sleep(REPORT_EVERY_MS);
    }
  }

  /** As a careful client does it: the same key until there is a success. What nobody was promised may be given up. */
  async #untilDone(
    path: string,
    body: unknown,
    key: string,
    mayGiveUp = () => false,
  ): Promise<string | undefined> {
    for (let tries = 0; tries < MOST_TRIES && !mayGiveUp(); tries += 1) {
      const { status, text } = await this.call('POST', path, body, key);
      if (status === 201) return text;
      if (status !== 503 && status !== 0) return undefined;
      await sleep(RETRY_MS);
    }
    return undefined;
  }

  async #every(ms: number, work: (number: number) => Promise<void>): Promise<void> {
    for (let number = 0; !this.#isOver; number += 1) {
      while (this.#open.size >= MOST_AT_ONCE) await sleep(ms);
      const one = work(number).finally(() => this.#open.delete(one));
      this.#open.add(one);
      await sleep(ms);
    }
  }
}

function idOf(text: string): string {
  const { id }: { id: string } = JSON.parse(text);
  return id;
}
