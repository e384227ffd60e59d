/**
 * Publications in the form of Skarabee's WSDL: everything is text; -1, an empty text and UNDEFINED are unknown;
 * booleans of XML are true, false, 1 or 0; decimals have a comma.
 */
import type { Form, Piece } from './form.ts';

const property = (fields: Record<string, unknown>) => ({ Property: fields });

const ADDRESSES: readonly Piece[] = [
  [
    {
      Info: { HideAddress: 'false', HideHouseNumber: '0' },
      ...property({
        Address: {
          Street: 'Sleedoornstraat',
          HouseNumber: '19',
          HouseNumberExtension: 'A',
          MailBox: '2',
          City: { '@ID': '1', '@ZipCode': '3000', '#': 'Leuven' },
          Position: { '@X': '4,700517812345678', '@Y': '50,8798438', '@Type': 'EPSG_4326' },
        },
      }),
    },
    {
      'address.street': 'Sleedoornstraat',
      'address.house_number': '19',
      'address.house_number_extra': 'A 2',
      'address.zip_code': '3000',
      'address.place': 'Leuven',
      'address.latitude': 50.8798438,
      'address.longitude': 4.700517812345678,
    },
  ],
  [
    {
      Info: { HideAddress: '0', HideHouseNumber: 'true' },
      ...property({
        Address: {
          Street: 'Waterloop',
          HouseNumber: '4',
          MailBox: '',
          City: { '@ID': '2', '@ZipCode': '8500', '#': 'Kortrijk' },
          Position: { '@X': '3,26', '@Y': '50,82', '@Type': 'EPSG_4326' },
        },
      }),
    },
    {
      'address.street': 'Waterloop',
      'address.zip_code': '8500',
      'address.place': 'Kortrijk',
      'unpublished.country': 'BE',
      'unpublished.street': 'Waterloop',
      'unpublished.house_number': '4',
      'unpublished.zip_code': '8500',
      'unpublished.place': 'Kortrijk',
      'unpublished.latitude': 50.82,
      'unpublished.longitude': 3.26,
    },
  ],
  [
    {
      Info: { HideAddress: '1', HideHouseNumber: 'false' },
      ...property({
        Address: {
          Street: 'Heidebos',
          HouseNumber: '-1',
          City: { '@ID': '3', '@ZipCode': '2300', '#': 'Turnhout' },
          Position: { '@X': '-1', '@Y': '-1', '@Type': 'UNDEFINED' },
        },
      }),
    },
    {
      'address.zip_code': '2300',
      'address.place': 'Turnhout',
      'unpublished.country': 'BE',
      'unpublished.street': 'Heidebos',
      'unpublished.zip_code': '2300',
      'unpublished.place': 'Turnhout',
    },
  ],
];

const KINDS: readonly Piece[] = [
  [
    property({
      Type: 'HFH',
      Typo: { Sort: 'Dwelling', Characterisation: 'Dwelling_SemiDetached' },
      CommonWalls: 'UNDEFINED',
    }),
    { estate_type: 'HOUSE', 'facts.estate_format': 'SEMI_OPEN' },
  ],
  [
    property({
      Type: 'CLH',
      Typo: { Sort: 'Dwelling', Characterisation: 'UNDEFINED' },
      CommonWalls: 'TWO_WALLS',
    }),
    { estate_type: 'HOUSE', 'facts.estate_format': 'CLOSED' },
  ],
  [
    property({ Type: 'APP', Typo: { Sort: 'Flat', Genre: 'GroundfloorFlat' }, CommonWalls: 'ONE_WALL' }),
    { estate_type: 'APARTMENT', 'facts.apartment_floor': 'GROUND' },
  ],
];

const HEATING: readonly Piece[] = [
  [
    property({
      HeatingTypes: { HeatingType: ['NATURAL_GAS', 'CONDENSING_BOILER', 'INDIVIDUAL'] },
      WarmWaterTypes: { WarmWaterType: 'COMBI_BOILER' },
      HeatedCentrallyConstructionYear: '2013',
      HasGasConnect: 'TRUE',
    }),
    {
      'facts.heating_type': 'GAS',
      'facts.heating_device': 'CONDENSING_BOILER',
      'facts.heating_is_collective': false,
      'facts.heating_installation_year': 2013,
      'facts.sanitary_heating_device': 'WITH_HEATING',
      'facts.has_gas_connection': true,
    },
  ],
  [
    property({
      HeatingTypes: { HeatingType: ['GEOTHERMAL'] },
      WarmWaterTypes: { WarmWaterType: ['SOLAR_COLLECTORS'] },
      HeatedCentrallyConstructionYear: '-1',
      HasGasConnect: 'FALSE',
      HasSolarBoiler: 'UNDEFINED',
    }),
    {
      'facts.heating_type': 'HEAT_PUMP',
      'facts.heating_device': 'GROUND_SOURCE_HEAT_PUMP',
      'facts.has_solar_boiler': true,
      'facts.has_gas_connection': false,
    },
  ],
  [
    property({ HeatingTypes: { HeatingType: ['HEATING_OIL', 'ELECTRICITY'] }, HasGasConnect: 'UNDEFINED' }),
    {},
  ],
  [property({ HeatingTypes: '', WarmWaterTypes: '' }), {}],
];

const ENERGY: readonly Piece[] = [
  [
    property({
      Energy: { Index: '342,5', Class: 'D', ClassEndDate: '2033-04-30', EnergyCertificateNr: '1' },
    }),
    { 'facts.energy_score_kwh_per_m2': 342.5, 'facts.energy_label': 'D' },
  ],
  [property({ Energy: { Index: '-1', Class: 'BLANK', ClassEndDate: '' } }), {}],
  [property({ Energy: { Index: '510', Class: 'F', ClassEndDate: '31/10/2026' } }), {}],
  [
    property({ Energy: { Index: '+88', Class: 'A', ClassEndDate: '' } }),
    { 'facts.energy_score_kwh_per_m2': 88, 'facts.energy_label': 'A' },
  ],
];

