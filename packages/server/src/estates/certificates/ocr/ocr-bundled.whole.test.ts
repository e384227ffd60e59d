import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { readCertificateFile } from '../read-certificate-file.ts';
import { madePng } from './made-scan.fixture.ts';

describe('a machine without tesseract', () => {
  it('reads pictures by the one from npm, in the process without permissions', async (test) => {
    if (!(await import('tesseract.js').catch(() => null))) {
      test.skip('tesseract.js is not installed');
      return;
    }
    // This file has a process of its own (scripts/test/test-files.ts): no other test sees this.
    process.env['PATH'] = '';
    const picture = await madePng(FLEMISH_PAPER[0]);
    const reading = await readCertificateFile(
      picture,
      { today: '2026-11-15', address: null },
      { milliseconds: 300_000 },
    );
    assert.equal(reading.failure, null);
    assert.equal(reading.fields.find(({ name }) => name === 'energy_score_kwh_per_m2')?.value, 250);
  });
});
