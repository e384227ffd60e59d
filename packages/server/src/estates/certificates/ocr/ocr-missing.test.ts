import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { hidePackages } from '../../../testing/server/hide-packages.ts';
import { madePng } from './made-scan.fixture.ts';
import { pdfOfImage } from './ocr-image.ts';
import { readScan } from './ocr-read.ts';

test('a scan is refused with the command that adds OCR, where no program for it is installed', async () => {
  // This file has a process of its own (scripts/test/test-files.ts): no other test sees this.
  hidePackages((specifier) => specifier.startsWith('tesseract.js'));
  const scan = pdfOfImage(await madePng(FLEMISH_PAPER[0]));
  const withoutProgram = {
    recognise: () => async () => null,
    until: Date.now() + 300_000,
    scan: null,
    isOnePage: false,
  };
  await assert.rejects(readScan(scan, '2026-11-15', withoutProgram), {
    code: 'unreadable',
    missingPackages: ['tesseract-ocr', 'tesseract-ocr-nld', 'tesseract-ocr-fra'],
    message:
      /^this is a scan, and this server has no OCR: .* npm install --no-save --omit=dev tesseract\.js@\S+ @tesseract\.js-data\/nld@\S+$/,
  });
});
