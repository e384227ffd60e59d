import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  KOLIBRI_CREDENTIALS,
  kolibriId,
  kolibriObject,
  realworksHouse,
  type Simulator,
  SKARABEE_CREDENTIALS,
  skarabeePublication,
  startKolibri,
  startRealworks,
  startSkarabee,
  startVera,
  VERA_CREDENTIALS,
  veraUnit,
} from '@rooftree/connectors/testing';
import { successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember } from '../../../testing/test-member.ts';
import { until } from '../../../testing/until.ts';

const COUNT = 120;

interface Run {
  id: string;
  run_status: string;
  fault: string | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** A provider on this machine, with houses 1 to COUNT. */
interface Source {
  simulator: Simulator;
  credentials: Record<string, string>;
  /** What the provider calls house 1. */
  firstId: string;
  /** House 1 gets another area, house 2 becomes what nobody can take. */
  change(): void;
}

const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {
  async REALWORKS() {
    const simulator = await startRealworks('right');
    for (let id = 1; id <= COUNT; id += 1) simulator.stock.put(`${id}`, realworksHouse(id));
    const change = () => {
      simulator.stock.put('1', realworksHouse(1, { woonoppervlakte: 191 }));
      simulator.stock.put('2', realworksHouse(2, {}, { object: { type: { objecttype: 'KASTEEL' } } }));
    };
    return { simulator, credentials: { token: 'right' }, firstId: '700001', change };
  },
  async SKARABEE() {
    const simulator = await startSkarabee();
    for (let id = 1; id <= COUNT; id += 1) simulator.publications.put(`${id}`, skarabeePublication(id));
    const change = () => {
      simulator.publications.put('1', skarabeePublication(1, { SurfaceLivable: '191' }));
      simulator.publications.put('2', skarabeePublication(2, { Typo: '', Type: 'ZZZ' }));
    };
    return { simulator, credentials: SKARABEE_CREDENTIALS, firstId: '1', change };
  },
  async VERA() {
    const simulator = await startVera();
    for (let id = 1; id <= COUNT; id += 1) simulator.units.put(`${id}`, veraUnit(id));
    const change = () => {
      simulator.units.put('1', veraUnit(1, { gebruiksoppervlakte: 191 }));
      simulator.units.put('2', veraUnit(2, { soort: { code: 'ZZZ' }, detailSoort: null }));
    };
    return { simulator, credentials: VERA_CREDENTIALS, firstId: 'E-1', change };
  },
  async KOLIBRI() {
    const simulator = await startKolibri();
    for (let id = 1; id <= COUNT; id += 1) simulator.objects.put(`${id}`, kolibriObject(id));
    const change = () => {
      simulator.objects.put('1', kolibriObject(1, { usableArea: { area: 191 } }));
      simulator.objects.put('2', kolibriObject(2, { listingType: 'ZZZ' }));
    };
    return { simulator, credentials: KOLIBRI_CREDENTIALS, firstId: kolibriId(1), change };
  },
};

describe('every provider that is read by pages', () => {
  const sources = new Map<string, Source>();
  let app: TestApp;

  before(async () => {
    for (const [name, start] of Object.entries(SOURCES)) sources.set(name, await start());
    const bases = [...sources].map(([name, { simulator }]) => `${name}=${simulator.base}`).join(',');
    app = await startTestApp({ hasWorker: true, env: { ROOFTREE_CONNECTION_BASES: bases } });
  });
  after(async () => {
    await app.stop();
    for (const { simulator } of sources.values()) await simulator.close();
  });

  for (const name of Object.keys(SOURCES)) {
    it(`${name} fills an office, and returns only what changed the next time`, async () => {
      const source = sources.get(name);
      assert.ok(source);
      const client = await app.addClient();
      const owner = await addMember(app, { contextId: client.contextId });
      const made = await owner.call('POST', '/v1/connections', {
        provider: name,
        name: 'Ours',
        credentials: source.credentials,
        is_paused: true,
        plans_estates: false,
      });
      const { id } = await successOf<{ id: string }>(made);
      const read = async () => {
        const asked = await successOf<Run>(
          await owner.call('POST', `/v1/connections/${id}/runs`, { kind: 'FULL' }),
        );
        const find = async () => {
          const answer = await owner.call('GET', `/v1/connections/${id}/runs`);
          return (await successOf<{ runs: Run[] }>(answer)).runs.find((run) => run.id === asked.id);
        };
        await until(async () => (await find())?.run_status !== 'RUNNING');
        const { run_status, fault, read, created, changed, unchanged, refused } = (await find()) ?? asked;
        return { run_status, fault, counts: [read, created, changed, unchanged, refused] };
      };
      const finished = (...counts: number[]) => ({ run_status: 'FINISHED', fault: null, counts });
      const area = async () => {
        const answer = await client.call('GET', `/v1/estates/${source.firstId}`);
        const { facts } = await successOf<{ facts: Record<string, { value: unknown }> }>(answer);
        return facts['habitable_space_m2']?.value;
      };

      assert.deepEqual(await read(), finished(COUNT, COUNT, 0, 0, 0));
      assert.notEqual(await area(), 191);
      assert.deepEqual(await read(), finished(COUNT, 0, 0, COUNT, 0));
      source.change();
      assert.deepEqual(await read(), finished(COUNT, 0, 1, COUNT - 2, 1));
      assert.equal(await area(), 191);
    });
  }
});
