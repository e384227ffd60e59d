import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  EP_ONLINE_CREDENTIALS,
  epOnlineLabel,
  json,
  KOLIBRI_CREDENTIALS,
  kolibriId,
  kolibriObject,
  realworksHouse,
  type Simulator,
  SKARABEE_CREDENTIALS,
  SWEEPBRIGHT_CREDENTIALS,
  skarabeePublication,
  startEpOnline,
  startKolibri,
  startRealworks,
  startSkarabee,
  startSweepBright,
  startVera,
  startWhise,
  sweepbrightEstate,
  sweepbrightHook,
  sweepbrightId,
  VERA_CREDENTIALS,
  veraUnit,
  WHISE_CREDENTIALS,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { findFreePort } from '../../../testing/server/free-port.ts';
import { type RooftreeProcess, startRooftree } from '../../../testing/server/run-rooftree.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { createConnection } from '../connections.service.ts';
import { syncNow } from '../sync/syncs.service.ts';

/** In every word about a person; nothing of ours has it. */
const MARK = 'zzplanted';
const PERSON = {
  name: `Mevrouw ${MARK}`,
  first_name: MARK,
  last_name: MARK,
  achternaam: MARK,
  email: `${MARK}@example.org`,
  phone: `0470 00 ${MARK}`,
  note: `${MARK} sells because of a divorce`,
};
type Words = Record<string, unknown>;

/** With a person, or a note about one, under each of the names in every record of it, at any depth. */
function planted<Value>(value: Value, names: readonly string[]): Value {
  // The same value with fields beside its own.
  return plant(value) as Value;
  function plant(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(plant);
    if (typeof part !== 'object' || part === null) return part;
    const own = Object.entries(part).map(([name, each]) => [name, plant(each)]);
    return { ...Object.fromEntries(names.map((name) => [name, PERSON])), ...Object.fromEntries(own) };
  }
}

/** By the providers' clocks, which are ahead of UTC: every read of changes contains it. */
const LATER = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);

/** A provider on this machine. House 1 can be taken, house 2 cannot. */
interface Source {
  simulator: Simulator;
  credentials: Record<string, string>;
  /** Of the calls that bring estates. */
  path: string;
  firstId: string;
  put(area: number): void;
}

const WHISE_NAMES = [
  'owners',
  'client',
  'contacts',
  'representatives',
  'comments',
  'shortDescription',
  'sms',
];
const REALWORKS_NAMES = ['relaties', 'teksten', 'eigenaar', 'kadaster', 'memo', 'marketing', 'bezichtiging'];
const SWEEPBRIGHT_NAMES = [
  'vendors',
  'buyers',
  'negotiator',
  'occupancy',
  'internal_note',
  'description',
  'settings',
];
const SKARABEE_NAMES = [
  'OwnerInformation',
  'ContactPerson',
  'Confidential',
  'CollegialInfo',
  'HeatingComment',
  'LifeAnnuity',
];
const VERA_NAMES = [
  'relaties',
  'contactpersoon',
  'huurder',
  'zorgfaciliteitOmschrijving',
  'clusters',
  'memo',
];

const KOLIBRI_NAMES = ['linkedApplicants', 'linkedOccupants', 'linkedEmployee', 'internalMemo', 'titleText'];

