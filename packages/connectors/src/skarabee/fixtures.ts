/** Publications as Skarabee describes them, of houses that do not exist. */
import type { Plain } from './xml.ts';

export type SkarabeePublication = { readonly [name: string]: Plain | readonly Plain[] };

export const SKARABEE_CREDENTIALS = { username: 'rooftree', password: 'only-in-tests' };

const STREETS = ['Bremstraat', 'Klaproosweg', 'Waterloop', 'Meidoornlaan'];
const PLACES = [
  ['3000', 'Leuven'],
  ['8500', 'Kortrijk'],
  ['2300', 'Turnhout'],
] as const;
const FORMS = ['Dwelling_Terraced', 'Dwelling_SemiDetached', 'Dwelling_Detached'];

/** A house, another one for each number. `property` and `rest` replace its fields. */
export function skarabeePublication(
  number: number,
  property: Record<string, Plain | readonly Plain[]> = {},
  rest: Record<string, Plain | readonly Plain[]> = {},
): SkarabeePublication {
  const [zip, place] = PLACES[number % PLACES.length] ?? PLACES[0];
  return {
    Info: {
      ID: String(number),
      Modified: '2026-11-10T09:30:00',
      HidePrice: 'false',
      HideAddress: 'false',
      HideHouseNumber: 'false',
      Enabled: 'true',
    },
    Property: {
      ID: String(900_000 + number),
      Active: 'true',
      Reference: `S-${number}`,
      PropertyType: 'TRANSACTION',
      MarketType: 'RES',
      Type: 'CLH',
      SpecialType: 'EGW',
      Typo: {
        Type: 'Estate',
        Category: 'Residential',
        Sort: 'Dwelling',
        Characterisation: FORMS[number % 3] ?? '',
      },
      Status: 'FOR_SALE',
      FlowStatus: 'FOR_SALE',
      Price: `${280_000 + number * 100},50`,
      PriceType: 'TOTAL',
      Currency: 'EUR',
      SurfaceLivable: `${130 + (number % 50)},5`,
      Address: {
        Street: STREETS[number % STREETS.length] ?? '',
        HouseNumber: String(1 + (number % 120)),
        HouseNumberExtension: '',
        MailBox: '',
        CountryID: 'BE',
        City: { '@ID': '1', '@ZipCode': zip, '#': place },
        Position: { '@X': '4,700', '@Y': '50,879', '@Type': 'EPSG_4326' },
      },
      ConstructionYear: String(1935 + (number % 60)),
      RenovationYear: '-1',
      GeneralState: 'TO_REFURBISH',
      RoofType: 'PITCHED_ROOF',
      GlazingTypes: { GlazingType: ['DOUBLE'] },
      HeatingTypes: { HeatingType: ['NATURAL_GAS', 'CONDENSING_BOILER'] },
      WarmWaterTypes: { WarmWaterType: 'COMBI_BOILER' },
      IsolationTypes: { IsolationType: ['ROOF_ISOLATION'] },
      HeatedCentrallyConstructionYear: '2011',
      HasGasConnect: 'TRUE',
      HasSolarPanels: 'FALSE',
      HasSolarBoiler: 'UNDEFINED',
      ExternalSolarBlinds: 'UNDEFINED',
      CommonWalls: 'UNDEFINED',
      Energy: {
        Index: `${310 + (number % 40)},0`,
        ClassEndDate: '2033-04-30',
        Class: 'D',
        EnergyCertificateNr: '20230430-1',
      },
      EnergyIndexYearlyTotal: '-1',
      ResponsibleLoginId: '71',
      OfficeId: '7',
      ...property,
    },
    Pictures: {
      Picture: [
        { Index: '2', URL: `https://pictures.example/${number}/2.jpg`, PictureType: 'INTERIEUR' },
        { Index: '1', URL: `https://pictures.example/${number}/1.jpg`, PictureType: 'FIRST_PICTURE' },
        { Index: '3', URL: `https://pictures.example/${number}/3.jpg`, PictureType: 'MAP_OVERALL' },
      ],
    },
    ...rest,
  };
}
