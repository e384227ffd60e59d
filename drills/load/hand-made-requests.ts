/** Where the schema does not say what is dear: files, and inputs whose cost is in what they name. */

import { crc32, deflateSync } from 'node:zlib';
import { faultyCsv, longSheet } from '../../packages/server/src/estates/imports/read/worst-files.fixture.ts';
import { OLD_HOUSE } from '../../packages/server/src/testing/data/referred-estate.ts';
import type { KnownIds } from './worst-requests.ts';

export interface WorstBody {
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

interface HandMade {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: (ids: KnownIds) => WorstBody;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const json = (value: unknown): WorstBody => ({ type: 'application/json', content: JSON.stringify(value) });
const names = (count: number) => Array.from({ length: count }, (_, index) => `worst-${index}`);
/** As many as a batch may name; each estate has as little as it needs, so that the body is taken. */
const BATCH = 10_000;
export const OWN_ESTATES = 500;

/** Many pages of text without an end that a reader could stop at. */
function longPdf(): Uint8Array<ArrayBuffer> {
  const text = '(Energieprestatiecertificaat) Tj\n'.repeat(60_000);
  return new Uint8Array(
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Length ${text.length} >>\nstream\nBT\n${text}ET\nendstream\nendobj\n`,
    ),
  );
}

/** Deep filters on a drawing of many shapes. */
function dearLogo(): string {
  const shapes = '<circle r="9" filter="url(#f)"/>'.repeat(2000);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><filter id="f"><feGaussianBlur stdDeviation="50"/></filter>${shapes}</svg>`;
}

/** As many pixels as are taken, in a few kilobytes. */
function dearPhoto(): Uint8Array<ArrayBuffer> {
  const side = 7000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const pages = { page: '1', page_size: '100' };
const xlsx = () => ({ type: XLSX, content: new Uint8Array(longSheet(500_000)) });
const csv = () => ({ type: 'text/csv', content: new Uint8Array(faultyCsv(20_000)) });
let [sheet, table]: (WorstBody | undefined)[] = [];

export const HAND_MADE: Readonly<Record<string, HandMade>> = {
  // The last page that has rows costs more than one behind them all.
  listEstates: { query: { page: '5', page_size: '100' } },
  searchEstates: { query: { page: '5', page_size: '100' } },
  searchRenovations: { query: { ...pages, include_deleted: 'true' } },
  listCalculationJobs: { query: pages },
  checkEstateImport: {
    body: () => {
      sheet ??= xlsx();
      return sheet;
    },
  },
  createEstateImport: {
    body: () => {
      table ??= csv();
      return table;
    },
  },
  putContextContactPhoto: { body: () => ({ type: 'image/png', content: dearPhoto() }) },
  putContextLogo: { body: () => ({ type: 'image/svg+xml', content: dearLogo() }) },
  readCertificate: {
    query: { estate: 'worst-0' },
    body: () => ({ type: 'application/pdf', content: longPdf() }),
  },
  putEstates: { body: () => json(names(OWN_ESTATES).map((external_id) => ({ external_id, ...OLD_HOUSE }))) },
  patchEstate: {
    body: () => ({
      type: 'application/merge-patch+json',
      content: JSON.stringify({ ...OLD_HOUSE, address: { ...OLD_HOUSE.address, street: '€'.repeat(200) } }),
    }),
  },
  putEstate: { body: () => json(OLD_HOUSE) },
  createSuggestedRenovationBatch: { body: () => json(names(BATCH)) },
  createEnergyIndicationBatch: { body: () => json(names(BATCH)) },
  // A secret is hashed before it is compared.
  createAccessToken: {
    headers: {
      'x-service-client-id': '019a8a5e-7d7c-7c3e-9a63-000000000001',
      'x-service-client-secret': 'a'.repeat(200),
    },
  },
  chooseRetention: { body: () => json({ days: 30 }) },
  createReport: { body: () => json({ language: 'fr-BE' }) },
  createConnection: {
    body: () =>
      json({
        provider: 'WHISE',
        name: 'a'.repeat(100),
        credentials: { username: 'a'.repeat(200), password: 'a'.repeat(200), client_id: 'a'.repeat(200) },
      }),
  },
  updateConnection: {
    body: () => ({
      type: 'application/merge-patch+json',
      content: JSON.stringify({ name: 'a'.repeat(100) }),
    }),
  },
};
