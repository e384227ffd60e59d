import { describeFields, rowsOfWords } from '../testing/field-table.ts';
import { mapKolibri } from './mapping.ts';

type Given = Record<string, unknown>;
const map = (given: Given = {}) =>
  mapKolibri({ id: 'a', listingType: 'House', address: { countryIso2: 'NL' }, ...given }, '2026-11-16');
const address = (fields: Given) => ({ address: { countryIso2: 'NL', ...fields } });
const whole = address({
  street: { name: 'Tarwepad' },
  houseNumber: 12,
  postalCode: '3512 XA',
  locality: { name: 'Utrecht' },
  geoLocation: { latitude: 52.1, longitude: 5.1 },
});
const built = (constructionYear: number, insulationTypes: string[]) => ({
  yearOfConstruction: { constructionYear },
  insulationTypes,
});
const SOME = 'CM_1_5';
const ROOF = { inclined_roof_insulation_type: SOME, flat_roof_insulation_type: SOME };

describeFields<Given>('Kolibri', map, [
  ['id', { id: '5e1f' }, { external_id: '5e1f' }],
  ['publicReference', { publicReference: 'RT-1' }, 'the id is one of its own'],
  ['realEstateAgencyId', { realEstateAgencyId: 'agency' }, { account_id: 'agency' }],
  ['isActive', { isActive: false }, { kind: 'gone' }],
  [
    'isConfidential',
    { isConfidential: true },
    { kind: 'refused', reasons: ['it is marked confidential in Kolibri'] },
  ],
  ...rowsOfWords<Given>(
    'confidentialityLevel',
    'kind',
    (confidentialityLevel) => ({ confidentialityLevel }),
    { Public: undefined, LimitedAudience: 'refused', Confidential: 'refused' },
  ),
  ['address.street.name', whole, { 'address.street': 'Tarwepad' }],
  ['address.houseNumber', whole, { 'address.house_number': '12' }],
  ['address.houseNumber 0', address({ houseNumber: 0, houseLetter: 'A' }), 'a plot has no number'],
  [
    'address.houseLetter and houseNumberAddendum',
    address({ houseNumber: 12, houseLetter: 'A', houseNumberAddendum: '2', houseNumberPostfix: 'A-2' }),
    { 'address.house_number_extra': 'A 2' },
  ],
  [
    'address.houseNumberPostfix',
    address({ houseNumber: 12, houseNumberPostfix: 'bis' }),
    { 'address.house_number_extra': 'bis' },
  ],
  ['address.postalCode', address({ postalCode: '3512 xa' }), { 'address.zip_code': '3512 XA' }],
  ['address.locality.name', address({ locality: { name: 'UTRECHT' } }), { 'address.place': 'Utrecht' }],
  ['address.geoLocation', whole, { 'address.latitude': 52.1, 'address.longitude': 5.1 }],
  ['address.geoLocation 0', address({ geoLocation: { latitude: 0, longitude: 0 } }), 'it was not filled in'],
  [
    'address.countryIso2',
    { address: { countryIso2: 'DE' } },
    { kind: 'refused', reasons: ['its country "DE" is not Belgium or the Netherlands'] },
  ],
  [
    'hideAddress',
    { ...whole, hideAddress: true },
    {
      'address.street': undefined,
      'address.zip_code': undefined,
      'address.latitude': undefined,
      'address.place': 'Utrecht',
      'unpublished_address.house_number': '12',
    },
  ],
  [
    'hideAddress of a Belgian home',
    { hideAddress: true, address: { countryIso2: 'BE', postalCode: '2800', street: { name: 'Bremstraat' } } },
    { 'address.zip_code': '2800', 'address.street': undefined },
  ],
  [
    'hideHouseNumber',
    { ...whole, hideHouseNumber: true },
    { 'address.street': 'Tarwepad', 'address.house_number': undefined, 'address.latitude': undefined },
  ],
  ...rowsOfWords<Given>('listingType', 'estate_type', (listingType) => ({ listingType }), {
    House: 'HOUSE',
    Apartment: 'APARTMENT',
    Plot: 'LAND',
    Parking: 'GARAGE',
    SummerCottage: 'OTHER',
    Office: 'OFFICE',
    RetailSpace: 'COMMERCIAL',
    Warehouse: 'INDUSTRIAL',
  }),
  ['listingType MilkQuota', { listingType: 'MilkQuota' }, { kind: 'refused' }],
  ...rowsOfWords<Given>('houseSort', 'estate_type', (houseSort) => ({ houseSort }), {
    Villa: 'HOUSE',
    HouseBoat: 'OTHER',
    MobileHome: 'OTHER',
    GipsyCart: 'OTHER',
  }),
  ...rowsOfWords<Given>(
    'availabilityStatus',
    'estate_status',
    (availabilityStatus) => ({ availabilityStatus, forSale: true }),
    {
      Available: 'FOR_SALE',
      UnderBid: 'UNDER_OPTION',
      SoldUnderCondition: 'UNDER_CONTRACT',
      Sold: 'SOLD',
      Rented: 'RENTED',
      Leased: 'RENTED',
      Withdrawn: 'WITHDRAWN',
      Unknown: undefined,
    },
  ),
  ['forRent', { availabilityStatus: 'Available', forRent: true }, { estate_status: 'FOR_RENT' }],
  [
    'assignmentPhase',
    { assignmentPhase: 'Concept', availabilityStatus: 'Available' },
    { estate_status: 'PREPARATION' },
  ],
  ['saleOffer.salePrice', { saleOffer: { salePrice: 350_000 } }, { price_cents: 35_000_000 }],
  ['saleOffer.salePrice 0', { saleOffer: { salePrice: 0 } }, 'it was not filled in'],
  ['hidePrice', { hidePrice: true, saleOffer: { salePrice: 350_000 } }, 'the office hides it'],
  ['rentOffer.rentPrice', { rentOffer: { rentPrice: 1450 } }, 'a rent is no price of the house'],
  ['saleOffer.internalBudget', { saleOffer: { internalBudget: 1 } }, 'it is of the office'],
  ['linkedOffice.id', { linkedOffice: { id: 'o1' } }, { managing_user_external_id: 'o1' }],
  ['linkedEmployee.id', { linkedEmployee: { id: 'e1' } }, 'it is a person'],
  [
    'photos',
    {
      photos: [
        { urlBig: 'https://images.example/1' },
        { urlOriginal: 'https://images.example/2' },
        { urlBig: 'x' },
      ],
    },
    {
      pictures: [
        { url: 'https://images.example/1', position: 0 },
        { url: 'https://images.example/2', position: 1 },
      ],
    },
  ],
  ...rowsOfWords<Given>('houseType', 'facts.estate_format', (houseType) => ({ houseType }), {
    DetachedHouse: 'OPEN',
    SemiDetachedHouseOneRoof: 'SEMI_OPEN',
    RowHouseCorner: 'SEMI_OPEN',
    RowHouseMiddle: 'CLOSED',
    OffsetHouse: undefined,
  }),
  ...rowsOfWords<Given>(
    'apartmentSort',
    'facts.apartment_floor',
    (apartmentSort) => ({ listingType: 'Apartment', apartmentSort }),
    { GroundFloorApartment: 'GROUND', Penthouse: 'TOP', UpstairsApartment: undefined },
  ),
  ['yearOfConstruction', built(1934, []), { 'facts.year_built': 1934 }],
  ['yearOfConstruction 0', built(0, []), 'it was not filled in'],
  [
    'renovationYear',
    { ...built(1934, []), renovationYear: { constructionYear: 1999 } },
    { 'facts.year_renovated': 1999 },
  ],
  [
    'usableArea',
    { usableArea: { area: 118, unitOfMeasurement: 'Meter' } },
    { 'facts.habitable_space_m2': 118 },
  ],
  ['usableArea in inches', { usableArea: { area: 118, unitOfMeasurement: 'Inch' } }, 'it is no area in m²'],
  ['bVO, wvo and livingRoomSurface', { bVO: { area: 200 }, wvo: { area: 90 } }, 'they are other areas'],
  ...rowsOfWords<Given>(
    'energyLabel.energyClass',
    'facts.energy_label',
    (energyClass) => ({ energyLabel: { energyClass } }),
    {
      G: 'G',
      A: 'A',
      Aplus: 'A+',
      Aplusplusplusplus: 'A++++',
      Aplusplusplusplusplus: 'A++++',
      Bplus: undefined,
    },
  ),
  [
    'energyLabel.endDate',
    { energyLabel: { energyClass: 'C', endDate: '2025-12-31T00:00:00' } },
    { 'facts.energy_label': undefined },
  ],
  [
    'energyLabel.endDate of year 1',
    { energyLabel: { energyClass: 'C', endDate: '0001-01-01T00:00:00' } },
    { 'facts.energy_label': 'C' },
  ],
  ['energyLabel.energyIndex', { energyLabel: { energyIndex: 1.8 } }, 'the method before 2021'],
  [
    'maintenanceInside and maintenanceOutside',
    { maintenanceInside: { rating: 'Good' }, maintenanceOutside: { rating: 'Moderate' } },
    { 'facts.condition': 'TO_RENOVATE' },
  ],
  ...rowsOfWords<Given>('roof.roofType', 'facts.roof_type', (roofType) => ({ roof: { roofType } }), {
    FlatRoof: 'FLAT',
    HipRoof: 'INCLINED',
    CompositeRoof: undefined,
    Kapmetplat: undefined,
  }),
  ['insulationTypes RoofInsulation', { insulationTypes: ['RoofInsulation'] }, { vague: ROOF }],
  ['insulationTypes CavityWall', { insulationTypes: ['CavityWall'] }, 'a cavity is no insulation'],
  ['insulationTypes []', { insulationTypes: [] }, 'what is not ticked says nothing'],
  [
    'insulationTypes DoubleGlazing',
    built(1960, ['DoubleGlazing']),
    { 'facts.window_glazing_type': 'DOUBLE' },
  ],
  ...rowsOfWords<Given>(
    'insulationTypes',
    'facts.window_glazing_type',
    (word) => ({ insulationTypes: [word] }),
    { HrGlass: 'HIGH_EFFICIENCY', TripleGlazing: 'TRIPLE', PartialDoubleGlazing: undefined, Sash: undefined },
  ),
  [
    'insulationTypes with two kinds of glass',
    built(1960, ['DoubleGlazing', 'HrGlass']),
    { 'facts.window_glazing_type': undefined },
  ],
  [
    'heating Boiler with boilerFuel',
    { heating: ['Boiler', 'HeatedFloors'], boilerFuel: 'Gas', boilerYearOfConstruction: 2015 },
    {
      'facts.heating_type': 'GAS',
      'facts.heating_installation_year': 2015,
      'facts.has_gas_connection': true,
    },
  ],
  ['boilerFuel without a boiler', { boilerFuel: 'Gas', heating: [] }, 'there may be none any more'],
  ['heating DistrictHeating', { heating: ['DistrictHeating'] }, { 'facts.heating_type': 'DISTRICT' }],
  ['heating BlockHeating', { heating: ['BlockHeating'] }, { 'facts.heating_is_collective': true }],
  ['heating of two kinds', { heating: ['HeatPump', 'ElectricHeating'] }, 'which one counts is not known'],
  ['heating Fireplace', { heating: ['Fireplace', 'WoodStove'] }, 'they stand beside what heats the home'],
  [
    'warmWaterTypes DistrictHeating',
    { heating: ['HeatedFloors'], warmWaterTypes: ['DistrictHeating'] },
    { 'facts.heating_type': 'DISTRICT', 'facts.sanitary_heating_device': 'WITH_HEATING' },
  ],
  ...rowsOfWords<Given>(
    'warmWaterTypes',
    'facts.sanitary_heating_device',
    (word) => ({ warmWaterTypes: [word] }),
    {
      CentralHeating: 'WITH_HEATING',
      ElectricBoilerRental: 'ELECTRIC_BOILER',
      GasBoilerOwnership: 'GAS_WATER_HEATER',
      Boiler: undefined,
    },
  ),
  [
    'warmWaterTypes SolarWaterHeater',
    { warmWaterTypes: ['SolarWaterHeater'] },
    { 'facts.has_solar_boiler': true },
  ],
  ['hasGasConnection true', { hasGasConnection: true }, { 'facts.has_gas_connection': true }],
  ['hasGasConnection false', { hasGasConnection: false }, 'a box that is not ticked says nothing'],
  [
    'heating HeatRecoveryInstallation',
    { heating: ['HeatRecoveryInstallation'], residentialFacilities: ['MechanicalVentilation'] },
    { 'facts.ventilation_type': 'BALANCED_WITH_RECOVERY' },
  ],
  ...rowsOfWords<Given>(
    'residentialFacilities',
    'facts.ventilation_type',
    (word) => ({ residentialFacilities: [word] }),
    { MechanicalVentilation: 'EXHAUST', NaturalVentilation: 'NATURAL', BalanceVentilation: undefined },
  ),
  [
    'residentialFacilities SolarPanels',
    { residentialFacilities: ['SolarPanels'] },
    { 'facts.has_solar_panels': true },
  ],
  [
    'residentialFacilities OutdoorBlinds',
    { residentialFacilities: ['OutdoorBlinds'] },
    { 'facts.has_solar_shading': true },
  ],
  ['peculiarities Monument', { peculiarities: ['Monument'] }, { 'facts.is_heritage': true }],
  [
    'peculiarities ProtectedTownOrVillageConservation',
    { peculiarities: ['ProtectedTownOrVillageConservation'] },
    'it is of the street and not of the home',
  ],
  [
    'internalMemo, description and linkedVendors',
    { internalMemo: 'A', description: ['B'], linkedVendors: [{ displayName: 'C' }] },
    'texts and people are never read',
  ],
]);