const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {
  async WHISE() {
    const simulator = await startWhise();
    const put = (area: number) => {
      const details = [{ id: 2050, label: `Eigenaar ${MARK}`, value: MARK }];
      simulator.estates.put(
        '1',
        planted(whiseEstate(1, { area, details, updateDateTime: LATER }), WHISE_NAMES),
      );
      simulator.estates.put('2', planted(whiseEstate(2, { category: { id: 99, name: MARK } }), WHISE_NAMES));
    };
    return { simulator, credentials: WHISE_CREDENTIALS, path: '/v1/estates', firstId: '1', put };
  },
  async REALWORKS() {
    const simulator = await startRealworks('right');
    const put = (area: number) => {
      const changedAt = { tijdstipLaatsteWijziging: LATER };
      const house = realworksHouse(1, { woonoppervlakte: area }, changedAt);
      simulator.stock.put('1', planted(house, REALWORKS_NAMES));
      const castle = realworksHouse(2, {}, { object: { type: { objecttype: 'KASTEEL' } } });
      simulator.stock.put('2', planted(castle, REALWORKS_NAMES));
    };
    return { simulator, credentials: { token: 'right' }, path: '/wonen', firstId: '700001', put };
  },
  async SKARABEE() {
    const simulator = await startSkarabee();
    const put = (area: number) => {
      const house = skarabeePublication(
        21,
        { SurfaceLivable: String(area) },
        { Info: { ID: '21', Modified: LATER } },
      );
      simulator.publications.put('21', planted(house, SKARABEE_NAMES));
      simulator.publications.put(
        '22',
        planted(skarabeePublication(22, { Typo: '', Type: 'ZZZ' }), SKARABEE_NAMES),
      );
    };
    return { simulator, credentials: SKARABEE_CREDENTIALS, path: '/', firstId: '21', put };
  },
  async VERA() {
    const simulator = await startVera();
    const put = (area: number) => {
      simulator.units.put('1', planted(veraUnit(1, { gebruiksoppervlakte: area }), VERA_NAMES));
      const odd = veraUnit(2, { soort: { code: 'ZZZ' }, detailSoort: null });
      simulator.units.put('2', planted(odd, VERA_NAMES));
    };
    return { simulator, credentials: VERA_CREDENTIALS, path: '/eenheden', firstId: 'E-1', put };
  },
  async KOLIBRI() {
    const simulator = await startKolibri();
    const put = (area: number) => {
      const house = kolibriObject(1, { usableArea: { area }, dateTimeModified: LATER });
      simulator.objects.put('1', planted(house, KOLIBRI_NAMES));
      simulator.objects.put('2', planted(kolibriObject(2, { listingType: 'ZZZ' }), KOLIBRI_NAMES));
    };
    return { simulator, credentials: KOLIBRI_CREDENTIALS, path: '/v3', firstId: kolibriId(1), put };
  },
  async SWEEPBRIGHT() {
    const simulator = await startSweepBright();
    const put = (area: number) => {
      const sizes = { liveable_area: { size: area, unit: 'sq_m' } };
      const house = sweepbrightEstate(1, { sizes, images: [] });
      simulator.estates.put(sweepbrightId(1), planted(house, SWEEPBRIGHT_NAMES));
      const odd = sweepbrightEstate(2, { type: 'castle', images: [] });
      simulator.estates.put(sweepbrightId(2), planted(odd, SWEEPBRIGHT_NAMES));
    };
    const path = '/api/estates';
    return { simulator, credentials: SWEEPBRIGHT_CREDENTIALS, path, firstId: sweepbrightId(1), put };
  },
};