const YEARS_AND_ENVELOPE: readonly Piece[] = [
  [
    property({
      ConstructionYear: '1938',
      RenovationYear: '1999',
      GlazingTypes: { GlazingType: ['DOUBLE', 'BAY'] },
      IsolationTypes: { IsolationType: 'ROOF_ISOLATION' },
    }),
    {
      'facts.year_built': 1938,
      'facts.year_renovated': 1999,
      'facts.window_glazing_type': 'DOUBLE',
      'vague.inclined_roof_insulation_type': 'CM_1_5',
      'vague.flat_roof_insulation_type': 'CM_1_5',
    },
  ],
  [
    property({
      ConstructionYear: '2007',
      RenovationYear: '-1',
      GlazingTypes: { GlazingType: ['DOUBLE'] },
      IsolationTypes: { IsolationType: ['WALL_ISOLATION', 'FLOOR_ISOLATION'] },
    }),
    {
      'facts.year_built': 2007,
      'vague.window_glazing_type': 'DOUBLE',
      'vague.outer_wall_insulation_type': 'CM_1_5',
      'vague.floor_insulation_type': 'CM_1_5',
    },
  ],
  [
    property({
      ConstructionYear: '-1',
      GlazingTypes: { GlazingType: ['SINGLE', 'DOUBLE'] },
      IsolationTypes: '',
    }),
    {},
  ],
];

export const SKARABEE_FORM: Form = {
  provider: 'Skarabee',
  identify: (number) => [
    {
      Info: { ID: String(6_000_000 + number), Modified: '2026-11-10T09:30:00', Enabled: '1' },
      Property: {
        ID: String(number),
        Active: 'true',
        PropertyType: 'TRANSACTION',
        Address: { CountryID: 'BE' },
      },
    },
    { external_id: String(6_000_000 + number), 'address.country': 'BE' },
  ],
  groups: [
    ADDRESSES,
    KINDS,
    HEATING,
    ENERGY,
    YEARS_AND_ENVELOPE,
    [
      [
        {
          Info: { HidePrice: '0' },
          ...property({ Status: 'FOR_SALE', FlowStatus: 'FOR_SALE', Price: '289000,00', PriceType: 'TOTAL' }),
        },
        { estate_status: 'FOR_SALE', price_cents: 28_900_000 },
      ],
      [
        {
          Info: { HidePrice: '1' },
          ...property({
            Status: 'FOR_SALE',
            FlowStatus: 'SOLD_UNDER_RESERVE',
            Price: '289000',
            PriceType: 'TOTAL',
          }),
        },
        { estate_status: 'UNDER_CONTRACT' },
      ],
      [
        {
          Info: { HidePrice: 'false' },
          ...property({ Status: 'FOR_RENT', FlowStatus: 'UNDEFINED', Price: '875', PriceType: 'TOTAL' }),
        },
        { estate_status: 'FOR_RENT' },
      ],
      [
        {
          Info: { HidePrice: 'false' },
          ...property({ Status: 'FOR_SALE', Price: '2100', PriceType: 'PER_SQUARE_METER' }),
        },
        { estate_status: 'FOR_SALE' },
      ],
    ],
    [
      [property({ SurfaceLivable: '156,75', Area: '640' }), { 'facts.habitable_space_m2': 156.75 }],
      [property({ SurfaceLivable: '-1', Area: '640' }), {}],
    ],
    [
      [property({ GeneralState: 'TO_REFURBISH' }), { 'facts.condition': 'TO_BE_DONE_UP' }],
      [
        property({ GeneralState: 'UNDEFINED', MaintenanceInside: 'GOOD', MaintenanceOutside: 'MODERATE' }),
        { 'facts.condition': 'TO_RENOVATE' },
      ],
      [property({ GeneralState: '' }), {}],
    ],
    [
      [
        property({ RoofType: 'FLAT_FELT_ROOF', HasSolarPanels: 'TRUE' }),
        { 'facts.roof_type': 'FLAT', 'facts.has_solar_panels': true },
      ],
      [property({ RoofType: 'UNDEFINED', HasSolarPanels: 'FALSE' }), { 'facts.has_solar_panels': false }],
      [property({ IsMonumentsAct: 'TRUE', HasSolarPanels: 'UNDEFINED' }), { 'facts.is_heritage': true }],
    ],
    [
      [property({ ResponsibleLoginId: '71', OfficeId: '7' }), { managing_user_external_id: '71' }],
      [property({ ResponsibleLoginId: '-1', OfficeId: '7' }), { managing_user_external_id: '7' }],
    ],
    [
      [
        {
          Pictures: {
            Picture: [
              { Index: '1', URL: 'https://pictures.example/1.jpg', PictureType: 'FIRST_PICTURE' },
              { Index: '2', URL: 'https://pictures.example/2.jpg', PictureType: 'MAP_OVERALL' },
            ],
          },
        },
        { pictures: 1 },
      ],
      [{ Pictures: '' }, {}],
    ],
  ],
  noise: [
    { OwnerInformation: { Name: 'EEN EIGENAAR', Email: 'owner@example.org' }, ContactPerson: { Name: 'A' } },
    property({ EnergyIndexYearlyTotal: '12000', Reference: 'S-1', KadastralIncome: '745' }),
    property({
      Comments: { Comment: { Text: 'nieuwe warmtepomp', Language: 'NL' } },
      BasesType: 'UNDEFINED',
    }),
  ],
};
