/** Dutch estates with a register of labels, and one of addresses, that run on this machine. */
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import {
  BAG_CREDENTIALS,
  type BagSimulator,
  EP_ONLINE_CREDENTIALS,
  type EpOnlineSimulator,
  startBag,
  startEpOnline,
} from '@rooftree/connectors/testing';
import type { Sql } from '../../infra/database/sql.ts';
import { planGroupsOf } from '../../planning/calculation-jobs/plan-groups.ts';
import { successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { type FetchOutcome, fetchLabelsTask } from './fetch-labels.job.ts';
import { openBagSession, openLabelSession } from './label-session.ts';

interface Fact {
  value: unknown;
  origin: string;
  certificate: { register?: string; issued_on: string; job_id: string | null } | null;
  weakness: string | null;
}
interface Label {
  is_on: boolean;
  label_status: string;
  is_waiting: boolean;
  read_at: string | null;
  energy_label: string | null;
  registered_on: string | null;
  bag_id: string | null;
  fault: string | null;
}
interface ReadEstate {
  id: string;
  updated_at: string;
  facts: Record<string, Fact> | null;
}

export const HOME = {
  address: {
    country: 'NL',
    zip_code: '9999 XA',
    house_number: '12',
    street: 'Dorpsstraat',
    place: 'Nergenshuizen',
  },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1968,
};

const log = { debug() {}, warn() {}, error() {} };

interface FetchSettings {
  apiKey?: string;
  /** With the register of addresses. */
  bagKey?: string;
  answerWithinMs?: number;
  /** After the first answer. */
  isStopped?: boolean;
}

/** What a describe block needs, with its hooks: another client for each test. */
export class LabelTests {
  #started: { register: EpOnlineSimulator; bag: BagSimulator; app: TestApp; client: TestClient } | null =
    null;

  constructor() {
    before(async () => {
      const register = await startEpOnline();
      const bag = await startBag();
      const env = {
        ROOFTREE_EP_ONLINE_KEY: EP_ONLINE_CREDENTIALS.api_key,
        ROOFTREE_CONNECTION_BASES: `EP_ONLINE=${register.base},BAG=${bag.base}`,
      };
      const app = await startTestApp({ env });
      this.#started = { register, bag, app, client: await app.addClient() };
    });
    after(async () => {
      await this.app.stop();
      await this.register.close();
      await this.bag.close();
    });
    beforeEach(async () => {
      this.register.behave();
      this.register.labels.clear();
      this.register.requests.length = 0;
      this.bag.behave();
      this.bag.addresses.clear();
      await this.sql`DELETE FROM registered_labels`;
      await this.sql`UPDATE estates SET deactivated_at = coalesce(deactivated_at, now())`;
      await this
        .sql`UPDATE label_register SET faults_in_row = 0, fault_kind = NULL, fault = NULL, paused_until = NULL`;
      this.#all.client = await this.app.addClient();
    });
  }

  get #all() {
    assert.ok(this.#started);
    return this.#started;
  }
  get register(): EpOnlineSimulator {
    return this.#all.register;
  }
  get bag(): BagSimulator {
    return this.#all.bag;
  }
  get app(): TestApp {
    return this.#all.app;
  }
  get client(): TestClient {
    return this.#all.client;
  }
  get sql(): Sql {
    return this.app.dependencies.sql;
  }

  /** The task as a worker has it. */
  task({ apiKey = EP_ONLINE_CREDENTIALS.api_key, bagKey, answerWithinMs = 30_000 }: FetchSettings = {}) {
    const session = openLabelSession(apiKey, { EP_ONLINE: this.register.base }, answerWithinMs);
    assert.ok(session);
    return (onFetched: (outcome: FetchOutcome) => void = () => {}) =>
      fetchLabelsTask({
        sql: this.sql,
        session,
        bag: openBagSession(bagKey ?? null, { BAG: this.bag.base }),
        batchMaxEstates: 100,
        planGroups: planGroupsOf(100),
        log,
        onFetched,
        pauseBetweenCallsMs: 0,
      });
  }

  /** One run of the task, as the queue makes it. Returns the outcome of each request. */
  async fetch(settings: FetchSettings = {}): Promise<FetchOutcome[]> {
    const outcomes: FetchOutcome[] = [];
    const stop = new AbortController();
    const task = this.task(settings)((outcome) => {
      outcomes.push(outcome);
      if (settings.isStopped) stop.abort();
    });
    await task({}, { number: 1, isLast: true, signal: stop.signal });
    return outcomes;
  }

  async put(name: string, changes: object = {}, caller = this.client): Promise<void> {
    await successOf(await caller.call('PUT', `/v1/estates/${name}`, { ...HOME, ...changes }));
  }
  async estateOf(name: string, caller = this.client): Promise<ReadEstate> {
    return successOf<ReadEstate>(await caller.call('GET', `/v1/estates/${name}`));
  }
  async factOf(name: string, fact: string, caller = this.client): Promise<Fact | undefined> {
    return (await this.estateOf(name, caller)).facts?.[fact];
  }
  async labelOf(name: string, caller = this.client): Promise<Label> {
    return successOf<Label>(await caller.call('GET', `/v1/estates/${name}/registered-label`));
  }
  /** As if the weeks had passed. */
  async scheduleNow(): Promise<void> {
    await this.sql`UPDATE registered_labels SET next_ask_at = now() WHERE next_ask_at IS NOT NULL`;
  }
}

export const BAG_KEY = BAG_CREDENTIALS.api_key;
