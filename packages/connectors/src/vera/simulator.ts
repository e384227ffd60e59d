/** A housing company's API as the standard describes it: units by cursor or by page, behind a token. */
import { randomUUID } from 'node:crypto';
import { json, type Simulator, type SimulatorReply, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { VERA_CREDENTIALS, type VeraUnit } from './fixtures.ts';

export interface VeraSimulator extends Simulator {
  units: Stock<VeraUnit>;
  /** Which of the standard's two ways leads to the next page. */
  pageBy(way: 'cursor' | 'number'): void;
  expireTokens(): void;
}

export async function startVera(): Promise<VeraSimulator> {
  const units = createStock<VeraUnit>();
  const tokens = new Set<string>();
  let way: 'cursor' | 'number' = 'cursor';
  const simulator = await startSimulator(({ url, headers, body }) => {
    if (url.pathname === '/oauth2/token') {
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
    if (!tokens.has(headers['authorization']?.replace('Bearer ', '') ?? ''))
      return json({ code: '401' }, 401);
    if (url.pathname !== '/eenheden') return json({ code: '404' }, 404);
    return pageOf(units, url.searchParams, Number(headers['x-parameters-aantalperpagina'] ?? 20), way);
  });
  return Object.assign(simulator, {
    units,
    pageBy: (asked: 'cursor' | 'number') => {
      way = asked;
    },
    expireTokens: () => tokens.clear(),
  });
}

function pageOf(
  units: Stock<VeraUnit>,
  asked: URLSearchParams,
  askedSize: number,
  way: 'cursor' | 'number',
): SimulatorReply {
  const all = units.all().map(([, unit]) => unit);
  const size = Math.min(askedSize, 100);
  const start =
    way === 'cursor'
      ? Number(asked.get('cursor')?.slice(1) ?? 0)
      : (Number(asked.get('pagina') ?? 1) - 1) * size;
  const end = start + size;
  const reply = json(all.slice(start, end));
  const headers = {
    ...reply.headers,
    'x-parameters-aantal': String(all.length),
    ...(way === 'cursor' && end < all.length && { 'x-parameters-cursor': `c${end}` }),
  };
  return { ...reply, headers };
}
