import { describeFields, rowsOfWords } from '../testing/field-table.ts';
import { mapSkarabee } from './mapping.ts';
import type { Plain } from './xml.ts';

type Given = Record<string, Plain | readonly Plain[]>;
const map = ({ Info = {}, Pictures = '', ...property }: Given = {}) =>
  mapSkarabee(
    {
      Info: { ID: '1', ...asRecord(Info) },
      Property: { Typo: { Sort: 'Dwelling' }, Address: { CountryID: 'BE' }, ...property },
      Pictures,
    },
    '2026-11-16',
  );
const asRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const address = (changes: Given) => ({ Address: { CountryID: 'BE', ...changes } });
const SOME = 'CM_1_5';
const ROOF = { inclined_roof_insulation_type: SOME, flat_roof_insulation_type: SOME };

describeFields<Given>('Skarabee', map, [
  ['PublicationID', { Info: { ID: '77' } }, { external_id: '77' }],
  ['ID, Reference', { ID: '900001', Reference: 'S-1' }, 'a publication has an identifier of its own'],
  ['Address.Street', address({ Street: 'Bremstraat' }), { 'address.street': 'Bremstraat' }],
  ['Address.HouseNumber', address({ HouseNumber: '5' }), { 'address.house_number': '5' }],
  ['Address.HouseNumber -1', address({ HouseNumber: '-1' }), { 'address.house_number': undefined }],
  [
    'Address.HouseNumberExtension and .MailBox',
    address({ HouseNumberExtension: 'A', MailBox: '2' }),
    { 'address.house_number_extra': 'A 2' },
  ],
  [
    'Address.City',
    address({ City: { '@ZipCode': '3000', '#': 'Leuven' } }),
    { 'address.zip_code': '3000', 'address.place': 'Leuven' },
  ],
  ['Address.CountryID', { Address: { CountryID: 'NL' } }, { 'address.country': 'NL' }],
  [
    'Address.Position',
    address({ Position: { '@X': '4,700', '@Y': '50,879', '@Type': 'EPSG_4326' } }),
    { 'address.latitude': 50.879, 'address.longitude': 4.7 },
  ],
  ...rowsOfWords<Given>('Typo.Sort', 'estate_type', (Sort) => ({ Typo: { Sort } }), {
    Dwelling: 'HOUSE',
    Flat: 'APARTMENT',
    Land: 'LAND',
    Parking: 'GARAGE',
    Office: 'OFFICE',
    Shop: 'COMMERCIAL',
    Industry: 'INDUSTRIAL',
    Other: 'OTHER',
  }),
  ...rowsOfWords<Given>('Type, where Typo is empty', 'estate_type', (Type) => ({ Typo: '', Type }), {
    APP: 'APARTMENT',
    FRH: 'HOUSE',
    HFH: 'HOUSE',
    CLH: 'HOUSE',
    GAR: 'GARAGE',
    PAR: 'GARAGE',
    BGO: 'LAND',
    BGH: 'LAND',
    BUT: 'LAND',
    OFF: 'OFFICE',
    STO: 'COMMERCIAL',
    CAT: 'COMMERCIAL',
  }),
  ['SpecialType', { SpecialType: 'EGW' }, 'what its codes mean is not documented'],
  ...rowsOfWords<Given>(
    'Typo.Characterisation',
    'facts.estate_format',
    (word) => ({ Typo: { Sort: 'Dwelling', Characterisation: word } }),
    {
      Dwelling_Detached: 'OPEN',
      Dwelling_SemiDetached: 'SEMI_OPEN',
      Dwelling_Corner: 'SEMI_OPEN',
      Dwelling_Terraced: 'CLOSED',
      Dwelling_Quadrant: undefined,
    },
  ),
  ...rowsOfWords<Given>('CommonWalls', 'facts.estate_format', (CommonWalls) => ({ CommonWalls }), {
    ONE_WALL: 'SEMI_OPEN',
    TWO_WALLS: 'CLOSED',
  }),
  ['ConstructionYear', { ConstructionYear: '1936' }, { 'facts.year_built': 1936 }],
  ['ConstructionPeriod', { ConstructionPeriod: 'FROM_1931_TO_1945' }, 'it is no year'],
  ['RenovationYear', { RenovationYear: '2004' }, { 'facts.year_renovated': 2004 }],
  ['SurfaceLivable', { SurfaceLivable: '131,5' }, { 'facts.habitable_space_m2': 131.5 }],
  ['Area', { Area: '400' }, 'of what it is the area is not told'],
  ['Energy.Index', { Energy: { Index: '311,0' } }, { 'facts.energy_score_kwh_per_m2': 311 }],
  [
    'Energy.Index of a Dutch house',
    { Energy: { Index: '1,2' }, Address: { CountryID: 'NL' } },
    { 'facts.energy_score_kwh_per_m2': undefined },
  ],
  ['EnergyIndexYearlyTotal', { EnergyIndexYearlyTotal: '40000' }, 'of what it is the total is not told'],
  ...rowsOfWords<Given>('Energy.Class', 'facts.energy_label', (Class) => ({ Energy: { Class } }), {
    'A+': 'A+',
    D: 'D',
    BLANK: undefined,
    UNDEFINED: undefined,
  }),
  [
    'Energy.Class A_5PLUS of a Dutch house',
    { Energy: { Class: 'A_5PLUS' }, Address: { CountryID: 'NL' } },
    { 'facts.energy_label': 'A++++' },
  ],
  [
    'Energy.EnergyCertificateNr',
    { Energy: { EnergyCertificateNr: '20230430-1' } },
    'a listing has no place for the number of a certificate',
  ],
  [
    'Energy.CreationDate',
    { Energy: { CreationDate: '2023-04-30' } },
    'nor for its date; what counts is the last day',
  ],
  [
    'Energy.ClassEndDate, the last day',
    { Energy: { Class: 'D', ClassEndDate: '2026-11-16' } },
    { 'facts.energy_label': 'D' },
  ],
  [
    'Energy.ClassEndDate, the day after',
    { Energy: { Class: 'D', ClassEndDate: '15/11/2026' } },
    { 'facts.energy_label': undefined },
  ],
  ...rowsOfWords<Given>('GeneralState', 'facts.condition', (GeneralState) => ({ GeneralState }), {
    LUXURY_FINISH: 'AS_NEW',
    READY_FOR_ENTRY: 'JUST_RENOVATED',
    NORMAL: 'GOOD',
    TO_REFURBISH: 'TO_BE_DONE_UP',
    SIMPLE: 'TO_BE_DONE_UP',
    TO_RENOVATE: 'TO_RENOVATE',
    TO_BE_DEMOLISHED: 'TO_RESTORE',
  }),
  [
    'MaintenanceInside and MaintenanceOutside, the worse of two',
    { MaintenanceInside: 'GOOD', MaintenanceOutside: 'MEDIOCRE' },
    { 'facts.condition': 'TO_BE_DONE_UP' },
  ],
  ...rowsOfWords<Given>(
    'HeatingTypes',
    'facts.heating_type',
    (HeatingType) => ({ HeatingTypes: { HeatingType } }),
    {
      NATURAL_GAS: 'GAS',
      HEATING_OIL: 'OIL',
      ELECTRICITY: 'ELECTRIC',
      DISTRICT_HEATING: 'DISTRICT',
      HEATING_PUMP: 'HEAT_PUMP',
      PELLET_STOVE: 'WOOD',
      HP_BOILER: undefined,
    },
  ),
  ...rowsOfWords<Given>(
    'WarmWaterTypes',
    'facts.sanitary_heating_device',
    (WarmWaterType) => ({ WarmWaterTypes: { WarmWaterType } }),
    {
      COMBI_BOILER: 'WITH_HEATING',
      ELECTRICITY: 'ELECTRIC_BOILER',
      GAS: undefined,
    },
  ),
  [
    'HeatedCentrallyConstructionYear',
    { HeatedCentrallyConstructionYear: '2011' },
    { 'facts.heating_installation_year': 2011 },
  ],
  ...rowsOfWords<Given>(
    'GlazingTypes',
    'facts.window_glazing_type',
    (GlazingType) => ({ GlazingTypes: { GlazingType } }),
    {
      SINGLE: 'SINGLE',
      HIGHEFFICIENCY: 'HIGH_EFFICIENCY',
      SUPERINSULATING: 'HIGH_EFFICIENCY',
      TRIPLE: 'TRIPLE',
    },
  ),
  [
    'GlazingTypes DOUBLE of an old house',
    { GlazingTypes: { GlazingType: 'DOUBLE' }, ConstructionYear: '1962' },
    { 'facts.window_glazing_type': 'DOUBLE', vague: undefined },
  ],
  [
    'GlazingTypes DOUBLE of a late house',
    { GlazingTypes: { GlazingType: 'DOUBLE' }, ConstructionYear: '2012' },
    { 'facts.window_glazing_type': undefined, 'vague.window_glazing_type': 'DOUBLE' },
  ],
  [
    'IsolationTypes ROOF_ISOLATION',
    { IsolationTypes: { IsolationType: 'ROOF_ISOLATION' } },
    { facts: {}, vague: ROOF },
  ],
  [
    'IsolationTypes WALL_ISOLATION, FLOOR_ISOLATION',
    { IsolationTypes: { IsolationType: ['WALL_ISOLATION', 'FLOOR_ISOLATION'] } },
    { facts: {}, vague: { outer_wall_insulation_type: SOME, floor_insulation_type: SOME } },
  ],
  [
    'IsolationTypes FULLY_ISOLATED',
    { IsolationTypes: { IsolationType: 'FULLY_ISOLATED' } },
    { facts: {}, vague: { ...ROOF, outer_wall_insulation_type: SOME, floor_insulation_type: SOME } },
  ],
  [
    'IsolationTypes NO_ISOLATION',
    { IsolationTypes: { IsolationType: 'NO_ISOLATION' } },
    {
      'facts.outer_wall_insulation_type': 'NONE',
      'facts.inclined_roof_insulation_type': 'NONE',
      vague: undefined,
    },
  ],
  ['HasSolarPanels', { HasSolarPanels: 'TRUE' }, { 'facts.has_solar_panels': true }],
  ['HasSolarBoiler', { HasSolarBoiler: 'FALSE' }, { 'facts.has_solar_boiler': false }],
  ['RoofType', { RoofType: 'FLAT_CONCRETE_ROOF' }, { 'facts.roof_type': 'FLAT' }],
  ['Price', { Price: '280100,50' }, { price_cents: 28_010_050 }],
  ['HidePrice 1', { Price: '280100', Info: { HidePrice: '1' } }, 'it is not ours to show'],
  ['HidePrice 0', { Price: '280100', Info: { HidePrice: '0' } }, { price_cents: 28_010_000 }],
  ['HidePrice', { Price: '280100', Info: { HidePrice: 'true' } }, 'it is not ours to show'],
  ...rowsOfWords<Given>('Status', 'estate_status', (Status) => ({ Status }), {
    FOR_SALE: 'FOR_SALE',
    OPTION_FOR_SALE: 'UNDER_OPTION',
    SOLD: 'SOLD',
    FOR_RENT: 'FOR_RENT',
    RENTED: 'RENTED',
    PROSPECT_FOR_SALE: 'PREPARATION',
    PRICING: 'PREPARATION',
    FOR_SALE_ORDER_ENDED: 'WITHDRAWN',
    IN_MANAGEMENT: undefined,
  }),
  ...rowsOfWords<Given>('FlowStatus', 'estate_status', (FlowStatus) => ({ Status: 'FOR_SALE', FlowStatus }), {
    TO_COMPLETE_FOR_SALE: 'UNDER_CONTRACT',
    SOLD_UNDER_RESERVE: 'UNDER_CONTRACT',
    FOR_SALE_ON_HOLD: 'SUSPENDED',
  }),
  [
    'Pictures: Index, URL, PictureType',
    {
      Pictures: {
        Picture: [
          { Index: '2', URL: 'https://p.example/2.jpg', Modified: '2026-11-10', PictureType: 'INTERIEUR' },
          { Index: '1', URL: 'https://p.example/1.jpg', PictureType: 'FIRST_PICTURE' },
          { Index: '3', URL: 'https://p.example/3.jpg', PictureType: 'MAP_OVERALL' },
        ],
      },
    },
    {
      pictures: [
        { url: 'https://p.example/1.jpg', position: 0 },
        { url: 'https://p.example/2.jpg', position: 1 },
      ],
    },
  ],
  ['ResponsibleLoginId', { ResponsibleLoginId: '71', OfficeId: '7' }, { managing_user_external_id: '71' }],
  ['OfficeId', { OfficeId: '7' }, { managing_user_external_id: '7' }],
  ['ContactPerson', { ContactPerson: { FirstName: 'A', Email: 'a@example.org' } }, 'it is a person'],
  ['Modified', { Info: { Modified: '2026-11-10T09:30:00' } }, 'what is the same again is no change'],
  ['PropertyType PROJECT', { PropertyType: 'PROJECT' }, { kind: 'refused', external_id: '1' }],
  ['PropertyType MODEL', { PropertyType: 'MODEL' }, { kind: 'refused', external_id: '1' }],
]);
