/** A housing company's API as the standard describes it: units by cursor or by page, behind a token. */
import { randomUUID } from 'node:crypto';
import { json, type Simulator, type SimulatorReply, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { VERA_API_KEY, VERA_CREDENTIALS, type VeraUnit } from './fixtures.ts';

export interface VeraSimulator extends Simulator {
  units: Stock<VeraUnit>;
  /** Which of the standard's two ways leads to the next page. */
  pageBy(way: 'cursor' | 'number'): void;
  /** The most units that it sends at once, and whether it says how many there are; 100, and it does. */
  capPages(size: number, isCounted: boolean): void;
  /** Where it gives tokens. */
  tokensAt(path: string): void;
  expireTokens(): void;
}

export async function startVera(): Promise<VeraSimulator> {
  const units = createStock<VeraUnit>();
  const tokens = new Set<string>();
  let way: 'cursor' | 'number' = 'cursor';
  let cap = { size: 100, isCounted: true };
  let tokenPath = '/oauth/token';
  const simulator = await startSimulator(({ url, headers, body }) => {
    if (url.pathname === tokenPath) {
      const form = new URLSearchParams(body.toString());
      if (
        form.get('client_secret') !== VERA_CREDENTIALS.client_secret ||
        form.get('scope') !== 'BVG.Eenheden.Read'
      )
        return json({ error: 'invalid_client' }, 401);
      const token = randomUUID();
      tokens.add(token);
      return json({ access_token: token, token_type: 'Bearer', expires_in: 900 });
    }
    if (url.pathname !== '/eenheden') return json({ code: '404' }, 404);
    const hasKey = headers['x-api-key'] === VERA_API_KEY;
    if (!hasKey && !tokens.has(headers['authorization']?.replace('Bearer ', '') ?? ''))
      return json({ code: '401' }, 401);
    return pageOf(units, url.searchParams, Number(headers['x-parameters-aantalperpagina'] ?? 20), {
      way,
      ...cap,
    });
  });
  return Object.assign(simulator, {
    units,
    pageBy: (asked: 'cursor' | 'number') => {
      way = asked;
    },
    capPages: (size: number, isCounted: boolean) => {
      cap = { size, isCounted };
    },
    tokensAt: (path: string) => {
      tokenPath = path;
    },
    expireTokens: () => tokens.clear(),
  });
}

function pageOf(
  units: Stock<VeraUnit>,
  asked: URLSearchParams,
  askedSize: number,
  { way, size: most, isCounted }: { way: 'cursor' | 'number'; size: number; isCounted: boolean },
): SimulatorReply {
  const all = units.all().map(([, unit]) => unit);
  const size = Math.min(askedSize, most);
  const start =
    way === 'cursor'
      ? Number(asked.get('cursor')?.slice(1) ?? 0)
      : (Number(asked.get('pagina') ?? 1) - 1) * size;
  const end = start + size;
  const reply = json(all.slice(start, end));
  const headers = {
    ...reply.headers,
    'x-parameters-aantalperpagina': String(size),
    ...(isCounted && { 'x-parameters-aantal': String(all.length) }),
    ...(way === 'cursor' && end < all.length && { 'x-parameters-cursor': `c${end}` }),
  };
  return { ...reply, headers };
}
