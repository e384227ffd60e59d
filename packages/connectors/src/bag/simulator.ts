/** The register of addresses as its public clients know it: addresses of dwellings that do not exist. */
import { json, type Simulator, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';

export const BAG_CREDENTIALS = { api_key: 'only-in-tests' };

export function bagAddress(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    openbareRuimteNaam: 'Dorpsstraat',
    huisnummer: 12,
    postcode: '9999XA',
    woonplaatsNaam: 'Nergenshuizen',
    adresseerbaarObjectIdentificatie: '0999010000000012',
    pandIdentificaties: ['0999100000000012'],
    oppervlakte: 118,
    gebruiksdoelen: ['woonfunctie'],
    oorspronkelijkBouwjaar: ['1962'],
    ...changes,
  };
}

export interface BagSimulator extends Simulator {
  addresses: Stock<Record<string, unknown>>;
}

export async function startBag(): Promise<BagSimulator> {
  const addresses = createStock<Record<string, unknown>>();
  const simulator = await startSimulator(({ url, headers }) => {
    if (headers['x-api-key'] !== BAG_CREDENTIALS.api_key) return json({ status: 401 }, 401);
    if (url.pathname !== '/lvbag/individuelebevragingen/v2/adressenuitgebreid') return json({}, 404);
    if (headers['accept-crs'] !== 'epsg:28992') return json({ status: 406 }, 406);
    const asked = (name: string) => url.searchParams.get(name);
    const found = addresses
      .all()
      .map(([, address]) => address)
      .filter((address) =>
        ['postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging'].every(
          (name) => String(address[name] ?? '') === (asked(name) ?? ''),
        ),
      );
    return json(found.length === 0 ? {} : { _embedded: { adressen: found } });
  });
  return Object.assign(simulator, { addresses });
}
