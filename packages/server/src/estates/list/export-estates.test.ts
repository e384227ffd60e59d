import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { anyText, arbitraryEstate } from '../../testing/data/arbitrary-estate.ts';
import { cases } from '../../testing/is-long.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { importEstates } from '../batch/estates-import.service.ts';
import { toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import { storeEstates } from '../estates.service.ts';
import { readEstates } from '../imports/read/estate-file.ts';
import { type ExportFormat, exportEstates } from './export-estates.ts';

const PUBLIC_URL = 'https://rooftree.example.com';
const EVERYTHING = {
  estateStatuses: null,
  estateTypes: null,
  regions: null,
  energyLabels: null,
  qualityLabels: null,
  externalUserId: null,
  updatedSince: null,
  afterId: null,
  includeDeactivated: false,
};
/** U+FFFD stands for a letter that was lost, and is refused. */
const jsonText = anyText.filter((text) => !text.includes('\ufffd'));
/** A table is read as people write tables: outer spaces do not count. */
const cellText = fc
  .string({ unit: fc.constantFrom(...'abcXYZ0189 éß,;"\'|\t\n.-+=#€漢'), minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text);

describe('an export of estates', () => {
  let database: TestDatabase;
  let contexts = 0;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  async function newContext(): Promise<string> {
    contexts += 1;
    return (await createContext(database.sql, { slug: `context-${contexts}`, name: 'Context' })).id;
  }
  async function exported(contextId: string, format: ExportFormat): Promise<string> {
    const pieces = exportEstates(database.sql, contextId, PUBLIC_URL, EVERYTHING, format);
    return (await Array.fromAsync(pieces)).join('');
  }
  async function imported(file: string): Promise<string> {
    const contextId = await newContext();
    const rows = readEstates(chunks(file), () => {});
    const outcome = await importEstates(
      database.sql,
      contextId,
      { publicUrl: PUBLIC_URL, providerNames: [] },
      rows,
    );
    assert.equal(outcome.faults, null, JSON.stringify(outcome));
    return contextId;
  }
  async function* chunks(file: string): AsyncGenerator<Buffer> {
    yield Buffer.from(file);
  }

  const linesOf = (file: string) => file.split('\n').sort();

  for (const [format, text] of [
    ['ndjson', jsonText],
    ['csv', cellText],
  ] as const) {
    it(`as ${format} can be imported again, with everything as it was`, async () => {
      const estates = fc.uniqueArray(fc.record({ name: text, body: arbitraryEstate(text) }), {
        selector: ({ name }) => name,
        minLength: 1,
        maxLength: 8,
      });
      await fc.assert(
        fc.asyncProperty(estates, async (given) => {
          const contextId = await newContext();
          const stored = given
            .filter(({ name }) => name !== '.' && name !== '..')
            // What is generated is a valid body; its type is wider than the schema's.
            .map(({ name, body }) => toEstate(name, body as EstateBody, 'API'));
          fc.pre(stored.length > 0);
          await storeEstates(database.sql, contextId, PUBLIC_URL, stored);
          const before = await exported(contextId, 'ndjson');
          const again = await imported(await exported(contextId, format));
          // An import creates estates in the order of their names.
          assert.deepEqual(linesOf(await exported(again, 'ndjson')), linesOf(before));
        }),
        { numRuns: cases(15, 400) },
      );
    });
  }

  it('is read piece by piece, each estate once and in order', async () => {
    const contextId = await newContext();
    const body: EstateBody = { address: { country: 'BE' }, estate_type: 'LAND' };
    const names = Array.from({ length: 1201 }, (_, index) => `plot-${index}`);
    await storeEstates(
      database.sql,
      contextId,
      PUBLIC_URL,
      names.map((name) => toEstate(name, body, 'API')),
    );
    const pieces = await Array.fromAsync(
      exportEstates(database.sql, contextId, PUBLIC_URL, EVERYTHING, 'ndjson'),
    );
    assert.deepEqual(
      pieces.map((piece) => piece.split('\n').length - 1),
      [500, 500, 201],
    );
    const found = pieces
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).external_id);
    assert.deepEqual(found.sort(), names.sort());
  });
});
