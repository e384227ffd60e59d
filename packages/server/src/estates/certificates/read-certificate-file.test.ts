import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { bombPdf, lockedPdf, loopPdf, madePdf, manyPagesPdf } from './pdf/made-pdf.fixture.ts';
import { readCertificateFile } from './read-certificate-file.ts';
import { READING_LIMITS } from './reading-limits.ts';

const OPTIONS = { today: '2026-11-15', address: null };
/** A busy machine must not fail a test of what is read. */
const PATIENTLY = 120_000;
/** Harm is refused by what it costs, at the latest, and is not worth the time that a real file gets. */
const HASTILY = 4_000;
const codeOf = async (bytes: Uint8Array) =>
  (await readCertificateFile(bytes, OPTIONS, { milliseconds: PATIENTLY })).failure?.code;

describe('a certificate as a file', () => {
  it('is read from a PDF, with where each value stands', async () => {
    const reading = await readCertificateFile(madePdf(...FLEMISH_PAPER), OPTIONS, {
      milliseconds: PATIENTLY,
    });
    assert.equal(reading.status, 'FINISHED');
    assert.deepEqual(
      [reading.document.kind, reading.document.pages, reading.document.text],
      ['be-vlg-2019', 4, 'layer'],
    );
    assert.match(reading.document.sha256, /^[0-9a-f]{64}$/);
    const score = reading.fields.find(({ name }) => name === 'energy_score_kwh_per_m2');
    assert.deepEqual([score?.value, score?.confidence, score?.source?.page], [250, 'HIGH', 3]);
    assert.equal(reading.fields.find(({ name }) => name === 'outer_wall_surface_m2')?.value, 80);
  });

  it('is read from a data file in an older encoding', async () => {
    const csv =
      'Opnamedatum;Status;Gebouwklasse;Gebouwtype;Postcode;Huisnummer;Energieklasse\n20240308;Bestaand;W;Twee-onder-één-kap;3503BA;12;B\n';
    const reading = await readCertificateFile(Buffer.from(csv, 'latin1'), OPTIONS, {
      milliseconds: PATIENTLY,
    });
    assert.equal(reading.fields.find(({ name }) => name === 'estate_format')?.value, 'SEMI_OPEN');
  });
});

describe('a file that cannot be read', () => {
  it('that is empty, a picture, an archive or rubbish', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from('PK\x03\x04abc', 'latin1'),
      Buffer.alloc(2000, 1),
    ]) {
      assert.equal(await codeOf(bytes), 'unreadable');
    }
  });

  it('that is cut off, or whose pages hold each other', async () => {
    assert.equal(await codeOf(madePdf(...FLEMISH_PAPER).subarray(0, 300)), 'unreadable');
    assert.equal(await codeOf(loopPdf()), 'unreadable');
  });

  it('that is locked', async () => assert.equal(await codeOf(lockedPdf()), 'encrypted'));

  it('that has too many pages or bytes', async () => {
    assert.equal(await codeOf(manyPagesPdf(20_000)), 'too_large');
    assert.equal(
      await codeOf(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(READING_LIMITS.paperBytes)])),
      'too_large',
    );
  });

  it('that unfolds without end', async () => {
    const code = (
      await readCertificateFile(await bombPdf(300 * 1024 ** 2), OPTIONS, { milliseconds: HASTILY })
    ).failure?.code;
    assert.ok(['too_large', 'took_too_long', 'unreadable'].includes(code ?? ''), code);
  });

  it('that expands entities', async () => {
    const xml =
      '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;&c;&c;</a>';
    assert.equal(await codeOf(Buffer.from(xml)), 'unreadable');
  });

  it('that is not done in time, and its process is gone', async () => {
    const reading = await readCertificateFile(madePdf(...FLEMISH_PAPER), OPTIONS, { milliseconds: 1 });
    assert.equal(reading.failure?.code, 'took_too_long');
  });

  it('in time is tried once more with more of it, while nobody waits', async () => {
    const onProgress = () => Promise.resolve();
    const reading = await readCertificateFile(madePdf(...FLEMISH_PAPER), OPTIONS, {
      milliseconds: 1,
      onProgress,
    });
    assert.deepEqual([reading.status, reading.failure], ['FINISHED', null]);
  });
});
