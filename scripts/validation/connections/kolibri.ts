/**
 * Objects in the form of Kolibri's contract: .NET's empty values, 0 for what was not filled in, unticked boxes as
 * false.
 */
import type { Form, Piece } from './form.ts';

const AGENCY = 'a9e1c700-0000-4000-8000-000000000001';
const SOME_ROOF = {
  'vague.inclined_roof_insulation_type': 'CM_1_5',
  'vague.flat_roof_insulation_type': 'CM_1_5',
};
const SOME_WALL = { 'vague.outer_wall_insulation_type': 'CM_1_5' };

const ADDRESSES: readonly Piece[] = [
  [
    {
      address: {
        countryIso2: 'NL',
        street: { id: 5, name: 'Kastanjehof' },
        houseNumber: 23,
        houseLetter: 'B',
        houseNumberAddendum: null,
        houseNumberPostfix: 'B',
        postalCode: '4611 XK',
        locality: { id: 9, name: 'Bergen op Zoom' },
        geoLocation: { latitude: 51.4949, longitude: 4.291_12 },
      },
      hideAddress: false,
      hideHouseNumber: false,
    },
    {
      'address.street': 'Kastanjehof',
      'address.house_number': '23',
      'address.house_number_extra': 'B',
      'address.zip_code': '4611 XK',
      'address.place': 'Bergen op Zoom',
      'address.latitude': 51.4949,
      'address.longitude': 4.291_12,
    },
  ],
  [
    {
      address: {
        countryIso2: 'NL',
        street: { id: 6, name: 'Oude Vaart' },
        houseNumber: 110,
        postalCode: '2511XZ',
        locality: { id: 8, name: 'Den Haag' },
        geoLocation: { latitude: 0, longitude: 0 },
      },
      hideAddress: true,
    },
    {
      'address.place': 'Den Haag',
      'unpublished.country': 'NL',
      'unpublished.street': 'Oude Vaart',
      'unpublished.house_number': '110',
      'unpublished.zip_code': '2511XZ',
      'unpublished.place': 'Den Haag',
    },
  ],
];

const KINDS: readonly Piece[] = [
  [
    { listingType: 'House', houseSort: 'SingleFamilyHouse', houseType: 'RowHouseMiddle' },
    { estate_type: 'HOUSE', 'facts.estate_format': 'CLOSED' },
  ],
  [
    { listingType: 'House', houseSort: 'Villa', houseType: 'DetachedHouse', apartmentSort: null },
    { estate_type: 'HOUSE', 'facts.estate_format': 'OPEN' },
  ],
  [
    { listingType: 'Apartment', apartmentSort: 'GroundFloorApartment', houseType: null },
    { estate_type: 'APARTMENT', 'facts.apartment_floor': 'GROUND' },
  ],
  [{ listingType: 'House', houseSort: 'HouseBoat' }, { estate_type: 'OTHER' }],
];

const YEARS_AND_ENVELOPE: readonly Piece[] = [
  [
    {
      yearOfConstruction: { constructionYear: 1934, isUnderConstruction: false },
      insulationTypes: ['RoofInsulation', 'DoubleGlazing'],
    },
    { 'facts.year_built': 1934, 'facts.window_glazing_type': 'DOUBLE', ...SOME_ROOF },
  ],
  [
    {
      yearOfConstruction: { constructionYear: 1968 },
      renovationYear: { constructionYear: 2004 },
      insulationTypes: ['WallInsulation', 'HrGlass', 'CavityWall'],
    },
    {
      'facts.year_built': 1968,
      'facts.year_renovated': 2004,
      'facts.window_glazing_type': 'HIGH_EFFICIENCY',
      ...SOME_WALL,
    },
  ],
  [{ yearOfConstruction: { constructionYear: 0 }, insulationTypes: ['PartialDoubleGlazing', 'HrGlass'] }, {}],
  [{ yearOfConstruction: null, insulationTypes: [] }, {}],
];

const INSTALLATIONS: readonly Piece[] = [
  [
    {
      heating: ['Boiler', 'PartialHeatedFloors', 'Fireplace'],
      boilerFuel: 'Gas',
      boilerYearOfConstruction: 2019,
      warmWaterTypes: ['CentralHeating'],
      residentialFacilities: ['MechanicalVentilation', 'SolarPanels', 'FiberOpticCable'],
      hasGasConnection: false,
    },
    {
      'facts.heating_type': 'GAS',
      'facts.heating_installation_year': 2019,
      'facts.has_gas_connection': true,
      'facts.sanitary_heating_device': 'WITH_HEATING',
      'facts.ventilation_type': 'EXHAUST',
      'facts.has_solar_panels': true,
    },
  ],
  [
    {
      heating: ['HeatedFloors', 'HeatRecoveryInstallation'],
      warmWaterTypes: ['DistrictHeating'],
      residentialFacilities: ['BalanceVentilation'],
      boilerYearOfConstruction: 0,
      hasGasConnection: false,
    },
    {
      'facts.heating_type': 'DISTRICT',
      'facts.heating_device': 'DISTRICT_SUBSTATION',
      'facts.sanitary_heating_device': 'WITH_HEATING',
      'facts.ventilation_type': 'BALANCED_WITH_RECOVERY',
    },
  ],
  [{ heating: ['Boiler', 'HeatPump'], boilerFuel: null, warmWaterTypes: ['Boiler'] }, {}],
  [
    { heating: ['HeatPump'], warmWaterTypes: ['SolarWaterHeater'], hasGasConnection: false },
    { 'facts.heating_type': 'HEAT_PUMP', 'facts.has_solar_boiler': true },
  ],
  [{ heating: [], warmWaterTypes: null, residentialFacilities: [] }, {}],
];

