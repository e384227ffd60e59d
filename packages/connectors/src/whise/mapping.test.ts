import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESTATE_TYPES as OURS } from '@rooftree/engine';
import fc from 'fast-check';
import type { Listing } from '../contract/listing.ts';
import { ESTATE_TYPES } from './codes.ts';
import { OWNER_MARK, whiseEstate } from './fixtures.ts';
import { mapEstate as mapOn } from './mapping.ts';

const TODAY = '2026-11-16';
const mapEstate = (estate: unknown) => mapOn(estate, TODAY);

function listingOf(changes: Record<string, unknown>): Listing {
  const entry = mapEstate(whiseEstate(101, { details: [], ...changes }));
  assert.equal(entry.kind, 'listing');
  // Asserted above.
  return (entry as { listing: Listing }).listing;
}
const detail = (id: number, value: string) => ({ details: [{ id, value }] });

describe('a house of Whise in our words', () => {
  it('has its number as its name, and its address', () => {
    const { external_id, address } = listingOf({
      id: 4,
      address: 'Kerkstraat',
      number: '7',
      box: 'B',
      zip: '2800',
      city: 'Mechelen',
      country: { id: 1 },
      details: [
        { id: 1849, value: '51.02' },
        { id: 1850, value: '4,47' },
      ],
    });
    assert.equal(external_id, '4');
    assert.deepEqual(address, {
      country: 'BE',
      street: 'Kerkstraat',
      house_number: '7',
      house_number_extra: 'B',
      zip_code: '2800',
      place: 'Mechelen',
      // "x" is the latitude.
      latitude: 51.02,
      longitude: 4.47,
    });
    assert.equal(listingOf({ country: { id: 2 } }).address.country, 'NL');
  });

  it('has one of our types and forms', () => {
    const types = [1, 2, 3, 4, 5, 6, 7].map((id) => listingOf({ category: { id } }).estate_type);
    assert.deepEqual(types, ['HOUSE', 'APARTMENT', 'LAND', 'OFFICE', 'COMMERCIAL', 'INDUSTRIAL', 'GARAGE']);
    assert.ok(Object.values(ESTATE_TYPES).every((type) => OURS.includes(type)));
    const formats = [1, 2, 3, 4].map((fronts) => listingOf({ fronts }).facts.estate_format);
    assert.deepEqual(formats, [undefined, 'CLOSED', 'SEMI_OPEN', 'OPEN']);
    assert.equal(listingOf({ category: { id: 2 }, fronts: 2 }).facts.estate_format, undefined);
  });

  it('has no status for one that Whise does not list', () => {
    assert.equal(listingOf({ purposeStatus: { id: 99 } }).estate_status, undefined);
  });

  it('has the condition that a seller would state, where Whise says one', () => {
    const conditionOf = (id: number) => listingOf({ state: { id } }).facts.condition;
    assert.deepEqual([1, 13, 20, 21].map(conditionOf), Array(4).fill('AS_NEW'));
    assert.deepEqual([15, 3].map(conditionOf), Array(2).fill('JUST_RENOVATED'));
    assert.deepEqual([2, 4].map(conditionOf), Array(2).fill('GOOD'));
    assert.deepEqual([5, 14].map(conditionOf), Array(2).fill('TO_BE_DONE_UP'));
    assert.deepEqual([6, 7, 8].map(conditionOf), ['TO_RENOVATE', 'TO_RESTORE', 'TO_RESTORE']);
    assert.deepEqual([9, 10, 11, 12, 16, 17, 18, 19, 22, 23, 24].map(conditionOf), Array(11).fill(undefined));
  });

  it('has years, areas and energy facts out of fields and details', () => {
    assert.equal(listingOf(detail(14, '1962')).facts.year_built, 1962);
    assert.equal(listingOf(detail(585, '2004')).facts.year_renovated, 2004);
    assert.equal(listingOf({ area: 145 }).facts.habitable_space_m2, 145);
    assert.equal(listingOf({ area: 0, ...detail(407, '132,5') }).facts.habitable_space_m2, 132.5);
    assert.equal(listingOf({ energyValue: '179-179' }).facts.energy_score_kwh_per_m2, 179);
    assert.equal(listingOf({ energyValue: '120-179' }).facts.energy_score_kwh_per_m2, undefined);
    assert.equal(
      listingOf({ energyValue: undefined, ...detail(2089, '310') }).facts.energy_score_kwh_per_m2,
      310,
    );
    assert.equal(listingOf({ energyClass: 'a+' }).facts.energy_label, 'A+');
    assert.equal(listingOf(detail(2056, 'D')).facts.energy_label, 'D');
    assert.equal(listingOf({ energyClass: 'top' }).facts.energy_label, undefined);
  });

  it('has glazing and a gas connection out of what was chosen', () => {
    assert.equal(listingOf(detail(461, '1')).facts.window_glazing_type, undefined);
    assert.equal(listingOf(detail(461, '1')).vague?.window_glazing_type, 'DOUBLE');
    assert.equal(listingOf(detail(461, 'nee')).facts.window_glazing_type, 'SINGLE');
    assert.equal(listingOf(detail(1760, '1')).facts.has_gas_connection, true);
  });

  it('takes "not insulated" as a fact, and "insulated" as a word of a seller', () => {
    assert.equal(listingOf(detail(778, '0')).facts.outer_wall_insulation_type, 'NONE');
    const { facts } = listingOf(detail(778, '1'));
    assert.deepEqual([facts.outer_wall_insulation_type, facts.floor_insulation_type], [undefined, undefined]);
  });

  it('has price, pictures and the office that manages it', () => {
    const { price_cents, pictures, managing_user_external_id } = listingOf({
      price: 325_000.5,
      officeId: 12,
      pictures: [
        { order: 3, urlXXL: 'https://p.example.com/a.jpg' },
        { urlLarge: 'https://p.example.com/b.jpg' },
        { urlXXL: 'javascript:alert(1)' },
      ],
    });
    assert.deepEqual([price_cents, managing_user_external_id], [32_500_050, '12']);
    assert.deepEqual(pictures, [
      { url: 'https://p.example.com/a.jpg', position: 3 },
      { url: 'https://p.example.com/b.jpg', position: 1 },
    ]);
    assert.equal(listingOf({ price: 0 }).price_cents, undefined);
  });

  it('is gone when it is archived or deleted, and refused when it cannot be taken', () => {
    assert.deepEqual(mapEstate(whiseEstate(8, { status: { id: 5 } })), { kind: 'gone', external_id: '8' });
    assert.deepEqual(mapEstate(whiseEstate(8, { status: { id: 6 } })), { kind: 'gone', external_id: '8' });
    assert.deepEqual(mapEstate({}), {
      kind: 'refused',
      external_id: null,
      reasons: ['the estate has no id'],
    });
    const abroad = mapEstate(whiseEstate(8, { country: { id: 9 }, category: undefined }));
    assert.equal(abroad.kind === 'refused' && abroad.reasons.length, 2);
    assert.equal(mapEstate(whiseEstate(8, { canHaveChildren: true })).kind, 'refused');
  });

  it('never holds a word of its owner', () => {
    for (let id = 1; id <= 50; id++)
      assert.doesNotMatch(JSON.stringify(mapEstate(whiseEstate(id))), new RegExp(OWNER_MARK));
  });

  it('is read where a value is an object that cannot become a text', () => {
    const odd = { toString: {} };
    const { facts } = listingOf({ energyValue: odd, displayPrice: odd, details: [{ id: 461, value: odd }] });
    assert.deepEqual([facts.energy_score_kwh_per_m2, facts.window_glazing_type], [undefined, undefined]);
  });

  it('is read out of any JSON without harm', () => {
    const names = Object.keys(whiseEstate(1));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 })),
        (id, changes) => {
          const entry = mapEstate(whiseEstate(id, changes));
          if (entry.kind !== 'listing') return;
          const { listing } = entry;
          assert.ok(listing.external_id.length > 0 && ['BE', 'NL'].includes(listing.address.country));
          assert.ok(OURS.includes(listing.estate_type));
          assert.doesNotMatch(JSON.stringify(listing), /:null[,}]/);
        },
      ),
      { numRuns: 300 },
    );
  });
});
