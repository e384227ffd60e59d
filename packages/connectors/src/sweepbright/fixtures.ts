/** Estates as SweepBright sends them, of houses that do not exist. */

export type SweepBrightEstate = Record<string, unknown>;

export const SWEEPBRIGHT_CREDENTIALS = { client_id: 'rooftree', client_secret: 'only-in-tests' };

const STREETS = ['Populierenweg', 'Rue du Lavoir', 'Kapelhof', 'Vinkenstraat'];
const PLACES = [
  ['9000', 'Gent'],
  ['2800', 'Mechelen'],
  ['5000', 'Namur'],
] as const;

export function sweepbrightId(number: number): string {
  return `5b000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A house, another one for each number. */
export function sweepbrightEstate(number: number, changes: Record<string, unknown> = {}): SweepBrightEstate {
  const [zip, place] = PLACES[number % PLACES.length] ?? PLACES[0];
  return {
    id: sweepbrightId(number),
    is_project: false,
    project_id: null,
    type: 'house',
    sub_type: ['terraced', 'semi_detached', 'detached'][number % 3],
    negotiation: 'sale',
    status: 'available',
    general_condition: 'fair',
    location: {
      street: STREETS[number % STREETS.length],
      number: String(1 + (number % 90)),
      box: '',
      addition: '',
      postal_code: zip,
      city: place,
      country: 'BE',
      geo: { latitude: 51.05, longitude: 3.72 },
      hidden: false,
    },
    price: { amount: 310_000 + number * 250, currency: 'EUR', hidden: false },
    sizes: { liveable_area: { size: 120 + (number % 60), unit: 'sq_m' } },
    building: { construction: { year: 1948 + (number % 40), architect: '' }, renovation: { year: 2004 } },
    legal: {
      energy: {
        epc_value: 260 + (number % 30),
        epc_category: 'C',
        epc_reference: '20240101-0000001-00000001',
      },
    },
    features: {
      energy: { gas: true, fuel: false, heat_pump: false, electricity: true },
      ecology: {
        double_glazing: true,
        solar_panels: false,
        solar_boiler: false,
        rainwater_harvesting: false,
        insulated_roof: true,
      },
    },
    images: [
      {
        ordinal: 2,
        url: `https://images.example/${number}/2.jpg?signature=x`,
        url_expires_on: '2026-11-17T08:00:00+00:00',
      },
      {
        ordinal: 1,
        url: `https://images.example/${number}/1.jpg?signature=x`,
        url_expires_on: '2026-11-17T08:00:00+00:00',
      },
    ],
    negotiator: { first_name: 'A', last_name: 'B', email: 'negotiator@example.org', phone: null },
    office: { id: 'office-1', name: 'Kantoor' },
    vendors: [],
    buyers: [],
    settings: { reference: `R${number}` },
    ...changes,
  };
}

/** A project with its units as SweepBright sends them: whole, and only inside of the project. */
export function sweepbrightProject(number: number, units: readonly SweepBrightEstate[]): SweepBrightEstate {
  const id = sweepbrightId(number);
  const properties = units.map((unit) => ({ ...unit, is_project: false, project_id: id }));
  return sweepbrightEstate(number, { is_project: true, type: 'apartment', sub_type: null, properties });
}