export const KOLIBRI_FORM: Form = {
  provider: 'Kolibri',
  identify: (number) => {
    const id = `c0de0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    return [
      {
        id,
        realEstateAgencyId: AGENCY,
        isActive: true,
        isConfidential: false,
        confidentialityLevel: 'Public',
        dateTimeCreated: '2026-09-01T08:00:00+02:00',
        dateTimeModified: '2026-11-10T09:30:00.1234567+01:00',
      },
      { external_id: id, account_id: AGENCY, 'address.country': 'NL' },
    ];
  },
  groups: [
    ADDRESSES,
    KINDS,
    YEARS_AND_ENVELOPE,
    INSTALLATIONS,
    [
      [
        { energyLabel: { energyClass: 'Aplusplus', endDate: '2033-06-14T00:00:00', energyIndex: 0 } },
        { 'facts.energy_label': 'A++' },
      ],
      [
        { energyLabel: { energyClass: 'E', endDate: '0001-01-01T00:00:00', isCertificateAvailable: false } },
        { 'facts.energy_label': 'E' },
      ],
      [{ energyLabel: { energyClass: 'F', endDate: '2025-12-31T00:00:00', energyIndex: 2.41 } }, {}],
      [{ energyLabel: null }, {}],
    ],
    [
      [{ usableArea: { area: 118, unitOfMeasurement: 'Meter' } }, { 'facts.habitable_space_m2': 118 }],
      [{ usableArea: { area: 0, unitOfMeasurement: 'Meter' }, bVO: { area: 160 } }, {}],
    ],
    [
      [
        { maintenanceInside: { rating: 'Good' }, maintenanceOutside: { rating: 'Habitable' } },
        { 'facts.condition': 'TO_BE_DONE_UP' },
      ],
      [
        { maintenanceInside: null, maintenanceOutside: { rating: 'Excellent' } },
        { 'facts.condition': 'AS_NEW' },
      ],
      [{}, {}],
    ],
    [
      [
        {
          assignmentPhase: 'Initiated',
          availabilityStatus: 'Available',
          forSale: true,
          forRent: false,
          saleOffer: { salePrice: 425_000 },
        },
        { estate_status: 'FOR_SALE', price_cents: 42_500_000 },
      ],
      [
        { availabilityStatus: 'Available', forSale: false, forRent: true, rentOffer: { rentPrice: 1450 } },
        { estate_status: 'FOR_RENT' },
      ],
      [
        { availabilityStatus: 'Sold', forSale: true, hidePrice: true, saleOffer: { salePrice: 390_000 } },
        { estate_status: 'SOLD' },
      ],
    ],
    [
      [{ roof: { roofType: 'GableRoof', roofMaterials: ['RoofTiles'] } }, { 'facts.roof_type': 'INCLINED' }],
      [{ roof: { roofType: 'CompositeRoof' } }, {}],
      [{ roof: null }, {}],
    ],
    [
      [
        { linkedOffice: { id: 'office-1', displayName: 'Een kantoor' } },
        { managing_user_external_id: 'office-1' },
      ],
      [{ linkedOffice: null }, {}],
    ],
    [
      [
        {
          photos: [
            { urlBig: 'https://images.example/2.jpg', urlOriginal: 'https://images.example/o2.jpg' },
            { urlBig: '', urlOriginal: 'http://images.example/3.jpg' },
          ],
        },
        { pictures: 1 },
      ],
      [{ photos: [] }, {}],
    ],
    [
      [{ peculiarities: ['Monument', 'AccessibleForTheElderly'] }, { 'facts.is_heritage': true }],
      [{ peculiarities: ['ProtectedTownOrVillageConservation'] }, {}],
    ],
  ],
  noise: [
    { internalMemo: 'Volledig geïsoleerd, energielabel A, warmtepomp.', keyNr: 12 },
    {
      linkedVendors: [{ id: 'v1', displayName: 'Iemand' }],
      linkedEmployee: { id: 'e1', email: 'a@example.org' },
    },
    { boilerType: 'Combi', hasCombiBoiler: true, wvo: { area: 75 }, livingRoomSurface: { area: 32 } },
  ],
};