describe('words about owners', () => {
  const sources = new Map<string, Source>();
  const made = new AsyncDisposableStack();
  let database: TestDatabase;
  let server: RooftreeProcess;
  let url: string;
  let contextId: string;

  before(async () => {
    database = await createTestDatabase();
    made.defer(() => database.drop());
    const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-owners-'));
    chmodSync(dataDir, 0o711);
    made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    for (const [name, start] of Object.entries(SOURCES)) {
      const source = await start();
      made.defer(() => source.simulator.close());
      sources.set(name, source);
    }
    const register = await startEpOnline();
    made.defer(() => register.close());
    // Whoever stands at the place of house 1 of VERA.
    const label = epOnlineLabel({ Postcode: '3511XE', Huisnummer: 2 });
    register.labels.put('1', planted(label, ['Certificaathouder', 'Opdrachtgever', 'Opmerking']));
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const bases = [...sources].map(([name, { simulator }]) => `${name}=${simulator.base}`);
    server = startRooftree(['serve'], {
      DATABASE_URL: database.databaseUrl,
      ROOFTREE_DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'trace',
      ROOFTREE_DEMO: 'off',
      ROOFTREE_RATE_LIMITS: 'off',
      ROOFTREE_EP_ONLINE_KEY: EP_ONLINE_CREDENTIALS.api_key,
      ROOFTREE_CONNECTION_BASES: [...bases, `EP_ONLINE=${register.base}`].join(','),
    });
    made.defer(async () => void (await server.end('SIGTERM')));
    await server.prints('Rooftree answers at');
    contextId = (await createContext(database.sql, { slug: 'owners', name: 'Owners' })).id;
  });
  after(() => made.disposeAsync());

  const connect = (provider: string, credentials: Words, isPaused = true) =>
    createConnection(
      { sql: database.sql, loadKeys: async () => deriveClientKeys(TEST_SECRET_KEY) },
      contextId,
      { provider, name: 'Ours', credentials, isPaused, plansEstates: false },
      COMMAND,
    );
  const isRead = (connectionId: string) =>
    until(async () => {
      const [row] = await database.sql<[{ open: number }]>`
        SELECT ((SELECT count(*) FROM connection_events WHERE connection_id = ${connectionId})
          + (SELECT count(*) FROM connection_runs WHERE connection_id = ${connectionId} AND ended_at IS NULL))::int AS open`;
      return row.open === 0;
    });
  const areaOf = async (externalId: string) => {
    const [row] = await database.sql<{ area: number | null }[]>`
      SELECT (dwelling ->> 'habitable_space_m2')::float AS area FROM estates WHERE context_id = ${contextId} AND external_id = ${externalId}`;
    return row?.area;
  };
  /** What a provider may say instead of estates. */
  const faults = [
    { status: 500, body: `${MARK} is out of order` },
    { status: 200, body: `{"estates": [{"owner": "${MARK}` },
    { ...json({ vendors: [PERSON] }) },
    { status: 400, body: JSON.stringify({ message: `${MARK} is no estate` }) },
  ];

  for (const name of ['WHISE', 'REALWORKS', 'SKARABEE', 'VERA', 'KOLIBRI'])
    it(`of ${name} come with a full read, changes, a refused row and faults`, async () => {
      const source = sources.get(name);
      assert.ok(source);
      const id = await connect(name, source.credentials);
      const read = async (kind: 'FULL' | 'DELTA') => {
        await syncNow(database.sql, contextId, id, kind, COMMAND);
        await isRead(id);
      };
      source.put(101);
      await read('FULL');
      assert.equal(await areaOf(source.firstId), 101);
      source.put(102);
      await read('DELTA');
      assert.equal(await areaOf(source.firstId), 102);
      for (const reply of faults) {
        source.simulator.misbehave({ kind: 'instead', times: 1, path: source.path, reply });
        await read('FULL');
      }
      const [row] = await database.sql<[{ refused: number; failed: number }]>`
        SELECT sum(jsonb_array_length(refused_rows))::int AS refused, (count(*) FILTER (WHERE fault IS NOT NULL))::int AS failed
        FROM connection_runs WHERE connection_id = ${id}`;
      assert.ok(row.refused > 0 && row.failed > 0, JSON.stringify(row));
    });

  it('of SWEEPBRIGHT come with hooks', async () => {
    const source = sources.get('SWEEPBRIGHT');
    assert.ok(source);
    const id = await connect('SWEEPBRIGHT', source.credentials, false);
    const postHook = async (number: number, secret?: string) => {
      const hook = sweepbrightHook('estate-updated', sweepbrightId(number), {
        secret,
        more: { vendors: [PERSON] },
      });
      const body = new Uint8Array(hook.body);
      return (
        await fetch(`${url}/v1/connection-hooks/${id}`, { method: 'POST', headers: hook.headers, body })
      ).status;
    };
    source.put(101);
    assert.deepEqual(
      [await postHook(1), await postHook(2), await postHook(1, 'another secret')],
      [200, 200, 401],
    );
    await isRead(id);
    assert.equal(await areaOf(source.firstId), 101);
    for (const reply of faults) {
      source.simulator.misbehave({ kind: 'instead', times: 1, path: source.path, reply });
      await postHook(1);
      await isRead(id);
    }
  });

  it('of EP-Online come with a label', () =>
    until(async () => {
      const rows = await database.sql`SELECT FROM registered_labels WHERE reading IS NOT NULL`;
      return rows.length > 0;
    }));

  it('are in no column of any table, and in no line of the log', async () => {
    const tables = await database.sql<{ name: string }[]>`
      SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
    // As bytes a word is written in hexadecimal.
    const find = async (word: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await database.sql.unsafe(
          `SELECT FROM ${name} AS r WHERE r::text ILIKE $1 OR r::text ILIKE $2 LIMIT 1`,
          [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`],
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    assert.deepEqual(await find(MARK), []);
    // The search sees what is there.
    assert.ok((await find('700001')).includes('public.estates'));
    const { stdout, stderr } = server.output();
    assert.ok(stdout.includes('connection-hooks'));
    assert.ok(!`${stdout}${stderr}`.toLowerCase().includes(MARK));
  });
});
