import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assertSound, mangled } from '../testing/mangled.ts';
import { listingOf } from '../testing/read-all.ts';
import { veraUnit } from './fixtures.ts';
import { mapVera } from './mapping.ts';

const TODAY = '2026-11-16';
const map = (changes: Record<string, unknown> = {}) => mapVera(veraUnit(1, changes), TODAY);
const listed = (changes: Record<string, unknown> = {}) => listingOf(map(changes));
const facts = (changes: Record<string, unknown>) => listed(changes).facts;
const codes = (...all: string[]) => all.map((code) => ({ code }));

describe('a unit of VERA', () => {
  it('becomes a listing in our words', () => {
    assert.deepEqual(listed(), {
      external_id: 'E-1',
      address: {
        country: 'NL',
        street: 'Ketelmakershof',
        house_number: '2',
        zip_code: '3511 XE',
        place: 'Utrecht',
        latitude: 52.09,
        longitude: 5.12,
      },
      estate_type: 'HOUSE',
      pictures: [],
      facts: {
        estate_format: 'SEMI_OPEN',
        year_built: 1953,
        year_renovated: 2009,
        habitable_space_m2: 63,
        energy_label: 'C',
        energy_score_kwh_per_m2: 211.4,
        heating_is_collective: false,
        window_glazing_type: 'HIGH_EFFICIENCY',
      },
      vague: { inclined_roof_insulation_type: 'CM_1_5', flat_roof_insulation_type: 'CM_1_5' },
    });
  });

  it('is a house, an apartment or none of them', () => {
    const type = (detail: string, changes = {}) =>
      listed({ detailSoort: { code: detail }, ...changes }).estate_type;
    assert.deepEqual(
      ['TUS', 'VRI', 'GAL', 'BEN', 'WOB', 'KAM'].map((detail) => type(detail)),
      ['HOUSE', 'HOUSE', 'APARTMENT', 'APARTMENT', 'OTHER', 'OTHER'],
    );
    assert.equal(type('TUS', { zelfstandig: false }), 'OTHER');
    assert.equal(listed({ soort: { code: 'PAR' }, detailSoort: null }).estate_type, 'GARAGE');
    assert.equal(listed({ detailSoort: null }).estate_type, 'HOUSE');
    assert.equal(
      listed({ detailSoort: null, panden: [{ soort: { code: 'MGW' } }] }).estate_type,
      'APARTMENT',
    );
    const flat = facts({ detailSoort: { code: 'BEN' } });
    assert.deepEqual([flat.apartment_floor, flat.estate_format], ['GROUND', undefined]);
  });

  it('has the label and the score that are final, valid and of one survey', () => {
    const performance = (changes: Record<string, unknown>) => ({
      soort: { code: 'EP2' },
      status: { code: 'DEF' },
      begindatum: '2023-02-01',
      einddatum: '2033-02-01',
      label: { code: 'C' },
      waarde: '211.4',
      ...changes,
    });
    const energy = (...all: unknown[]) => {
      const { energy_label, energy_score_kwh_per_m2 } = facts({ energieprestaties: all });
      return [energy_label, energy_score_kwh_per_m2];
    };
    assert.deepEqual(energy(performance({ label: { code: 'AP3' }, waarde: '38,9' })), ['A+++', 38.9]);
    assert.deepEqual(energy(performance({ status: { code: 'VOO' } })), [undefined, undefined]);
    assert.deepEqual(energy(performance({ soort: { code: 'VEL' } })), [undefined, undefined]);
    assert.deepEqual(energy(performance({ einddatum: '2026-11-15' })), [undefined, undefined]);
    assert.deepEqual(energy(performance({ soort: { code: 'EI' }, waarde: '1.4' })), ['C', undefined]);
    const older = performance({ begindatum: '2019-01-01', label: { code: 'E' } });
    assert.deepEqual(energy(older, performance({})), ['C', 211.4]);
    assert.deepEqual(energy(performance({ soort: { code: 'EI' } }), older), ['C', undefined]);
    assert.deepEqual(
      energy(
        performance({ label: null }),
        performance({ soort: { code: 'WAR' }, label: null, waarde: '60' }),
      ),
      [undefined, 211.4],
    );
  });

  it('says of insulation, glass and heating only what the codes define', () => {
    const glass = (...all: string[]) => facts({ isolatie: codes(...all) }).window_glazing_type;
    assert.deepEqual(
      [
        glass('DGL'),
        glass('HR'),
        glass('HR3'),
        glass('GDG'),
        glass('DGL', 'HR2'),
        glass('HR1', 'HR2'),
        glass('VOL'),
      ],
      ['DOUBLE', 'HIGH_EFFICIENCY', 'TRIPLE', undefined, undefined, 'HIGH_EFFICIENCY', undefined],
    );
    assert.equal(facts({ isolatie: codes('DAK', 'MUU', 'VLO') }).outer_wall_insulation_type, undefined);
    const heat = (...all: string[]) => {
      const { heating_type, heating_device, ventilation_type } = facts({ klimaatbeheersing: codes(...all) });
      return [heating_type, heating_device, ventilation_type];
    };
    assert.deepEqual(heat('STV', 'MVE'), ['DISTRICT', 'DISTRICT_SUBSTATION', undefined]);
    assert.deepEqual(heat('WAC', 'WTW'), ['HEAT_PUMP', 'HYBRID_HEAT_PUMP', 'BALANCED_WITH_RECOVERY']);
    assert.deepEqual(heat('WAR', 'CEV'), [undefined, undefined, undefined]);
    assert.equal(
      facts({ klimaatbeheersing: codes('BLO'), klimaatbeheersingSoort: null }).heating_is_collective,
      true,
    );
    const supply = facts({
      energievoorzieningen: codes('ZON', 'GLO'),
      monumenten: [{ code: 'GEM', naam: 'Gemeentelijk monument' }],
    });
    assert.deepEqual(
      [supply.has_solar_panels, supply.has_gas_connection, supply.is_heritage],
      [true, false, true],
    );
  });

  it('is for sale when it says so, and gone when it is no longer let', () => {
    const sold = listed({ verkoop: true, vraagprijs: 245_000 });
    assert.deepEqual([sold.estate_status, sold.price_cents], ['FOR_SALE', 24_500_000]);
    assert.equal(listed({ verkoop: false, vraagprijs: 245_000 }).price_cents, undefined);
    assert.deepEqual(map({ uitExploitatiedatum: '2026-11-16' }), { kind: 'gone', external_id: 'E-1' });
    assert.equal(map({ uitExploitatiedatum: '2027-01-01' }).kind, 'listing');
  });

  it('is refused with the reason when it cannot be taken', () => {
    const reasons = (changes: Record<string, unknown>) => {
      const entry = map(changes);
      return entry.kind === 'refused' ? entry.reasons : entry.kind;
    };
    assert.deepEqual(reasons({ soort: { code: 'ZZZ', naam: 'Kasteel' }, detailSoort: null }), [
      'its type "Kasteel" is not supported',
    ]);
    assert.deepEqual(reasons({ detailSoort: null, panden: [], soort: null }), ['its type is missing']);
    assert.deepEqual(reasons({ adres: { land: { naam: 'Duitsland' } } }), [
      'its country "Duitsland" is not Belgium or the Netherlands',
    ]);
    assert.deepEqual(reasons({ id: null }), ['it has no usable identifier']);
  });

  it('is sound, or refused, whatever is sent', () => {
    fc.assert(
      fc.property(mangled(veraUnit(1)), (unit) => assertSound(mapVera(unit, TODAY))),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of tenants, owners or contacts', () => {
    const marker = 'SECRET-PERSON';
    const person = {
      achternaam: marker,
      voornaam: marker,
      naam: marker,
      contactgegevens: [{ waarde: marker }],
    };
    const changes = {
      relaties: [person],
      zorgfaciliteitOmschrijving: marker,
      clusters: [{ naam: marker }],
      kadastraalNummer: marker,
    };
    assert.doesNotMatch(JSON.stringify(map(changes)), /SECRET-PERSON/);
    assert.doesNotMatch(JSON.stringify(map({ ...changes, soort: null, detailSoort: null })), /SECRET-PERSON/);
  });
});
