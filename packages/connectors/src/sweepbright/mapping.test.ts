import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assertSound, mangled } from '../testing/mangled.ts';
import { listingOf, onlyOf } from '../testing/read-all.ts';
import { sweepbrightEstate, sweepbrightId, sweepbrightProject } from './fixtures.ts';
import { mapSweepBright } from './mapping.ts';

const TODAY = '2026-11-16';
const map = (changes: Record<string, unknown> = {}) =>
  onlyOf(mapSweepBright(sweepbrightEstate(1, changes), TODAY));
const listed = (changes: Record<string, unknown> = {}) => listingOf(map(changes));
const facts = (changes: Record<string, unknown>) => listed(changes).facts;

describe('an estate of SweepBright', () => {
  it('becomes a listing in our words', () => {
    assert.deepEqual(listed(), {
      external_id: sweepbrightId(1),
      address: {
        country: 'BE',
        street: 'Rue du Lavoir',
        house_number: '2',
        zip_code: '2800',
        place: 'Mechelen',
        latitude: 51.05,
        longitude: 3.72,
      },
      estate_type: 'HOUSE',
      estate_status: 'FOR_SALE',
      price_cents: 31_025_000,
      managing_user_external_id: 'office-1',
      pictures: [
        {
          url: 'https://images.example/1/1.jpg?signature=x',
          position: 0,
          expires_at: '2026-11-17T08:00:00.000Z',
        },
        {
          url: 'https://images.example/1/2.jpg?signature=x',
          position: 1,
          expires_at: '2026-11-17T08:00:00.000Z',
        },
      ],
      facts: {
        estate_format: 'SEMI_OPEN',
        year_built: 1949,
        year_renovated: 2004,
        habitable_space_m2: 121,
        energy_score_kwh_per_m2: 261,
        energy_label: 'C',
        condition: 'TO_BE_DONE_UP',
        heating_type: 'GAS',
        has_gas_connection: true,
      },
      vague: {
        window_glazing_type: 'DOUBLE',
        inclined_roof_insulation_type: 'CM_1_5',
        flat_roof_insulation_type: 'CM_1_5',
      },
    });
  });

  it('has its certificate where its version puts it', () => {
    const old = facts({ legal: null, epc_value: 180, epc_category: 'B' });
    assert.deepEqual([old.energy_score_kwh_per_m2, old.energy_label], [180, 'B']);
    assert.deepEqual(
      facts({ legal: { energy: { epc_value: 0, epc_category: 'A++' } } }).energy_label,
      undefined,
    );
    assert.equal(facts({ legal: { energy: { epc_value: null } } }).energy_score_kwh_per_m2, undefined);
  });

  it('has a status, a type, a form and a condition', () => {
    for (const [status, ours] of [
      ['prospect', 'PREPARATION'],
      ['available', 'FOR_SALE'],
      ['bid', 'UNDER_OPTION'],
      ['option', 'UNDER_OPTION'],
      ['agreement', 'UNDER_CONTRACT'],
      ['under_contract', 'UNDER_CONTRACT'],
      ['sold', 'SOLD'],
      ['rented', 'RENTED'],
      ['something_new', undefined],
    ] as const)
      assert.equal(listed({ status }).estate_status, ours, status);
    const let_ = listed({ negotiation: 'let', price: { amount: 950, currency: 'EUR' } });
    assert.deepEqual([let_.estate_status, let_.price_cents], ['FOR_RENT', undefined]);
    for (const [type, ours] of [
      ['apartment', 'APARTMENT'],
      ['land', 'LAND'],
      ['office', 'OFFICE'],
      ['commercial', 'COMMERCIAL'],
      ['parking', 'GARAGE'],
    ] as const)
      assert.equal(listed({ type }).estate_type, ours, type);
    const formats = ['terraced', 'semi_detached', 'detached', 'villa'].map(
      (sub_type) => facts({ sub_type }).estate_format,
    );
    assert.deepEqual(formats, ['CLOSED', 'SEMI_OPEN', 'OPEN', undefined]);
    const conditions = ['new', 'mint', 'good', 'fair', 'poor', 'odd'].map(
      (general_condition) => facts({ general_condition }).condition,
    );
    assert.deepEqual(conditions, [
      'AS_NEW',
      'JUST_RENOVATED',
      'GOOD',
      'TO_BE_DONE_UP',
      'TO_RENOVATE',
      undefined,
    ]);
  });

  it('has an area in square metres, whatever the unit', () => {
    const area = (size: number, unit: string) =>
      facts({ sizes: { liveable_area: { size, unit } } }).habitable_space_m2;
    assert.deepEqual([area(120, 'sq_m'), area(1500, 'sq_ft'), area(5, 'are')], [120, 139.4, undefined]);
  });

  it('says of energy only what its ticks can bear', () => {
    const heat = (energy: Record<string, boolean>) => facts({ features: { energy } }).heating_type;
    assert.deepEqual(
      [
        heat({ fuel: true }),
        heat({ heat_pump: true, electricity: true }),
        heat({ gas: true, heat_pump: true }),
        heat({ electricity: true }),
      ],
      ['OIL', 'HEAT_PUMP', undefined, undefined],
    );
    const untouched = { double_glazing: false, solar_panels: false, insulated_roof: false };
    assert.deepEqual(facts({ features: { ecology: untouched } }).has_solar_panels, undefined);
    const bare = facts({ features: { ecology: { ...untouched, solar_panels: true } } });
    assert.deepEqual([bare.has_solar_panels, bare.inclined_roof_insulation_type], [true, undefined]);
    const late = {
      building: { construction: { year: 2012 } },
      features: { ecology: { double_glazing: true, insulated_roof: true } },
    };
    const all = facts(late);
    assert.deepEqual([all.window_glazing_type, all.inclined_roof_insulation_type], [undefined, undefined]);
  });

  it('keeps back what the agency hides', () => {
    const { address, price_cents } = listed({
      location: {
        country: 'BE',
        street: 'Kapelhof',
        number: '3',
        postal_code: '9000',
        city: 'Gent',
        geo: { latitude: 51, longitude: 4 },
        hidden: true,
      },
      price: { amount: 1, currency: 'EUR', hidden: true },
    });
    assert.deepEqual([address, price_cents], [{ country: 'BE', zip_code: '9000', place: 'Gent' }, undefined]);
  });

  it('is refused with the reason when it cannot be taken', () => {
    const reasons = (changes: Record<string, unknown>) => {
      const entry = map(changes);
      return entry.kind === 'refused' ? entry.reasons : entry.kind;
    };
    assert.deepEqual(reasons({ is_project: true }), ['it is a project without units']);
    assert.deepEqual(reasons({ type: 'castle' }), ['its type "castle" is not supported']);
    assert.deepEqual(reasons({ location: { country: 'FR', postal_code: '06000' } }), [
      'its country "FR" is not Belgium or the Netherlands',
    ]);
    assert.deepEqual(reasons({ location: null }), ['it has no country']);
    assert.deepEqual(reasons({ id: '' }), ['it has no usable identifier']);
  });

  it('is sound, or refused, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mangled(sweepbrightEstate(1)),
          mangled(
            sweepbrightProject(
              1,
              [2, 3].map((number) => sweepbrightEstate(number)),
            ),
          ),
        ),
        (estate) => mapSweepBright(estate, TODAY).forEach(assertSound),
      ),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of vendors, buyers, occupants or the negotiator', () => {
    const marker = 'SECRET-PERSON';
    const person = { first_name: marker, last_name: marker, email: `${marker}@example.org`, phone: marker };
    const changes = {
      vendors: [person],
      buyers: [person],
      negotiator: person,
      occupancy: { contact_details: marker },
      internal_note: marker,
      description: { en: marker },
      settings: { reference: marker },
    };
    assert.doesNotMatch(JSON.stringify(map(changes)), /SECRET-PERSON/);
    assert.doesNotMatch(JSON.stringify(map({ ...changes, type: null })), /SECRET-PERSON/);
  });
});
