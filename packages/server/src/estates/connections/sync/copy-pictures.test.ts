import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import type { Listing } from '@rooftree/connectors';
import { json, type Simulator, startSimulator, WHISE_CREDENTIALS } from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { createLocalFiles } from '../../../infra/files/local-files.ts';
import { publishFile } from '../../../infra/files/stored-files.service.ts';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createConnection } from '../connections.service.ts';
import { writePictures } from './connection-pictures.repository.ts';
import { copyPictures, type PictureCopier } from './copy-pictures.ts';

const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');

describe('pictures whose addresses expire', () => {
  let database: TestDatabase;
  let pictures: Simulator;
  let copier: PictureCopier;
  let contextId: string;
  let connectionId: string;
  let estateId: string;
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-pictures-'));
  before(async () => {
    database = await createTestDatabase();
    const { sql } = database;
    pictures = await startSimulator(({ url }) =>
      url.pathname.endsWith('.jpg') ? { body: JPEG, headers: { 'content-type': 'text/html' } } : json({}),
    );
    copier = {
      sql,
      files: createLocalFiles(folder),
      cdnUrl: 'https://cdn.example.com',
      operatorsHosts: [new URL(pictures.base).host],
    };
    ({ id: contextId } = await createContext(sql, { slug: 'pictures', name: 'Pictures' }));
    const keys = deriveClientKeys(TEST_SECRET_KEY);
    const given = { provider: 'WHISE', name: 'x', credentials: WHISE_CREDENTIALS };
    connectionId = await createConnection({ sql, loadKeys: async () => keys }, contextId, given, COMMAND);
    estateId = await addEstate(sql, contextId, { externalId: 'a' });
    await sql`
      INSERT INTO connection_estates (context_id, connection_id, external_id, estate_id, is_owned, listing_hash, seen_in_run)
      VALUES (${contextId}, ${connectionId}, 'a', ${estateId}, true, 'x', uuidv7())`;
  });
  after(async () => {
    await database.drop();
    await pictures.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const copy = async (...urls: string[]) => {
    const listing: Listing = {
      external_id: 'a',
      address: { country: 'BE' },
      estate_type: 'HOUSE',
      pictures: urls.map((url, position) => ({ url, position, expires_at: '2026-11-17T08:00:00Z' })),
      facts: {},
    };
    const copied = (await copyPictures(copier, { contextId, id: connectionId }, [listing])).get('a');
    assert.ok(copied);
    await transaction(database.sql, async (tx) => {
      for (const { path } of copied.added) await publishFile(tx, contextId, path);
      await writePictures(tx, contextId, { connectionId, estateId }, copied);
    });
    return copied;
  };
  const states = async () =>
    (await database.sql<{ state: string }[]>`SELECT state FROM stored_files ORDER BY state`).map(
      ({ state }) => state,
    );

  it('are copied once, and let go when the house no longer shows them or is forgotten', async () => {
    const first = await copy(`${pictures.base}/a.jpg?signed=1`, `${pictures.base}/b.jpg?signed=1`);
    assert.equal(first.isPartial, false);
    assert.match(
      first.pictures[0]?.url ?? '',
      /^https:\/\/cdn\.example\.com\/pictures\/[\w-]{22}\/picture\.jpg$/,
    );
    const path = first.added[0]?.path ?? '';
    assert.deepEqual(await buffer(await copier.files.read(path)), JPEG);
    const asked = pictures.requests.length;
    const second = await copy(`${pictures.base}/b.jpg?signed=2`, `${pictures.base}/c.jpg?signed=2`);
    const fetched = pictures.requests.slice(asked).map(({ url }) => url.pathname);
    assert.deepEqual([fetched, second.pictures.length], [['/c.jpg'], 2]);
    assert.deepEqual(await states(), ['live', 'live', 'removing']);
    await database.sql`DELETE FROM estates WHERE id = ${estateId}`;
    assert.deepEqual(await states(), ['removing', 'removing', 'removing']);
  });

  it('are left out when they are no pictures, cannot be fetched or lie on a private network', async () => {
    const asked = pictures.requests.length;
    const found = await copyPictures({ ...copier, operatorsHosts: [] }, { contextId, id: connectionId }, [
      {
        external_id: 'b',
        address: { country: 'BE' },
        estate_type: 'HOUSE',
        pictures: [{ url: `${pictures.base}/a.jpg`, position: 0, expires_at: '2026-11-17T08:00:00Z' }],
        facts: {},
      },
    ]);
    assert.deepEqual([found.get('b')?.pictures, found.get('b')?.isPartial], [[], true]);
    assert.equal(pictures.requests.length, asked);
    const odd = await copyPictures(copier, { contextId, id: connectionId }, [
      {
        external_id: 'b',
        address: { country: 'BE' },
        estate_type: 'HOUSE',
        pictures: [
          { url: `${pictures.base}/no-picture`, position: 0, expires_at: '2026-11-17T08:00:00Z' },
          { url: 'https://example.com/stays.jpg', position: 1 },
        ],
        facts: {},
      },
    ]);
    assert.deepEqual(odd.get('b')?.pictures, [{ url: 'https://example.com/stays.jpg', position: 1 }]);
  });
});
