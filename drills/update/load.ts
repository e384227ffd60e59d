import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

const REQUESTS_PER_SECOND = 100;
/** A server that no longer answers must not fill the memory. */
const MOST_AT_ONCE = 500;
const MOST_REQUESTS = 60_000;

export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Left out while the one before is under way: it takes a core, and how many fit beside each other is the machine's.
   */
  isHeavy?: boolean;
}

export interface Phase {
  name: string;
  requests: number;
  /** Of those that are not heavy. */
  longestMs: number;
}

/** A steady load on whichever servers are in turn, as a balancer would spread it. Nothing is asked twice. */
export class Load {
  readonly failures: string[] = [];
  readonly phases = new Map<string, Phase>();
  /** What was answered to a POST of a batch. */
  readonly answers: unknown[] = [];
  /** Heavy requests that a server which may give up answered with 503. */
  givenUp = 0;
  readonly #servers = new Map<string, { agent: Agent; open: number; mayGiveUp: boolean }>();
  readonly #ask: (number: number) => LoadRequest;
  #phase: Phase = { name: '', requests: 0, longestMs: 0 };
  #open = 0;
  #heavyOpen = 0;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(ask: (number: number) => LoadRequest) {
    this.#ask = ask;
  }

  /** What happens from now on has this name. */
  begin(phase: string): void {
    this.#phase = { name: phase, requests: 0, longestMs: 0 };
    this.phases.set(phase, this.#phase);
  }

  /**
   * `mayGiveUp`: versions whose reports have 25 s, whatever their settings say, which is too little on a busy machine.
   */
  add(url: string, { mayGiveUp = false } = {}): void {
    this.#servers.set(url, { agent: new Agent(), open: 0, mayGiveUp });
  }

  /** Sends it nothing more, and resolves when it has answered everything. */
  async take(url: string): Promise<void> {
    const server = this.#servers.get(url);
    this.#servers.delete(url);
    while (server !== undefined && server.open > 0) await sleep(10);
    await server?.agent.close();
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    while (this.#open > 0) await sleep(10);
    for (const url of [...this.#servers.keys()]) await this.take(url);
  }

  /** Resolves when so many more were sent. */
  async more(requests: number): Promise<void> {
    const goal = this.#phase.requests + requests;
    while (this.#phase.requests < goal && !this.#isOver) await sleep(20);
  }

  async #run(): Promise<void> {
    const begin = performance.now();
    for (let sent = 0; !this.#isOver && sent < MOST_REQUESTS; sent += 1) {
      const due = begin + (sent * 1000) / REQUESTS_PER_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      while (this.#open >= MOST_AT_ONCE) await sleep(10);
      const next = this.#ask(sent);
      if (next.isHeavy && this.#heavyOpen > 0) continue;
      void this.#send(next, sent);
    }
  }

  async #send(
    { method, path, body, headers = {}, isHeavy = false }: LoadRequest,
    number: number,
  ): Promise<void> {
    const servers = [...this.#servers];
    const [url, server] = servers[number % servers.length] ?? [];
    if (url === undefined || server === undefined) throw new Error('no server is in turn');
    const phase = this.#phase;
    phase.requests += 1;
    server.open += 1;
    this.#open += 1;
    if (isHeavy) this.#heavyOpen += 1;
    const begin = performance.now();
    try {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await request(`${url}${path}`, {
        dispatcher: server.agent,
        method,
        headers: { ...json, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode === 503 && isHeavy && server.mayGiveUp) this.givenUp += 1;
      else if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${text.slice(0, 200)}`);
      if (path.endsWith('/batch')) this.answers.push(JSON.parse(text));
    } catch (error) {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      const why = error instanceof Error ? error.message : error;
      this.failures.push(`${method} ${path} after ${seconds} s, during ${phase.name}: ${why}`);
    } finally {
      if (!isHeavy) phase.longestMs = Math.max(phase.longestMs, performance.now() - begin);
      server.open -= 1;
      this.#open -= 1;
      if (isHeavy) this.#heavyOpen -= 1;
    }
  }
}
