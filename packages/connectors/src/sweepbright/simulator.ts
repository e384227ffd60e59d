/**
 * SweepBright as its public clients know it: a token, estates that can be fetched after their hook, and their
 * addresses.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { textAt } from '../reading/at-path.ts';
import { json, type Simulator, type SimulatorRequest, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { SWEEPBRIGHT_CREDENTIALS, type SweepBrightEstate } from './fixtures.ts';

export interface SweepBrightSimulator extends Simulator {
  /** What can be fetched now: take an estate out and it answers 404, as after an hour. */
  estates: Stock<SweepBrightEstate>;
  /** The address of each estate: a PUT replaces it. */
  urls: Map<string, string>;
  /** From now on 401, until the next sign-in. */
  expireTokens(): void;
}

export interface SweepBrightHook {
  body: Buffer;
  headers: Record<string, string>;
}

/** A hook as SweepBright would send it, signed with the secret. */
export function sweepbrightHook(
  event: 'estate-added' | 'estate-updated' | 'estate-deleted',
  estateId: string,
  { secret, more = {} }: { secret?: string | undefined; more?: Record<string, unknown> } = {},
): SweepBrightHook {
  const happenedAt = '2026-11-16T07:58:00+00:00';
  const envelope = { event, estate_id: estateId, happened_at: happenedAt, company_id: 'c-1' };
  const body = Buffer.from(JSON.stringify({ ...more, ...envelope }));
  const signature = createHmac('sha1', secret ?? SWEEPBRIGHT_CREDENTIALS.client_secret)
    .update(body)
    .digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-hook-signature': signature } };
}

export async function startSweepBright(): Promise<SweepBrightSimulator> {
  const estates = createStock<SweepBrightEstate>();
  const urls = new Map<string, string>();
  const tokens = new Set<string>();

  const simulator = await startSimulator((request) => {
    const { pathname } = request.url;
    if (pathname === '/api/oauth/token') {
      const form = new URLSearchParams(request.body.toString());
      const isKnown =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === SWEEPBRIGHT_CREDENTIALS.client_id &&
        form.get('client_secret') === SWEEPBRIGHT_CREDENTIALS.client_secret;
      if (!isKnown) return json({ error: 'invalid_client' }, 401);
      const token = randomUUID();
      tokens.add(token);
      return json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
    }
    if (!tokens.has(bearerOf(request))) return json({ message: 'Unauthenticated.' }, 401);
    const [, id = '', url] = /^\/api\/estates\/([^/]+)(\/url)?$/.exec(pathname) ?? [];
    const estate = estates.get(decodeURIComponent(id));
    if (estate === undefined) return json({ message: 'Not found.' }, 404);
    if (url === undefined) return json(estate);
    const put = textAt(JSON.parse(request.body.toString()), 'url');
    if (request.method !== 'PUT') return json({ message: 'Method not allowed.' }, 405);
    if (request.headers['content-type'] !== 'application/json') return json({ message: 'no JSON' }, 415);
    // Assumed: the length that a browser bears.
    if (put === undefined || !URL.canParse(put) || put.length > 2048)
      return json({ errors: { url: ['not an address'] } }, 422);
    urls.set(id, put);
    return { status: 204 };
  });
  return Object.assign(simulator, { estates, urls, expireTokens: () => tokens.clear() });
}

function bearerOf({ headers }: SimulatorRequest): string {
  return headers['authorization']?.replace('Bearer ', '') ?? '';
}
