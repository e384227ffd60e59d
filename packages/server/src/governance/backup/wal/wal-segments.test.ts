import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { segmentName, segmentOf, startOf } from './wal-segments.ts';

const LINE = { timeline: 1, segmentBytes: 16 * 1024 * 1024 };
// Inside of a segment: at its very beginning PostgreSQL names the one before it.
const PLACES = ['0/3000028', '0/FFFFFFFF', '1/00000001', '16/B374D848', 'FF/FE000001', '1234/56789ABC'];

describe('segments of the log', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('have the names that PostgreSQL gives them', async () => {
    for (const place of PLACES) {
      const [row] = await database.sql<[{ name: string }]>`SELECT pg_walfile_name(${place}::pg_lsn) AS name`;
      assert.equal(segmentName(segmentOf(place, LINE), LINE).slice(8), row.name.slice(8), place);
    }
  });

  it('begin where the one before them ends', () => {
    assert.equal(startOf(segmentOf('0/3000028', LINE), LINE), '0/3000000');
    assert.equal(startOf(256, LINE), '1/0');
    for (const place of PLACES) {
      const segment = segmentOf(place, LINE);
      assert.equal(segmentOf(startOf(segment, LINE), LINE), segment);
      assert.equal(segmentOf(startOf(segment + 1, LINE), LINE), segment + 1);
    }
  });
});
