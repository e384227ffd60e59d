/** An agency whose estates come from a provider that runs on this machine. */
import {
  startWhise,
  WHISE_CREDENTIALS,
  type WhiseSimulator,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { successOf } from '../answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../test-app.ts';
import { addMember, type TestMember } from '../test-member.ts';
import { until } from '../until.ts';

export interface RunAnswer {
  id: string;
  kind: string;
  run_status: string;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  deactivated: number;
  to_deactivate: number | null;
  fault: string | null;
}

export interface ConnectionAnswer {
  id: string;
  state: string;
  credentials: Record<string, string>;
  last_fault: string | null;
  last_full_read_at: string | null;
  last_delta_read_at: string | null;
  next_read_at: string | null;
  estates: number;
  conflicts: number;
  last_run: RunAnswer | null;
}

export interface Agency {
  client: TestClient;
  owner: TestMember;
  connectionId: string;
  /** Puts houses 1 to `count` into the provider's list. */
  fill(count: number): void;
  show(): Promise<ConnectionAnswer>;
  /** Reads and waits for the end, or for a decision. */
  read(kind: 'FULL' | 'DELTA'): Promise<RunAnswer>;
}

export interface Agencies {
  app: TestApp;
  whise: WhiseSimulator;
  /** Another connection of the same agency, if `beside` names it. */
  open(settings?: object, beside?: Agency): Promise<Agency>;
  close(): Promise<void>;
}

export async function startAgencies(
  env: Record<string, string> = {},
  otherBases: readonly string[] = [],
): Promise<Agencies> {
  const whise = await startWhise();
  const app = await startTestApp({
    hasWorker: true,
    env: { ROOFTREE_CONNECTION_BASES: [`WHISE=${whise.base}`, ...otherBases].join(), ...env },
  });
  return {
    app,
    whise,
    open: (settings = {}, beside) => openAgency(app, whise, settings, beside),
    async close() {
      await app.stop();
      await whise.close();
    },
  };
}

async function openAgency(
  app: TestApp,
  whise: WhiseSimulator,
  settings: object,
  beside?: Agency,
): Promise<Agency> {
  const client = beside?.client ?? (await app.addClient());
  const owner = beside?.owner ?? (await addMember(app, { contextId: client.contextId }));
  const made = await owner.call('POST', '/v1/connections', {
    provider: 'WHISE',
    name: 'Our Whise',
    credentials: WHISE_CREDENTIALS,
    // Nothing happens but what the test asks for.
    is_paused: true,
    ...settings,
  });
  const { id: connectionId } = await successOf<{ id: string }>(made);
  const path = `/v1/connections/${connectionId}`;
  const show = async () => successOf<ConnectionAnswer>(await owner.call('GET', path));
  return {
    client,
    owner,
    connectionId,
    fill(count) {
      for (let id = 1; id <= count; id++) whise.estates.put(String(id), whiseEstate(id));
    },
    show,
    async read(kind) {
      const { id } = await successOf<RunAnswer>(await owner.call('POST', `${path}/runs`, { kind }));
      const { sql } = app.dependencies;
      await until(async () => {
        const [run] = await sql<
          { status: string }[]
        >`SELECT run_status AS status FROM connection_runs WHERE id = ${id}`;
        return run?.status !== 'RUNNING';
      });
      const { runs } = await successOf<{ runs: RunAnswer[] }>(await owner.call('GET', `${path}/runs`));
      return runs.find((run) => run.id === id) ?? { ...NOTHING, id };
    },
  };
}

/** A look for changes that found none is not kept. */
const NOTHING: Omit<RunAnswer, 'id'> = {
  kind: 'DELTA',
  run_status: 'FINISHED',
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  deactivated: 0,
  to_deactivate: null,
  fault: null,
};
