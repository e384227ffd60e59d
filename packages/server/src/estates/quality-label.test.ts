import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '@rooftree/engine';
import { indicate } from '@rooftree/engine/indicate';
import fc from 'fast-check';
import { anyText, arbitraryEstate } from '../testing/data/arbitrary-estate.ts';
import { qualityKey, qualityLabelOf } from './quality-label.ts';

const input = arbitraryEstate(anyText).map((body) => parseEstateInput(body, '2026-11-15'));

test('a label that is kept is the one that the engine gives, whatever came before', () => {
  fc.assert(
    fc.property(fc.array(input, { minLength: 1, maxLength: 5 }), (inputs) => {
      for (const each of [...inputs, ...inputs])
        assert.equal(qualityLabelOf(each), indicate(each).quality_label);
    }),
    { numRuns: 60 },
  );
});

test('estates with the same key differ in nothing that the engine looks at', () => {
  fc.assert(
    fc.property(input, (one) => {
      const elsewhere = { ...one, address: { ...one.address, zip_code: null } };
      assert.equal(qualityKey(elsewhere), qualityKey(one));
      assert.deepEqual(indicate(elsewhere), indicate(one));
      const older = { ...one, year_built: (one.year_built ?? 1900) + 1 };
      assert.notEqual(qualityKey(older), qualityKey(one));
    }),
    { numRuns: 60 },
  );
});
