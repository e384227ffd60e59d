/** Object assignments in the form of Kolibri's contract, of houses that do not exist. */

export type KolibriObject = Record<string, unknown>;

export const KOLIBRI_CREDENTIALS = {
  client_id: 'rooftree',
  client_secret: 'only-in-tests',
  agency_id: '7b1d0c52-0000-4000-8000-00000000a9e1',
};

const STREETS = ['Tarwepad', 'Zeilmakershof', 'Wilgenkade', 'Ooievaarslaan'];
const PLACES = [
  ['3512 XA', 'Utrecht'],
  ['5612 XB', 'Eindhoven'],
  ['9712 XC', 'Groningen'],
] as const;
const TYPES = ['RowHouseMiddle', 'RowHouseCorner', 'SemiDetachedHouseOneRoof', 'DetachedHouse'];

export const kolibriId = (number: number): string =>
  `5e1f0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A house, another one for each number. */
export function kolibriObject(number: number, changes: Record<string, unknown> = {}): KolibriObject {
  const [postalCode, place] = PLACES[number % PLACES.length] ?? PLACES[0];
  return {
    id: kolibriId(number),
    realEstateAgencyId: KOLIBRI_CREDENTIALS.agency_id,
    isActive: true,
    isConfidential: false,
    confidentialityLevel: 'Public',
    dateTimeCreated: '2026-09-01T08:00:00Z',
    dateTimeModified: '2026-11-10T09:30:00Z',
    assignmentPhase: 'Initiated',
    availabilityStatus: 'Available',
    forSale: true,
    forRent: false,
    hideAddress: false,
    hideHouseNumber: false,
    hidePrice: false,
    realEstateGroup: 'Residential',
    listingType: 'House',
    houseSort: 'SingleFamilyHouse',
    houseType: TYPES[number % TYPES.length],
    address: {
      countryIso2: 'NL',
      street: { id: 1, name: STREETS[number % STREETS.length] },
      houseNumber: 1 + (number % 190),
      houseLetter: null,
      houseNumberAddendum: null,
      houseNumberPostfix: null,
      postalCode,
      locality: { id: 2, name: place },
      geoLocation: { latitude: 52.09 + number / 10_000, longitude: 5.12 },
    },
    linkedOffice: { id: '0ff1ce00-0000-4000-8000-000000000001', displayName: 'Een kantoor' },
    linkedVendors: [],
    saleOffer: { salePrice: 345_000 + number * 100, saleCondition: 'CostsBuyer' },
    yearOfConstruction: { constructionYear: 1928 + (number % 88), isUnderConstruction: false },
    usableArea: { area: 82 + (number % 90), unitOfMeasurement: 'Meter' },
    energyLabel: { energyClass: 'CDEFG'.charAt(number % 5), endDate: '2034-05-31T00:00:00Z', energyIndex: 0 },
    maintenanceInside: { rating: 'Good' },
    maintenanceOutside: { rating: 'Good' },
    insulationTypes: ['RoofInsulation', 'DoubleGlazing'],
    heating: ['Boiler'],
    boilerFuel: 'Gas',
    boilerYearOfConstruction: 2015,
    hasGasConnection: false,
    warmWaterTypes: ['CentralHeating'],
    residentialFacilities: ['MechanicalVentilation', 'TvCable'],
    peculiarities: [],
    roof: { roofType: 'GableRoof' },
    photos: [
      { urlBig: `https://images.example/${number}-1.jpg` },
      { urlOriginal: 'http://images.example/2' },
    ],
    description: [{ culture: 'nl-NL', text: 'Een woning die niet bestaat.' }],
    ...changes,
  };
}
