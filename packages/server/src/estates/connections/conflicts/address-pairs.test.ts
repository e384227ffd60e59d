import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { whiseEstate } from '@rooftree/connectors/testing';
import fc from 'fast-check';
import { successOf } from '../../../testing/answers.ts';
import { type Agencies, startAgencies } from '../../../testing/providers/agency.ts';
import { addressPair } from './address-pairs.fixture.ts';
import { isSameAddress } from './same-address.ts';

const PAIRS = 150;
const FIRST_ID = 10_000;

describe('pairs of addresses that hardly differ', () => {
  let agencies: Agencies;
  before(async () => {
    agencies = await startAgencies();
  });
  after(() => agencies.close());

  it('are one home exactly when they name one, in 10,000 pairs', () => {
    fc.assert(
      fc.property(addressPair, ({ one, other, isOneHome }) => {
        const [here, there] = [one, other].map((address) => ({ ...address, country: 'BE' }));
        assert.equal(isSameAddress(here ?? {}, there ?? {}), isOneHome);
      }),
      { numRuns: 10_000 },
    );
  });

  it('of an estate and a listing with its id are never merged, nor kept apart in vain', async () => {
    const agency = await agencies.open({ plans_estates: false });
    const pairs = fc.sample(addressPair, PAIRS);
    for (const [place, { one, other }] of pairs.entries()) {
      const id = FIRST_ID + place;
      const address = { ...one, house_number_extra: one.house_number_extra || null, country: 'BE' };
      const body = { address: { ...address, zip_code: address.zip_code.trim() }, estate_type: 'HOUSE' };
      await successOf(await agency.client.call('PUT', `/v1/estates/${id}`, body));
      agencies.whise.estates.put(
        String(id),
        whiseEstate(id, {
          address: other.street,
          number: other.house_number,
          box: other.house_number_extra,
          zip: other.zip_code,
          area: 277,
        }),
      );
    }
    await agency.read('FULL');
    const rows = await agencies.app.dependencies.sql<{ id: number }[]>`
      SELECT external_id::int AS id FROM estates
      WHERE context_id = ${agency.client.contextId} AND layers -> 'CONNECTION' IS NOT NULL`;
    const joined = new Set(rows.map(({ id }) => id));
    for (const [place, pair] of pairs.entries())
      assert.equal(joined.has(FIRST_ID + place), pair.isOneHome, JSON.stringify(pair));
  });
});
