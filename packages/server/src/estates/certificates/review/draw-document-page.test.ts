import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../../fault.ts';
import { madePdf } from '../pdf/made-pdf.fixture.ts';
import { drawDocumentPage } from './draw-document-page.ts';

const PDF = madePdf('One page');

describe('the picture of a page', () => {
  it('is a PNG, and null for a page that the document does not have', async () => {
    const png = await drawDocumentPage('context', PDF, 1);
    assert.equal(png?.subarray(1, 4).toString(), 'PNG');
    assert.equal(await drawDocumentPage('context', PDF, 2), null);
  });

  it('that is not drawn in time is worth another try, and not missing', async () => {
    await assert.rejects(
      drawDocumentPage('context', PDF, 1, 1),
      (error) => error instanceof Fault && error.kind === 'busy' && error.retryAfterSeconds === 10,
    );
  });
});
