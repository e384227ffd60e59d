import { json, type Simulator, type SimulatorRequest, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import type { RealworksObject } from './fixtures.ts';

export interface RealworksSimulator extends Simulator {
  stock: Stock<RealworksObject>;
  /** What the next pages' links say instead of the simulator's own address. */
  linkTo(base: string | null): void;
}

/** Pages of objects by their ids, as `wonen` v3 gives them: `aantal`, `vanaf`, `actief`, `gewijzigdNa`. */
export async function startRealworks(token: string): Promise<RealworksSimulator> {
  const stock = createStock<RealworksObject>();
  let linkBase: string | null = null;
  const simulator = await startSimulator((request) => {
    const { pathname } = request.url;
    if (pathname !== '/wonen/v3/objecten') return json({ meldingen: ['Onbekend pad'] }, 404);
    if (request.headers['authorization'] !== `rwauth ${token}`)
      return json({ meldingen: ['Token onbekend'] }, 401);
    return json(pageOf(stock, request, linkBase));
  });
  return {
    ...simulator,
    stock,
    linkTo: (base) => {
      linkBase = base;
    },
  };
}

function pageOf(stock: Stock<RealworksObject>, { url }: SimulatorRequest, linkBase: string | null): unknown {
  const asked = url.searchParams;
  const size = Math.min(Number(asked.get('aantal') ?? 10), 100);
  const after = Number(asked.get('vanaf') ?? 0);
  const changedAfter = asked.get('gewijzigdNa')?.replace('T', ' ') ?? '';
  const all = stock
    .all()
    .map(([, object]) => object)
    .filter((object) => asked.get('actief') !== 'true' || object['actief'] !== false)
    .filter((object) => String(object['tijdstipLaatsteWijziging']) >= changedAfter)
    .sort((a, b) => Number(a['id']) - Number(b['id']));
  const rest = all.filter((object) => Number(object['id']) > after);
  const objects = rest.slice(0, size);
  const next = new URL(`${linkBase ?? url.origin}${url.pathname}${url.search}`);
  next.searchParams.set('vanaf', String(objects.at(-1)?.['id']));
  return {
    resultaten: objects,
    paginering: { totaalAantal: all.length, ...(rest.length > size && { volgende: next.href }) },
  };
}
