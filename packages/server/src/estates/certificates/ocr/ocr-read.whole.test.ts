import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { readCertificateFile } from '../read-certificate-file.ts';
import { hugePicturePdf, hugePng, jbig2Pdf, madePng, noisePng } from './made-scan.fixture.ts';

const OPTIONS = { today: '2026-11-15', address: null };
/** A busy machine must not fail a test of what is read. */
const PATIENTLY = 300_000;
/** Harm is refused by what it costs, at the latest: none of these is worth the time that a real scan gets. */
const HASTILY = 4_000;
const codeOf = async (bytes: Uint8Array, milliseconds: number = PATIENTLY) =>
  (await readCertificateFile(bytes, OPTIONS, { milliseconds })).failure?.code ?? 'none';

describe('a certificate as a picture', () => {
  it('is read by OCR: score, label by its limits, and where they stand', async () => {
    const reading = await readCertificateFile(await madePng(FLEMISH_PAPER[0]), OPTIONS, {
      milliseconds: PATIENTLY,
    });
    assert.equal(reading.failure, null);
    assert.deepEqual(
      [reading.document.kind, reading.document.pages, reading.document.text],
      ['be-vlg-2019', 1, 'ocr'],
    );
    const field = (name: string) => reading.fields.find((each) => each.name === name);
    assert.equal(field('energy_score_kwh_per_m2')?.value, 250);
    assert.deepEqual([field('energy_label')?.value, field('energy_label')?.basis], ['C', 'derived']);
    // One page says each of them once.
    assert.ok(reading.fields.every(({ confidence }) => confidence !== 'HIGH'));
    assert.equal(field('energy_score_kwh_per_m2')?.source?.page, 1);
  });

  it('of something else is refused', async () => {
    const invoice = await madePng(
      'Jaarafrekening energie\nVerbruik per m²  128 kWh\nTe betalen  1.204,50 euro',
    );
    assert.equal(await codeOf(invoice, PATIENTLY), 'not_a_certificate');
  });
});

describe('a picture that means harm', () => {
  it('is refused by the size that its head states', async () => {
    assert.equal(await codeOf(hugePng(30_000, 30_000), PATIENTLY), 'too_large');
  });

  const refused = ['unreadable', 'not_a_certificate', 'too_large', 'took_too_long'];
  it('of noise', async () => {
    const code = await codeOf(noisePng(1654, 2339), HASTILY);
    assert.ok(refused.includes(code), code);
  });

  it('of 30,000 by 30,000 pixels in a PDF', async () => {
    const code = await codeOf(await hugePicturePdf(30_000, 30_000), HASTILY);
    assert.ok(refused.includes(code), code);
  });

  it('of a few bytes that unfold without end', async () => {
    const code = await codeOf(jbig2Pdf(65_000), HASTILY);
    assert.ok(refused.includes(code), code);
  });
});
