import { PLANNABLE_TYPES } from './contract.ts';
import { NotChecked } from './expect.ts';
import { type Answer, type OutgoingRequest, sendRequest, withJson } from './send-request.ts';
import { isObject } from './shape.ts';

export interface Target {
  /** Where the API is, without an end slash. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** What checks need from one another. Each is fetched once; where that fails, the checks that need it are not run. */
export interface Session {
  target: Target;
  /** Without a token, unless the request has one. */
  send(request: OutgoingRequest): Promise<Answer>;
  sendWithToken(request: OutgoingRequest): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  token(): Promise<string>;
  estates(): Promise<Entry[]>;
  plannable(): Promise<Entry[]>;
  /** The answer to a batch of one estate, the first plannable one. */
  oneEstateBatch(): Promise<Answer>;
  /** A renovation in the search that this run's batch has made or updated. */
  renovation(): Promise<Record<string, unknown>>;
  /** The answer to the first report of that renovation. */
  report(): Promise<Answer>;
}

export interface Entry {
  estate: {
    external_id: string;
    estate_type: string;
    quality_label: string | null;
    metadata: { property_id?: unknown };
  };
  referral_link: string;
}

export const BATCH_PATH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const PLAN_LIMIT_MS = 120_000;
const POLL_EVERY_MS = 500;

export function openSession(target: Target): Session {
  const send = (request: OutgoingRequest) => sendRequest(target.baseUrl, request);
  const session: Session = {
    target,
    send,
    sendWithToken: async (request) => send({ token: await session.token(), ...request }),
    post: (path, body, headers = {}) => session.sendWithToken(withJson({ path, headers }, body)),
    token: once('a token', async () => field(await send(tokenRequest(target)), 'access_token')),
    estates: once('the estate list', async () =>
      field(await session.sendWithToken({ path: '/v1/estate/list' }), 'estates'),
    ),
    plannable: once('a house or apartment of which enough is known', async () => {
      const entries = await session.estates();
      const plannable = entries.filter(
        ({ estate }) => PLANNABLE_TYPES.includes(estate.estate_type) && estate.quality_label !== 'D',
      );
      if (plannable.length === 0) throw new Error('the context has none');
      return plannable;
    }),
    oneEstateBatch: once('a batch', async () => {
      const [first] = await session.plannable();
      return session.post(BATCH_PATH, [first?.estate.external_id]);
    }),
    renovation: once('a planned renovation', async () => {
      const job = await session.oneEstateBatch();
      return findRenovation(session, field(job, 'estate_id'), field(job, 'created_at'));
    }),
    report: once('a report', async () => {
      const renovation = await session.renovation();
      return session.post(`/v1/renovations/${renovation['renovation_id']}/reports`, { language: 'en' });
    }),
  };
  return session;
}

export function tokenRequest({ clientId, clientSecret }: Target): OutgoingRequest {
  const headers = { 'x-service-client-id': clientId, 'x-service-client-secret': clientSecret };
  return { method: 'POST', path: '/v1/oauth/token', headers };
}

/** Through the search alone, as in the specification, which has no operation for the state of a job. */
async function findRenovation(
  session: Session,
  estateId: string,
  since: string,
): Promise<Record<string, unknown>> {
  const giveUpAt = Date.now() + PLAN_LIMIT_MS;
  const path = '/v1/renovations?sort_by=updated_at&page_size=100';
  while (Date.now() < giveUpAt) {
    const renovations: unknown[] = field(await session.sendWithToken({ path }), 'data');
    const found = renovations
      .filter(isObject)
      .find((one) => one['estate_id'] === estateId && String(one['renovation_updated_at']) >= since);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  throw new Error(`the search had none within ${PLAN_LIMIT_MS / 1000} s after the batch`);
}

/** A field of an answer. */
function field<T>({ call, status, json }: Answer, name: string): T {
  const value = isObject(json) ? json[name] : undefined;
  if (value === undefined || value === null) throw new Error(`${call} answered ${status} without ${name}`);
  // The checks that use the field verify its shape.
  return value as T;
}

function once<T>(what: string, get: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= get().catch((error: Error) => {
      throw error instanceof NotChecked ? error : new NotChecked(`needs ${what}: ${error.message}`);
    });
    return pending;
  };
}
