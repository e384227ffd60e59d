/** The register as its public clients know it: labels by address or by the number of the addressable object. */
import { json, type Simulator, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { EP_ONLINE_CREDENTIALS, type EpOnlineLabel } from './fixtures.ts';

export interface EpOnlineSimulator extends Simulator {
  labels: Stock<EpOnlineLabel>;
}

export async function startEpOnline(): Promise<EpOnlineSimulator> {
  const labels = createStock<EpOnlineLabel>();
  const simulator = await startSimulator(({ url, headers }) => {
    if (headers['authorization'] !== EP_ONLINE_CREDENTIALS.api_key) return json({}, 401);
    const [, bagId] = /^\/api\/v5\/PandEnergielabel\/AdresseerbaarObject\/(\d+)$/.exec(url.pathname) ?? [];
    const isAddress = url.pathname === '/api/v5/PandEnergielabel/Adres';
    const asked = (name: string) => url.searchParams.get(name);
    // That an addition longer than the register of addresses has is refused is assumed.
    if ((asked('huisnummertoevoeging') ?? '').length > 4)
      return json({ status: 400, title: 'Bad Request', detail: 'huisnummertoevoeging' }, 400);
    const found = labels
      .all()
      .map(([, label]) => label)
      .filter((label) =>
        isAddress
          ? label['Postcode'] === asked('postcode') &&
            String(label['Huisnummer']) === asked('huisnummer') &&
            (label['Huisletter'] ?? null) === asked('huisletter') &&
            (label['Huisnummertoevoeging'] ?? null) === asked('huisnummertoevoeging') &&
            (label['Detailaanduiding'] ?? null) === asked('detailaanduiding')
          : bagId !== undefined && label['BAGVerblijfsobjectID'] === bagId,
      );
    return found.length > 0 ? json(found) : json({ message: 'no label' }, 404);
  });
  return Object.assign(simulator, { labels });
}
