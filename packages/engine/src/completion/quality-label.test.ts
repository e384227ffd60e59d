import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { indicate } from '../indication/indicate.ts';
import { arbitraryBody, TODAY } from '../testing/arbitrary-estate-input.ts';
import { parseEstateInput } from './estate-input.ts';
import { qualityOf } from './quality-of.ts';

test('the quality label by itself is that of the indication, for any estate', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      const input = parseEstateInput(body, TODAY);
      const quality = qualityOf(input);
      assert.equal(quality, indicate(input).quality_label);
      seen.add(quality);
    }),
    { numRuns: 300 },
  );
  const nothing = parseEstateInput({ ...PLOT, estate_type: 'LAND' }, TODAY);
  assert.equal(qualityOf(nothing), indicate(nothing).quality_label);
  // Else the property would hold for a rule that gives everybody the same.
  assert.ok(seen.has('A') && seen.has('C'), [...seen].join());
});

const PLOT = { address: { country: 'BE', zip_code: '9000' } };
