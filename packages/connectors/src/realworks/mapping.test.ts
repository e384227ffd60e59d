import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListedFacts } from '../contract/listing.ts';
import { placeName } from '../reading/place-name.ts';
import { listingOf } from '../testing/read-all.ts';
import { type RealworksObject, realworksHouse } from './fixtures.ts';
import { mapRealworks } from './mapping.ts';

const TODAY = '2026-11-16';
const map = (object: RealworksObject) => mapRealworks(object, TODAY);
const listed = (object: RealworksObject) => listingOf(map(object));
const facts = (general: Record<string, unknown>, rest = {}) => listed(realworksHouse(1, general, rest)).facts;
const said = <Name extends keyof ListedFacts>(name: Name, general: Record<string, unknown>) =>
  facts(general)[name];

describe('an object of Realworks', () => {
  it('becomes a listing in our words', () => {
    assert.deepEqual(listed(realworksHouse(3, { bouwjaar: '1962', woonhuistype: 'HOEKWONING' })), {
      external_id: '700003',
      address: {
        country: 'NL',
        street: 'Kwekerijlaan',
        house_number: '4',
        zip_code: '4611 XD',
        place: 'Bergen op Zoom',
      },
      estate_type: 'HOUSE',
      estate_status: 'FOR_SALE',
      price_cents: 35_030_000,
      managing_user_external_id: '4401',
      pictures: [
        { url: 'https://images.example/media/3-1.jpg?check=abc&width=1600&height=1600', position: 0 },
        { url: 'https://images.example/media/3-2.jpg?check=abc&width=1600&height=1600', position: 1 },
      ],
      facts: {
        estate_format: 'SEMI_OPEN',
        year_built: 1962,
        habitable_space_m2: 88,
        energy_label: 'F',
        condition: 'GOOD',
        roof_type: 'INCLINED',
        window_glazing_type: 'DOUBLE',
        ventilation_type: 'EXHAUST',
        heating_type: 'GAS',
        heating_installation_year: 2014,
        has_gas_connection: true,
        sanitary_heating_device: 'WITH_HEATING',
      },
      vague: { inclined_roof_insulation_type: 'CM_1_5', flat_roof_insulation_type: 'CM_1_5' },
    });
  });

  it('leaves open what was not filled in, and what nobody can know', () => {
    const empty = {
      woonhuistype: null,
      bouwjaar: '0',
      woonoppervlakte: 0,
      energieklasse: null,
      onderhoudswaarderingBinnen: null,
      onderhoudswaarderingBuiten: '',
      isolatievormen: null,
      verwarmingsoorten: null,
      cvKetelBouwjaar: '',
      cvKetelBrandstof: null,
      warmwatersoorten: [],
      voorzieningenWonen: [],
      gekoppeldeMakelaar: null,
    };
    const rest = {
      detail: {},
      media: null,
      financieel: { overdracht: { status: 'GEVEILD', koopprijs: 0 } },
    };
    assert.deepEqual(listed(realworksHouse(1, empty, rest)), {
      external_id: '700001',
      address: {
        country: 'NL',
        street: 'Lijsterhof',
        house_number: '2',
        zip_code: '5611 XB',
        place: 'Eindhoven',
      },
      estate_type: 'HOUSE',
      pictures: [],
      facts: {},
    });
  });

  it('has a label in its own spelling, until its last day', () => {
    for (const [code, label] of [
      ['C', 'C'],
      ['A_P', 'A+'],
      ['A_PP', 'A++'],
      ['A_P_P_P', 'A+++'],
      ['A+', 'A+'],
      ['H', undefined],
      ['B_P', undefined],
      ['ONBEKEND', undefined],
    ] as const)
      assert.equal(said('energy_label', { energieklasse: code }), label, code);
    const label = (energiedatum: unknown) => said('energy_label', { energieklasse: 'C', energiedatum });
    assert.deepEqual([label(TODAY), label('2026-11-15'), label(null)], ['C', undefined, 'C']);
  });

  it('has a type, a form and a condition', () => {
    const type = (objecttype: string, general = {}) =>
      listed(realworksHouse(1, general, { object: { type: { objecttype } } }));
    assert.equal(type('BOUWGROND').estate_type, 'LAND');
    assert.equal(type('WOONHUIS', { woonhuissoort: 'WOONBOOT' }).estate_type, 'OTHER');
    const flat = type('APPARTEMENT', { appartementsoort: 'PORTIEKFLAT' });
    assert.deepEqual([flat.estate_type, flat.facts.estate_format], ['APARTMENT', undefined]);
    for (const [code, format] of [
      ['VRIJSTAANDE_WONING', 'OPEN'],
      ['TWEE_ONDER_EEN_KAPWONING', 'SEMI_OPEN'],
      ['EINDWONING', 'SEMI_OPEN'],
      ['TUSSENWONING', 'CLOSED'],
      ['VERSPRINGEND', undefined],
    ] as const)
      assert.equal(said('estate_format', { woonhuistype: code }), format, code);
    for (const [inside, outside, condition] of [
      ['UITSTEKEND', 'UITSTEKEND', 'AS_NEW'],
      ['UITSTEKEND', 'GOED', 'GOOD'],
      ['GOED', 'REDELIJK', 'TO_BE_DONE_UP'],
      ['MATIG', null, 'TO_RENOVATE'],
      ['SLECHT', 'GOED', 'TO_RENOVATE'],
      ['PRIMA', null, undefined],
    ] as const) {
      const general = { onderhoudswaarderingBinnen: inside, onderhoudswaarderingBuiten: outside };
      assert.equal(said('condition', general), condition, inside);
    }
  });

  it('has a status, by its price where it is only "available"', () => {
    const status = (overdracht: Record<string, unknown>) =>
      listed(realworksHouse(1, {}, { financieel: { overdracht } }));
    for (const [code, ours] of [
      ['BESCHIKBAAR', 'FOR_SALE'],
      ['ONDER_OPTIE', 'UNDER_OPTION'],
      ['ONDER_BOD', 'UNDER_OPTION'],
      ['VERKOCHT_ONDER_VOORBEHOUD', 'UNDER_CONTRACT'],
      ['VERKOCHT', 'SOLD'],
      ['VERHUURD', 'RENTED'],
      ['INGETROKKEN', 'WITHDRAWN'],
      ['GEANNULEERD', 'WITHDRAWN'],
      ['IETS_NIEUWS', undefined],
    ] as const)
      assert.equal(status({ status: code, koopprijs: 1 }).estate_status, ours, code);
    const rented = status({ status: 'BESCHIKBAAR', koopprijs: 0, huurprijs: 1450 });
    assert.deepEqual([rented.estate_status, rented.price_cents], ['FOR_RENT', undefined]);
  });

  it('says of insulation and glass only what the words can bear', () => {
    const envelope = (isolatievormen: string[], bouwjaar = '1962') => {
      const all = facts({ isolatievormen, bouwjaar });
      return [all.window_glazing_type, all.outer_wall_insulation_type, all.inclined_roof_insulation_type];
    };
    assert.deepEqual(envelope(['DAKISOLATIE', 'MUURISOLATIE']), [undefined, undefined, undefined]);
    assert.deepEqual(envelope(['VOLLEDIG_GEISOLEERD']), [undefined, undefined, undefined]);
    assert.deepEqual(envelope(['GEEN_ISOLATIE']), [undefined, 'NONE', 'NONE']);
    assert.deepEqual(envelope(['GEEN_ISOLATIE', 'DAKISOLATIE'])[1], undefined);
    assert.equal(envelope(['DUBBEL_GLAS'])[0], 'DOUBLE');
    assert.equal(envelope(['DUBBEL_GLAS'], '2012')[0], undefined);
    assert.equal(envelope(['GEDEELTELIJK_DUBBEL_GLAS'])[0], undefined);
    assert.equal(envelope(['DUBBEL_GLAS', 'HR_GLAS'])[0], undefined);
    assert.equal(envelope(['HR_GLAS'])[0], 'HIGH_EFFICIENCY');
  });

  it('has heating and hot water, where one thing makes them', () => {
    const heating = (general: Record<string, unknown>) => {
      const all = facts(general);
      return [all.heating_type, all.heating_device, all.heating_installation_year, all.has_gas_connection];
    };
    assert.deepEqual(heating({ cvKetelBrandstof: 'OLIE' }), ['OIL', undefined, 2014, undefined]);
    assert.deepEqual(heating({ cvKetelBouwjaar: '0' }), ['GAS', undefined, undefined, true]);
    assert.deepEqual(heating({ verwarmingsoorten: ['STADSVERWARMING'] }), [
      'DISTRICT',
      'DISTRICT_SUBSTATION',
      undefined,
      undefined,
    ]);
    assert.deepEqual(heating({ verwarmingsoorten: ['CV_KETEL', 'WARMTEPOMP'] }), [
      undefined,
      undefined,
      undefined,
      true,
    ]);
    assert.deepEqual(heating({ verwarmingsoorten: ['CV_KETEL', 'OPEN_HAARD'] })[0], 'GAS');
    assert.equal(said('heating_is_collective', { verwarmingsoorten: ['BLOKVERWARMING'] }), true);
    const water = (codes: string[]) => said('sanitary_heating_device', { warmwatersoorten: codes });
    assert.deepEqual(
      [water(['GEISER_EIGENDOM']), water(['CV_KETEL', 'ELEKTRISCHE_BOILER']), water(['ZONNEBOILER'])],
      ['GAS_WATER_HEATER', undefined, undefined],
    );
    assert.equal(said('has_solar_boiler', { warmwatersoorten: ['ZONNEBOILER'] }), true);
  });

  it('has amenities', () => {
    const air = (...voorzieningenWonen: string[]) => said('ventilation_type', { voorzieningenWonen });
    assert.deepEqual(
      [air('NATUURLIJKE_VENTILATIE'), air('BALANSVENTILATIE'), air('WARMTE_TERUGWININSTALLATIE')],
      ['NATURAL', undefined, 'BALANCED_WITH_RECOVERY'],
    );
    const all = facts({ voorzieningenWonen: ['ZONNEPANELEN', 'BUITENZONWERING'] });
    assert.deepEqual([all.has_solar_panels, all.has_solar_shading], [true, true]);
    assert.equal(said('has_solar_panels', { voorzieningenWonen: ['LIFT'] }), undefined);
  });

  it('is gone when it is no longer active, and refused with the reason when it cannot be taken', () => {
    assert.deepEqual(map(realworksHouse(1, {}, { actief: false })), { kind: 'gone', external_id: '700001' });
    const reasons = (rest: Record<string, unknown>) => {
      const entry = map(realworksHouse(1, {}, rest));
      return entry.kind === 'refused' ? entry.reasons : entry.kind;
    };
    assert.deepEqual(reasons({ vertrouwelijk: true }), ['it is marked confidential in Realworks']);
    assert.deepEqual(reasons({ object: { type: { objecttype: 'KASTEEL' } } }), [
      'its type "KASTEEL" is not supported',
    ]);
    assert.deepEqual(reasons({ object: null }), ['its type is missing']);
    assert.deepEqual(reasons({ adres: { land: 'Spanje', postcode: '29640' } }), [
      'its country "Spanje" is not Belgium or the Netherlands',
    ]);
    assert.deepEqual(reasons({ adres: {} }), ['it has no country']);
    assert.deepEqual(reasons({ adres: { land: 'Nederland', postcode: '17' } }), [
      'the postal code "17" is not valid in NL',
    ]);
    assert.deepEqual(reasons({ id: null }), ['it has no usable identifier']);
    assert.equal(reasons({ adres: { postcode: '1012 xa' } }), 'listing');
  });

  it('recovers heat where that is named among the ways of heating', () => {
    const { facts } = listed(
      realworksHouse(1, {
        verwarmingsoorten: ['CV_KETEL', 'WARMTE_TERUGWININSTALLATIE'],
        voorzieningenWonen: ['MECHANISCHE_VENTILATIE'],
      }),
    );
    assert.deepEqual([facts.ventilation_type, facts.heating_type], ['BALANCED_WITH_RECOVERY', 'GAS']);
  });

  it('is heated by the network that makes its hot water, unless something else heats it', () => {
    const heated = (verwarmingsoorten: string[]) =>
      listed(
        realworksHouse(1, {
          warmwatersoorten: ['STADSVERWARMING'],
          verwarmingsoorten,
          cvKetelBrandstof: null,
        }),
      ).facts;
    const { heating_type, heating_device, sanitary_heating_device } = heated([
      'VLOERVERWARMING_GEDEELTELIJK',
    ]);
    assert.deepEqual(
      [heating_type, heating_device, sanitary_heating_device],
      ['DISTRICT', 'DISTRICT_SUBSTATION', 'WITH_HEATING'],
    );
    assert.equal(heated(['WARMTEPOMP']).heating_type, 'HEAT_PUMP');
  });

  it('has no house number where it is "0"', () => {
    const adres = { land: 'Nederland', huisnummer: { hoofdnummer: 0, toevoeging: 'ong' } };
    const { address } = listed(realworksHouse(1, {}, { adres }));
    assert.deepEqual(address, { country: 'NL' });
  });
});

it('a Dutch place in capitals is written as people write it', () => {
  for (const [capitals, name] of [
    ['OPMEER', 'Opmeer'],
    ["'S-GRAVENHAGE", "'s-Gravenhage"],
    ['DEN HAAG', 'Den Haag'],
    ['IJSSELSTEIN', 'IJsselstein'],
    ['ALPHEN AAN DEN RIJN', 'Alphen aan den Rijn'],
    ['SINT-OEDENRODE', 'Sint-Oedenrode'],
    ['Wijk bij Duurstede', 'Wijk bij Duurstede'],
    ['Spaarndam Gem. Haarlem', 'Spaarndam'],
    ['SPAARNDAM GEM. HAARLEM', 'Spaarndam'],
  ] as const)
    assert.equal(placeName(capitals), name);
});
