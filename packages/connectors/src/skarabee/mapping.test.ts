import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assertSound, mangled } from '../testing/mangled.ts';
import { listingOf } from '../testing/read-all.ts';
import { skarabeePublication } from './fixtures.ts';
import { mapSkarabee } from './mapping.ts';
import type { Plain } from './xml.ts';

const TODAY = '2026-11-16';
type Changes = Record<string, Plain | readonly Plain[]>;
const map = (property: Changes = {}, rest: Changes = {}) =>
  mapSkarabee(skarabeePublication(1, property, rest), TODAY);
const listed = (property: Changes = {}, rest: Changes = {}) => listingOf(map(property, rest));
const facts = (property: Changes) => listed(property).facts;
const ADDRESS = {
  Street: 'Bremstraat',
  HouseNumber: '5',
  CountryID: 'BE',
  City: { '@ZipCode': '3000', '#': 'Leuven' },
};

describe('a publication of Skarabee', () => {
  it('becomes a listing in our words', () => {
    assert.deepEqual(listed(), {
      external_id: '1',
      address: {
        country: 'BE',
        street: 'Klaproosweg',
        house_number: '2',
        zip_code: '8500',
        place: 'Kortrijk',
        latitude: 50.879,
        longitude: 4.7,
      },
      estate_type: 'HOUSE',
      estate_status: 'FOR_SALE',
      price_cents: 28_010_050,
      managing_user_external_id: '71',
      pictures: [
        { url: 'https://pictures.example/1/1.jpg', position: 0 },
        { url: 'https://pictures.example/1/2.jpg', position: 1 },
      ],
      facts: {
        estate_format: 'SEMI_OPEN',
        year_built: 1936,
        habitable_space_m2: 131.5,
        condition: 'TO_BE_DONE_UP',
        energy_label: 'D',
        energy_score_kwh_per_m2: 311,
        heating_type: 'GAS',
        heating_device: 'CONDENSING_BOILER',
        heating_installation_year: 2011,
        has_gas_connection: true,
        sanitary_heating_device: 'WITH_HEATING',
        window_glazing_type: 'DOUBLE',
        roof_type: 'INCLINED',
        has_solar_panels: false,
      },
      vague: { inclined_roof_insulation_type: 'CM_1_5', flat_roof_insulation_type: 'CM_1_5' },
    });
  });

  it('leaves open what is -1, empty or UNDEFINED', () => {
    const nothing = Object.fromEntries(
      [
        'ConstructionYear',
        'RenovationYear',
        'SurfaceLivable',
        'Price',
        'ResponsibleLoginId',
        'OfficeId',
        'HeatedCentrallyConstructionYear',
      ].map((name) => [name, '-1']),
    );
    const undefineds = Object.fromEntries(
      [
        'GeneralState',
        'RoofType',
        'Status',
        'FlowStatus',
        'HasGasConnect',
        'HasSolarPanels',
        'MaintenanceInside',
        'CommonWalls',
      ].map((name) => [name, 'UNDEFINED']),
    );
    const bare = listed(
      {
        ...nothing,
        ...undefineds,
        Typo: { Sort: 'Dwelling', Characterisation: '' },
        GlazingTypes: '',
        HeatingTypes: { HeatingType: 'UNDEFINED' },
        WarmWaterTypes: '',
        IsolationTypes: '',
        Energy: { Index: '-1', Class: 'UNDEFINED' },
        Address: {
          Street: '',
          HouseNumber: '-1',
          CountryID: 'BE',
          City: { '@ID': '1', '@ZipCode': '3000' },
          Position: { '@X': '', '@Y': '' },
        },
      },
      { Pictures: '' },
    );
    assert.deepEqual(bare, {
      external_id: '1',
      address: { country: 'BE', zip_code: '3000' },
      estate_type: 'HOUSE',
      pictures: [],
      facts: {},
    });
  });

  it('has a type and a form, from words before letters', () => {
    const type = (Sort: string, Type = 'OTH') => {
      const entry = map({ Typo: { Sort }, Type });
      return entry.kind === 'listing' ? entry.listing.estate_type : entry.kind;
    };
    assert.deepEqual(
      ['Flat', 'Land', 'Parking', 'Office', 'Shop', 'Industry', 'Room'].map((sort) => type(sort)),
      ['APARTMENT', 'LAND', 'GARAGE', 'OFFICE', 'COMMERCIAL', 'INDUSTRIAL', 'OTHER'],
    );
    assert.equal(listed({ Typo: '', Type: 'APP' }).estate_type, 'APARTMENT');
    const form = (Characterisation: string, CommonWalls = 'UNDEFINED') =>
      facts({ Typo: { Sort: 'Dwelling', Characterisation }, CommonWalls }).estate_format;
    assert.deepEqual(
      [
        form('Dwelling_Detached'),
        form('Dwelling_Corner'),
        form('Dwelling_Terraced'),
        form('Dwelling_Quadrant'),
        form('', 'ONE_WALL'),
        form('', 'TWO_WALLS'),
      ],
      ['OPEN', 'SEMI_OPEN', 'CLOSED', undefined, 'SEMI_OPEN', 'CLOSED'],
    );
    assert.equal(facts({ Typo: { Sort: 'Flat', Genre: 'Penthouse' } }).apartment_floor, 'TOP');
  });

  it('has a status, where the flow says more than the status', () => {
    for (const [Status, FlowStatus, ours] of [
      ['FOR_SALE', 'FOR_SALE', 'FOR_SALE'],
      ['OPTION_FOR_SALE', 'UNDEFINED', 'UNDER_OPTION'],
      ['FOR_SALE', 'SOLD_UNDER_RESERVE', 'UNDER_CONTRACT'],
      ['FOR_SALE', 'TO_COMPLETE_FOR_SALE', 'UNDER_CONTRACT'],
      ['SOLD', 'SOLD', 'SOLD'],
      ['FOR_RENT', 'FOR_RENT', 'FOR_RENT'],
      ['RENTED', 'RENTED_MOVED', 'RENTED'],
      ['PROSPECT_FOR_SALE', 'UNDEFINED', 'PREPARATION'],
      ['PRICING', 'UNDEFINED', 'PREPARATION'],
      ['FOR_SALE', 'FOR_SALE_ON_HOLD', 'SUSPENDED'],
      ['FOR_SALE_ORDER_ENDED', 'UNDEFINED', 'WITHDRAWN'],
      ['IN_MANAGEMENT', 'UNDEFINED', undefined],
    ] as const)
      assert.equal(listed({ Status, FlowStatus }).estate_status, ours, `${Status} ${FlowStatus}`);
  });

  it('has a price of the house only', () => {
    const price = (property: Changes, info: Changes = {}) =>
      listed(property, { Info: { ID: '1', ...info } }).price_cents;
    assert.equal(price({ Price: '325000' }), 32_500_000);
    assert.equal(price({ Price: '950', Status: 'FOR_RENT' }), undefined);
    assert.equal(price({ Price: '12', PriceType: 'PER_M2' }), undefined);
    assert.equal(price({ Price: '325000' }, { HidePrice: 'true' }), undefined);
  });

  it('keeps back what the office hides', () => {
    const address = (info: Changes) => listed({ Address: ADDRESS }, { Info: { ID: '1', ...info } }).address;
    assert.deepEqual(address({ HideHouseNumber: 'true' }), {
      country: 'BE',
      zip_code: '3000',
      place: 'Leuven',
      street: 'Bremstraat',
    });
    // XML writes yes in two ways; a word that is neither yes nor no hides, too.
    for (const HideAddress of ['true', '1', 'Y'])
      assert.deepEqual(address({ HideAddress }), { country: 'BE', zip_code: '3000', place: 'Leuven' });
    assert.equal(address({ HideAddress: '0' }).street, 'Bremstraat');
  });

  it('has a place on the map, whichever number comes first', () => {
    const place = (X: string, Y: string) => {
      const { latitude, longitude } = listed({
        Address: { ...ADDRESS, Position: { '@X': X, '@Y': Y } },
      }).address;
      return [latitude, longitude];
    };
    assert.deepEqual(place('4,7', '50,9'), [50.9, 4.7]);
    assert.deepEqual(place('50,9', '4,7'), [50.9, 4.7]);
    assert.deepEqual(place('+4.361926899999958', '50.84670000000000'), [50.8467, 4.361926899999958]);
    assert.deepEqual(place('0', '0'), [undefined, undefined]);
  });

  it('has a label and a score, until the last day, and a score in Belgium only', () => {
    const energy = (Energy: Changes) => {
      const all = facts({ Energy });
      return [all.energy_label, all.energy_score_kwh_per_m2];
    };
    assert.deepEqual(energy({ Class: 'A+', Index: '-5,5' }), ['A+', -5.5]);
    assert.deepEqual(energy({ Class: 'BLANK', Index: '0' }), [undefined, undefined]);
    assert.deepEqual(energy({ Class: 'D', Index: '300', ClassEndDate: '15/11/2026' }), [
      undefined,
      undefined,
    ]);
    assert.deepEqual(energy({ Class: 'D', Index: '300', ClassEndDate: '2026-11-16T00:00:00' }), ['D', 300]);
    const dutch = facts({
      Energy: { Class: 'A_2PLUS', Index: '1,2' },
      Address: { CountryID: 'NL', City: { '@ZipCode': '1012 XA' } },
    });
    assert.deepEqual([dutch.energy_label, dutch.energy_score_kwh_per_m2], ['A++', undefined]);
  });

  it('has heating and hot water, where one thing makes them', () => {
    const heat = (...HeatingType: string[]) => {
      const all = facts({ HeatingTypes: { HeatingType }, HasGasConnect: 'UNDEFINED' });
      return [all.heating_type, all.heating_device, all.heating_is_collective];
    };
    assert.deepEqual(heat('HEATING_OIL', 'CENTRALLY_HEATED'), ['OIL', undefined, undefined]);
    assert.deepEqual(heat('NATURAL_GAS', 'HEATING_PUMP'), [undefined, undefined, undefined]);
    assert.deepEqual(heat('DISTRICT_HEATING', 'COLLECTIVE_HEATING'), [
      'DISTRICT',
      'DISTRICT_SUBSTATION',
      true,
    ]);
    assert.deepEqual(heat('PELLET_STOVE'), ['WOOD', 'STOVE', undefined]);
    assert.deepEqual(heat('HEATING_PUMP', 'PELLET_STOVE', 'INDIVIDUAL'), ['HEAT_PUMP', undefined, false]);
    assert.deepEqual(heat('HP_BOILER', 'FLOOR_HEATING_FULLY'), [undefined, undefined, undefined]);
    assert.equal(
      facts({ WarmWaterTypes: { WarmWaterType: 'ELECTRICITY' } }).sanitary_heating_device,
      'ELECTRIC_BOILER',
    );
    assert.equal(
      facts({ WarmWaterTypes: { WarmWaterType: ['ELECTRICITY', 'COMBI_BOILER'] } }).sanitary_heating_device,
      undefined,
    );
  });

  it('says of its parts only what the words can bear', () => {
    const glass = (...GlazingType: string[]) => facts({ GlazingTypes: { GlazingType } }).window_glazing_type;
    assert.deepEqual(
      [
        glass('SINGLE'),
        glass('HIGHEFFICIENCY', 'BAY'),
        glass('SUPERINSULATING'),
        glass('TRIPLE'),
        glass('PARTLY_DOUBLE'),
        glass('SINGLE', 'DOUBLE'),
      ],
      ['SINGLE', 'HIGH_EFFICIENCY', 'HIGH_EFFICIENCY', 'TRIPLE', undefined, undefined],
    );
    assert.equal(
      facts({ GlazingTypes: { GlazingType: 'DOUBLE' }, ConstructionYear: '2008' }).window_glazing_type,
      undefined,
    );
    const bare = facts({ IsolationTypes: { IsolationType: 'NO_ISOLATION' } });
    assert.deepEqual([bare.outer_wall_insulation_type, bare.floor_insulation_type], ['NONE', 'NONE']);
    const full = facts({ IsolationTypes: { IsolationType: ['FULLY_ISOLATED', 'NO_CAVITY'] } });
    assert.deepEqual([full.outer_wall_insulation_type, full.has_cavity_wall], [undefined, false]);
    const all = facts({
      HasSolarPanels: 'TRUE',
      HasSolarBoiler: 'FALSE',
      BasesType: 'CRAWL_SPACE',
      RoofType: 'FLAT_CONCRETE_ROOF',
    });
    assert.deepEqual(
      [all.has_solar_panels, all.has_solar_boiler, all.basement_type, all.roof_type],
      [true, false, 'CRAWL_SPACE', 'FLAT'],
    );
    const states = [
      'LUXURY_FINISH',
      'READY_FOR_ENTRY',
      'NORMAL',
      'SIMPLE',
      'TO_RENOVATE',
      'TO_BE_DEMOLISHED',
    ].map((GeneralState) => facts({ GeneralState }).condition);
    assert.deepEqual(states, [
      'AS_NEW',
      'JUST_RENOVATED',
      'GOOD',
      'TO_BE_DONE_UP',
      'TO_RENOVATE',
      'TO_RESTORE',
    ]);
    assert.equal(
      facts({ GeneralState: 'UNDEFINED', MaintenanceInside: 'GOOD', MaintenanceOutside: 'BAD' }).condition,
      'TO_RENOVATE',
    );
  });

  it('is refused with the reason when it cannot be taken', () => {
    const reasons = (property: Changes) => {
      const entry = map(property);
      return entry.kind === 'refused' ? entry.reasons : entry.kind;
    };
    assert.deepEqual(reasons({ PropertyType: 'PROJECT' }), [
      'it is a project: its units are imported separately',
    ]);
    assert.deepEqual(reasons({ Typo: { Sort: 'Castle' }, Type: 'ZZZ' }), [
      'its type "Castle" is not supported',
    ]);
    assert.deepEqual(reasons({ Address: { CountryID: 'FR' } }), [
      'its country "FR" is not Belgium or the Netherlands',
    ]);
    assert.deepEqual(reasons({ Address: '' }), ['it has no country']);
  });

  it('is sound, or refused, whatever is sent', () => {
    fc.assert(
      fc.property(mangled(skarabeePublication(1)), (publication) =>
        assertSound(mapSkarabee(publication, TODAY)),
      ),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of owners, contacts, comments or confidential texts', () => {
    const marker = 'SECRET-PERSON';
    const login = { '@Reference': marker };
    const property = {
      OwnerInformation: {
        ResponsibleLogin: login,
        SellerLogin: login,
        RecruiterLogin: login,
        BuyerLogin: login,
      },
      Confidential: marker,
      CollegialInfo: marker,
      HeatingComment: marker,
      CadastrallName: marker,
      LifeAnnuity: { Heads: { Head1: { DateOfBirth: marker } } },
      Project: { ContactPerson: { FirstName: marker, LastName: marker, Phone: marker, Email: marker } },
    };
    const documents = {
      Documents: { Document: { OriginalName: marker, URL: `https://x.example/${marker}` } },
    };
    assert.doesNotMatch(JSON.stringify(map(property, documents)), /SECRET-PERSON/);
    assert.doesNotMatch(JSON.stringify(map({ ...property, Typo: '', Type: '' }, documents)), /SECRET-PERSON/);
  });
});
